/** What is left of exiled and revealed cards, some of them, amounts paid and amounts as a spell was cast, by card text. CR 400.7, 601.2, 608.2. */
import { describe, expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

describe('the cards not cast this way', () => {
  const lines = [
    'Dowse | {0} | Sorcery | | Exile cards from the top of your library until you exile a creature card. You may cast that card without paying its mana cost. Put the exiled cards not cast this way on the bottom of that library in a random order.',
  ];
  const library = ['Hill Giant', 'Forest', 'Shock', 'Grizzly Bears', 'Shock'];

  test('are not the one that was cast (CR 608.2c + 400.7)', () => {
    const game = table(lines, [{ hand: ['Dowse'], library }, {}]);
    game.plan((question) => (question.kind === 'yesNo' ? [1] : null));
    plays(game.ann, 'Dowse');
    expect(game.ann.battlefield).toContain('Hill Giant');
    expect(game.ann.exile).toEqual([]);
    expect(game.ann.library.length).toBe(4);
  });

  test('are all of them when none was (CR 608.2c)', () => {
    const game = table(lines, [{ hand: ['Dowse'], library }, {}]);
    game.plan((question) => (question.kind === 'yesNo' ? [0] : null));
    plays(game.ann, 'Dowse');
    expect(game.ann.battlefield).toEqual([]);
    expect(game.ann.exile).toEqual([]);
    expect(game.ann.library.length).toBe(5);
  });

  test('and those that were not put onto the battlefield go elsewhere (CR 608.2c)', () => {
    const wave = [
      'Swell | {0} | Sorcery | | Reveal the top three cards of your library. You may put any number of land cards from among them onto the battlefield. Exile all cards revealed this way that weren’t put onto the battlefield.',
    ];
    const game = table(wave, [{ hand: ['Swell'], library: ['Hill Giant', 'Forest', 'Shock', 'Forest'] }, {}]);
    game.plan((question) =>
      question.kind === 'yesNo' ? [1] : question.kind === 'chooseObjects' ? question.from.map((_, i) => i) : null,
    );
    plays(game.ann, 'Swell');
    expect(game.ann.battlefield).toEqual(['Forest']);
    expect(game.ann.exile.toSorted()).toEqual(['Hill Giant', 'Shock']);
  });
});

describe('some of those that were looked at', () => {
  test('so many of them at random (CR 608.2d)', () => {
    const lines = [
      'Gamble | {0} | Sorcery | | Look at the top four cards of your library. Exile three of them at random, then put the rest on top of your library in any order.',
    ];
    const game = table(lines, [{ hand: ['Gamble'], library: ['Shock', 'Forest', 'Forest', 'Forest', 'Forest'] }, {}]);
    plays(game.ann, 'Gamble');
    expect([game.ann.exile.length, game.ann.library.length]).toEqual([3, 2]);
  });

  test('one of them, face down (CR 406.3)', () => {
    const lines = [
      'Cache | {0} | Sorcery | | Look at the top two cards of your library, exile one face down, then put the rest into your graveyard.',
    ];
    const game = table(lines, [{ hand: ['Cache'], library: ['Shock', 'Forest'] }, {}]);
    plays(game.ann, 'Cache');
    expect([game.game.exile.length, game.ann.graveyard.length]).toEqual([1, 2]);
    // Who looked at it may go on looking; nobody else may.
    expect(game.game.exile.map((id) => game.game.objects[id]?.visibleTo)).toEqual([1 << game.ann.id]);
  });

  test('one that was searched for, face down (CR 406.3, 701.19a)', () => {
    const lines = [
      'Hoard | {0} | Sorcery | | Search your library for two cards, exile them face down, then shuffle. You may play those cards this turn.',
    ];
    const game = table(lines, [{ hand: ['Hoard'], library: ['Forest'] }, {}]);
    plays(game.ann, 'Hoard');
    expect(game.game.exile.map((id) => game.game.objects[id]?.visibleTo)).toEqual([1 << game.ann.id]);
  });

  test('of several who search, each knows what they found themselves, and no other (CR 406.3, 701.19a)', () => {
    const lines = [
      'Vaults | {0} | Sorcery | | Each player searches their library for a card, exiles it face down, then shuffles.',
    ];
    const game = table(lines, [{ hand: ['Vaults'], library: ['Forest'] }, { library: ['Swamp'] }]);
    plays(game.ann, 'Vaults');
    const exiled = game.game.exile.map((id) => game.game.objects[id]);
    expect(exiled.map((card) => [card?.owner, card?.visibleTo])).toEqual([
      [game.ann.id, 1 << game.ann.id],
      [game.ben.id, 1 << game.ben.id],
    ]);
  });

  test('the cards each player exiled are their own (CR 608.2c)', () => {
    const lines = [
      'Wake | {0} | Sorcery | | Each player exiles all land cards from their graveyard, then sacrifices all lands they control, then puts all cards they exiled this way onto the battlefield.',
    ];
    const game = table(lines, [
      { hand: ['Wake'], battlefield: ['Forest'], graveyard: ['Swamp', 'Shock'] },
      { battlefield: ['Forest'], graveyard: ['Island', 'Plains'] },
    ]);
    plays(game.ann, 'Wake');
    expect(game.ann.battlefield).toEqual(['Swamp']);
    expect(game.ben.battlefield.toSorted()).toEqual(['Island', 'Plains']);
    expect(game.ben.graveyard).toEqual(['Forest']);
  });
});

describe('any amount', () => {
  test('of life is paid all at once, and is "that many" (CR 107.1c + 118.3b)', () => {
    const lines = [
      'Pact | {0} | Sorcery | | You may pay any amount of life. If you do, draw that many cards.',
      'Chronicle | {1} | Artifact | | Whenever you lose life, put a page counter on ~.',
    ];
    const game = table(lines, [{ hand: ['Pact'], battlefield: ['Chronicle'], library: Array(5).fill('Forest') }, {}]);
    game.plan((question) => (question.kind === 'yesNo' ? [1] : question.kind === 'chooseNumber' ? [3] : null));
    plays(game.ann, 'Pact');
    expect([game.ann.life, game.ann.hand.length]).toEqual([17, 3]);
    expect(game.ann.permanent('Chronicle').counters).toEqual({ page: 1 });
  });

  test('of mana paid by several players counts together (CR 101.4 + 118.12)', () => {
    const lines = [
      'Feast | {0} | Sorcery | | Starting with you, each player may pay any amount of mana. Each player gains X life, where X is the total amount of mana paid this way.',
    ];
    const game = table(lines, [
      { hand: ['Feast'], battlefield: ['Forest', 'Forest'] },
      { battlefield: ['Forest', 'Forest', 'Forest'] },
    ]);
    game.plan((question) =>
      question.kind === 'yesNo' ? [1] : question.kind === 'chooseNumber' ? [question.max] : null,
    );
    plays(game.ann, 'Feast');
    expect([game.ann.life, game.ben.life]).toEqual([25, 25]);
  });
});

describe('an amount as the spell was cast', () => {
  test('stays what it was then (CR 608.2h)', () => {
    const lines = [
      'Rally | {0} | Instant | | You gain X life, where X is the number of creatures you control as you cast ~.',
    ];
    const game = table(lines, [
      { hand: ['Rally', 'Shock'], battlefield: ['Grizzly Bears', 'Hill Giant', 'Mountain'] },
      {},
    ]);
    game.ann.casts('Rally');
    game.ann.casts('Shock', { targets: ['Grizzly Bears'] });
    game.resolveAll();
    expect(game.ann.battlefield).not.toContain('Grizzly Bears');
    expect(game.ann.life).toBe(22);
  });

  test('is what is divided among the targets (CR 601.2d)', () => {
    const lines = [
      'Volley | {0} | Instant | | ~ deals X damage divided as you choose among one or two targets, where X is the number of Mountains you control as you cast ~.',
    ];
    const game = table(lines, [{ hand: ['Volley'], battlefield: ['Mountain', 'Mountain', 'Mountain'] }, {}]);
    plays(game.ann, 'Volley', 'ben');
    expect(game.ben.life).toBe(17);
  });
});

test('a replacement of the next draw, said with "instead" first (CR 614.1a)', () => {
  const lines = [
    'Lamp | {0} | Sorcery | | The next time you would draw a card this turn, instead you gain 2 life.',
    'Think | {0} | Sorcery | | Draw two cards.',
  ];
  const game = table(lines, [{ hand: ['Lamp', 'Think'], library: ['Forest', 'Forest', 'Forest'] }, {}]);
  plays(game.ann, 'Lamp');
  plays(game.ann, 'Think');
  expect([game.ann.life, game.ann.hand]).toEqual([22, ['Forest']]);
});
