/** Creatures compared with what they would be without counters and effects. CR 208.4b, 603.2c. */
import { expect, test } from 'vitest';
import { table } from '../support/text-table.ts';

const keeper =
  'Growth Keeper | {0} | Creature — Ape | 0/4 | Whenever one or more creatures you control each with power greater than its base power deals combat damage to a player, you gain 3 life.';
const cub = 'Small Cub | {0} | Creature — Bear | 1/1 |';
const meal = 'Good Meal | {0} | Sorcery | | Target creature gets +1/+1 until end of turn.';
const shrunk = 'Steady Diet | {0} | Sorcery | | Target creature has base power and toughness 3/3 until end of turn.';

const setUp = (hand: readonly string[]) =>
  table([keeper, cub, meal, shrunk], [{ hand, battlefield: ['Growth Keeper', 'Small Cub', 'Small Cub'] }, {}]);

test('creatures of more than their base power trigger once together (CR 208.4b, 603.2c)', () => {
  const game = setUp(['Good Meal']);
  game.ann.casts('Good Meal', { targets: ['Small Cub'] });
  game.resolveAll();
  game.ann.attacks(['Small Cub', 'Small Cub']);
  game.throughCombat();
  expect([game.ann.life, game.ben.life]).toEqual([23, 17]);
});

test('a creature whose base power was set has no more than that (CR 208.4b, 613.4b)', () => {
  const game = setUp(['Steady Diet']);
  game.ann.casts('Steady Diet', { targets: ['Small Cub'] });
  game.resolveAll();
  game.ann.attacks(['Small Cub', 'Small Cub']);
  game.throughCombat();
  expect([game.ann.life, game.ben.life]).toEqual([20, 16]);
});
