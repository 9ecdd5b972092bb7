/** "Can't cast spells or activate planeswalkers' loyalty abilities": which abilities, whose, and for how long. CR 101.2, 602.5, 606. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const HERO = {
  name: 'Hero',
  type_line: 'Legendary Planeswalker — Hero',
  mana_cost: '{0}',
  loyalty: '5',
  oracle_text: '+1: You gain 1 life.',
};
const cards = [
  HERO,
  'Hush | {0} | Instant | | Your opponents can’t cast instant spells or activate planeswalkers’ loyalty abilities this turn. / Exile Hush.',
  'Sun | {0} | Artifact | | Players can’t activate planeswalkers’ loyalty abilities.',
  'Cup | {0} | Artifact | | {0}: You gain 2 life.',
  'Dart | {0} | Instant | | You gain 3 life.',
];

test('opponents cast nothing and activate no loyalty ability this turn, but other abilities (CR 606.2)', () => {
  const seats = [
    { hand: ['Hush', 'Dart'], battlefield: ['Hero'] },
    { hand: ['Dart'], battlefield: ['Hero', 'Cup'] },
  ];
  const game = table(cards, seats);
  game.to('PrecombatMain', 2);
  game.ben.can('activate', 'Hero');
  expect([game.ben.can('activate', 'Hero'), game.ben.can('cast', 'Dart')]).toEqual([true, true]);
  plays(game.ann, 'Hush');
  expect([game.ben.can('activate', 'Hero'), game.ben.can('cast', 'Dart')]).toEqual([false, false]);
  expect([game.ben.can('activate', 'Cup'), game.ann.can('cast', 'Dart')]).toEqual([true, true]);
  expect(game.ann.exile).toEqual(['Hush']);
  game.to('PrecombatMain', 3);
  expect([game.ann.can('activate', 'Hero'), game.ben.can('cast', 'Dart')]).toEqual([true, true]);
});

test('it is no answer to what is on the stack already (CR 611.2c)', () => {
  const game = table(cards, [{ hand: ['Hush'] }, { hand: ['Dart'] }]);
  game.ben.casts('Dart');
  game.ann.casts('Hush');
  game.resolveAll();
  expect(game.ben.life).toBe(23);
});

test('said of all players it goes for its controller too (CR 101.2)', () => {
  const game = table(cards, [{ battlefield: ['Sun', 'Hero', 'Cup'] }, {}]);
  expect([game.ann.can('activate', 'Hero'), game.ann.can('activate', 'Cup')]).toEqual([false, true]);
});
