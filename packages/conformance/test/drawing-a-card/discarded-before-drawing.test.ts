/** A draw for which a card is discarded first, and a milled card where there is none. CR 121.6, 614.6, 614.11. */
import { expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { plays, table } from '../support/text-table.ts';

const CHAINS =
  'Shackles | {0} | Enchantment | | If a player would draw a card except the first one they draw in each of their draw steps, that player loses 1 life and discards a card instead. If the player discards a card this way, they draw a card. If the player doesn’t discard a card this way, that player mills a card.';
const DRAW = 'Glimpse | {0} | Instant | | Draw two cards.';
const LIBRARY = ['Island', 'Swamp', 'Forest', 'Mountain'];

function at(shackles: number, hand: readonly string[]): Scenario {
  const battlefield = Array<string>(shackles).fill('Shackles');
  return table([CHAINS, DRAW], [{ battlefield, hand, library: LIBRARY }, { library: LIBRARY }]);
}

test('for each card a card is discarded, then one is drawn (CR 121.2, 614.11a)', () => {
  const game = plays(at(1, ['Glimpse', 'Plains', 'Plains']).ann, 'Glimpse');
  expect(game.ann.hand).toHaveLength(2);
  expect(game.ann.graveyard).toHaveLength(3);
  expect(game.ann.library).toHaveLength(2);
});

test('who has no card to discard mills one and draws none (CR 608.2c)', () => {
  const game = plays(at(1, ['Glimpse']).ann, 'Glimpse');
  expect([game.ann.hand, game.ann.library.length]).toEqual([[], 2]);
  expect([...game.ann.graveyard].sort()).toEqual(['Glimpse', 'Island', 'Swamp']);
});

test('of two of them the second sees the draw that the first leaves; a milled card is no draw (CR 614.5)', () => {
  const game = plays(at(2, ['Glimpse', 'Plains', 'Plains', 'Plains']).ann, 'Glimpse');
  // Each of the two draws costs two discards; the fourth discard is of a card just drawn.
  expect([game.ann.hand.length, game.ann.library.length, game.ann.graveyard.length]).toEqual([1, 2, 5]);
  const poor = plays(at(2, ['Glimpse', 'Plains']).ann, 'Glimpse');
  expect([poor.ann.hand, poor.ann.library.length]).toEqual([[], 2]);
});

test('the first card of a draw step is drawn as ever, by whoever it is (CR 504.1)', () => {
  const game = at(1, []);
  game.to('Draw', 2);
  expect(game.ben.hand).toHaveLength(1);
  game.to('Draw', 3);
  expect(game.ann.hand).toHaveLength(1);
});
