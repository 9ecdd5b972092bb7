/** Cards revealed until one fits, and what is then said of them. CR 608.2c, 701.16. */
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { chooses, plays, table } from '../support/text-table.ts';

const LIBRARY = ['Shock', 'Grizzly Bears', 'Forest', 'Shock', 'Forest', 'Hill Giant'];

describe('cards revealed until several fit', () => {
  test('"those cards" are all that were revealed when no other card is spoken of (CR 608.2c)', () => {
    const lines = [
      'Grind | {0} | Sorcery | | Target opponent reveals cards from the top of their library until they reveal two land cards, then puts those cards into their graveyard.',
    ];
    const game = table(lines, [{ hand: ['Grind'] }, { library: LIBRARY }]);
    plays(game.ann, 'Grind');
    expect(game.ben.graveyard.toSorted()).toEqual(['Forest', 'Forest', 'Grizzly Bears', 'Shock', 'Shock']);
    expect(game.ben.library).toEqual(['Hill Giant']);
  });

  test('"those cards" are the ones looked for when the rest is spoken of too (CR 608.2c)', () => {
    const lines = [
      'Sift | {0} | Sorcery | | Reveal cards from the top of your library until you reveal two land cards. Put those cards into your hand and the rest into your graveyard.',
    ];
    const game = table(lines, [{ hand: ['Sift'], library: LIBRARY }, {}]);
    plays(game.ann, 'Sift');
    expect(game.ann.hand).toEqual(['Forest', 'Forest']);
    expect(game.ann.graveyard.toSorted()).toEqual(['Grizzly Bears', 'Shock', 'Shock', 'Sift']);
  });
});

test('of two sorts the first card of either is found (CR 608.2c)', () => {
  const lines = [
    'Sound | {0} | Sorcery | | Reveal cards from the top of your library until you reveal a Bear card or a Giant card. Put that card onto the battlefield tapped and the rest into your graveyard.',
    'Cub | {0} | Creature — Bear | 1/1 |',
    'Lout | {0} | Creature — Giant | 3/3 |',
  ];
  for (const [first, second] of [
    ['Cub', 'Lout'],
    ['Lout', 'Cub'],
  ] as const) {
    const game = table(lines, [{ hand: ['Sound'], library: ['Shock', first, second, 'Forest'] }, {}]);
    plays(game.ann, 'Sound');
    expect([game.ann.battlefield, game.ann.library]).toEqual([[first], ['Forest', second]]);
  }
});

test('"those cards" are the one found of each of several players (CR 608.2c)', () => {
  const lines = [
    'Dragnet | {0} | Sorcery | | For each opponent, exile cards from the top of their library until you exile an instant card. Put those cards into your graveyard.',
  ];
  const game = table(lines, [
    { hand: ['Dragnet'] },
    { library: ['Forest', 'Shock', 'Plains'] },
    { library: ['Island', 'Giant Growth', 'Plains'] },
  ]);
  plays(game.ann, 'Dragnet');
  expect([game.ben.exile, game.cat.exile]).toEqual([['Forest'], ['Island']]);
});

describe('"all other cards revealed this way"', () => {
  const found = [
    ['in a sentence of its own', 'Put that card into your hand. Exile all other cards revealed this way.'],
    ['in the same sentence', 'Put that card into your hand and exile all other cards revealed this way.'],
  ] as const;
  for (const [where, words] of found)
    test(`said ${where}, are not the one that was found (CR 608.2c)`, () => {
      const lines = [
        `Guide | {0} | Sorcery | | Reveal cards from the top of your library until you reveal a green creature card. ${words}`,
      ];
      const game = table(lines, [{ hand: ['Guide'], library: ['Shock', 'Forest', 'Grizzly Bears', 'Shock'] }, {}]);
      plays(game.ann, 'Guide');
      expect(game.ann.hand).toEqual(['Grizzly Bears']);
      expect(game.ann.exile).toEqual(['Shock', 'Forest']);
    });

  test('nor are they one that could not be moved (CR 608.2c + 304.4)', () => {
    const lines = [
      'Guide | {0} | Sorcery | | Reveal cards from the top of your library until you reveal an instant card. Put that card onto the battlefield tapped and put all other cards revealed this way into your hand.',
    ];
    const game = table(lines, [{ hand: ['Guide'], library: ['Forest', 'Shock', 'Hill Giant'] }, {}]);
    plays(game.ann, 'Guide');
    expect(game.ann.library.toSorted()).toEqual(['Hill Giant', 'Shock']);
    expect(game.ann.hand).toEqual(['Forest']);
  });

  test('nor one that was chosen among them (CR 608.2c)', () => {
    const lines = [
      'Vapors | {0} | Sorcery | | Reveal the top three cards of your library and put one of them onto the battlefield. Exile all other cards revealed this way.',
    ];
    const game = table(lines, [{ hand: ['Vapors'], library: ['Forest', 'Shock', 'Hill Giant'] }, {}]);
    plays(game.ann, 'Vapors');
    expect(game.ann.battlefield).toEqual(['Forest']);
    expect(game.ann.exile.toSorted()).toEqual(['Hill Giant', 'Shock']);
  });
});

describe('"a creature card and/or an artifact card"', () => {
  const lines = [
    'Mule | {0} | Artifact Creature — Horse | 1/1 | Vigilance',
    'Anvil | {0} | Artifact | | {T}: You gain 1 life.',
    'Tracks | {0} | Sorcery | | Reveal the top four cards of your library. You may put a creature card and/or an artifact card from among them into your hand. Put the rest into your graveyard.',
    'Map | {0} | Sorcery | | Search your library for an instant card and/or an artifact card, reveal them, put them into your hand, then shuffle.',
  ];

  test('from among them: one of the two may be taken without the other (CR 608.2d)', () => {
    const game = table(lines, [{ hand: ['Tracks'], library: ['Forest', 'Grizzly Bears', 'Anvil', 'Shock'] }, {}]);
    game.ann.answers('yesNo', [1]);
    game.ann.answers('chooseObjects', []);
    plays(game.ann, 'Tracks');
    expect(game.ann.hand).toEqual(['Anvil']);
  });

  test('a card that is both is chosen for one of the two only (CR 608.2d)', () => {
    const game = table(lines, [{ hand: ['Tracks'], library: ['Forest', 'Mule', 'Anvil', 'Shock'] }, {}]);
    game.ann.answers('yesNo', [1]);
    game.ann.answers('chooseObjects', [0]);
    game.ann.answers('chooseObjects', (question) => {
      expect(question.kind === 'chooseObjects' && question.from.length).toBe(1);
      return [0];
    });
    plays(game.ann, 'Tracks');
    expect(game.ann.hand.toSorted()).toEqual(['Anvil', 'Mule']);
  });

  test('in a library: both may be found (CR 701.19b)', () => {
    const game = table(lines, [{ hand: ['Map'], library: ['Forest', 'Shock', 'Anvil', 'Shock'] }, {}]);
    game.ann.answers('chooseObjects', [0]);
    game.ann.answers('chooseObjects', [0]);
    plays(game.ann, 'Map');
    expect(game.ann.hand.toSorted()).toEqual(['Anvil', 'Shock']);
  });
});

describe('until X cards are found, X being 0', () => {
  const lines = [
    'Dredge Deep | {X} | Sorcery | | Reveal cards from the top of your library until you reveal X Forest cards. Put those cards into your hand and the rest into your graveyard.',
    'Cast Away | {X} | Sorcery | | Exile cards from the top of your library until you exile X Forest cards. You gain 1 life.',
  ];

  test.each([
    ['Dredge Deep', 0, LIBRARY.length],
    ['Cast Away', 0, LIBRARY.length],
    ['Dredge Deep', 1, LIBRARY.length - 3],
    ['Cast Away', 1, LIBRARY.length - 3],
  ])('%s for %i leaves a library of %i (CR 107.3m, 701.16a)', (name, x, left) => {
    const game = table(lines, [{ hand: [name], library: LIBRARY, battlefield: ['Forest'] }, {}]);
    game.ann.casts(name, { x });
    game.resolveAll();
    expect(game.ann.library.length).toBe(left);
  });
});

describe('"if you reveal three cards with different names": otherwise nothing is chosen (CR 201.2, 608.2c)', () => {
  const lines = [
    'Rally | {0} | Sorcery | | Search your library for three creature cards and ' +
      'reveal them. If you reveal three cards with different names, choose one of them at random and put that ' +
      'card into your hand. Shuffle the rest into your library.',
    ...['Ox', 'Elk', 'Cow'].map((name) => `${name} | {0} | Creature — Beast | 2/2 |`),
  ];

  const shuffles = ({ game }: Scenario): number =>
    game.log.filter(({ parts }) => parts.some((part) => typeof part === 'string' && part.includes('shuffle'))).length;

  test('one of the three is taken at random, and the others are shuffled into the library', () => {
    const game = table(lines, [{ hand: ['Rally'], library: ['Ox', 'Elk', 'Cow', 'Forest'] }, {}]);
    chooses(game.ann, 'Ox', 'Elk', 'Cow');
    plays(game.ann, 'Rally');
    expect([game.ann.hand.length, game.ann.library.length]).toEqual([1, 3]);
    expect(['Ox', 'Elk', 'Cow']).toContain(game.ann.hand[0]);
    expect(shuffles(game)).toBe(1);
  });

  test('of two with the same name none is taken, and the library is shuffled', () => {
    const game = table(lines, [{ hand: ['Rally'], library: ['Ox', 'Elk', 'Ox', 'Forest'] }, {}]);
    game.ann.answers('chooseObjects', [0, 1, 2]);
    plays(game.ann, 'Rally');
    expect([game.ann.hand, [...game.ann.library].sort()]).toEqual([[], ['Elk', 'Forest', 'Ox', 'Ox']]);
    expect(shuffles(game)).toBe(1);
  });

  test('nor of two cards', () => {
    const game = table(lines, [{ hand: ['Rally'], library: ['Ox', 'Elk', 'Forest'] }, {}]);
    game.ann.answers('chooseObjects', [0, 1]);
    plays(game.ann, 'Rally');
    expect([game.ann.hand, game.ann.library.length, shuffles(game)]).toEqual([[], 3, 1]);
  });
});
