/** "Then exile all other tokens created with it": those of earlier times, not of another of the same name. CR 607.2c. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const LINES = [
  'Mimic | {1} | Creature — Faerie | 2/2 | Whenever a creature an opponent controls enters, create a token that’s a copy of that creature, except it’s a Faerie in addition to its other types. Then exile all other tokens created with this creature.',
  'Cub | {0} | Creature — Cat | 2/2',
  'Ox | {0} | Creature — Ox | 3/3',
];

test('only the newest token stays, for each of two such creatures', () => {
  const game = table(LINES, [{ hand: ['Cub', 'Ox'] }, { battlefield: ['Mimic', 'Mimic'] }]);
  plays(game.ann, 'Cub');
  expect(game.ben.battlefield).toEqual(['Mimic', 'Mimic', 'Cub', 'Cub']);
  plays(game.ann, 'Ox');
  expect(game.ben.battlefield).toEqual(['Mimic', 'Mimic', 'Ox', 'Ox']);
});
