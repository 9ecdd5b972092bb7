/** "Unless it came under your control this turn": since when it has been controlled. CR 110.2, 603.4. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const RAIDER =
  'Raider | {0} | Creature — Human | 2/3 | At the beginning of your end step, if Raider didn’t attack this turn, Raider deals 2 damage to you unless Raider came under your control this turn.';
const STEAL = 'Steal | {0} | Sorcery | | Gain control of target creature.';
const GIVE = 'Give | {0} | Instant | | Target opponent gains control of target creature.';

test('not in the turn in which it was cast, but in the next, unless it attacks (CR 603.4)', () => {
  const game = table([RAIDER], [{ hand: ['Raider'] }, {}]);
  plays(game.ann, 'Raider');
  game.to('Upkeep', game.game.turn + 1);
  expect(game.ann.life).toBe(20);
  game.to('Upkeep', game.game.turn + 2);
  expect(game.ann.life).toBe(18);
  game.to('PrecombatMain', game.game.turn + 1);
  game.ann.attacks('Raider');
  game.to('Upkeep', game.game.turn + 1);
  expect(game.ann.life).toBe(18);
});

test('nor for whoever has just taken it; who has it no more, is dealt the damage (CR 110.2)', () => {
  const taken = table([RAIDER, STEAL], [{ hand: ['Steal'] }, { battlefield: ['Raider'] }]);
  plays(taken.ann, 'Steal', 'Raider');
  taken.to('Upkeep', taken.game.turn + 1);
  expect(taken.ann.life).toBe(20);
  const given = table([RAIDER, GIVE], [{ hand: ['Give'], battlefield: ['Raider'] }, {}]);
  given.to('End');
  given.ann.casts('Give', { targets: ['ben', 'Raider'] });
  given.resolveAll();
  expect([given.ben.battlefield, given.ann.life]).toEqual([['Raider'], 18]);
});
