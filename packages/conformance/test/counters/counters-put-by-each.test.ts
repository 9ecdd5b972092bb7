/** Each player puts a counter on a creature: those creatures. CR 101.4, 608.2c, 611.2b. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/text-table.ts';

const REST = 'the rest';
const OATH = `Pledge | {0} | Sorcery | | Each player puts a vow counter on a creature they control and sacrifices ${REST}. Each of those creatures can’t attack you for as long as it has a vow counter on it.`;
const FREE = 'Free | {0} | Sorcery | | Remove all counters from target creature.';
const OX = 'Ox | {9} | Creature — Ox | 2/2 | Trample';
const COW = 'Cow | {9} | Creature — Ox | 2/2 | Trample';

function pledged(): Scenario {
  const game = table(
    [OATH, FREE, OX, COW],
    [
      { hand: ['Pledge', 'Free'], battlefield: ['Ox', 'Ox'] },
      { battlefield: ['Cow', 'Cow', 'Cow'] },
      { battlefield: ['Ox'] },
    ],
  );
  return plays(game.ann, 'Pledge');
}

test('each keeps the one with the counter, and sacrifices the rest (CR 101.4)', () => {
  const game = pledged();
  expect([game.ann, game.ben, game.cat].map(({ battlefield }) => battlefield)).toEqual([['Ox'], ['Cow'], ['Ox']]);
  expect(game.ben.permanent('Cow').counters).toEqual({ vow: 1 });
});

test('none of them can attack that player while it has its own counter (CR 611.2b)', () => {
  const attack = (freed: 'Ox' | 'Cow'): number => {
    const game = pledged();
    plays(game.ann, 'Free', freed);
    game.to('PrecombatMain', 2);
    game.ben.attacks('Cow', 'ann');
    game.to('EndOfCombat');
    return game.ann.life;
  };
  expect(attack('Cow')).toBe(18);
  expect(() => attack('Ox')).toThrow();
});
