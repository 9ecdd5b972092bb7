/** Steps of a text that ask about those before them: what was done, by whom, how much. CR 603.12, 608.2c, 608.2d, 614.15. */
import { describe, expect, test } from 'vitest';
import { plays, table } from '../support/text-table.ts';

const CUB = 'Cub | {1} | Creature — Bear | 2/2 |';
const ORE = 'Ore | {1} | Artifact | |';

/** Ann casts the sorcery with these words; who was asked yes or no, and what. */
function deed(
  words: string,
  seats: readonly Record<string, unknown>[],
  yes: (player: number) => boolean = () => true,
  ...targets: string[]
) {
  const [mine = {}, ...others] = seats;
  const hand = ['Deed', ...((mine['hand'] as string[] | undefined) ?? [])];
  const game = table([CUB, ORE, `Deed | {0} | Sorcery | | ${words}`], [{ ...mine, hand }, ...others]);
  const asked: [number, string][] = [];
  game.plan((question) => {
    if (question.kind !== 'yesNo') return null;
    asked.push([question.player, question.reason.text]);
    return [yes(question.player) ? 1 : 0];
  });
  plays(game.ann, 'Deed', ...targets);
  return { game, asked };
}

describe('"instead" (CR 614.15)', () => {
  test('the second sentence takes the place of the first, if it is so', () => {
    const words = 'Draw a card. If you control three or more creatures, draw two cards instead. You gain 1 life.';
    const few = deed(words, [{ battlefield: ['Cub', 'Cub'] }, {}]).game;
    const many = deed(words, [{ battlefield: ['Cub', 'Cub', 'Cub'] }, {}]).game;
    expect([few.ann.hand.length, few.ann.life]).toEqual([1, 21]);
    expect([many.ann.hand.length, many.ann.life]).toEqual([2, 21]);
  });
});

describe('"if you do" and "when you do"', () => {
  test('ask whether the step before was done; one that was not even begun was not (CR 608.2c)', () => {
    const words = 'If you control a creature, you gain 2 life. If you do, draw a card.';
    expect(deed(words, [{ battlefield: ['Cub'] }, {}]).game.ann.hand).toHaveLength(1);
    expect(deed(words, [{}, {}]).game.ann.hand).toHaveLength(0);
  });

  test('what is done then has a target that is chosen then (CR 603.12)', () => {
    const may = 'You may discard a card. When you do, Deed deals 2 damage to any target.';
    const seats = [{ hand: ['Cub'] }, { battlefield: ['Cub'] }];
    const aimed = (words: string, yes: boolean): readonly number[] => {
      const hand = ['Deed', 'Ore'];
      const game = table([CUB, ORE, `Deed | {0} | Sorcery | | ${words}`], [{ hand }, seats[1] as never]);
      game.plan((question) => {
        if (question.kind === 'yesNo') return [yes ? 1 : 0];
        return question.kind === 'targets' ? [game.indexOf(question.legal, 'ben')] : null;
      });
      plays(game.ann, 'Deed');
      return [game.ben.life, game.ann.hand.length];
    };
    expect([aimed(may, true), aimed(may, false)]).toEqual([
      [18, 0],
      [20, 1],
    ]);
    expect(aimed(may.replace('You may discard', 'Discard'), true)).toEqual([18, 0]);
  });

  test('of each that could be done for: it was done if it was done for one of them (CR 608.2c)', () => {
    const words = 'For each creature you control, you may draw a card. If you do, you lose 3 life.';
    let times = 0;
    const first = deed(words, [{ battlefield: ['Cub', 'Cub'] }, {}], () => times++ === 0).game;
    expect([first.ann.hand.length, first.ann.life]).toEqual([1, 17]);
    const none = deed(words, [{ battlefield: ['Cub', 'Cub'] }, {}], () => false).game;
    expect([none.ann.hand.length, none.ann.life]).toEqual([0, 20]);
    expect(deed(words, [{}, {}]).game.ann.life).toBe(20);
  });
});

describe('what somebody may do', () => {
  test('they are asked by what it is, in turn order, and do it themselves (CR 608.2d, 101.4)', () => {
    const words = 'Each player may sacrifice a creature.';
    const battlefield = ['Cub'];
    const { game, asked } = deed(words, [{ battlefield }, { battlefield }, { battlefield }], (player) => player !== 1);
    expect(asked).toEqual([
      [0, 'Sacrifice a creature?'],
      [1, 'Sacrifice a creature?'],
      [2, 'Sacrifice a creature?'],
    ]);
    expect([game.ann.battlefield, game.ben.battlefield, game.cat.battlefield]).toEqual([[], ['Cub'], []]);
    expect(deed('You may scry 2.', [{}, {}]).asked).toEqual([[0, 'Scry 2?']]);
    expect(deed('You may proliferate.', [{}, {}]).asked).toEqual([[0, 'Proliferate?']]);
    expect(deed('You may draw a card, then discard a card.', [{}, {}]).asked).toEqual([
      [0, 'Draw a card and discard a card?'],
    ]);
  });

  test('"you" in what another player may do is the one who says it: "have you draw" (CR 608.2d)', () => {
    const they = 'Target opponent may have you draw a card. If they do, they draw a card.';
    const done = deed(they, [{}, {}], () => true, 'ben');
    expect(done.asked).toEqual([[1, 'Have ann draw a card?']]);
    expect([done.game.ann.hand.length, done.game.ben.hand.length]).toEqual([1, 1]);
    const own = deed('Target opponent may draw a card, then discard a card.', [{}, {}], () => true, 'ben').game;
    expect([own.ann.hand.length, own.ben.hand.length, own.ben.graveyard.length]).toEqual([0, 0, 1]);
    const hurt = 'Target opponent may have Deed deal 4 damage to them. If they don’t, you draw two cards.';
    expect(deed(hurt, [{}, {}], () => true, 'ben').game.ben.life).toBe(16);
    expect(deed(hurt, [{}, {}], () => false, 'ben').game.ann.hand).toHaveLength(2);
  });
});

describe('each player by themself', () => {
  test('what they exiled this way is theirs alone to put back (CR 608.2c)', () => {
    const words =
      'Each player exiles all creatures they control, then puts all cards they exiled this way onto the battlefield.';
    const { game } = deed(words, [{ battlefield: ['Cub', 'Ore'] }, { battlefield: ['Cub', 'Cub'] }]);
    expect([game.ann.battlefield, game.ben.battlefield]).toEqual([
      ['Ore', 'Cub'],
      ['Cub', 'Cub'],
    ]);
    expect(game.ben.permanent('Cub').owner).toBe(1);
  });

  test('"that many" is what each of them did, also with something added (CR 608.2c)', () => {
    const library = Array.from({ length: 7 }, () => 'Forest');
    const words = 'Each player discards a card, then draws that many cards plus one.';
    const { game } = deed(words, [{ hand: ['Cub'], library }, { library }]);
    expect([game.ann.hand.length, game.ben.hand.length]).toEqual([2, 1]);
    const back = 'Each player puts all creatures they control into their hand, then discards that many cards.';
    const after = deed(back, [
      { battlefield: ['Cub', 'Cub', 'Ore'], library },
      { battlefield: ['Cub'], hand: ['Ore'] },
    ]);
    expect([after.game.ann.hand.length, after.game.ann.graveyard.length]).toEqual([0, 3]);
    expect([after.game.ben.hand.length, after.game.ben.graveyard.length]).toEqual([1, 1]);
  });

  test('"each player who did so" are those who did (CR 608.2c)', () => {
    const words = 'Each player may draw two cards. Then each player who drew a card this way discards a card.';
    const { game } = deed(words, [{}, {}, {}], (player) => player === 1);
    expect([game.ben.hand.length, game.ben.graveyard.length, game.cat.graveyard.length]).toEqual([1, 1, 0]);
  });
});

describe('kinds of counters (CR 122.1)', () => {
  const lines = [
    'Jar | {0} | Artifact | |',
    'Mark | {0} | Instant | | Put two charge counters on target permanent.',
    'Note | {0} | Instant | | Put a page counter on target permanent.',
  ];
  test('one that is there is chosen, and meant by what follows; with none, what speaks of it is left out', () => {
    const words =
      'Choose a kind of counter on target permanent. Put another counter of that kind on that permanent. You gain 1 life.';
    for (const [before, counters] of [
      [['Mark', 'Note'], { charge: 2, page: 2 }],
      [[], {}],
    ] as const) {
      const game = table(
        [...lines, `Deed | {0} | Sorcery | | ${words}`],
        [{ battlefield: ['Jar'], hand: ['Mark', 'Note', 'Deed'] }, {}],
      );
      for (const spell of before) plays(game.ann, spell, 'Jar');
      game.ann.answers('chooseOption', (question) => [
        question.kind === 'chooseOption' ? question.options.indexOf('page') : -1,
      ]);
      plays(game.ann, 'Deed', 'Jar');
      expect([game.ann.permanent('Jar').counters, game.ann.life]).toEqual([counters, 21]);
    }
  });

  test('for each kind another of that kind', () => {
    const words = 'For each kind of counter on target permanent, put another counter of that kind on it.';
    const game = table(
      [...lines, `Deed | {0} | Sorcery | | ${words}`],
      [{ battlefield: ['Jar'], hand: ['Mark', 'Note', 'Deed'] }, {}],
    );
    for (const spell of ['Mark', 'Note', 'Deed']) plays(game.ann, spell, 'Jar');
    expect(game.ann.permanent('Jar').counters).toEqual({ charge: 3, page: 2 });
  });
});

test.each([
  { battlefield: [], asked: 0 },
  { battlefield: ['Blade'], asked: 0 },
  { battlefield: ['Cub'], asked: 0 },
  { battlefield: ['Blade', 'Cub'], asked: 1 },
])('who could attach nothing is not asked whether to: $battlefield (CR 608.2d, 701.3b)', ({ battlefield, asked }) => {
  const BLADE = 'Blade | {1} | Artifact — Equipment | | Equip {1}';
  const lines = [
    CUB,
    BLADE,
    'Deed | {0} | Sorcery | | You may attach an Equipment to a creature. If you do, draw two cards.',
  ];
  const game = table(lines, [{ hand: ['Deed'], battlefield }, {}]);
  const heard: string[] = [];
  game.plan((question) => {
    if (question.kind !== 'yesNo') return null;
    heard.push(question.reason.text);
    return [1];
  });
  plays(game.ann, 'Deed');
  expect(heard.length).toBe(asked);
  expect(game.ann.hand.length).toBe(2 * asked);
});
