/** What is said of the last turn in the first. */
import { expect, test } from 'vitest';
import { table } from '../support/text-table.ts';

test('"if no spells were cast last turn" is not so in the first turn, which has none before it (CR 603.4)', () => {
  const wolf =
    'Wolf | {0} | Creature — Wolf | 2/2 | At the beginning of each end step, if no spells were cast last turn, you gain 1 life.';
  const game = table([wolf], [['Wolf'], []]);
  game.to('PrecombatMain', 2);
  expect(game.ann.life).toBe(20);
  game.to('PrecombatMain', 3);
  expect(game.ann.life).toBe(21);
});
