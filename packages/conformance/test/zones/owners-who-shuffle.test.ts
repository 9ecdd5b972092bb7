/** "On top of their owners' libraries, then those players shuffle": who they are. CR 401, 608.2c, 701.20. */
import { expect, test } from 'vitest';
import { told } from '../support/log-lines.ts';
import { table, uses } from '../support/text-table.ts';

const JELLY =
  'Jelly | {0} | Creature — Jellyfish | 0/3 | {0}: Put Jelly and each creature it’s blocking on top of their owners’ libraries, then those players shuffle.';
const STALKER =
  'Stalker | {0} | Creature — Elk | 2/1 | {0}: Put Stalker and up to one target creature on top of their owners’ libraries, then those players shuffle their libraries.';
const cards = [JELLY, STALKER, 'Ox | {0} | Creature — Ox | 2/5 |'];

/** Who has shuffled, in the order of the log. */
function shuffles(game: ReturnType<typeof table>): readonly string[] {
  return told(game, /./).flatMap((line) => /^\S+ (\w+) shuffles/.exec(line)?.[1] ?? []);
}

test('both owners shuffle; a creature that is not blocked stays (CR 701.20a, 608.2c)', () => {
  const game = table(cards, [{ battlefield: ['Ox', 'Ox'] }, { battlefield: ['Jelly'] }]);
  game.ann.attacks(['Ox', 'Ox']);
  game.ben.blocks([['Jelly', 'Ox']]);
  game.to('DeclareBlockers');
  uses(game.ben, 'Jelly');
  expect([game.ann.battlefield, game.ben.battlefield]).toEqual([['Ox'], []]);
  expect(shuffles(game)).toEqual(['ann', 'ben']);
});

test('one owner of all of it shuffles, and nobody else (CR 701.20a, 608.2c)', () => {
  const alone = table(cards, [{ battlefield: ['Jelly', 'Ox'] }, {}]);
  uses(alone.ann, 'Jelly');
  expect([alone.ann.battlefield, shuffles(alone)]).toEqual([['Ox'], ['ann']]);
  for (const [targets, owners] of [
    [[], ['ann']],
    [['Elk'], ['ann', 'ben']],
    [['Ox'], ['ann']],
  ] as const) {
    const elk = 'Elk | {0} | Creature — Elk | 2/2 |';
    const game = table([...cards, elk], [{ battlefield: ['Stalker', 'Ox'] }, { battlefield: ['Elk'] }]);
    uses(game.ann, 'Stalker', ...targets);
    expect([targets, shuffles(game)]).toEqual([targets, owners]);
  }
});
