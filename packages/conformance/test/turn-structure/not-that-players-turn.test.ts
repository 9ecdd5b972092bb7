/** "If it isn't that player's turn". CR 102.1, 603.4. */
import { expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const CLERK =
  'Clerk | {0} | Creature — Cat | 1/1 | Whenever an opponent draws a card, if it isn’t that player’s turn, you gain 1 life. This ability triggers only once each turn.';
const GIFT = 'Gift | {0} | Instant | | Each player draws a card.';

test('an opponent’s draw in one’s own turn, not in that opponent’s, and once a turn (CR 603.4)', () => {
  const game = table(
    [CLERK, GIFT],
    [
      {
        battlefield: ['Clerk'],
        hand: ['Gift', 'Gift', 'Gift'],
        library: ['Island', 'Island', 'Island', 'Island', 'Island'],
      },
      { library: ['Island', 'Island', 'Island', 'Island', 'Island'] },
    ],
  );
  plays(game.ann, 'Gift');
  plays(game.ann, 'Gift');
  expect(game.ann.life).toBe(21);
  game.to('PrecombatMain', 2);
  plays(game.ann, 'Gift');
  expect(game.ann.life).toBe(21);
});
