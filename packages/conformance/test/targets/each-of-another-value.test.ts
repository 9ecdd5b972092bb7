/** "Any number of target cards that each have a different mana value X or less": what is chosen together, and each by itself. CR 115.1, 601.2c. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { table } from '../support/text-table.ts';

const LINES = [
  'Dusk Call | {X}{B} | Sorcery | | Return from your graveyard to the battlefield tapped any number of target creature cards that each have a different mana value X or less.',
  'Dawn Call | {W} | Sorcery | | Put any number of target creature cards that each have a different mana value 2 or less from your graveyard into your hand.',
  'Ant | {1} | Creature — Insect | 1/1',
  'Cub | {2} | Creature — Cat | 2/2',
  'Pup | {2} | Creature — Dog | 2/2',
  'Ox | {4} | Creature — Ox | 4/4',
];
const graveyard = ['Ant', 'Cub', 'Pup', 'Ox'];
const begin = (hand: string): Scenario =>
  table(LINES, [{ hand: [hand], battlefield: ['Swamp', 'Swamp', 'Swamp', 'Plains'], graveyard }, {}]);

test('one of each mana value up to X returns (CR 601.2c)', () => {
  const game = begin('Dusk Call');
  game.ann.casts('Dusk Call', { x: 2, targets: ['Ant', 'Pup'] });
  game.resolveAll();
  expect(game.ann.battlefield).toEqual(expect.arrayContaining(['Ant', 'Pup']));
  expect(game.ann.graveyard).toEqual(['Cub', 'Ox', 'Dusk Call']);
});

test.each([
  [2, ['Cub', 'Pup']],
  [2, ['Ox']],
  [1, ['Cub']],
])('with X %i not %j (CR 115.1)', (x, targets) => {
  const game = begin('Dusk Call');
  expect(() => game.ann.casts('Dusk Call', { x, targets })).toThrow();
});

test('the same of cards put into the hand', () => {
  const game = begin('Dawn Call');
  game.ann.casts('Dawn Call', { targets: ['Ant', 'Cub'] });
  game.resolveAll();
  expect(game.ann.hand).toEqual(['Ant', 'Cub']);
  expect(() => begin('Dawn Call').ann.casts('Dawn Call', { targets: ['Cub', 'Pup'] })).toThrow();
});

test('nothing at all may be chosen', () => {
  const game = begin('Dusk Call');
  game.ann.casts('Dusk Call', { x: 0, targets: [] });
  game.resolveAll();
  expect(game.ann.graveyard).toEqual([...graveyard, 'Dusk Call']);
});
