/** Numbers that are another one for each player, and sizes that are other ones in other turns. CR 107.1, 508.1b, 613.4b. */
import { expect, test } from 'vitest';
import { now, table } from '../support/text-table.ts';

const HORN =
  'Horn | {0} | Enchantment | | Whenever you attack, each opponent loses life equal to twice the number of creatures attacking them.';
const ELF = 'Elf | {G} | Creature — Elf | 0/1 | ';
const OAF = 'Oaf | {G} | Creature — Ogre | 0/1 | ';

test('each opponent loses twice as much as attack that very player; who is not attacked loses none (CR 508.1b)', () => {
  const game = table([HORN, ELF, OAF], [{ battlefield: ['Horn', 'Elf', 'Oaf'] }, {}, {}]);
  game.ann.attacks(['Elf', 'Oaf'], 'ben');
  game.throughCombat();
  expect([game.ann.life, game.ben.life, game.cat.life]).toEqual([20, 16, 20]);
});

const CROWD =
  'Crowd | {G} | Creature — Human | 2+*/2+* | During your turn, this creature’s power and toughness are each equal to 2 plus the number of Islands your opponents control. During turns other than yours, this creature’s power and toughness are each 3.';

test('it is as big as the Islands of opponents in its controller’s turns, and as it says in others (CR 613.4b)', () => {
  const game = table([CROWD], [{ battlefield: ['Crowd', 'Island'] }, { battlefield: ['Island', 'Island'] }]);
  expect([now(game.ann, 'Crowd').power, now(game.ann, 'Crowd').toughness]).toEqual([4, 4]);
  game.to('PrecombatMain', 2);
  expect([now(game.ann, 'Crowd').power, now(game.ann, 'Crowd').toughness]).toEqual([3, 3]);
});
