/** Abilities of a keyword that cost "up to" so much less. CR 118.7, 601.2f, 702.29a. */
import { expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

/** Kept apart from the sentences around it. */
const LESS = 'abilities you activate cost up to {2} less to activate';

const WHEEL = `Wheel | {0} | Artifact | | Cycling ${LESS}.`;
const PLAIN = 'Plain Card | {5} | Sorcery | | You gain 1 life. / Cycling {2}';
const DEAR = 'Dear Card | {5} | Sorcery | | You gain 1 life. / Cycling {3}{U}';

test('generic mana only, and never less than none (CR 118.7c)', () => {
  const seat = { battlefield: ['Wheel', 'Island'], hand: ['Plain Card', 'Dear Card'] };
  const game = table([WHEEL, PLAIN, DEAR], [seat, { hand: ['Plain Card'] }]);
  expect([game.ann.can('activate', 'Plain Card'), game.ann.can('activate', 'Dear Card')]).toEqual([true, false]);
  expect(game.ben.can('activate', 'Plain Card')).toBe(false);
  uses(game.ann, 'Plain Card');
  expect(game.ann.graveyard).toEqual(['Plain Card']);
});

test('the rest is paid (CR 601.2f)', () => {
  const game = table([WHEEL, DEAR], [{ battlefield: ['Wheel', 'Island', 'Island'], hand: ['Dear Card'] }, {}]);
  uses(game.ann, 'Dear Card');
  expect(game.ann.graveyard).toEqual(['Dear Card']);
});

test('what looks for a card with cycling finds one with typecycling (CR 702.29f)', () => {
  const dig = `Dig | {0} | Sorcery | | Return target card with ${'a'} cycling ability from your graveyard to your hand.`;
  const game = table(
    [dig, 'Marsh Cub | {5} | Creature — Bear | 2/2 | Swampcycling {2}', 'Plain Cub | {5} | Creature — Bear | 2/2 |'],
    [{ hand: ['Dig'], graveyard: ['Marsh Cub', 'Plain Cub'] }, {}],
  );
  plays(game.ann, 'Dig', 'Marsh Cub');
  expect([game.ann.hand, game.ann.graveyard.toSorted()]).toEqual([['Marsh Cub'], ['Dig', 'Plain Cub']]);
});
