/** Results of dice stored on a permanent, and its abilities that refer to them. CR 706.8a-c, 607.2e. */
import { describe, expect, test } from 'vitest';
import { table, uses } from '../support/text-table.ts';

const SAGE =
  'Die Sage | {0} | Creature — Centaur | 1/1 | {0}: Roll three six-sided dice and store those results on this creature. / {0}: Reroll any number of this creature’s stored results. / This creature gets +X/+0, where X is the greatest number of stored results on it of the same value.';

/** A game in which the dice show these numbers in turn, beginning anew with each answer. */
function rolling(rolls: readonly number[], battlefield: readonly string[]): ReturnType<typeof table> {
  let left = [...rolls];
  const game = table([SAGE], [{ battlefield }, {}]).alter((position) => {
    position.scripted = () => left.shift() ?? null;
  });
  game.plan((question) => {
    if (question.kind === 'chooseOption') left = [...rolls].slice(3);
    return null;
  });
  return game;
}

describe('stored results', () => {
  test('the kind of die and the result of each are noted on the permanent (CR 706.8a)', () => {
    const game = rolling([4, 2, 4], ['Die Sage']);
    uses(game.ann, 'Die Sage');
    expect(game.ann.permanent('Die Sage').memory.storedResults).toEqual([
      { sides: 6, result: 4 },
      { sides: 6, result: 2 },
      { sides: 6, result: 4 },
    ]);
    expect(game.ann.stats('Die Sage')).toBe('3/1');
  });

  test('those rerolled are no stored results any more; what the same dice show now is stored instead (CR 706.8b)', () => {
    const game = rolling([4, 2, 5, 2, 2], ['Die Sage']);
    uses(game.ann, 'Die Sage');
    // The first of them, then the last of those left, and no more.
    const answers = [1, 2, 0];
    game.plan((question) => (question.kind === 'chooseOption' ? [answers.shift() ?? 0] : null));
    game.ann.activates('Die Sage', { ability: 1 });
    game.resolveAll();
    expect(game.ann.permanent('Die Sage').memory.storedResults?.map(({ result }) => result)).toEqual([2, 2, 2]);
    expect(game.ann.stats('Die Sage')).toBe('4/1');
  });

  test('the abilities are linked: they mean what was stored on that permanent by its own ability (CR 706.8c, 607.2e)', () => {
    const game = rolling([4, 4, 4], ['Die Sage', 'Die Sage']);
    uses(game.ann, 'Die Sage');
    expect([0, 1].map((at) => game.ann.permanent('Die Sage', at).memory.storedResults?.length ?? 0)).toEqual([3, 0]);
    const sizes = game.session.view(game.ann.id).battlefield.map(({ power }) => power);
    expect(sizes).toEqual([4, 1]);
  });
});
