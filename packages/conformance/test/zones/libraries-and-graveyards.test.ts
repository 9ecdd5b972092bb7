/** Libraries, hands and graveyards: searching, shuffling, milling, revealing and where cards are put. CR 701. */
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../engine/test/support/scenario.ts';
import { chooses, picks, plays, table } from '../support/text-table.ts';

const LINES = ['Void | {0} | Enchantment | | If a card would be put into a graveyard from anywhere, exile it instead.'];

interface Position {
  readonly battlefield?: readonly string[];
  readonly hand?: readonly string[];
  readonly graveyard?: readonly string[];
  /** The top card last. */
  readonly library?: readonly string[];
}

function start(words: string, ann: Position, ben: Position = {}): Scenario {
  const seat = ({ library, ...rest }: Position): Position =>
    library === undefined ? rest : { ...rest, library: library.toReversed() };
  return table(
    [...LINES, `Deed | {0} | Sorcery | | ${words}`],
    [seat({ ...ann, hand: ['Deed', ...(ann.hand ?? [])] }), seat(ben)],
  );
}

describe('searching', () => {
  const cards = ['Shock', 'Plains', 'Hill Giant', 'Island', 'Wind Drake'];
  test('of "this or that" one card is found, of "this and/or that" one of each (CR 701.19b)', () => {
    const words = (join: string, them: string): string =>
      `Search your library for a basic land card ${join} a creature card, reveal ${them}, put ${them} into your hand, then shuffle.`;
    const one = start(words('or', 'it'), { library: cards });
    chooses(one.ann, 'Wind Drake');
    plays(one.ann, 'Deed');
    expect([one.ann.hand, one.ann.library.length]).toEqual([['Wind Drake'], 4]);
    const both = start(words('and/or', 'them'), { library: cards });
    chooses(both.ann, 'Island');
    chooses(both.ann, 'Hill Giant');
    plays(both.ann, 'Deed');
    expect([both.ann.hand.toSorted(), both.ann.library.toSorted()]).toEqual([
      ['Hill Giant', 'Island'],
      ['Plains', 'Shock', 'Wind Drake'],
    ]);
  });

  test('a card of a stated quality need not be found, though it is there; any card must be (CR 701.19b, 701.19d)', () => {
    const land = start('Search your library for a basic land card, put it into your hand, then shuffle.', {
      library: cards,
    });
    land.ann.answers('chooseObjects', (question) => {
      if (question.kind === 'chooseObjects')
        expect([question.min, question.max, question.from.length, question.hidden]).toEqual([0, 1, 2, true]);
      return [];
    });
    plays(land.ann, 'Deed');
    expect(land.ann.hand).toEqual([]);
    const any = start('Search your library for two cards, put them into your hand, then shuffle.', { library: cards });
    any.ann.answers('chooseObjects', (question) => {
      if (question.kind === 'chooseObjects')
        expect([question.min, question.max, question.from.length]).toEqual([2, 2, 5]);
      return [0, 4];
    });
    plays(any.ann, 'Deed');
    expect(any.ann.hand.toSorted()).toEqual(['Shock', 'Wind Drake']);
  });

  test('each player searches their own library (CR 101.4, 701.19a)', () => {
    const words =
      'Each player searches their library for a basic land card, puts it onto the battlefield, then shuffles.';
    const game = start(words, { library: ['Shock', 'Plains'] }, { library: ['Island', 'Swamp', 'Shock'] });
    chooses(game.ann, 'Plains');
    chooses(game.ben, 'Swamp');
    plays(game.ann, 'Deed');
    expect([game.ann.battlefield, game.ben.battlefield]).toEqual([['Plains'], ['Swamp']]);
  });
});

describe('shuffling in', () => {
  test('a card goes into its owner’s library, and no other library is shuffled (CR 701.20a)', () => {
    const words = 'Shuffle target permanent into its owner’s library.';
    const game = start(
      words,
      { battlefield: ['Hill Giant'], library: ['Plains', 'Plains'] },
      { battlefield: ['Wind Drake'], library: ['Shock'] },
    );
    plays(game.ann, 'Deed', 'Wind Drake');
    expect([game.ben.library.toSorted(), game.ann.library, game.ben.battlefield, game.ann.battlefield]).toEqual([
      ['Shock', 'Wind Drake'],
      ['Plains', 'Plains'],
      [],
      ['Hill Giant'],
    ]);
  });

  test('each player shuffles their own graveyard into their own library (CR 101.4, 701.20a)', () => {
    const game = start(
      'Each player shuffles their graveyard into their library.',
      { graveyard: ['Shock'], library: ['Plains'] },
      { graveyard: ['Hill Giant', 'Swamp'], library: [] },
    );
    plays(game.ann, 'Deed');
    expect([game.ann.library.toSorted(), game.ben.library.toSorted(), game.ann.graveyard, game.ben.graveyard]).toEqual([
      ['Plains', 'Shock'],
      ['Hill Giant', 'Swamp'],
      ['Deed'],
      [],
    ]);
  });
});

describe('milling', () => {
  test('no more cards than there are; those replaced were milled only as far as they are seen (CR 701.13b-d)', () => {
    const words = 'Mill three cards. You gain 2 life for each card milled this way.';
    const short = plays(start(words, { library: ['Shock', 'Plains'] }).ann, 'Deed');
    expect([short.ann.library, short.ann.life]).toEqual([[], 24]);
    const exiled = plays(
      start(words, { battlefield: ['Void'], library: ['Shock', 'Plains', 'Island', 'Swamp'] }).ann,
      'Deed',
    );
    expect([exiled.ann.exile.length, exiled.ann.library, exiled.ann.life]).toEqual([4, ['Shock'], 26]);
  });

  test('each of several players mills their own cards (CR 701.13a)', () => {
    const game = plays(
      start('Each player mills two cards.', { library: ['Shock', 'Plains', 'Island'] }, { library: ['Swamp'] }).ann,
      'Deed',
    );
    expect([game.ann.graveyard.toSorted(), game.ben.graveyard, game.ann.library]).toEqual([
      ['Deed', 'Island', 'Plains'],
      ['Swamp'],
      ['Shock'],
    ]);
  });
});

describe('revealing until', () => {
  const library = ['Plains', 'Hill Giant', 'Shock', 'Island', 'Wind Drake', 'Swamp'];
  test('it stops at the card, and puts the rest elsewhere (CR 701.16a, 608.2c)', () => {
    const words =
      'Reveal cards from the top of your library until you reveal a Human card. Put that card onto the battlefield tapped and the rest into your hand.';
    const game = plays(start(words, { library }).ann, 'Deed');
    expect([game.ann.hand, game.ann.battlefield, game.ann.library]).toEqual([
      ['Swamp'],
      ['Wind Drake'],
      ['Plains', 'Hill Giant', 'Shock', 'Island'],
    ]);
    const none = plays(start(words, { library: ['Plains', 'Shock'] }).ann, 'Deed');
    expect([none.ann.hand.toSorted(), none.ann.graveyard, none.ann.library]).toEqual([
      ['Plains', 'Shock'],
      ['Deed'],
      [],
    ]);
  });

  test('exiling until: what was exiled last is what is spoken of (CR 608.2c)', () => {
    const words =
      'Exile cards from the top of your library until you exile a creature card. Put that card onto the battlefield.';
    const game = plays(start(words, { library }).ann, 'Deed');
    expect([game.ann.battlefield, game.ann.exile, game.ann.library.length]).toEqual([['Wind Drake'], ['Swamp'], 4]);
    const none = plays(start(words, { library: ['Plains', 'Shock'] }).ann, 'Deed');
    expect([none.ann.battlefield, none.ann.exile.toSorted(), none.ann.library]).toEqual([[], ['Plains', 'Shock'], []]);
  });
});

describe('where in a library', () => {
  test('on the top or on the bottom, as its owner chooses (CR 401.4)', () => {
    const words =
      'The owner of target nonland permanent puts it on their choice of the top or bottom of their library.';
    for (const [word, library] of [
      ['top', ['Plains', 'Shock', 'Wind Drake']],
      ['bottom', ['Wind Drake', 'Plains', 'Shock']],
    ] as const) {
      const game = start(words, {}, { battlefield: ['Wind Drake'], library: ['Plains', 'Shock'] });
      picks(game.ben, word);
      expect(plays(game.ann, 'Deed', 'Wind Drake').ben.library).toEqual(library);
    }
  });

  test('so far from the top, or below so many cards (CR 401.7)', () => {
    const nth = start(
      'Put target creature into its owner’s library third from the top.',
      {},
      { battlefield: ['Wind Drake'], library: ['Plains', 'Shock', 'Island'] },
    );
    expect(plays(nth.ann, 'Deed', 'Wind Drake').ben.library).toEqual(['Plains', 'Wind Drake', 'Shock', 'Island']);
    const short = start(
      'Put target creature into its owner’s library third from the top.',
      {},
      { battlefield: ['Wind Drake'], library: ['Plains'] },
    );
    expect(plays(short.ann, 'Deed', 'Wind Drake').ben.library).toEqual(['Wind Drake', 'Plains']);
  });

  test('several are put in the order that their owner chooses, or by chance (CR 401.4)', () => {
    const words = 'Put all creatures on top of their owners’ libraries.';
    const game = start(
      words,
      { battlefield: ['Hill Giant'], library: ['Plains'] },
      { battlefield: ['Wind Drake', 'Grizzly Bears'], library: ['Swamp'] },
    );
    game.ben.answers('order', (question) => {
      if (question.kind === 'order')
        expect([question.items.map(({ text }) => text), question.what]).toEqual([
          ['Wind Drake', 'Grizzly Bears'],
          'library',
        ]);
      return [1, 0];
    });
    plays(game.ann, 'Deed');
    expect([game.ann.library, game.ben.library]).toEqual([
      ['Plains', 'Hill Giant'],
      ['Swamp', 'Grizzly Bears', 'Wind Drake'],
    ]);
    const chance = start(
      'Mill four cards. Put all creature cards milled this way on the bottom of your library in a random order.',
      {
        library: ['Shock', 'Hill Giant', 'Wind Drake', 'Grizzly Bears', 'Plains'],
      },
    );
    let asked = false;
    chance.plan((question) => {
      if (question.kind === 'order') asked = true;
      return null;
    });
    plays(chance.ann, 'Deed');
    expect([asked, chance.ann.library.length, chance.ann.library.at(-1), chance.ann.graveyard.toSorted()]).toEqual([
      false,
      4,
      'Shock',
      ['Deed', 'Plains'],
    ]);
  });
});

describe('countered spells', () => {
  const spell = (words: string): Scenario => {
    const line = `Deed | {0} | Instant | | Counter target spell. If that spell is countered this way, ${words}`;
    const game = table(
      [line],
      [
        {
          hand: ['Deed', 'Hill Giant'],
          library: ['Island', 'Shock', 'Plains'],
          battlefield: ['Mountain', 'Mountain', 'Mountain', 'Mountain'],
        },
        {},
      ],
    );
    game.ann.casts('Hill Giant');
    game.ann.casts('Deed', { targets: ['Hill Giant'] });
    return game.resolveAll();
  };
  test('may be put elsewhere than into the graveyard (CR 701.5a, 614.1a)', () => {
    const place = 'put it {where} instead of into that player’s graveyard.';
    expect(spell(place.replace('{where}', 'on the bottom of its owner’s library')).ann.library).toEqual([
      'Hill Giant',
      'Plains',
      'Shock',
      'Island',
    ]);
    expect(spell(place.replace('{where}', 'on top of its owner’s library')).ann.library.at(-1)).toBe('Hill Giant');
    expect(spell(place.replace('{where}', 'into its owner’s library second from the top')).ann.library).toEqual([
      'Plains',
      'Shock',
      'Hill Giant',
      'Island',
    ]);
    expect(spell(place.replace('{where}', 'into its owner’s hand')).ann.hand).toEqual(['Hill Giant']);
  });
});
