/** Abilities that any player may activate, but only in a turn or step of their own. CR 602.1, 602.5. */
import { expect, test } from 'vitest';
import { table } from '../support/text-table.ts';

const LINES = [
  'Common Cellar | {0} | Enchantment | | Pay 5 life: Destroy Common Cellar. Any player may activate this ability but only during their upkeep.',
  'Village Pump | {0} | Artifact | | {0}: You draw a card and you lose 1 life. Any player may activate this ability but only during their end step.',
];

test('the turn is that of whoever activates the ability, who pays for it (CR 602.1, 602.5)', () => {
  const game = table(LINES, [{ battlefield: ['Common Cellar'] }, {}], { begin: 'Upkeep' });
  expect(game.ann.can('activate', 'Common Cellar')).toBe(true);
  game.to('Upkeep', game.game.turn + 1);
  expect([game.ann.can('activate', 'Common Cellar'), game.ben.can('activate', 'Common Cellar')]).toEqual([false, true]);
  game.ben.activates('Common Cellar');
  game.resolveAll();
  expect([game.ann.life, game.ben.life, game.ann.battlefield]).toEqual([20, 15, []]);
});

test('in the end step of an opponent it is the opponent who may (CR 602.5, 513)', () => {
  const game = table(LINES, [{ battlefield: ['Village Pump'] }, {}]);
  game.to('PrecombatMain', game.game.turn + 1);
  expect(game.ben.can('activate', 'Village Pump')).toBe(false);
  game.to('End');
  expect([game.ann.can('activate', 'Village Pump'), game.ben.can('activate', 'Village Pump')]).toEqual([false, true]);
  game.ben.activates('Village Pump');
  game.resolveAll();
  expect([game.ann.life, game.ben.life]).toEqual([20, 19]);
});
