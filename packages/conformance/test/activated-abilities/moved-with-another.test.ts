/** An ability that moves its object out of a zone together with another works in that zone only. CR 113.6m. */
import { expect, test } from 'vitest';
import { table } from '../support/text-table.ts';

const CARDS = [
  'Moth | {0} | Creature — Insect | 1/1 | {0}: Return this card and up to one other target creature card from your graveyard to the battlefield. Activate only as a sorcery.',
  'Cub | {0} | Creature — Bear | 2/2 |',
];

test('it is activated in the graveyard, and both return (CR 113.6m)', () => {
  const game = table(CARDS, [{ graveyard: ['Moth', 'Cub'] }, {}]);
  game.ann.activates('Moth', { targets: ['Cub'] });
  game.resolveAll();
  expect([[...game.ann.battlefield].sort(), game.ann.graveyard]).toEqual([['Cub', 'Moth'], []]);
});

test('on the battlefield it cannot be activated (CR 113.6m)', () => {
  const game = table(CARDS, [{ battlefield: ['Moth'], graveyard: ['Cub'] }, {}]);
  expect(game.ann.can('activate', 'Moth')).toBe(false);
});
