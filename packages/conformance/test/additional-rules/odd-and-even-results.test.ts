/** What is done for each odd result and for each even one, of the dice just rolled. CR 706.1, 706.2. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { told } from '../support/log-lines.ts';
import { table } from '../support/text-table.ts';

const LINES = [
  'Jolly Wagon | {X} | Artifact — Vehicle | 2/2 | When Jolly Wagon enters, roll X six-sided dice. For each odd result, create a 1/1 red Goblin creature token. For each even result, put a +1/+1 counter on Jolly Wagon.',
  'Gamble | {X} | Sorcery | | Roll X six-sided dice. You gain 1 life for each even result.',
];
const LANDS = ['Forest', 'Forest', 'Forest', 'Forest', 'Forest'];
const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
/** How many tokens and how many counters there are. */
const outcome = (game: Scenario): readonly number[] => [
  game.ann.battlefield.filter((name) => name.startsWith('Goblin')).length,
  game.ann.permanent('Jolly Wagon').counters['+1/+1'] ?? 0,
];

test('one die is odd or even (CR 706.2)', () => {
  for (const seed of SEEDS) {
    const game = table(LINES, [{ battlefield: LANDS, hand: ['Jolly Wagon'] }, {}], { seed });
    game.ann.casts('Jolly Wagon', { x: 1 });
    game.resolveAll();
    const [line] = told(game, /^706\.2$/u);
    const isOdd = Number(/(\d+)$/u.exec(line as string)?.[1]) % 2 === 1;
    expect(outcome(game)).toEqual(isOdd ? [1, 0] : [0, 1]);
  }
});

test('each of several dice is odd or even by itself, whatever they come to in all (CR 706.2)', () => {
  const seen = new Set<number>();
  for (const seed of SEEDS) {
    const game = table(LINES, [{ battlefield: LANDS, hand: ['Jolly Wagon'] }, {}], { seed });
    game.ann.casts('Jolly Wagon', { x: 5 });
    game.resolveAll();
    const [odd = -1, even = -1] = outcome(game);
    expect(odd + even).toBe(5);
    seen.add(odd);
  }
  expect(seen.size).toBeGreaterThan(2);
});

test('no die, no result (CR 706.1)', () => {
  const game = table(LINES, [{ battlefield: LANDS, hand: ['Jolly Wagon', 'Gamble'] }, {}]);
  game.ann.casts('Jolly Wagon', { x: 0 });
  game.resolveAll();
  game.ann.casts('Gamble', { x: 0 });
  game.resolveAll();
  expect([game.ann.permanent('Jolly Wagon').counters, game.ann.battlefield.length, game.ann.life]).toEqual([{}, 6, 20]);
});

test('life for each even result (CR 706.2)', () => {
  const gained = SEEDS.map((seed) => {
    const game = table(LINES, [{ battlefield: LANDS, hand: ['Gamble'] }, {}], { seed });
    game.ann.casts('Gamble', { x: 1 });
    game.resolveAll();
    const [line] = told(game, /^706\.2$/u);
    return [game.ann.life - 20, Number(/(\d+)$/u.exec(line as string)?.[1]) % 2 === 0 ? 1 : 0];
  });
  for (const [life, even] of gained) expect(life).toBe(even);
});
