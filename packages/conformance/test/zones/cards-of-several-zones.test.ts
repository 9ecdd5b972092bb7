/** Cards of several zones at once, counted, chosen, exiled and searched for, by card text. CR 400.1, 701.19. */
import { describe, expect, test } from 'vitest';
import { StatusBit } from '@kitchen-table/engine';
import { plays, table, uses } from '../support/text-table.ts';

describe('how many cards are in a zone', () => {
  const counted = [
    ['Hoard | {0} | Sorcery | | You gain 4 life if you have three or more cards in your graveyard.', 3, 24],
    ['Hoard | {0} | Sorcery | | You gain 4 life if you have exactly two cards in your graveyard.', 3, 20],
    ['Hoard | {0} | Sorcery | | You gain 4 life if you have 3 or more cards in your graveyard.', 2, 20],
    ['Hoard | {0} | Sorcery | | You gain 4 life if your graveyard has three or fewer land cards in it.', 3, 24],
  ] as const;
  for (const [line, cards, life] of counted)
    test(`with ${cards}: ${line.split('| ').at(-1)} (CR 608.2c)`, () => {
      const game = table([line], [{ hand: ['Hoard'], graveyard: Array<string>(cards).fill('Forest') }, {}]);
      plays(game.ann, 'Hoard');
      expect(game.ann.life).toBe(life);
    });
});

describe('several zones at once', () => {
  test('cards are exiled from every hand and every graveyard (CR 701.10a)', () => {
    const lines = ['Sweep | {0} | Sorcery | | Exile all creature cards from all hands and graveyards.'];
    const game = table(lines, [
      { hand: ['Sweep', 'Grizzly Bears', 'Forest'], graveyard: ['Hill Giant'] },
      { hand: ['Grizzly Bears'], graveyard: ['Shock', 'Hill Giant'] },
    ]);
    plays(game.ann, 'Sweep');
    expect(game.ann.exile.toSorted()).toEqual(['Grizzly Bears', 'Hill Giant']);
    expect(game.ben.exile.toSorted()).toEqual(['Grizzly Bears', 'Hill Giant']);
    expect([game.ann.hand, game.ben.hand, game.ben.graveyard]).toEqual([['Forest'], [], ['Shock']]);
  });

  test('cards are exiled from both zones of one player only (CR 701.10a)', () => {
    const lines = ['Void | {0} | Sorcery | | Exile all land cards from target player’s graveyard and hand.'];
    const game = table(lines, [
      { hand: ['Void', 'Forest'] },
      { hand: ['Forest', 'Shock'], graveyard: ['Forest', 'Hill Giant'] },
    ]);
    plays(game.ann, 'Void', 'ben');
    expect(game.ben.exile).toEqual(['Forest', 'Forest']);
    expect([game.ann.hand, game.ben.hand]).toEqual([['Forest'], ['Shock']]);
  });

  test('a card is chosen from either of two zones (CR 608.2d)', () => {
    const lines = [
      'Bore | {0} | Sorcery | | Target player reveals their hand. You choose a creature card from that player’s hand or graveyard and exile it.',
    ];
    const game = table(lines, [{ hand: ['Bore'] }, { hand: ['Forest'], graveyard: ['Hill Giant', 'Shock'] }]);
    plays(game.ann, 'Bore', 'ben');
    expect(game.ben.exile).toEqual(['Hill Giant']);
  });

  test('the graveyards of the players who were targeted are exiled (CR 115.1)', () => {
    const lines = ['Rite | {0} | Sorcery | | Exile any number of target players’ graveyards. You gain 1 life.'];
    const game = table(lines, [{ hand: ['Rite'], graveyard: ['Forest'] }, { graveyard: ['Shock', 'Forest'] }]);
    plays(game.ann, 'Rite', 'ben');
    expect(game.ben.exile).toEqual(['Shock', 'Forest']);
    expect(game.ann.graveyard).toEqual(['Forest', 'Rite']);
  });

  test('a hand and a library are searched together (CR 701.19a)', () => {
    const lines = [
      'Call | {0} | Sorcery | | Search your hand and/or library for an artifact card and put it onto the battlefield. If you search your library this way, shuffle.',
      'Ring | {1} | Artifact | |',
    ];
    const game = table(lines, [{ hand: ['Call', 'Ring'], library: ['Forest'] }, {}]);
    game.plan((question) => (question.kind === 'chooseObjects' && question.purpose === 'search' ? [0] : null));
    plays(game.ann, 'Call');
    expect(game.ann.battlefield).toEqual(['Ring']);
  });
});

describe('where a card is put', () => {
  test('so far from the top of the library of its owner (CR 401.7)', () => {
    const lines = ['Plan | {0} | Sorcery | | Put target creature into its owner’s library fifth from the top.'];
    const game = table(lines, [
      { hand: ['Plan'] },
      { battlefield: ['Hill Giant'], library: ['Forest', 'Shock', 'Forest', 'Shock', 'Forest', 'Shock'] },
    ]);
    plays(game.ann, 'Plan', 'Hill Giant');
    expect(game.ben.library.at(-5)).toBe('Hill Giant');
  });

  test('under your control tapped, however it is said (CR 110.2a + 110.5b)', () => {
    const lines = [
      'Grasp | {0} | Sorcery | | Put target green creature card from an opponent’s graveyard onto the battlefield under your control tapped.',
    ];
    const game = table(lines, [{ hand: ['Grasp'] }, { graveyard: ['Grizzly Bears'] }]);
    plays(game.ann, 'Grasp', 'Grizzly Bears');
    expect(game.ann.permanent('Grizzly Bears').status & StatusBit.Tapped).not.toBe(0);
  });

  test('only those of the exiled cards that are still in exile are put away at the end (CR 608.2c + 400.7)', () => {
    const lines = [
      'Glance | {0} | Sorcery | | Exile the top two cards of your library. You may play those cards this turn. At the beginning of the next end step, if any of those cards remain exiled, put them into your graveyard.',
    ];
    const game = table(lines, [{ hand: ['Glance'], library: ['Forest', 'Shock'] }, {}]);
    plays(game.ann, 'Glance');
    game.ann.playsLand('Forest');
    game.to('End').resolveAll();
    expect(game.ann.battlefield).toEqual(['Forest']);
    expect(game.ann.graveyard.toSorted()).toEqual(['Glance', 'Shock']);
  });
});

describe('chosen at random, and described further', () => {
  test('of the cards in the graveyard, one is chosen that fits (CR 608.2d)', () => {
    const lines = [
      'Seer | {0} | Creature — Spirit | 1/1 | {T}: Choose a creature card at random in your graveyard. Return that card to your hand.',
    ];
    const game = table(lines, [{ battlefield: ['Seer'], graveyard: ['Forest', 'Hill Giant', 'Shock'] }, {}]);
    uses(game.ann, 'Seer');
    expect(game.ann.hand).toEqual(['Hill Giant']);
  });
});
