/** "Whenever a spell or ability you control exiles a permanent": by its effect, not to pay for it. CR 118.1, 603.2. */
import { expect, test } from 'vitest';
import { plays, table, uses } from '../support/text-table.ts';

const HERO =
  'Hero | {0} | Creature — Cat | 0/5 | Whenever one or more cards are put into exile from your hand or a spell or ability you control exiles one or more permanents from the battlefield, put that many +1/+1 counters on ~.';
const GONE = 'Gone | {0} | Instant | | Exile two target creatures.';
const SHELL = 'Shell | {0} | Artifact | | {0}, Exile ~: You gain 1 life.';
const VAULT = 'Vault | {0} | Artifact | | {0}: Exile a card from your hand.';

test('so many counters for all at once; nothing for what an opponent exiles (CR 603.2c)', () => {
  const game = table(
    [HERO, GONE],
    [
      { battlefield: ['Hero', 'Hill Giant', 'Hill Giant'], hand: ['Gone'] },
      { battlefield: ['Wind Drake', 'Wind Drake'], hand: ['Gone'] },
    ],
  );
  plays(game.ann, 'Gone', 'Hill Giant', 'Wind Drake');
  expect(game.ann.stats('Hero')).toBe('2/7');
  game.to('PrecombatMain', 2);
  plays(game.ben, 'Gone', 'Hill Giant', 'Wind Drake');
  expect(game.ann.stats('Hero')).toBe('2/7');
});

test('a card from the hand does, what is exiled to pay does not (CR 118.1)', () => {
  const game = table([HERO, SHELL, VAULT], [{ battlefield: ['Hero', 'Shell', 'Vault'], hand: ['Hill Giant'] }, {}]);
  uses(game.ann, 'Shell');
  expect([game.ann.exile, game.ann.stats('Hero')]).toEqual([['Shell'], '0/5']);
  uses(game.ann, 'Vault');
  expect([game.ann.exile, game.ann.stats('Hero')]).toEqual([['Shell', 'Hill Giant'], '1/6']);
});
