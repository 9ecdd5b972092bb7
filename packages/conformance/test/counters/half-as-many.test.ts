/** Half as many counters of each kind are put there instead. CR 107.1a, 122.6, 614.1a, 616.1. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/text-table.ts';

const CURB =
  'Curb | {0} | Enchantment | | If an opponent would put one or more counters on a creature or player, they put half that many of each of those kinds of counters on that creature or player instead, rounded down.';
const HALVE =
  'Halve | {0} | Enchantment | | If you would put one or more counters on a creature, you put half that many of each of those kinds of counters on that creature instead, rounded up.';
const CARDS = [
  CURB,
  HALVE,
  'Grow | {0} | Sorcery | | Put three +1/+1 counters on target creature.',
  'Seed | {0} | Sorcery | | Put a +1/+1 counter on target creature.',
  'Spark | {0} | Sorcery | | You get {E}{E}{E}{E}{E}.',
  'Bear | {1} | Creature — Bear | 2/2 | ',
  'Ox | {0} | Creature — Ox | 2/2 | This creature enters with five +1/+1 counters on it.',
  'Kid | {0} | Creature — Goat | 1/1 | This creature enters with a +1/+1 counter on it.',
];
const HAND = ['Grow', 'Seed', 'Spark', 'Ox', 'Kid'];
const curbed = (enchantment: string): Scenario =>
  table(CARDS, [
    { hand: HAND, battlefield: ['Bear'] },
    { battlefield: [enchantment, 'Bear'], hand: HAND },
  ]);
const bear = (game: Scenario, who: 'ann' | 'ben'): Readonly<Record<string, number>> => ({
  ...game[who].permanent('Bear').counters,
});

test('half of three is one; half of one is none (CR 107.1a)', () => {
  const game = curbed('Curb');
  plays(game.ann, 'Seed', 'Bear');
  expect(bear(game, 'ann')).toEqual({});
  plays(game.ann, 'Grow', 'Bear');
  expect(bear(game, 'ann')).toEqual({ '+1/+1': 1 });
});

test('players get half as many, and what enters has half as many (CR 122.6, 614.12)', () => {
  const game = curbed('Curb');
  plays(game.ann, 'Spark');
  plays(game.ann, 'Ox');
  expect([game.ann.state.counters['energy'], game.ann.permanent('Ox').counters]).toEqual([2, { '+1/+1': 2 }]);
});

test('what would enter with one has none, not zero of a kind (CR 122.1, 107.1a)', () => {
  const game = curbed('Curb');
  plays(game.ann, 'Kid');
  expect(game.ann.permanent('Kid').counters).toEqual({});
});

test('who puts them matters, not whose permanent it is (CR 109.5)', () => {
  const game = curbed('Curb');
  game.to('PrecombatMain', 2);
  plays(game.ben, 'Grow', 'Bear');
  expect([bear(game, 'ann'), bear(game, 'ben')]).toEqual([{ '+1/+1': 3 }, {}]);
});

test('your own, rounded up; two of them are two halves (CR 616.1)', () => {
  const game = table(CARDS, [{ battlefield: ['Halve', 'Bear'], hand: ['Grow', 'Halve', 'Grow'] }, {}]);
  plays(game.ann, 'Grow', 'Bear');
  expect(bear(game, 'ann')).toEqual({ '+1/+1': 2 });
  plays(game.ann, 'Halve');
  plays(game.ann, 'Grow', 'Bear');
  expect(bear(game, 'ann')).toEqual({ '+1/+1': 3 });
});
