/** One is chosen for each of several things; all of them are spoken of afterwards. CR 608.2c, 608.2d. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const TOLL =
  'Toll | {0} | Sorcery | | Target opponent reveals their hand. You choose a nonland card from it for each creature you control. That player discards those cards.';

test('so many cards are discarded as were chosen, and not all that were revealed (CR 608.2c, 701.8a)', () => {
  const game = table(
    [TOLL],
    [
      { hand: ['Toll'], battlefield: ['Grizzly Bears', 'Grizzly Bears'] },
      { hand: ['Hill Giant', 'Craw Wurm', 'Goblin Piker', 'Forest'] },
    ],
  );
  plays(game.ann, 'Toll', 'ben');
  expect([game.ben.hand.length, game.ben.graveyard.length]).toEqual([2, 2]);
});

test('for none nothing is chosen, and nothing discarded (CR 608.2d)', () => {
  const game = table([TOLL], [{ hand: ['Toll'] }, { hand: ['Hill Giant', 'Forest'] }]);
  plays(game.ann, 'Toll', 'ben');
  expect([game.ben.hand, game.ben.graveyard]).toEqual([['Hill Giant', 'Forest'], []]);
});
