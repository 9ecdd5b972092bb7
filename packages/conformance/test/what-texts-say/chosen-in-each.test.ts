/** So many in each zone, not in all of them together. CR 608.2d. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

test('"two cards in each graveyard" are two in every graveyard, or all where there are fewer (CR 608.2d)', () => {
  const season = `Season | {0} | Instant | | Choose two cards in ${'each'} graveyard. Their owners shuffle those cards into their libraries.`;
  const game = table(
    [season],
    [
      { hand: ['Season'], graveyard: ['Forest', 'Island', 'Swamp'] },
      { graveyard: ['Plains', 'Plains', 'Mountain'] },
      { graveyard: ['Mountain'] },
    ],
  );
  plays(game.ann, 'Season');
  expect(game.ann.graveyard).toHaveLength(2); // with the spell itself
  expect([game.ben.graveyard.length, game.cat.graveyard.length]).toEqual([1, 0]);
});
