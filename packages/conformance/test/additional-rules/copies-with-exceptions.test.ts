/** Copies of spells that are not quite the same, with cards read from text. CR 707.9, 707.10. */
import { expect, test } from 'vitest';
import { now, table } from '../support/text-table.ts';

const LEGEND = 'Old King | {0} | Legendary Creature — Human | 2/2 |';

test('the copy of a permanent spell has the exceptions as the token that it becomes (CR 707.9a, 707.10)', () => {
  const lines = [
    LEGEND,
    'Second Self | {0} | Enchantment | | Whenever you cast a creature spell, copy it, except the copy isn’t legendary.',
  ];
  const game = table(lines, [{ battlefield: ['Second Self'], hand: ['Old King'] }, {}]);
  game.ann.casts('Old King');
  game.resolveAll();
  expect(game.ann.battlefield.filter((name) => name === 'Old King')).toHaveLength(2);
  expect([0, 1].map((i) => (now(game.ann, 'Old King', i).supertypes & 2) !== 0).sort()).toEqual([false, true]);
});

test('what the copy is instead is copiable: it has that size on the stack and after (CR 707.9b)', () => {
  const lines = [
    'Ox | {0} | Creature — Ox | 4/4 |',
    'Ghost Maker | {0} | Enchantment | | Whenever you cast a creature spell, copy it, except the copy is a 1/1 Spirit in addition to its other types.',
  ];
  const game = table(lines, [{ battlefield: ['Ghost Maker'], hand: ['Ox'] }, {}]);
  game.ann.casts('Ox');
  game.resolveAll();
  const sizes = [0, 1]
    .map((i) => now(game.ann, 'Ox', i))
    .map(({ power, subtypes }) => [power, subtypes.includes('Spirit')]);
  expect(sizes.sort()).toEqual([
    [1, true],
    [4, false],
  ]);
});
