/** Flips of which only heads and tails matter. CR 705.2. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { told } from '../support/log-lines.ts';
import { plays, table } from '../support/text-table.ts';

const HEADS = 'Heads | {0} | Sorcery | | Flip three coins. You gain 10 life for each coin that comes up heads.';
const EITHER =
  'Either | {0} | Sorcery | | Flip a coin. If it comes up heads, you gain 10 life. If it comes up tails, draw a card.';
const CALLED = 'Called | {0} | Sorcery | | Flip a coin. If you win the flip, draw a card.';
const GAMBLER = 'Gambler | {0} | Enchantment | | Whenever a player wins a coin flip, you gain 1 life.';
const SORE = 'Sore | {0} | Enchantment | | Whenever a player loses a coin flip, you gain 1 life.';

function flipping(coins: readonly number[]): Scenario {
  let flipped = 0;
  const seats = [
    { battlefield: ['Gambler', 'Sore'], hand: ['Heads', 'Either', 'Called'], library: ['Forest', 'Forest'] },
    {},
  ];
  return table([HEADS, EITHER, CALLED, GAMBLER, SORE], seats).alter((position) => {
    position.scripted = () => coins[flipped++ % coins.length] as number;
  });
}

test('each coin that comes up heads counts, and nobody wins or loses such a flip (CR 705.2)', () => {
  expect(plays(flipping([2, 1, 2]).ann, 'Heads').ann.life).toBe(40);
  expect(plays(flipping([1]).ann, 'Heads').ann.life).toBe(20);
});

test('one thing is done for heads and the other for tails; the log says how it fell (CR 705.2)', () => {
  const heads = plays(flipping([2]).ann, 'Either');
  expect([heads.ann.life, heads.ann.hand.length]).toEqual([30, 2]);
  expect(told(heads, /^705/)).toEqual(['705.2 ann flips a coin: heads']);
  const tails = plays(flipping([1]).ann, 'Either');
  expect([tails.ann.life, tails.ann.hand.length]).toEqual([20, 3]);
  expect(told(tails, /^705/)).toEqual(['705.2 ann flips a coin: tails']);
});

test('a flip that is called is won or lost all the same (CR 705.2)', () => {
  expect(plays(flipping([2]).ann, 'Called').ann.life).toBe(21);
  expect(plays(flipping([1]).ann, 'Called').ann.life).toBe(21);
});
