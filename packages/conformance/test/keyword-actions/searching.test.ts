/** Searching, shuffling and revealing, with cards read from text. CR 701.16, 701.19, 701.20. */
import { describe, expect, test } from 'vitest';

import { plays, table } from '../support/text-table.ts';

const SHUFFLES = 'Card Sharp | {0} | Enchantment | | Whenever a player shuffles their library, you gain 1 life.';
const SEARCHES = 'Librarian | {0} | Enchantment | | Whenever a player searches their library, you gain 10 life.';
const SWEEP = 'Sweep Away | {0} | Sorcery | | Destroy all creatures.';
const HOMING =
  'Homing Elf | {0} | Creature — Elf | 1/1 | If this creature would be put into a graveyard from anywhere, shuffle it into its owner’s library instead.';

/** Whether a player sees a card of that name anywhere now. */
function sees(game: ReturnType<typeof table>, player: 0 | 1, name: string): boolean {
  return JSON.stringify({ ...game.session.view(player as never), log: [] }).includes(name);
}

describe('revealing', () => {
  test('a card revealed as a cost stays revealed until the ability leaves the stack (CR 701.16a)', () => {
    const line = 'Herald | {0} | Creature — Elf | 1/1 | Reveal a creature card from your hand: You gain 2 life.';
    const game = table([line], [{ battlefield: ['Herald'], hand: ['Hill Giant'] }, {}]);
    expect(sees(game, 1, 'Hill Giant')).toBe(false);
    game.ann.activates('Herald');
    expect([game.game.stack.length, sees(game, 1, 'Hill Giant')]).toEqual([1, true]);
    game.resolve();
    expect([game.ann.life, sees(game, 1, 'Hill Giant')]).toEqual([22, false]);
  });

  test('what an effect reveals stays revealed to all while the effect goes on with it, and no longer (CR 701.16a)', () => {
    const line =
      'Browse | {0} | Sorcery | | Reveal the top four cards of your library. You may put a creature card from among them into your hand. Put the rest on the bottom of your library in any order.';
    const library = ['Plains', 'Hill Giant', 'Grizzly Bears', 'Shock', 'Plains'];
    const game = table([line], [{ hand: ['Browse'], library }, {}]);
    game.ann.casts('Browse');
    while (game.question?.kind === 'priority') game.proceed();
    expect([game.question?.player, sees(game, 1, 'Hill Giant'), sees(game, 1, 'Shock')]).toEqual([0, true, true]);
    game.resolveAll();
    expect([sees(game, 1, 'Hill Giant'), sees(game, 1, 'Shock')]).toEqual([false, false]);
  });

  test('revealed cards of a library that is shuffled are revealed no more (CR 701.16c)', () => {
    const line =
      'Glimpse | {0} | Sorcery | | Reveal the top three cards of your library. Shuffle your library. You may draw a card.';
    const library = ['Plains', 'Hill Giant', 'Grizzly Bears', 'Shock'];
    const game = table([line], [{ hand: ['Glimpse'], library }, {}]);
    game.ann.casts('Glimpse');
    while (game.question?.kind === 'priority') game.proceed();
    expect([game.question?.kind, sees(game, 1, 'Hill Giant')]).toEqual(['yesNo', false]);
  });
});

describe('searching', () => {
  test('for cards like one that was never chosen: the library is searched and shuffled, nothing is found (CR 701.19c)', () => {
    const line =
      'Erase | {0} | Sorcery | | Target opponent reveals their hand. You choose a creature card from it. Search that player’s library for all cards with the same name as that card and exile them. Then that player shuffles.';
    for (const hand of [[], ['Hill Giant']]) {
      const library = ['Hill Giant', 'Hill Giant', 'Plains'];
      const game = table(
        [line, SHUFFLES],
        [
          { battlefield: ['Card Sharp'], hand: ['Erase'] },
          { hand, library },
        ],
      );
      plays(game.ann, 'Erase', 'ben');
      expect([game.ben.exile.length, game.ann.life]).toEqual([hand.length === 0 ? 0 : 2, 21]);
    }
  });

  test('a player may choose to search though nothing can be done with what could be found (CR 701.19g)', () => {
    const line =
      'Beckon | {0} | Sorcery | | You may search your library for a creature card, put it onto the battlefield, then shuffle.';
    for (const yes of [0, 1]) {
      const seats = [{ battlefield: ['Card Sharp', 'Librarian'], hand: ['Beckon'], library: ['Plains'] }, {}];
      const game = table([line, SHUFFLES, SEARCHES], seats);
      game.ann.answers('yesNo', [yes]);
      plays(game.ann, 'Beckon');
      expect(game.ann.life).toBe(20 + 11 * yes);
    }
  });

  test('more than one card sought before the shuffle is one search; after it, another (CR 701.19h)', () => {
    const once =
      'Twofold | {0} | Sorcery | | Search your library for a Forest card, put it onto the battlefield, then search your library for a red creature card, reveal it, put it into your hand, then shuffle.';
    const twice =
      'Again | {0} | Sorcery | | Search your library for a Forest or Island card, put it onto the battlefield, then shuffle. Search your library for a red creature card, reveal it, put it into your hand, then shuffle.';
    const library = ['Plains', 'Forest', 'Hill Giant'];
    for (const [name, life] of [
      ['Twofold', 30],
      ['Again', 40],
    ] as const) {
      const game = table([once, twice, SEARCHES], [{ battlefield: ['Librarian'], hand: [name], library }, {}]);
      game.plan((question) => (question.kind === 'chooseObjects' && question.purpose === 'search' ? [0] : null));
      plays(game.ann, name);
      expect([game.ann.hand, game.ann.battlefield, game.ann.life]).toEqual([
        ['Hill Giant'],
        ['Librarian', 'Forest'],
        life,
      ]);
    }
  });

  test('with only a part of the library searched, it is a search all the same, and the whole library is shuffled (CR 701.19f)', () => {
    const lines = [
      'Censor | {0} | Creature — Bird | 2/1 | If an opponent would search a library, that player searches the top two cards of that library instead.',
      'Fetch | {0} | Sorcery | | Search your library for a creature card with toughness 1 or greater, reveal it, put it into your hand, then shuffle.',
      SHUFFLES,
      SEARCHES,
    ];
    const library = ['Hill Giant', 'Plains', 'Grizzly Bears', 'Island', 'Swamp'];
    for (const limited of [true, false]) {
      const theirs = limited ? ['Censor'] : [];
      const seats = [{ battlefield: ['Card Sharp', 'Librarian'], hand: ['Fetch'], library }, theirs];
      const game = table(lines, seats);
      game.ann.answers('chooseObjects', (question) => {
        if (question.kind !== 'chooseObjects') return [];
        expect(question.from.length).toBe(limited ? 1 : 2);
        return [game.indexOf(question.from, 'Hill Giant')];
      });
      plays(game.ann, 'Fetch');
      expect([game.ann.hand, game.ann.life]).toEqual([['Hill Giant'], 31]);
    }
  });

  test('outside the game a player may choose an appropriate card among those that the player owns there (CR 701.19j)', () => {
    const line =
      'Far Call | {0} | Sorcery | | You may reveal a creature card you own from outside the game and put it into your hand.';
    const sideboard = ['Shock', 'Grizzly Bears', 'Hill Giant'];
    const game = table([line], [{ hand: ['Far Call'], sideboard }, { sideboard: ['Craw Wurm'] }]);
    game.ann.answers('yesNo', [1]);
    game.ann.answers('chooseObjects', (question) => {
      if (question.kind !== 'chooseObjects') return [];
      expect(question.from.length).toBe(2);
      return [game.indexOf(question.from, 'Hill Giant')];
    });
    plays(game.ann, 'Far Call');
    expect(game.ann.hand).toEqual(['Hill Giant']);
  });

  test('several players who search look at once and choose in turn order, before anything moves (CR 701.19i)', () => {
    const line =
      'Delve | {0} | Sorcery | | Each player searches their library for a card, puts it into their hand, then shuffles.';
    const game = table([line], [{ hand: ['Delve'], library: ['Shock', 'Plains'] }, { library: ['Plains', 'Shock'] }]);
    const asked: (readonly [number, number])[] = [];
    game.plan((question, now) => {
      if (question.kind !== 'chooseObjects' || question.purpose !== 'search') return null;
      asked.push([question.player, now.players[0]?.hand.length ?? -1]);
      return [game.indexOf(question.from, 'Shock')];
    });
    plays(game.ann, 'Delve');
    expect(asked).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect([game.ann.hand, game.ben.hand]).toEqual([['Shock'], ['Shock']]);
  });
});

describe('shuffling', () => {
  test('a library is shuffled though the card that was to be shuffled into it is elsewhere by then (CR 701.20c)', () => {
    const lines = [
      'Returner | {0} | Creature — Elf | 1/1 | When this creature dies, you gain 10 life. Shuffle this creature into its owner’s library.',
      'Pluck | {0} | Instant | | Exile target card from a graveyard.',
      SWEEP,
      SHUFFLES,
    ];
    const game = table(lines, [
      { battlefield: ['Returner'], hand: ['Sweep Away'] },
      { battlefield: ['Card Sharp'], hand: ['Pluck'] },
    ]);
    game.ann.casts('Sweep Away');
    game.resolve();
    expect(game.game.stack.length).toBe(1);
    game.ben.casts('Pluck', { targets: ['Returner'] });
    game.resolveAll();
    expect([game.ann.exile, game.ann.library.includes('Returner'), game.ben.life]).toEqual([['Returner'], false, 21]);
  });

  test('shuffling a library of one card or none is shuffling it (CR 701.20e)', () => {
    const line = 'Riffle | {0} | Sorcery | | Shuffle your library.';
    for (const library of [[], ['Plains']]) {
      const game = table([line, SHUFFLES], [{ battlefield: ['Card Sharp'], hand: ['Riffle'], library }, {}]);
      expect(plays(game.ann, 'Riffle').ann.life).toBe(21);
    }
  });

  test('two effects that shuffle a library at once shuffle it twice (CR 701.20f)', () => {
    const battlefield = ['Card Sharp', 'Homing Elf', 'Homing Elf'];
    const game = table([SHUFFLES, HOMING, SWEEP], [{ battlefield, hand: ['Sweep Away'] }, {}]);
    plays(game.ann, 'Sweep Away');
    expect([game.ann.life, game.ann.library.filter((name) => name === 'Homing Elf').length]).toEqual([22, 2]);
  });

  test('what is put on top while the library is shuffled is on top afterwards (CR 701.20g)', () => {
    const line =
      'Lingerer | {0} | Creature — Zombie | 1/1 | If this creature would die, put it on top of its owner’s library instead.';
    for (const order of [
      ['Homing Elf', 'Lingerer'],
      ['Lingerer', 'Homing Elf'],
    ])
      for (let seed = 0; seed < 8; seed++) {
        const game = table([line, HOMING, SWEEP], [{ battlefield: order, hand: ['Sweep Away'] }, {}], {
          seed: `top ${seed}`,
        });
        plays(game.ann, 'Sweep Away');
        expect([game.ann.library.length, game.ann.library.at(-1)]).toEqual([7, 'Lingerer']);
      }
  });
});

test('only those who searched this way are meant, whatever they found (CR 608.2c, 701.19a)', () => {
  const giant =
    'Kind Giant | {0} | Creature — Giant | 4/4 | When Kind Giant enters, you draw a card and each opponent may search their library for an Island card and put it onto the battlefield tapped. You lose 1 life. Then each player who searched their library this way gains 3 life.';
  for (const [yes, life] of [
    [1, 23],
    [0, 20],
  ] as const) {
    const game = table([giant], [{ hand: ['Kind Giant'] }, { library: ['Hill Giant', 'Island'] }]);
    game.ben.answers('yesNo', [yes]);
    game.ann.casts('Kind Giant');
    game.resolveAll();
    expect([yes, game.ben.life]).toEqual([yes, life]);
  }
});
