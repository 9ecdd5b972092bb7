/** "If it hasn't been exerted this turn, you may exert it as it attacks." CR 701.39, 508.1g. */
import { expect, test } from 'vitest';
import { StatusBit } from '@kitchen-table/engine';
import { table } from '../support/text-table.ts';

const FANATIC =
  'Fanatic | {0} | Creature — Human | 4/1 | If Fanatic hasn’t been exerted this turn, you may exert it as it attacks. When you do, untap all other permanents you control and after this phase, there is an additional combat phase.';

test('others untap and attack again in another combat; in that one it can not be exerted (CR 701.39a, 505.1a)', () => {
  const game = table([FANATIC], [{ battlefield: ['Fanatic', 'Craw Wurm'] }, {}]);
  let asked = 0;
  let combats = 0;
  game.plan((question, position) => {
    if (question.kind === 'yesNo') {
      asked++;
      return [1];
    }
    if (question.kind !== 'attackers') return null;
    combats++;
    void position;
    return question.attackers.flatMap((_, index) => [index, 0]);
  });
  game.to('End');
  // Fanatic stays tapped, so that it attacks but once.
  expect([game.ben.life, asked, combats]).toEqual([20 - 4 - 6 - 6, 1, 2]);
  expect((game.ann.permanent('Fanatic').status & StatusBit.Tapped) !== 0).toBe(true);
});

test('untapped by something else it attacks in the second combat, but is not exerted again (CR 608.2i)', () => {
  const wake = 'Wake | {0} | Instant | | Untap target creature.';
  const game = table([FANATIC, wake], [{ battlefield: ['Fanatic'], hand: ['Wake'] }, {}]);
  let asked = 0;
  game.plan((question) => {
    if (question.kind === 'yesNo') {
      asked++;
      return [1];
    }
    return question.kind === 'attackers' ? question.attackers.flatMap((_, index) => [index, 0]) : null;
  });
  game.to('EndOfCombat');
  game.ann.casts('Wake', { targets: ['Fanatic'] });
  game.to('End');
  expect([game.ben.life, asked]).toEqual([12, 1]);
});
