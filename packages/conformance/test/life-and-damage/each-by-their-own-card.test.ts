/** Each player loses life by the card that they themselves have shown. CR 101.4, 608.2e, 119.3. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/text-table.ts';

const DREAD =
  'Dread | {0} | Sorcery | | Each player reveals the top card of their library, loses life equal to that card’s mana value, then puts it into their hand.';
const PRICE =
  'Price | {0} | Sorcery | | Each opponent exiles the top card of their library, then loses life equal to its mana value.';
const CARDS = [DREAD, PRICE, 'Ogre | {5} | Creature — Ogre | 5/5 | ', 'Imp | {2} | Creature — Imp | 2/2 | '];
const libraries = (...tops: readonly string[]): Scenario =>
  table(
    CARDS,
    tops.map((top) => ({ hand: ['Dread', 'Price'], library: [top, 'Island'] })),
  );

test('each loses as much as their own card costs, and has it in hand, not drawn (CR 608.2e, 121.1)', () => {
  const game = plays(libraries('Ogre', 'Imp').ann, 'Dread');
  expect([game.ann.life, game.ben.life]).toEqual([15, 18]);
  expect([game.ann.hand, game.ben.hand]).toEqual([
    ['Price', 'Ogre'],
    ['Dread', 'Price', 'Imp'],
  ]);
  expect(game.ann.state.library.length + game.ben.state.library.length).toBe(2);
});

test('a land costs its player nothing (CR 202.3b)', () => {
  const game = plays(libraries('Island', 'Ogre').ann, 'Dread');
  expect([game.ann.life, game.ben.life]).toEqual([20, 15]);
});

test('all lose life at once: who has none left then, loses with the others (CR 104.4a)', () => {
  const five = { life: 5, hand: ['Dread'], library: ['Ogre', 'Island'] };
  const game = table(CARDS, [five, five]);
  plays(game.ann, 'Dread');
  expect([game.ann.state.life, game.ben.state.life, game.isOver]).toEqual([0, 0, true]);
});

test('without a library there is no card to lose life by (CR 609.3)', () => {
  const game = table(CARDS, [{ hand: ['Dread'], library: [] }, { library: ['Imp'] }]);
  plays(game.ann, 'Dread');
  expect([game.ann.life, game.ben.life]).toEqual([20, 18]);
});

test('of several opponents each loses by what they exiled themselves (CR 608.2e)', () => {
  const game = plays(libraries('Imp', 'Ogre', 'Imp').ann, 'Price');
  expect([game.ann.life, game.ben.life, game.cat.life]).toEqual([20, 15, 18]);
});
