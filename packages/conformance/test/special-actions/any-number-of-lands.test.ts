/** Any number of lands in each of one's turns. CR 305.2. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/text-table.ts';

const EACH_BUT_THE_FIRST = `if it wasn't the first ${'land you played'} this turn`;
const VINES = `Vines | {0} | Enchantment | | ${'You may play'} any number of lands on ${'each of'} your turns. / Whenever ${'you play'} a land, ${EACH_BUT_THE_FIRST}, Vines deals 1 damage to you.`;
const RAMP = `Ramp | {0} | Sorcery | | You may put a land card ${'from your hand'} onto the battlefield.`;
const QUENCH = 'Quench | {0} | Sorcery | | Destroy target enchantment.';
const forests = Array.from({ length: 6 }, () => 'Forest');
const start = (): Scenario =>
  table([VINES, RAMP, QUENCH], [{ battlefield: ['Vines'], hand: [...forests, 'Ramp', 'Quench'] }, { hand: forests }]);

test('lands are played without end, and each but the first of a turn costs its damage (CR 305.2, 603.4)', () => {
  const game = start();
  const lives: number[] = [];
  for (let i = 0; i < 4; i++) {
    game.ann.playsLand('Forest');
    game.resolveAll();
    lives.push(game.ann.life);
  }
  expect(lives).toEqual([20, 19, 18, 17]);
  expect(game.ann.can('playLand', 'Forest')).toBe(true);
});

test('only in turns of its controller (CR 305.2, 305.3)', () => {
  const game = start();
  game.to('PrecombatMain', 2);
  expect(game.ann.can('playLand', 'Forest')).toBe(false);
  game.ben.playsLand('Forest');
  expect(game.ben.can('playLand', 'Forest')).toBe(false);
});

test('without it, more lands than one were played already: no other may be (CR 305.2a)', () => {
  const game = start();
  for (let i = 0; i < 2; i++) {
    game.ann.playsLand('Forest');
    game.resolveAll();
  }
  plays(game.ann, 'Quench', 'Vines');
  expect(game.ann.can('playLand', 'Forest')).toBe(false);
});

test('a land that is put onto the battlefield is not played, and costs nothing (CR 305.4)', () => {
  const game = start();
  game.ann.playsLand('Forest');
  game.resolveAll();
  plays(game.ann, 'Ramp');
  expect(game.ann.life).toBe(20);
});
