/** "If no counters were removed this way": by turns one thing and another. CR 122.1, 608.2c. */
import { expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

const TIDE =
  'Tide | {0} | Artifact | | {0}: Remove all flood counters from Tide. If no counters were removed this way, put a flood counter on Tide and you lose 1 life. Otherwise, you gain 3 life.';

test('with none to remove the first part, with some the second, and so on by turns (CR 608.2c)', () => {
  const game = table([TIDE], [{ battlefield: ['Tide'] }, {}]);
  const counters = (): number => game.ann.permanent('Tide').counters['flood'] ?? 0;
  const seen: (readonly [number, number])[] = [];
  for (let time = 0; time < 3; time++) {
    uses(game.ann, 'Tide');
    seen.push([counters(), game.ann.life]);
  }
  expect(seen).toEqual([
    [1, 19],
    [0, 22],
    [1, 21],
  ]);
});

test('counters of another kind stay, and count for nothing (CR 122.1)', () => {
  const mark = 'Mark | {0} | Instant | | Put a charge counter on target artifact.';
  const game = table([TIDE, mark], [{ battlefield: ['Tide'], hand: ['Mark'] }, {}]);
  plays(game.ann, 'Mark', 'Tide');
  uses(game.ann, 'Tide');
  expect([game.ann.permanent('Tide').counters, game.ann.life]).toEqual([{ charge: 1, flood: 1 }, 19]);
});
