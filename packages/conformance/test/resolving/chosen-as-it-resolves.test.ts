/** What is chosen while a text is carried out: one of several, of either sort, of both, of different names. CR 608.2c, 608.2d. */
import { describe, expect, test } from 'vitest';
import type { Question } from '@kitchen-table/engine';
import { plays, table } from '../support/text-table.ts';

const CUB = 'Cub | {1} | Creature — Bear | 2/2 |';
const ELF = 'Elf | {2} | Creature — Elf | 1/1 |';
const ORE = 'Ore | {1} | Artifact | |';
const MYR = 'Myr | {1} | Artifact Creature — Myr | 1/1 |';
const CHARM = 'Charm | {1} | Enchantment | |';

type Choice = Extract<Question, { kind: 'chooseObjects' }>;

/** Ann casts the sorcery with these words; the choices that were put to anybody, by names. */
function deed(
  words: string,
  seats: readonly Record<string, unknown>[],
  targets: readonly string[],
  picked: readonly string[],
) {
  const [mine = {}, ...others] = seats;
  const hand = ['Deed', ...((mine['hand'] as string[] | undefined) ?? [])];
  const lines = [CUB, ELF, ORE, MYR, CHARM, `Deed | {0} | Sorcery | | ${words}`];
  const game = table(lines, [{ ...mine, hand }, ...others]);
  const asked: { from: string[]; question: Choice }[] = [];
  const names = [...picked];
  game.plan((question) => {
    if (question.kind === 'yesNo') return [1];
    if (question.kind !== 'chooseObjects') return null;
    const from = question.from.map((entity) =>
      entity < 0 ? (game.seats[-1 - entity]?.name ?? '') : (game.game.objects[entity]?.record.card.name ?? ''),
    );
    asked.push({ from: from.toSorted(), question });
    const name = names.shift();
    return name === undefined || name === '' ? [] : [from.indexOf(name)];
  });
  plays(game.ann, 'Deed', ...targets);
  return { game, asked, from: asked.map((each) => each.from) };
}

describe('one of them', () => {
  const seats = [{}, { battlefield: ['Cub', 'Elf'] }];
  test('is chosen as it resolves, of those that are legal still (CR 608.2d)', () => {
    const words = 'Choose two target creatures. Destroy one of them.';
    const { game, from, asked } = deed(words, seats, ['Cub', 'Elf'], ['Elf']);
    expect([from, game.ben.battlefield]).toEqual([[['Cub', 'Elf']], ['Cub']]);
    expect(asked[0]?.question).toMatchObject({ player: 0, min: 1, max: 1 });
  });

  test('at random is chosen by nobody (CR 608.2d)', () => {
    const { game, from } = deed(
      'Choose two target creatures. Destroy one of them at random.',
      seats,
      ['Cub', 'Elf'],
      [],
    );
    expect([from, game.ben.battlefield.length]).toEqual([[], 1]);
  });
});

describe('one sort or the other', () => {
  test('all of the one or all of the other: which is chosen, and none of the rest is touched (CR 608.2d)', () => {
    const words = 'Destroy all artifacts or all nonwhite creatures.';
    const game = table(
      [CUB, ORE, CHARM, `Deed | {0} | Sorcery | | ${words}`],
      [{ hand: ['Deed', 'Deed'], battlefield: ['Ore', 'Charm', 'Cub', 'Ore'] }, { battlefield: ['Ore', 'Cub'] }],
    );
    for (const [option, mine, theirs] of [
      [0, ['Charm', 'Cub'], ['Cub']],
      [1, ['Charm'], []],
    ] as const) {
      game.ann.answers('chooseOption', (question) => {
        if (question.kind !== 'chooseOption') return [];
        expect([question.options, question.reason.rule]).toEqual([['all artifact', 'all nonwhite creature'], '608.2d']);
        return [option];
      });
      plays(game.ann, 'Deed');
      expect([game.ann.battlefield, game.ben.battlefield]).toEqual([mine, theirs]);
    }
  });
});

describe('a card of one sort and/or a card of another, from among those revealed (CR 608.2c, 608.2d)', () => {
  const words =
    'Reveal the top four cards of your library. You may put an artifact card and/or a creature card from among them into your hand. Put the rest into your graveyard.';
  const library = (...top: string[]): Record<string, unknown>[] => [{ library: [...top, 'Plains', 'Ore', 'Elf'] }, {}];

  test('one of each at most, only of those four, and a card is taken for one of them', () => {
    const { game, from } = deed(words, library('Myr', 'Ore', 'Cub', 'Swamp'), [], ['Myr', 'Cub']);
    expect(from).toEqual([['Myr', 'Ore'], ['Cub']].slice(0, from.length));
    expect(game.ann.hand.toSorted()).toEqual(['Cub', 'Myr']);
    expect(game.ann.graveyard.toSorted()).toEqual(['Deed', 'Ore', 'Swamp']);
  });

  test('either may be left out, but not both, for the player has said yes', () => {
    const first = deed(words, library('Ore', 'Myr', 'Cub', 'Swamp'), [], ['', 'Cub']);
    expect(first.game.ann.hand).toEqual(['Cub']);
    expect(first.asked.map(({ question }) => question.min)).toEqual([0, 1]);
    const second = deed(words, library('Ore', 'Myr', 'Cub', 'Elf'), [], ['Ore', '']);
    expect([second.game.ann.hand, second.asked.map(({ question }) => question.min)]).toEqual([['Ore'], [0, 0]]);
    const only = deed(words, library('Ore', 'Ore', 'Swamp', 'Forest'), [], ['Ore']);
    expect([only.game.ann.hand, only.asked[0]?.question.min]).toEqual([['Ore'], 1]);
  });
});

describe('with different names (CR 608.2d, 201.2)', () => {
  const graveyard = ['Cub', 'Cub', 'Elf', 'Myr', 'Ore'];
  test('one after the other, none with a name that was taken: as many as must be', () => {
    const words = 'Return two creature cards with different names from your graveyard to your hand.';
    const { game, from, asked } = deed(words, [{ graveyard }, {}], [], ['Cub', 'Elf']);
    expect(from).toEqual([
      ['Cub', 'Cub', 'Elf', 'Myr'],
      ['Elf', 'Myr'],
    ]);
    expect(asked.map(({ question }) => [question.min, question.max])).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect(game.ann.hand).toEqual(['Cub', 'Elf']);
  });

  test('"up to two": the player may stop', () => {
    const words = 'Return up to two creature cards with different names from your graveyard to your hand.';
    const { game, asked } = deed(words, [{ graveyard }, {}], [], ['Cub', '']);
    expect(asked.map(({ question }) => [question.min, question.max])).toEqual([
      [0, 1],
      [0, 1],
    ]);
    expect(game.ann.hand).toEqual(['Cub']);
    expect(deed(words, [{ graveyard: ['Ore'] }, {}], [], []).asked).toEqual([]);
  });
});

describe('a recipient that is a player or what the player controls (CR 608.2d, 120.3)', () => {
  const sage = 'Sage | {0} | Planeswalker — Sage | 4 | 0: You gain 1 life.';
  const curse =
    'Curse | {0} | Enchantment | | At the beginning of your end step, ~ deals 1 damage to you or a planeswalker you control.';
  test('one of them is chosen; without a planeswalker it is the player', () => {
    for (const [battlefield, choice, life, loyalty] of [
      [['Curse', 'Sage'], 'Sage', 20, 3],
      [['Curse', 'Sage'], 'ann', 19, 4],
      [['Curse'], '', 19, 0],
    ] as const) {
      const game = table([sage, curse], [{ battlefield }, {}]);
      let asked = 0;
      game.plan((question) => {
        if (question.kind !== 'chooseObjects' || question.purpose !== 'damage') return null;
        asked++;
        return [game.indexOf(question.from, choice)];
      });
      game.to('Upkeep', 2);
      const left = battlefield.length === 1 ? 0 : (game.ann.permanent('Sage').counters['loyalty'] ?? 0);
      expect([choice, game.ann.life, left, asked]).toEqual([choice, life, loyalty, choice === '' ? 0 : 1]);
    }
  });
});

test('of a player or a planeswalker that player controls one thing is chosen, among all of them at once (CR 608.2d)', () => {
  const lines = [
    'Either Way | {0} | Sorcery | | Choose an opponent at random. Either Way deals 3 damage to that player or a planeswalker that player controls.',
    'Sage | {3} | Planeswalker — Sage | 5 | +1: You gain 1 life.',
    'Seer | {3} | Planeswalker — Seer | 5 | +1: You gain 2 life.',
  ];
  const game = table(lines, [{ hand: ['Either Way'] }, { battlefield: ['Sage', 'Seer'] }]);
  game.ann.answers('chooseObjects', (question) => {
    expect(question.kind === 'chooseObjects' && question.from.length).toBe(3);
    return [2];
  });
  plays(game.ann, 'Either Way');
  expect(game.ben.life).toBe(20);
  expect([game.ben.permanent('Sage').counters, game.ben.permanent('Seer').counters]).toEqual([
    { loyalty: 5 },
    { loyalty: 2 },
  ]);
});

describe('"with the greatest power among ..."', () => {
  const lines = [
    'Topple | {0} | Sorcery | | Exile a creature with the greatest power among creatures target opponent controls.',
    "Humble | {0} | Sorcery | | Return a creature with the lowest toughness among creatures you don't control to its owner's hand.",
    CUB,
    ELF,
  ];

  test.each([
    ['Topple', ['Hill Giant', 'Cub'], ['Cub', 'Elf'], ['Hill Giant', 'Cub'], ['Elf']],
    ['Topple', ['Hill Giant'], [], ['Hill Giant'], []],
    ['Humble', ['Elf'], ['Cub', 'Elf'], ['Elf'], ['Cub']],
    ['Humble', ['Elf'], [], ['Elf'], []],
  ])('%s: with %j against %j there are left %j and %j (CR 608.2h)', (name, mine, theirs, myRest, theirRest) => {
    const game = table(lines, [{ hand: [name], battlefield: mine }, { battlefield: theirs }]);
    plays(game.ann, name);
    expect([game.ann.battlefield, game.ben.battlefield]).toEqual([myRest, theirRest]);
  });
});
