/** Keyword actions to the letter: what is chosen among, how much, by whom, and when nothing comes of it. CR 701. */
import { describe, expect, test } from 'vitest';
import type { Scenario, Seat } from '../../../engine/test/support/scenario.ts';
import { chooses, now, plays, table } from '../support/text-table.ts';

const LINES = [
  'Kin | {0} | Sorcery | | Create a 1/1 red Imp creature token and a 2/2 green Ox creature token.',
  'Cub | {0} | Creature — Cat | 1/1 | This creature enters with two +1/+1 counters and a flying counter on it.',
  'Urn | {0} | Artifact | | This artifact enters with three charge counters on it.',
  'Toxin | {0} | Sorcery | | Target player gets a poison counter.',
  'Bell | {0} | Enchantment | | Whenever you {deed}, you gain 5 life.',
];

/** The library's top card is the last one named. */
function start(words: string, seat: Seat = {}, other: Seat = {}, whenever = 'surveil'): Scenario {
  const turned = ({ library, ...rest }: Seat): Seat =>
    library === undefined ? rest : { ...rest, library: library.toReversed() };
  return table(
    [...LINES.map((line) => line.replace('{deed}', whenever)), `Deed | {0} | Sorcery | | ${words}`],
    [turned({ ...seat, hand: ['Deed', ...(seat.hand ?? [])] }), turned(other)],
  );
}

describe('with what is there', () => {
  test('populate copies a creature token of one’s own, and nothing else (CR 701.30a)', () => {
    const game = start('Populate.', { battlefield: ['Hill Giant'], hand: ['Kin'] });
    plays(game.ann, 'Kin');
    game.ann.answers('chooseObjects', (question) => {
      if (question.kind === 'chooseObjects') expect(question.from.length).toBe(2);
      return [question.kind === 'chooseObjects' ? game.indexOf(question.from, 'Ox Token') : 0];
    });
    plays(game.ann, 'Deed');
    expect(game.ann.battlefield.toSorted()).toEqual(['Hill Giant', 'Imp Token', 'Ox Token', 'Ox Token']);
    expect(plays(start('Populate.', { battlefield: ['Hill Giant'] }).ann, 'Deed').ann.battlefield).toEqual([
      'Hill Giant',
    ]);
  });

  test('proliferate: any of the permanents and players with counters, one more of each kind (CR 701.27a)', () => {
    const game = start(
      'Proliferate.',
      { battlefield: ['Hill Giant', 'Bell'], hand: ['Cub', 'Urn', 'Toxin'] },
      {},
      'proliferate',
    );
    plays(game.ann, 'Cub');
    plays(game.ann, 'Urn');
    plays(game.ann, 'Toxin', 'ben');
    game.ann.answers('chooseObjects', (question) => {
      if (question.kind !== 'chooseObjects') return [];
      expect([question.from.length, question.min, question.max]).toEqual([3, 0, 3]);
      return [game.indexOf(question.from, 'Cub'), game.indexOf(question.from, 'ben')];
    });
    plays(game.ann, 'Deed');
    expect([
      game.ann.permanent('Cub').counters,
      game.ann.permanent('Urn').counters,
      game.ann.permanent('Hill Giant').counters,
      game.ben.state.counters,
      game.ann.life,
    ]).toEqual([{ '+1/+1': 3, flying: 2 }, { charge: 3 }, {}, { poison: 2 }, 25]);
  });

  test('bolster: one with the least toughness among the own creatures (CR 701.33a)', () => {
    const game = start(
      'Bolster 2.',
      { battlefield: ['Hill Giant', 'Wind Drake', 'Grizzly Bears'] },
      { battlefield: ['Raging Goblin'] },
    );
    game.ann.answers('chooseObjects', (question) => {
      if (question.kind === 'chooseObjects') expect([question.from.length, question.min]).toEqual([2, 1]);
      return [1];
    });
    plays(game.ann, 'Deed');
    expect([game.ann.stats('Hill Giant'), game.ann.stats('Wind Drake'), game.ann.stats('Grizzly Bears')]).toEqual([
      '3/3',
      '2/2',
      '4/4',
    ]);
  });

  test('amass: an Army of the own gets the counters and the type besides (CR 701.44a-b)', () => {
    const game = start('Amass Orcs 2.', { hand: ['Deed'] }, {}, 'amass');
    plays(game.ann, 'Deed');
    plays(game.ann, 'Deed');
    const army = now(game.ann, 'Orc Army Token');
    expect([game.ann.battlefield.length, army.power, army.toughness, army.colors]).toEqual([1, 4, 4, 1 << 2]);
    const zombies = table(
      ['Rise | {0} | Sorcery | | Amass Zombies 1.', 'Deed | {0} | Sorcery | | Amass Orcs 2.'],
      [{ hand: ['Rise', 'Deed'] }, { hand: [] }],
    );
    plays(zombies.ann, 'Rise');
    plays(zombies.ann, 'Deed');
    const [name = ''] = zombies.ann.battlefield;
    expect([
      zombies.ann.battlefield.length,
      zombies.ann.stats(name),
      now(zombies.ann, name).subtypes.toSorted(),
    ]).toEqual([1, '3/3', ['Army', 'Orc', 'Zombie']]);
  });
});

describe('with the top cards', () => {
  test('explore: a land into the hand; else a counter, and the card may go to the graveyard (CR 701.40a)', () => {
    const words = 'Target creature explores.';
    const land = start(words, { battlefield: ['Hill Giant'], library: ['Shock', 'Plains'] });
    plays(land.ann, 'Deed', 'Hill Giant');
    expect([land.ann.hand, land.ann.stats('Hill Giant'), land.ann.library]).toEqual([['Plains'], '3/3', ['Shock']]);
    for (const [answer, library, graveyard] of [
      [1, ['Plains'], ['Deed', 'Shock']],
      [0, ['Plains', 'Shock'], ['Deed']],
    ] as const) {
      const game = start(words, { battlefield: ['Hill Giant'], library: ['Plains', 'Shock'] });
      game.ann.answers('yesNo', [answer]);
      plays(game.ann, 'Deed', 'Hill Giant');
      expect([game.ann.hand, game.ann.stats('Hill Giant'), game.ann.library, game.ann.graveyard.toSorted()]).toEqual([
        [],
        '4/4',
        library,
        graveyard,
      ]);
    }
    const empty = start(words, { battlefield: ['Hill Giant'], library: [] });
    expect(plays(empty.ann, 'Deed', 'Hill Giant').ann.stats('Hill Giant')).toBe('4/4');
  });

  test('connive: so many cards are drawn and discarded; nonland cards give counters (CR 701.47a)', () => {
    const words = 'Target creature you control connives 2.';
    const game = start(words, {
      battlefield: ['Hill Giant'],
      hand: ['Plains', 'Shock'],
      library: ['Swamp', 'Wind Drake', 'Island'],
    });
    game.ann.answers('chooseObjects', (question) => {
      if (question.kind !== 'chooseObjects') return [];
      expect([question.min, question.max, question.from.length]).toEqual([2, 2, 4]);
      return ['Wind Drake', 'Plains'].map((name) => game.indexOf(question.from, name));
    });
    plays(game.ann, 'Deed', 'Hill Giant');
    expect([game.ann.hand.toSorted(), game.ann.graveyard.toSorted(), game.ann.stats('Hill Giant')]).toEqual([
      ['Island', 'Shock'],
      ['Deed', 'Plains', 'Wind Drake'],
      '4/4',
    ]);
    const lands = start(words, { battlefield: ['Hill Giant'], library: ['Swamp', 'Plains', 'Island'] });
    expect(plays(lands.ann, 'Deed', 'Hill Giant').ann.permanent('Hill Giant').counters).toEqual({});
  });

  test('manifest: as many cards as there are to be, and none for none (CR 701.34a)', () => {
    const words = 'Manifest the top X cards of your library, where X is the number of artifacts you control.';
    const library = ['Plains', 'Shock', 'Hill Giant'];
    const faceDown = (hand: readonly string[]): number => {
      const game = start(words, { hand: [...hand], library });
      for (const name of hand) plays(game.ann, name);
      plays(game.ann, 'Deed');
      return 3 - game.ann.library.length;
    };
    expect([faceDown([]), faceDown(['Urn']), faceDown(['Urn', 'Urn'])]).toEqual([0, 1, 2]);
  });

  test('manifest dread: one of two, the other goes to the graveyard (CR 701.34a)', () => {
    const game = start('Manifest dread.', { library: ['Plains', 'Shock', 'Hill Giant'] });
    chooses(game.ann, 'Hill Giant');
    plays(game.ann, 'Deed');
    expect([game.ann.library, game.ann.graveyard.toSorted(), game.ann.stats('')]).toEqual([
      ['Plains'],
      ['Deed', 'Shock'],
      '2/2',
    ]);
  });

  test('discover: cards are exiled until a nonland card cheap enough; the rest goes to the bottom (CR 701.55a)', () => {
    const library = ['Shock', 'Wind Drake', 'Craw Wurm', 'Plains'];
    for (const [answer, battlefield, hand] of [
      [1, ['Bell', 'Wind Drake'], []],
      [0, ['Bell'], ['Wind Drake']],
    ] as const) {
      const game = start('Discover 3.', { battlefield: ['Bell'], library }, {}, 'discover');
      game.ann.answers('yesNo', [answer]);
      plays(game.ann, 'Deed');
      expect([
        game.ann.battlefield,
        game.ann.hand,
        game.ann.exile,
        game.ann.library.at(-1),
        game.ann.library.length,
        game.ann.life,
      ]).toEqual([battlefield, hand, [], 'Shock', 3, 25]);
    }
    const none = start('Discover 3.', { library: ['Craw Wurm', 'Plains'] });
    expect(plays(none.ann, 'Deed').ann.library.toSorted()).toEqual(['Craw Wurm', 'Plains']);
  });
});

describe('as the player likes', () => {
  test('endure: counters, or a Spirit of that size (CR 608.2d)', () => {
    for (const [answer, size, tokens] of [
      [1, '5/5', 0],
      [0, '3/3', 1],
    ] as const) {
      const game = start('Target creature endures 2.', { battlefield: ['Hill Giant'] });
      game.ann.answers('yesNo', [answer]);
      plays(game.ann, 'Deed', 'Hill Giant');
      expect([game.ann.stats('Hill Giant'), game.ann.battlefield.length - 1]).toEqual([size, tokens]);
      if (tokens === 1)
        expect([game.ann.stats('Spirit Token'), now(game.ann, 'Spirit Token').colors]).toEqual(['2/2', 1]);
    }
  });

  test('collect evidence: cards worth enough, and more if the player likes (CR 608.2d)', () => {
    const words = 'You may collect evidence 4. If you do, you gain 3 life.';
    const game = start(words, { graveyard: ['Shock', 'Hill Giant', 'Wind Drake', 'Plains'] });
    game.ann.answers('yesNo', [1]);
    chooses(game.ann, 'Hill Giant');
    game.ann.answers('chooseObjects', []);
    plays(game.ann, 'Deed');
    expect([game.ann.exile, game.ann.life]).toEqual([['Hill Giant'], 23]);
    const poor = start(words, { graveyard: ['Wind Drake', 'Plains'] });
    expect(plays(poor.ann, 'Deed').ann.life).toBe(20);
  });

  test('learn: a card is discarded to draw one, or not (CR 701.45a)', () => {
    for (const [answer, hand, drawn] of [
      [1, ['Swamp'], 1],
      [0, ['Shock'], 0],
    ] as const) {
      const game = start('Learn.', { hand: ['Shock'], library: ['Plains', 'Swamp'] });
      game.ann.answers('yesNo', [answer]);
      plays(game.ann, 'Deed');
      expect([game.ann.hand, 2 - game.ann.library.length]).toEqual([hand, drawn]);
    }
    expect(plays(start('Learn.', { library: ['Plains'] }).ann, 'Deed').ann.library).toEqual(['Plains']);
  });
});
