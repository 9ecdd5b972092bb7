/** Keyword actions: what they do, what they are called afterwards and what sees them, with cards read from text. CR 701. */
import { describe, expect, test } from 'vitest';
import { characteristics, StatusBit, TypeBit } from '@kitchen-table/engine';
import { now, plays, table, until } from '../support/text-table.ts';

/** What has been put onto the battlefield face down. */
function faceDown(game: ReturnType<typeof table>): readonly number[] {
  return game.game.battlefield.filter((id) => ((game.game.objects[id]?.status ?? 0) & StatusBit.FaceDown) !== 0);
}

const SWIFT = 'Swift Elf | {2} | Creature — Elf | 1/1 | Haste';

test('a value taken from the milled card is the sum when more than one card was milled; what is done to it is done to each (CR 701.13d)', () => {
  const lines = [
    'Grindstone | {0} | Enchantment | | If you would mill one or more cards, you mill twice that many cards instead.',
    'Skim | {0} | Sorcery | | Mill a card, then gain life equal to the milled card’s mana value.',
    'Dredge Up | {0} | Sorcery | | Mill a card, then put the milled card into your hand.',
  ];
  const library = ['Hill Giant', 'Craw Wurm', 'Plains'];
  const first = table(lines, [{ battlefield: ['Grindstone'], hand: ['Skim'], library }, {}]);
  expect([plays(first.ann, 'Skim').ann.life, first.ann.graveyard.length]).toEqual([20 + 4 + 6, 3]);
  const second = table(lines, [{ battlefield: ['Grindstone'], hand: ['Dredge Up'], library }, {}]);
  expect([...plays(second.ann, 'Dredge Up').ann.hand].sort()).toEqual(['Craw Wurm', 'Hill Giant']);
});

test('a token is created as the effect says, and only then changed by what is true of it: an effect on its creation comes before, one on its entering after (CR 701.6b)', () => {
  const lines = [
    'Steelmaking | {0} | Enchantment | | Creatures are artifacts in addition to their other types.',
    'Doubler | {0} | Enchantment | | If one or more artifact tokens would be created under your control, twice that many of those tokens are created instead.',
    'Slowness | {0} | Enchantment | | Artifacts enter tapped.',
    'Call | {0} | Sorcery | | Create a 2/2 green Wolf creature token.',
  ];
  const game = table(lines, [{ battlefield: ['Steelmaking', 'Doubler', 'Slowness'], hand: ['Call'] }, {}]);
  plays(game.ann, 'Call');
  const wolves = game.ann.battlefield.filter((name) => name === 'Wolf Token');
  const wolf = game.ann.permanent('Wolf Token');
  // It was no artifact token that was created; it is an artifact that entered.
  expect([wolves.length, now(game.ann, 'Wolf Token').types, wolf.status & StatusBit.Tapped]).toEqual([
    1,
    TypeBit.Artifact | TypeBit.Creature,
    StatusBit.Tapped,
  ]);
});

test('fateseal: top cards of an opponent’s library go to the bottom or back on top, as the player chooses (CR 701.22a)', () => {
  const line = 'Dim Fate | {0} | Sorcery | | Fateseal 3.';
  const game = table([line], [{ hand: ['Dim Fate'] }, { library: ['Swamp', 'Forest', 'Island', 'Plains'] }]);
  game.ann.casts('Dim Fate');
  const question = until(game.ann, 'arrange');
  expect(question.cards.map((id) => characteristics(game.game, id).name)).toEqual(['Swamp', 'Forest', 'Island']);
  game.answer([1, 0, 0, 1, 2]);
  expect(game.resolveAll().ben.library).toEqual(['Swamp', 'Plains', 'Island', 'Forest']);
});

describe('monstrosity', () => {
  const beast =
    'Hungry Beast | {0} | Creature — Beast | 2/2 | {X}: Monstrosity X. / When this creature becomes monstrous, it deals X damage to target opponent. / As long as this creature is monstrous, it has flying.';
  const lands = ['Mountain', 'Mountain', 'Mountain', 'Mountain', 'Mountain'];

  test('other abilities know the X with which it became monstrous; it happens once (CR 701.31c, 701.31b)', () => {
    const game = table([beast], [{ battlefield: ['Hungry Beast', ...lands] }, {}]);
    game.ann.activates('Hungry Beast', { x: 3 });
    game.resolveAll();
    expect([game.ann.stats('Hungry Beast'), game.ben.life]).toEqual(['5/5', 17]);
    game.ann.activates('Hungry Beast', { x: 2 });
    game.resolveAll();
    expect([game.ann.stats('Hungry Beast'), game.ben.life]).toEqual(['5/5', 17]);
  });

  test('monstrous is no copiable value, and ends when it leaves the battlefield (CR 701.31b)', () => {
    const lines = [
      beast,
      'Likeness | {0} | Sorcery | | Create a token that’s a copy of target creature.',
      'Homeward | {0} | Instant | | Return target creature to its owner’s hand.',
    ];
    const game = table(lines, [{ battlefield: ['Hungry Beast', ...lands], hand: ['Likeness', 'Homeward'] }, {}]);
    game.ann.activates('Hungry Beast', { x: 1 });
    game.resolveAll();
    plays(game.ann, 'Likeness', 'Hungry Beast');
    const flies = (index: number): boolean =>
      now(game.ann, 'Hungry Beast', index).abilities.some(
        ({ ability }) => ability.kind === 'keyword' && ability.keyword === 'flying',
      );
    expect([flies(0), flies(1), now(game.ann, 'Hungry Beast', 1).power]).toEqual([true, false, 2]);
    plays(game.ann, 'Homeward', 'Hungry Beast');
    plays(game.ann, 'Hungry Beast');
    game.to('Upkeep', 3).to('PrecombatMain');
    game.ann.activates('Hungry Beast', { x: 2 });
    expect([game.resolveAll().ben.life]).toEqual([17]);
  });
});

test('exert: a creature that has left by then is not exerted, and what follows from it does not come (CR 701.39c)', () => {
  const lines = [
    'Runner | {0} | Creature — Elf | 2/2 | {0}: You may exert this creature. When you do, you gain 3 life.',
    'Zap | {0} | Instant | | Destroy target creature.',
  ];
  for (const killed of [false, true]) {
    const game = table(lines, [{ battlefield: ['Runner'], hand: ['Zap'] }, {}]);
    game.ann.answers('yesNo', [1]);
    game.ann.activates('Runner');
    if (killed) game.ann.casts('Zap', { targets: ['Runner'] });
    expect(game.resolveAll().ann.life).toBe(killed ? 20 : 23);
  }
});

describe('amass', () => {
  const lines = [
    'Muster | {0} | Sorcery | | Amass Orcs 2, then the Army you amassed deals damage equal to its power to target opponent.',
    'Urge | {0} | Sorcery | | Amass Orcs 1. The amassed Army gains flying until end of turn.',
    'Recruiter | {0} | Enchantment | | Whenever you amass, you gain 1 life.',
    'Stoic | {0} | Creature — Orc Army | 3/3 | This creature can’t have counters put on it.',
    'Comrade | {0} | Creature — Orc Army | 3/3 |',
  ];
  test('“the Army you amassed” is the one that was chosen, with its counters (CR 701.44c)', () => {
    const game = table(lines, [{ battlefield: ['Comrade'], hand: ['Muster', 'Urge'] }, {}]);
    plays(game.ann, 'Muster', 'ben');
    expect([game.ben.life, game.ann.stats('Comrade')]).toEqual([15, '5/5']);
    plays(game.ann, 'Urge');
    expect(now(game.ann, 'Comrade').abilities.length).toBe(1);
  });

  test('it is that Army though it received no counters, and the player has amassed all the same (CR 701.44b, 701.44c)', () => {
    const battlefield = ['Stoic', 'Recruiter'];
    const game = table(lines, [{ battlefield, hand: ['Muster'] }, {}]);
    plays(game.ann, 'Muster', 'ben');
    expect([game.ann.stats('Stoic'), game.ben.life, game.ann.life]).toEqual(['3/3', 17, 21]);
  });
});

test('connive N: draw N cards, discard N cards, and as many counters as nonland cards were discarded (CR 701.47e)', () => {
  const line = 'Intrigue | {0} | Instant | | Target creature you control connives 3.';
  const library = ['Shock', 'Plains', 'Hill Giant', 'Plains'];
  const game = table([line], [{ battlefield: ['Grizzly Bears'], hand: ['Intrigue'], library }, {}]);
  plays(game.ann, 'Intrigue', 'Grizzly Bears');
  expect([game.ann.hand.length, game.ann.graveyard.length, game.ann.stats('Grizzly Bears')]).toEqual([0, 4, '4/4']);
});

test('time travel: a time counter more or less on any of your permanents and suspended cards that have one (CR 701.54a)', () => {
  const lines = [
    'Hourglass | {0} | Artifact | | This artifact enters with two time counters on it.',
    'Sleeper | {5} | Sorcery | | Suspend 3—{0} / You gain 5 life.',
    'Leap | {0} | Sorcery | | Time travel.',
  ];
  const seats = [{ hand: ['Hourglass', 'Sleeper', 'Leap', 'Leap'] }, { battlefield: ['Grizzly Bears'] }];
  const game = table(lines, seats);
  const counters = (): readonly (number | undefined)[] => [
    game.ann.permanent('Hourglass').counters['time'],
    game.game.objects[game.game.exile[0] as number]?.counters['time'],
  ];
  plays(game.ann, 'Hourglass');
  game.ann.takes('suspend', 'Sleeper');
  game.resolveAll();
  expect(counters()).toEqual([2, 3]);
  game.ann.answers('chooseObjects', (question) => {
    if (question.kind !== 'chooseObjects') return [];
    expect(question.from.length).toBe(2);
    return [0, 1];
  });
  game.ann.answers('chooseOption', [0]).answers('chooseOption', [1]);
  plays(game.ann, 'Leap');
  expect(counters()).toEqual([3, 2]);
  game.ann.answers('chooseObjects', [1]).answers('chooseOption', [1]);
  plays(game.ann, 'Leap');
  expect(counters()).toEqual([3, 1]);
});

describe('discover', () => {
  const lines = [
    SWIFT,
    'Delve | {0} | Sorcery | | Discover 3. You gain life equal to the discovered card’s mana value.',
    'Explorer’s Log | {0} | Enchantment | | Whenever you discover, you gain 10 life.',
  ];
  test('the discovered card is the last one exiled, cast or put into the hand (CR 701.55c)', () => {
    for (const cast of [0, 1]) {
      const game = table(lines, [{ hand: ['Delve'], library: ['Plains', 'Swift Elf', 'Plains'] }, {}]);
      game.ann.answers('yesNo', [cast]);
      plays(game.ann, 'Delve');
      expect([game.ann.life, game.ann.hand, game.ann.battlefield]).toEqual(
        cast === 1 ? [22, [], ['Swift Elf']] : [22, ['Swift Elf'], []],
      );
    }
  });

  test('a player has discovered even if there was nothing to find (CR 701.55b)', () => {
    const game = table(lines, [
      { battlefield: ['Explorer’s Log'.replace('’', "'")], hand: ['Delve'], library: ['Plains', 'Craw Wurm'] },
      {},
    ]);
    plays(game.ann, 'Delve');
    expect([game.ann.life, game.ann.library.length]).toEqual([30, 2]);
  });
});

describe('cloak', () => {
  test('several cards of a library are cloaked one at a time (CR 701.56e)', () => {
    const lines = [
      'Veil | {0} | Sorcery | | Cloak the top two cards of your library.',
      'Counting | {0} | Enchantment | | Whenever one or more creatures you control enter, you gain 1 life.',
    ];
    const game = table(lines, [{ battlefield: ['Counting'], hand: ['Veil'] }, {}]);
    expect([plays(game.ann, 'Veil').ann.life, faceDown(game).length]).toEqual([22, 2]);
  });

  test('"it" is the permanent that the cloaked card became (CR 701.56a + 400.7j)', () => {
    const lines = [
      'Shroud | {0} | Sorcery | | Cloak the top card of your library, then put a +1/+1 counter on it.',
      'Hood | {0} | Artifact — Equipment | | When this Equipment enters, you cloak the top card of your library, then attach Hood to it. / Equipped creature gets +0/+5. / Equip {3}',
    ];
    for (const [name, size] of [
      ['Shroud', [3, 3]],
      ['Hood', [2, 7]],
    ] as const) {
      const game = table(lines, [{ hand: [name], library: ['Hill Giant', 'Plains'] }, {}]);
      plays(game.ann, name);
      const { power, toughness } = characteristics(game.game, faceDown(game)[0] as never);
      expect([power, toughness]).toEqual(size);
    }
  });

  test('what represents an instant is revealed and stays face down, and was not turned up (CR 701.56g, 701.34g)', () => {
    const lines = [
      'Veil | {0} | Sorcery | | Cloak the top card of your library.',
      'Mask | {0} | Sorcery | | Manifest the top card of your library.',
      'Unmask | {0} | Sorcery | | Turn target face-down creature face up.',
      'Watcher | {0} | Enchantment | | Whenever a permanent is turned face up, you gain 7 life.',
    ];
    for (const spell of ['Veil', 'Mask'])
      for (const [top, life] of [
        ['Shock', 20],
        ['Hill Giant', 27],
      ] as const) {
        const library = [top, 'Plains'];
        const game = table(
          lines,
          [{ battlefield: ['Watcher', 'Plains', 'Plains'], hand: [spell, 'Unmask'], library }, {}],
          { log: true },
        );
        plays(game.ann, spell);
        game.plan((question) => (question.kind === 'targets' ? [0] : null));
        game.ann.casts('Unmask');
        game.resolveAll();
        expect([game.ann.life, faceDown(game).length]).toEqual([life, life === 20 ? 1 : 0]);
        if (life === 20) expect(JSON.stringify(game.session.log(1 as never))).toContain('Shock');
      }
  });
});
