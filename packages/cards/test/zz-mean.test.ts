import { expect, test } from 'vitest';
import { table } from './rules-table.ts';
test('x', () => {
  const beast = 'Old Beast | {4}{B} | Creature — Beast | 6/6 | Mutate {B}';
  const game = table([beast], [{ battlefield: ['Swamp', 'Hill Giant'], hand: ['Old Beast'] }, {}]);
  expect(game.ann.can('cast','Old Beast')).toBe(true);
});
