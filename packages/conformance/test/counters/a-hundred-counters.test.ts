/** Great numbers of counters in costs, written in digits. CR 118.3, 122.1. */
import { expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

const FILL = 'Fill | {0} | Sorcery | | Put fifty charge counters on target artifact.';
const WELL = 'Well | {0} | Artifact | | {0}, Remove 100 charge counters from this artifact: You gain 1 life.';

test('a hundred counters pay for it, one less does not (CR 118.3)', () => {
  const game = table([WELL, FILL], [{ battlefield: ['Well'], hand: ['Fill', 'Fill', 'Fill'] }, {}]);
  plays(game.ann, 'Fill', 'Well');
  expect(game.ann.can('activate', 'Well')).toBe(false);
  plays(game.ann, 'Fill', 'Well');
  plays(game.ann, 'Fill', 'Well');
  uses(game.ann, 'Well');
  expect([game.ann.life, game.ann.permanent('Well').counters['charge']]).toEqual([21, 50]);
  expect(game.ann.can('activate', 'Well')).toBe(false);
});
