/** "You may play lands and cast spells from" a zone, for a time: the lands, too, are those from there. CR 305.1, 601.3, 611.2c. */
import { describe, expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const SIP = 'Sip | {0} | Sorcery | | You gain 3 life.';
const SPILL = 'Spill | {0} | Instant | | Discard a card.';

describe('from the graveyard until end of turn', () => {
  const LATE =
    'Late Light | {0} | Sorcery | | Until end of turn, you may play lands and cast sorcery spells from your graveyard.';

  test('nobody is asked; a land is played, a spell cast (CR 305.1, 601.3)', () => {
    const game = table([LATE, SIP], [{ hand: ['Late Light'], graveyard: ['Forest', 'Sip'] }, {}]);
    game.plan((question) => {
      if (question.kind === 'yesNo') throw new Error('asked whether to be allowed');
      return null;
    });
    plays(game.ann, 'Late Light');
    game.ann.playsLand('Forest');
    plays(game.ann, 'Sip');
    expect([game.ann.battlefield, game.ann.life]).toEqual([['Forest'], 23]);
  });

  test('what comes there later in the turn counts, and nothing after the turn (CR 611.2c, 514.2)', () => {
    const game = table([LATE, SIP, SPILL], [{ hand: ['Late Light', 'Spill', 'Sip'] }, {}]);
    plays(game.ann, 'Late Light');
    plays(game.ann, 'Spill');
    expect([game.ann.graveyard.includes('Sip'), game.ann.can('cast', 'Sip')]).toEqual([true, true]);
    game.to('PrecombatMain', 3);
    expect([game.ann.graveyard.includes('Sip'), game.ann.can('cast', 'Sip')]).toEqual([true, false]);
  });
});

describe('from among cards that were exiled', () => {
  const DIG =
    'Dig | {0} | Sorcery | | Exile the top two cards of your library. Until end of turn, you may play lands and cast creature spells from among cards exiled this way without paying their mana costs.';

  test('those cards alone: no other land in exile or in hand counts (CR 608.2c)', () => {
    const game = table([DIG], [{ hand: ['Dig'], exile: ['Island'], library: ['Hill Giant', 'Forest', 'Swamp'] }, {}]);
    plays(game.ann, 'Dig');
    expect(['Forest', 'Island'].map((name) => game.ann.can('playLand', name))).toEqual([true, false]);
    plays(game.ann, 'Hill Giant');
    game.ann.playsLand('Forest');
    expect([...game.ann.battlefield].sort()).toEqual(['Forest', 'Hill Giant']);
  });
});
