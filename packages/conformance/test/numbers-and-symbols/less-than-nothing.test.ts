/** Calculations that come to less than nothing. CR 107.1b. */
import { expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

const SHRINK = 'Shrinking Song | {0} | Instant | | Target creature gets -5/-0 until end of turn.';

test('a creature with negative power that gets +X/+X, X its power, stays as it is (CR 107.1b)', () => {
  const beetle = 'Beetle | {0} | Creature — Insect | 3/3 | {0}: ~ gets +X/+X until end of turn, where X is its power.';
  const game = table([SHRINK, beetle], [{ battlefield: ['Beetle'], hand: ['Shrinking Song'] }, {}]);
  plays(game.ann, 'Shrinking Song', 'Beetle');
  uses(game.ann, 'Beetle');
  expect(game.ann.stats('Beetle')).toBe('-2/3');
});

test('nor does a creature shrink that another with negative power lets grow by its power (CR 107.1b)', () => {
  const giver =
    'Giver | {0} | Creature — Ape | 2/2 | {0}: Target creature gets +X/+X until end of turn, where X is ~’s power.';
  const game = table([SHRINK, giver], [{ battlefield: ['Giver', 'Hill Giant'], hand: ['Shrinking Song'] }, {}]);
  plays(game.ann, 'Shrinking Song', 'Giver');
  uses(game.ann, 'Giver', 'Hill Giant');
  expect(game.ann.stats('Hill Giant')).toBe('3/3');
});

test('-X/-X with an X below nothing is no help (CR 107.1b)', () => {
  const taker =
    'Taker | {0} | Creature — Ape | 2/2 | {0}: Target creature gets -X/-X until end of turn, where X is ~’s power.';
  const game = table([SHRINK, taker], [{ battlefield: ['Taker', 'Hill Giant'], hand: ['Shrinking Song'] }, {}]);
  plays(game.ann, 'Shrinking Song', 'Taker');
  uses(game.ann, 'Taker', 'Hill Giant');
  expect(game.ann.stats('Hill Giant')).toBe('3/3');
});
