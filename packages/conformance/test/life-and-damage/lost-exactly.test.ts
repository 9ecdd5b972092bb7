/** "Lose exactly 1 life": all that a player loses at once is counted together. CR 119.3, 120.3a, 603.2c. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const TYRANT =
  'Tyrant | {0} | Enchantment | | Whenever one or more opponents each lose exactly 1 life, create a Treasure token.';
const cards = [
  TYRANT,
  'Ping | {0} | Instant | | Ping deals 1 damage to any target.',
  'Pang | {0} | Instant | | Pang deals 2 damage to any target.',
  'Drain | {0} | Instant | | Each opponent loses 1 life.',
  'Toll | {0} | Instant | | Each opponent loses 1 life for each Island they control.',
  'Fee | {0} | Artifact | | Pay 1 life: You gain 1 life.',
  'Rat | {0} | Creature — Rat | 1/1 |',
];
const treasures = (names: readonly string[]): number => names.filter((name) => name === 'Treasure').length;

test('one life lost is enough, two are too many (CR 603.2)', () => {
  const game = table(cards, [{ battlefield: ['Tyrant'], hand: ['Ping', 'Pang', 'Ping'] }, {}]);
  plays(game.ann, 'Pang', 'ben');
  expect(treasures(game.ann.battlefield)).toBe(0);
  plays(game.ann, 'Ping', 'ben');
  expect(treasures(game.ann.battlefield)).toBe(1);
  plays(game.ann, 'Ping', 'ann');
  expect(treasures(game.ann.battlefield)).toBe(1);
});

test('life that an opponent pays is lost (CR 119.4)', () => {
  const game = table(cards, [{ battlefield: ['Tyrant'] }, { battlefield: ['Fee'] }]);
  game.to('PrecombatMain', 2);
  game.ben.activates('Fee');
  game.resolveAll();
  expect(treasures(game.ann.battlefield)).toBe(1);
});

test('several opponents at once: one trigger, if any of them loses just so much (CR 603.2c)', () => {
  const both = table(cards, [{ battlefield: ['Tyrant'], hand: ['Drain'] }, {}, {}], { format: 'free-for-all' });
  plays(both.ann, 'Drain');
  expect(treasures(both.ann.battlefield)).toBe(1);
  const seats = [
    { battlefield: ['Tyrant'], hand: ['Toll'] },
    { battlefield: ['Island'] },
    { battlefield: ['Island', 'Island'] },
  ];
  const one = table(cards, seats, { format: 'free-for-all' });
  plays(one.ann, 'Toll');
  expect([one.ben.life, one.cat.life, treasures(one.ann.battlefield)]).toEqual([19, 18, 1]);
});

test('what two attackers deal at once is lost together (CR 120.3a, 510.2)', () => {
  const game = table(cards, [{ battlefield: ['Tyrant', 'Rat', 'Rat'] }, {}]);
  game.ann.attacks(['Rat', 'Rat']);
  game.throughCombat();
  expect([game.ben.life, treasures(game.ann.battlefield)]).toEqual([18, 0]);
  const alone = table(cards, [{ battlefield: ['Tyrant', 'Rat'] }, {}]);
  alone.ann.attacks(['Rat']);
  alone.throughCombat();
  expect([alone.ben.life, treasures(alone.ann.battlefield)]).toEqual([19, 1]);
});
