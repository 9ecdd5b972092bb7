/** How permanents enter by the words of texts, and what is asked of what was done. CR 611.2e, 614.1c-d. */
import { describe, expect, test } from 'vitest';
import type { TestPlayer } from '../../../engine/test/support/test-player.ts';
import { now, plays, table, uses } from '../support/text-table.ts';

const strikesFirst = (player: TestPlayer, name: string): boolean =>
  now(player, name).abilities.some(({ ability }) => ability.kind === 'keyword' && ability.keyword === 'first strike');

describe('it enters with', () => {
  test('abilities that it has from then on, and counters (CR 611.2e, 614.1c)', () => {
    const lines = [
      'Lancer | {0} | Creature — Human | 2/2 | Kicker {2}\nIf this creature was kicked, it enters with two +1/+1 counters on it and with first strike.',
    ];
    const plain = table(lines, [{ hand: ['Lancer'] }, {}]);
    plays(plain.ann, 'Lancer');
    expect([plain.ann.stats('Lancer'), strikesFirst(plain.ann, 'Lancer')]).toEqual(['2/2', false]);
    const kicked = table(lines, [{ hand: ['Lancer'], battlefield: ['Plains', 'Plains'] }, {}]);
    kicked.ann.answers('yesNo', [1]);
    plays(kicked.ann, 'Lancer');
    expect([kicked.ann.stats('Lancer'), strikesFirst(kicked.ann, 'Lancer')]).toEqual(['4/4', true]);
  });

  test('said in the next sentence of what a step puts onto the battlefield or creates (CR 614.1c)', () => {
    const lines = [
      'Rise | {0} | Sorcery | | Return target nonblack creature card from your graveyard to the battlefield. It enters with two additional +1/+1 counters on it.',
      'Recruit | {0} | Sorcery | | Create a 0/0 green Ooze creature token. The token enters with X +1/+1 counters on it, where X is the number of creatures you control.',
      'Levy | {0} | Sorcery | | Create a 1/1 white Soldier creature token. If you control an artifact, it enters tapped.',
    ];
    const game = table(lines, [{ hand: ['Rise', 'Recruit', 'Levy'], graveyard: ['Hill Giant'] }, {}]);
    plays(game.ann, 'Rise', 'Hill Giant');
    expect(game.ann.stats('Hill Giant')).toBe('5/5');
    plays(game.ann, 'Recruit');
    expect(game.ann.stats('Ooze Token')).toBe('1/1');
    plays(game.ann, 'Levy');
    expect(game.ann.permanent('Soldier Token').status & 1).toBe(0);
  });

  test('said of a spell as it is cast, and of all this turn (CR 611.2c, 614.1c)', () => {
    const lines = [
      'Nest | {0} | Enchantment | | Whenever you cast a green creature spell, that creature enters with two additional +1/+1 counters on it.',
      'Guild | {0} | Enchantment | | {0}: This turn, each creature you control enters with an additional +1/+1 counter on it.',
      'Cub | {G} | Creature — Bear | 2/2 |',
    ];
    const game = table(lines, [{ hand: ['Cub'], battlefield: ['Nest', 'Guild', 'Forest'] }, {}]);
    uses(game.ann, 'Guild');
    plays(game.ann, 'Cub');
    expect(game.ann.stats('Cub')).toBe('5/5');
  });
});

describe('instead of entering', () => {
  const LINES = [
    'Post | | Land | | If this land would enter, sacrifice an untapped Forest instead. If you do, put this land onto the battlefield. If you don’t, put it into its owner’s graveyard.\n{T}: Add {C}{C}.',
  ];

  test('what is sacrificed lets it enter, without a question (CR 614.1a)', () => {
    const game = table(LINES, [{ hand: ['Post'], battlefield: ['Forest'] }, {}]);
    game.ann.playsLand('Post');
    expect([game.ann.battlefield, game.ann.graveyard]).toEqual([['Post'], ['Forest']]);
  });

  test('without it the card goes to the graveyard (CR 614.1a)', () => {
    const game = table(LINES, [{ hand: ['Post'] }, {}]);
    game.ann.playsLand('Post');
    expect([game.ann.battlefield, game.ann.graveyard]).toEqual([[], ['Post']]);
  });
});

describe('all of them', () => {
  test('every graveyard is exiled, or those of the opponents (CR 406.2)', () => {
    const lines = [
      'Night | {0} | Sorcery | | Exile all opponents’ graveyards.',
      'Dawn | {0} | Sorcery | | Exile all graveyards.',
    ];
    const game = table(lines, [{ hand: ['Night', 'Dawn'], graveyard: ['Hill Giant'] }, { graveyard: ['Hill Giant'] }]);
    plays(game.ann, 'Night');
    expect([game.ann.graveyard, game.ben.graveyard]).toEqual([['Hill Giant', 'Night'], []]);
    plays(game.ann, 'Dawn');
    expect(game.ann.graveyard).toEqual(['Dawn']);
  });
});

describe('if you didn’t', () => {
  test('it is asked whether any step put a card into the hand (CR 608.2c)', () => {
    const lines = [
      'Hunt | {0} | Sorcery | | Look at the top two cards of your library. You may reveal a nonblack creature card from among them and put it into your hand. Put the rest into your graveyard. If you didn’t put a card into your hand this way, you gain 3 life.',
    ];
    for (const [top, life] of [
      ['Hill Giant', 20],
      ['Forest', 23],
    ] as const) {
      const game = table(lines, [{ hand: ['Hunt'], library: [top, 'Forest', 'Forest'] }, {}]);
      game.ann.answers('yesNo', [1]);
      plays(game.ann, 'Hunt');
      expect(game.ann.life).toBe(life);
    }
  });
});
