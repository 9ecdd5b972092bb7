/** Words, players, kinds and shapes that are chosen while a spell resolves. CR 608.2d. */
import { describe, expect, test } from 'vitest';
import { now, picks, plays, table, uses } from '../support/text-table.ts';

const GATE = 'Old Gate | | Land — Gate | |';
const LINES = [
  GATE,
  'Elf | {0} | Creature — Elf | 1/1 |',
  'Goblin | {0} | Creature — Goblin | 1/1 |',
  'Relic | {2} | Artifact | |',
  'Prism | {0} | Enchantment | |',
];

function after(
  words: string,
  picked: readonly string[],
  ann: readonly string[],
  ben: readonly string[] = [],
  ...targets: string[]
) {
  const game = table([...LINES, `Deed | {0} | Sorcery | | ${words}`], [{ battlefield: ann, hand: ['Deed'] }, ben]);
  for (const word of picked) picks(game.ann, word);
  return plays(game.ann, 'Deed', ...targets);
}

describe('words', () => {
  test('a creature type: those that have it and no others (CR 205.3m)', () => {
    const game = after(
      'Destroy all creatures of the creature type of your choice.',
      ['Elf'],
      ['Elf', 'Goblin'],
      ['Elf', 'Relic'],
    );
    expect([game.ann.battlefield, game.ben.battlefield]).toEqual([['Goblin'], ['Relic']]);
    const other = after(
      'Creatures of the creature type of your choice get +2/+3 until end of turn.',
      ['Goblin'],
      ['Elf', 'Goblin'],
    );
    expect([other.ann.stats('Elf'), other.ann.stats('Goblin')]).toEqual(['1/1', '3/4']);
  });

  test('a card type: those that have it and no others (CR 205.2a)', () => {
    const words = 'Exile all permanents of the card type of your choice.';
    expect(after(words, ['artifact'], ['Elf', 'Relic'], ['Prism', 'Relic']).ben.battlefield).toEqual(['Prism']);
    expect(after(words, ['enchantment'], ['Elf', 'Relic'], ['Prism', 'Relic']).ben.battlefield).toEqual(['Relic']);
  });

  test('a land type is any of them, a basic land type one of five (CR 205.3i, 305.6)', () => {
    const words = 'Choose a land type. Destroy all lands of the chosen type.';
    expect(after(words, ['Gate'], ['Old Gate', 'Island'], ['Plains']).ann.battlefield).toEqual(['Island']);
    const basic = table(
      [GATE, 'Deed | {0} | Sorcery | | Choose a basic land type. Destroy all lands of the chosen type.'],
      [{ battlefield: ['Old Gate', 'Island'], hand: ['Deed'] }, {}],
    );
    const offered: string[] = [];
    basic.ann.answers('chooseOption', (question) => {
      if (question.kind === 'chooseOption') offered.push(...question.options);
      return [1];
    });
    plays(basic.ann, 'Deed');
    expect([offered, basic.ann.battlefield]).toEqual([
      ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'],
      ['Old Gate'],
    ]);
  });

  test('odd or even, a number, a creature type named beforehand (CR 608.2d)', () => {
    const odd = 'Choose odd or even. Destroy each permanent with mana value of the chosen quality.';
    expect(after(odd, ['odd'], ['Hill Giant', 'Wind Drake', 'Relic']).ann.battlefield).toEqual(['Hill Giant', 'Relic']);
    expect(after(odd, ['even'], ['Hill Giant', 'Wind Drake', 'Relic']).ann.battlefield).toEqual(['Wind Drake']);
    const type = 'Choose a creature type. Destroy all creatures of the chosen type.';
    expect(after(type, ['Goblin'], ['Elf', 'Goblin']).ann.battlefield).toEqual(['Elf']);
  });

  test('a number from the least to the most that the words say (CR 608.2d)', () => {
    const words = 'Choose a number between 2 and 3. Destroy all permanents with mana value equal to the chosen number.';
    const game = table(
      [...LINES, `Deed | {0} | Sorcery | | ${words}`],
      [{ battlefield: ['Hill Giant', 'Wind Drake', 'Relic'], hand: ['Deed'] }, {}],
    );
    const limits: number[] = [];
    game.ann.answers('chooseNumber', (question) => {
      if (question.kind === 'chooseNumber') limits.push(question.min, question.max);
      return [3];
    });
    plays(game.ann, 'Deed');
    expect([limits, game.ann.battlefield]).toEqual([
      [2, 3],
      ['Hill Giant', 'Relic'],
    ]);
  });
});

describe('players', () => {
  const lines = (who: string): string[] => [`Deed | {0} | Sorcery | | Choose ${who}. That player loses 3 life.`];
  test('a player is any of them, an opponent none of the own (CR 102.3, 608.2d)', () => {
    for (const [who, offered] of [
      ['a player', ['ann', 'ben', 'cat']],
      ['an opponent', ['ben', 'cat']],
    ] as const) {
      const game = table(lines(who), [{ hand: ['Deed'] }, {}, {}]);
      game.ann.answers('chooseObjects', (question) => {
        if (question.kind !== 'chooseObjects') return [];
        expect(question.from.length).toBe(offered.length);
        for (const name of offered) game.indexOf(question.from, name);
        return [game.indexOf(question.from, 'cat')];
      });
      plays(game.ann, 'Deed');
      expect([game.ann.life, game.ben.life, game.cat.life]).toEqual([20, 20, 17]);
    }
  });
});

describe('what something becomes or gains', () => {
  test('one of two keywords, and not the other (CR 608.2d)', () => {
    const words = 'Target creature gains your choice of flying or vigilance until end of turn.';
    const keywords = (picked: string): string[] =>
      now(after(words, [picked], ['Elf'], [], 'Elf').ann, 'Elf').abilities.map(({ ability }) =>
        ability.kind === 'keyword' ? ability.keyword : ability.kind,
      );
    expect([keywords('flying'), keywords('vigilance')]).toEqual([['flying'], ['vigilance']]);
  });

  test('one of two shapes (CR 208.2b)', () => {
    const words = 'Target creature becomes your choice of a 1/2 Bird or a 4/4 Ox until end of turn.';
    const shapes = (at: number): string => {
      const game = table(
        [...LINES, `Deed | {0} | Sorcery | | ${words}`],
        [{ battlefield: ['Hill Giant'], hand: ['Deed'] }, {}],
      );
      game.ann.answers('chooseOption', (question) => {
        if (question.kind === 'chooseOption') expect(question.options).toEqual(['1/2 Bird', '4/4 Ox']);
        return [at];
      });
      return plays(game.ann, 'Deed', 'Hill Giant').ann.stats('Hill Giant');
    };
    expect([shapes(0), shapes(1)]).toEqual(['1/2', '4/4']);
  });

  test('counters of one of two kinds as it enters (CR 614.12, 122.1)', () => {
    const line =
      'Cub | {0} | Creature — Cat | 1/1 | This creature enters with your choice of a +1/+1 counter or a reach counter on it.';
    const counters = (picked: string): object => {
      const game = table([line], [{ hand: ['Cub'] }, {}]);
      picks(game.ann, picked);
      return plays(game.ann, 'Cub').ann.permanent('Cub').counters;
    };
    expect([counters('+1/+1'), counters('reach')]).toEqual([{ '+1/+1': 1 }, { reach: 1 }]);
    const back =
      'Return target creature card from your graveyard to the battlefield with your choice of a flying counter or a reach counter on it.';
    const game = table([`Deed | {0} | Sorcery | | ${back}`], [{ hand: ['Deed'], graveyard: ['Hill Giant'] }, {}]);
    picks(game.ann, 'reach');
    expect(plays(game.ann, 'Deed', 'Hill Giant').ann.permanent('Hill Giant').counters).toEqual({ reach: 1 });
  });

  test('tapped or untapped, as its player likes (CR 701.21a-b)', () => {
    const lines = ['Nudge | {0} | Artifact | | {0}: Tap or untap target creature. If you do, you gain 1 life.'];
    const game = table(lines, [['Nudge'], ['Hill Giant']]);
    const tapped = (): boolean => (game.ben.permanent('Hill Giant').status & 1) !== 0;
    const seen: [boolean, number][] = [];
    for (const option of ['untap', 'tap', 'tap', 'untap']) {
      picks(game.ann, option);
      uses(game.ann, 'Nudge', 'Hill Giant');
      seen.push([tapped(), game.ann.life]);
    }
    expect(seen).toEqual([
      [false, 20],
      [true, 21],
      [true, 21],
      [false, 22],
    ]);
  });
});

test('each of several players chooses a word, and is one of those "who chose" it (CR 101.4, 608.2d)', () => {
  const lines = [
    'Stage | {0} | Sorcery | | Each opponent chooses fame or fortune. For each player who chose fame, ' +
      'gain control of a creature that player controls until end of turn. Untap those creatures and they gain ' +
      'haste until end of turn. For each player who chose fortune, you draw a card.',
    'Ox | {0} | Creature — Ox | 3/3 |',
    'Elk | {0} | Creature — Elk | 2/2 |',
    'Cow | {0} | Creature — Ox | 1/1 |',
  ];
  const game = table(lines, [
    { hand: ['Stage'], library: ['Forest', 'Island', 'Plains'] },
    { battlefield: [{ card: 'Ox', tapped: true }] },
    { battlefield: ['Elk'] },
    { battlefield: ['Cow'] },
  ]);
  picks(game.ben, 'fame');
  picks(game.cat, 'fortune');
  picks(game.dan, 'fame');
  plays(game.ann, 'Stage');
  expect([...game.ann.battlefield].sort()).toEqual(['Cow', 'Ox']);
  // One was drawn as her turn began (CR 103.8c).
  expect([game.cat.battlefield, game.ann.hand.length]).toEqual([['Elk'], 2]);
  game.ann.attacks(['Ox', 'Cow'], 'cat');
  game.throughCombat();
  expect(game.cat.life).toBe(16);
  game.to('Upkeep', 2);
  expect([game.ben.battlefield, game.dan.battlefield]).toEqual([['Ox'], ['Cow']]);
});

const EACH = 'Each player chooses a creature type.';
const OF_THEM = 'of a type chosen this way';

describe('"of a type chosen this way": of any that one of the players chose (CR 101.4, 608.2d)', () => {
  const lines = [
    `Call | {0} | Sorcery | | ${EACH} Each player returns all creature cards ${OF_THEM} from their graveyard to the battlefield.`,
    `Ruin | {0} | Sorcery | | ${EACH} Destroy all creatures that aren’t ${OF_THEM}.`,
    'Elf | {0} | Creature — Elf | 1/1 |',
    'Goblin | {0} | Creature — Goblin | 1/1 |',
    'Ox | {0} | Creature — Ox Goblin | 3/3 |',
    'Newt | {0} | Creature — Salamander | 1/1 |',
  ];
  const all = ['Elf', 'Goblin', 'Newt', 'Ox'];

  test('all that have one or more of them return, to each from that player’s own graveyard', () => {
    const game = table(lines, [{ hand: ['Call'], graveyard: all }, { graveyard: all }]);
    picks(game.ann, 'Elf');
    picks(game.ben, 'Ox');
    plays(game.ann, 'Call');
    for (const player of [game.ann, game.ben]) expect([...player.battlefield].sort()).toEqual(['Elf', 'Ox']);
  });

  test('all that have none of them are destroyed; the same type may be chosen twice', () => {
    const game = table(lines, [{ hand: ['Ruin'], battlefield: all }, { battlefield: all }]);
    for (const player of [game.ann, game.ben]) picks(player, 'Goblin');
    plays(game.ann, 'Ruin');
    for (const player of [game.ann, game.ben]) expect([...player.battlefield].sort()).toEqual(['Goblin', 'Ox']);
  });
});
