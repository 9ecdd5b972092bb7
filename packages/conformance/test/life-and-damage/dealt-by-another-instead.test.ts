/** Damage that another source deals instead. CR 120.7, 614.6. */
import { expect, test } from 'vitest';
import { chooses, plays, table } from '../support/text-table.ts';

const VAMPIRE = 'Bat | {0} | Creature — Bat | 2/2 | Lifelink';
const GLARE =
  'Glare | {0} | Instant | | The next time a source of your choice would deal damage to you this turn, instead that source deals that much damage to you and ~ deals that much damage to that source’s controller.';
const SCREEN =
  'Screen | {0} | Enchantment | | If a source an opponent controls would deal damage to you, ~ deals that much damage to you instead.';

test('what the spell deals is not of the first source: its lifelink is no help (CR 120.7, 702.15b)', () => {
  const game = table([VAMPIRE, GLARE], [{ battlefield: ['Bat'] }, { hand: ['Glare'] }]);
  game.ann.attacks('Bat');
  chooses(game.ben, 'Bat');
  plays(game.ben, 'Glare');
  game.throughCombat();
  expect([game.ann.life, game.ben.life]).toEqual([20, 18]);
});

test('an enchantment deals it in the place of an attacker: no combat damage, no lifelink (CR 120.7, 510.2)', () => {
  const hitter =
    'Hitter | {0} | Creature — Bat | 2/2 | Lifelink / Whenever ~ deals combat damage to a player, draw a card.';
  const game = table([hitter, SCREEN], [{ battlefield: ['Hitter'] }, { battlefield: ['Screen'] }]);
  game.ann.attacks('Hitter');
  game.throughCombat();
  expect([game.ann.life, game.ben.life, game.ann.hand]).toEqual([20, 18, []]);
});
