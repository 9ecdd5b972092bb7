/** "Your first, second, or third turn of the game": turns are counted for each player. CR 500.1. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const ANGEL =
  'Late Angel | {0} | Creature — Angel | 3/3 | Flash / You can’t cast Late Angel during your first, second, or third turns of the game.';
const EARLY =
  'Early Bird | {0} | Artifact | | {0}: You gain 1 life. Activate only if it’s your first, second, or third turn of the game.';
const AGAIN = 'Again | {0} | Sorcery | | Take an extra turn after this one.';

test('it can’t be cast in the first three turns of its player, but in their fourth (CR 601.3)', () => {
  const game = table([ANGEL], [{ hand: ['Late Angel'] }, {}]);
  for (const [turn, can] of [
    [1, false],
    [3, false],
    [5, false],
    [7, true],
  ] as const) {
    game.to('PrecombatMain', turn);
    expect(game.ann.can('cast', 'Late Angel')).toBe(can);
  }
});

test('in another player’s turn it can, however early (CR 601.3)', () => {
  const game = table([ANGEL], [{ hand: ['Late Angel'] }, {}]);
  game.to('Upkeep', 2);
  expect(game.ann.can('cast', 'Late Angel')).toBe(true);
});

test('an extra turn is one of them: the third turn that is taken is the third (CR 500.7)', () => {
  const game = table([ANGEL, AGAIN], [{ hand: ['Late Angel', 'Again', 'Again', 'Again'] }, {}]);
  for (const turn of [1, 2, 3]) {
    game.to('PrecombatMain', turn);
    expect(game.ann.can('cast', 'Late Angel')).toBe(false);
    plays(game.ann, 'Again');
  }
  game.to('PrecombatMain', 4);
  expect(game.ann.can('cast', 'Late Angel')).toBe(true);
});

test('a condition is true in those turns alone, and in nobody else’s (CR 602.5b)', () => {
  const game = table([EARLY], [['Early Bird'], {}]);
  const can = [1, 2, 3, 4, 5, 6, 7].filter((turn) => {
    game.to('PrecombatMain', turn);
    return game.ann.can('activate', 'Early Bird');
  });
  expect(can).toEqual([1, 3, 5]);
});
