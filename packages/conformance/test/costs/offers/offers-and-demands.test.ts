/** "May", "unless", "if they do": offers and demands to one player or several. CR 101.4, 118.12, 608.2d. */
import { describe, expect, test } from 'vitest';
import type { Scenario, Seat } from '../../../../engine/test/support/scenario.ts';
import { chooses, plays, table } from '../../support/text-table.ts';

function start(words: string, ...seats: Seat[]): Scenario {
  const [first = {}, ...others] = seats;
  return table(
    [`Deed | {0} | Sorcery | | ${words}`],
    [{ ...first, hand: ['Deed', ...(first.hand ?? [])] }, ...(others.length === 0 ? [{}] : others)],
  );
}

const lives = (game: Scenario): number[] => game.seats.map(({ life }) => life);
const hands = (game: Scenario): number[] => game.seats.map(({ hand }) => hand.length);

/** Answers of the players in turn order to the questions whether they will. */
function answering(game: Scenario, ...answers: number[]): Scenario {
  answers.forEach((answer, seat) => game.seats[seat]?.answers('yesNo', [answer]));
  return plays(game.ann, 'Deed');
}

describe('offers', () => {
  test('each who accepts does it for themselves; who cannot is not asked (CR 101.4, 608.2d)', () => {
    const words = 'Each player may discard a card. Each player who discarded a card this way draws two cards.';
    const seats: Seat[] = [{ hand: ['Shock'] }, { hand: ['Shock'] }];
    expect(hands(answering(start(words, ...seats), 1, 0))).toEqual([2, 1]);
    expect(hands(answering(start(words, ...seats), 0, 1))).toEqual([1, 2]);
    const empty = start(words, {}, { hand: ['Shock'] });
    let asked = false;
    empty.ann.answers('yesNo', () => {
      asked = true;
      return [1];
    });
    empty.ben.answers('yesNo', [1]);
    plays(empty.ann, 'Deed');
    expect([hands(empty), asked]).toEqual([[0, 2], false]);
  });

  test('those who decline are the others (CR 118.12)', () => {
    const words = 'Each opponent may discard a card. Each opponent who doesn’t loses 3 life.';
    const game = start(words, { hand: ['Shock'] }, { hand: ['Shock'] }, { hand: ['Shock'] });
    game.ben.answers('yesNo', [1]);
    game.cat.answers('yesNo', [0]);
    plays(game.ann, 'Deed');
    expect([lives(game), hands(game).slice(1)]).toEqual([
      [20, 20, 17],
      [0, 1],
    ]);
  });

  test('what another may have happen, and what happens if nobody does (CR 118.12)', () => {
    const words = 'Any opponent may have you draw a card. If no one does, they each lose 3 life.';
    for (const [ben, cat, drawn, life] of [
      [1, 0, 1, [20, 20, 20]],
      [0, 1, 1, [20, 20, 20]],
      [0, 0, 0, [20, 17, 17]],
    ] as const) {
      const game = start(words, {}, {}, {});
      const before = game.ann.hand.length - 1;
      game.ben.answers('yesNo', [ben]);
      game.cat.answers('yesNo', [cat]);
      plays(game.ann, 'Deed');
      expect([game.ann.hand.length - before, lives(game)]).toEqual([drawn, life]);
    }
  });

  test('a target player pays or bears it (CR 118.12)', () => {
    const words = 'Target player may pay {2}. If they don’t, they lose 3 life.';
    const life = (lands: string[], answer: number): number => {
      const game = start(words, {}, { battlefield: lands });
      game.ben.answers('yesNo', [answer]);
      return plays(game.ann, 'Deed', 'ben').ben.life;
    };
    expect([life(['Plains', 'Plains'], 1), life(['Plains', 'Plains'], 0), life(['Plains'], 1)]).toEqual([20, 17, 17]);
  });
});

describe('demands', () => {
  test('"unless" asks only who can do it, and each way only where it can be done (CR 118.12a, 118.3)', () => {
    const words = 'Target player loses 3 life unless they sacrifice a creature or discard a card.';
    const run = (ben: Seat, option: number | null): (number | string[])[] => {
      const game = start(words, {}, ben);
      game.ben.answers('yesNo', [1]);
      if (option !== null) game.ben.answers('chooseOption', [option]);
      plays(game.ann, 'Deed', 'ben');
      return [game.ben.life, game.ben.battlefield, game.ben.hand];
    };
    expect(run({ battlefield: ['Hill Giant'], hand: ['Shock'] }, 0)).toEqual([20, [], ['Shock']]);
    expect(run({ battlefield: ['Hill Giant'], hand: ['Shock'] }, 1)).toEqual([20, ['Hill Giant'], []]);
    expect(run({ battlefield: ['Plains'], hand: ['Shock'] }, null)).toEqual([20, ['Plains'], []]);
    expect(run({ battlefield: ['Hill Giant'] }, null)).toEqual([20, [], []]);
    expect(run({ battlefield: ['Plains'] }, null)).toEqual([17, ['Plains'], []]);
  });

  test('a spell is countered unless so much is paid, for each of something (CR 118.12a, 608.2h)', () => {
    const line = (cost: string): string =>
      `Deed | {0} | Instant | | Counter target spell unless its controller pays ${cost}.`;
    const resolved = (cost: string, lands: number, answer: number, creatures: string[] = []): boolean => {
      const game = table(
        [line(cost), 'Joy | {0} | Sorcery | | You gain 5 life.'],
        [
          { battlefield: Array.from({ length: lands }, () => 'Plains'), hand: ['Joy'] },
          { battlefield: creatures, hand: ['Deed'] },
        ],
      );
      game.ann.answers('yesNo', [answer]);
      game.ann.casts('Joy');
      game.ben.casts('Deed', { targets: ['Joy'] });
      return game.resolveAll().ann.life === 25;
    };
    expect([resolved('{2}', 2, 1), resolved('{2}', 2, 0), resolved('{2}', 1, 1)]).toEqual([true, false, false]);
    const each = '{1} for each creature you control';
    const two = ['Hill Giant', 'Wind Drake'];
    expect([resolved(each, 2, 1, two), resolved(each, 1, 1, two), resolved(each, 1, 1, ['Hill Giant'])]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('each for themselves', () => {
  test('each player creates tokens for what they control (CR 101.4, 608.2h)', () => {
    const words = 'Each player creates a 1/1 red Imp creature token for each land they control.';
    const game = start(words, { battlefield: ['Plains', 'Plains'] }, { battlefield: ['Plains', 'Hill Giant'] });
    plays(game.ann, 'Deed');
    const imps = game.seats.map(({ battlefield }) => battlefield.filter((name) => name === 'Imp Token').length);
    expect(imps).toEqual([2, 1]);
  });

  test('each player loses life for what they control, at once (CR 101.4, 608.2h)', () => {
    const words = 'Each player loses 2 life for each creature they control.';
    const game = start(
      words,
      { battlefield: ['Hill Giant'] },
      { battlefield: ['Hill Giant', 'Wind Drake', 'Plains'] },
      {},
    );
    expect(lives(plays(game.ann, 'Deed'))).toEqual([18, 16, 20]);
  });

  test('what each player chose is spared, all else not (CR 608.2c-d)', () => {
    const words = 'Each player chooses a creature they control. Destroy all other creatures.';
    const game = start(
      words,
      { battlefield: ['Hill Giant', 'Wind Drake', 'Plains'] },
      { battlefield: ['Craw Wurm', 'Grizzly Bears'] },
    );
    chooses(game.ann, 'Wind Drake');
    chooses(game.ben, 'Craw Wurm');
    plays(game.ann, 'Deed');
    expect([game.ann.battlefield, game.ben.battlefield]).toEqual([['Wind Drake', 'Plains'], ['Craw Wurm']]);
  });

  test('for each creature a copy of that creature, all at once (CR 608.2c, 707.2)', () => {
    const words = 'For each creature you control, create a token that’s a copy of that creature.';
    const game = start(words, { battlefield: ['Hill Giant', 'Wind Drake', 'Plains'] }, { battlefield: ['Craw Wurm'] });
    plays(game.ann, 'Deed');
    expect([game.ann.battlefield.toSorted(), game.ben.battlefield]).toEqual([
      ['Hill Giant', 'Hill Giant', 'Plains', 'Wind Drake', 'Wind Drake'],
      ['Craw Wurm'],
    ]);
  });
});

describe('how many are chosen', () => {
  test('one or two, one or more, any number, up to so many: no fewer and no more (CR 107.1c, 608.2d)', () => {
    for (const [words, min, max] of [
      ['Sacrifice one or two creatures.', 1, 2],
      ['Sacrifice one, two, or three creatures.', 1, 3],
      ['Sacrifice one or more creatures.', 1, 4],
      ['Sacrifice any number of creatures.', 0, 4],
      ['Sacrifice up to two creatures.', 0, 2],
      ['Sacrifice three creatures.', 3, 3],
    ] as const) {
      const game = start(
        words,
        { battlefield: ['Hill Giant', 'Hill Giant', 'Hill Giant', 'Hill Giant', 'Plains'] },
        { battlefield: ['Wind Drake'] },
      );
      game.ann.answers('chooseObjects', (question) => {
        if (question.kind === 'chooseObjects')
          expect([words, question.min, question.max, question.from.length]).toEqual([words, min, max, 4]);
        return Array.from({ length: max }, (_, i) => i);
      });
      plays(game.ann, 'Deed');
      expect(game.ann.battlefield.length).toBe(5 - max);
    }
  });

  test('at random: so many, and nobody chooses (CR 608.2d)', () => {
    const game = start('Discard two cards at random.', { hand: ['Shock', 'Plains', 'Island', 'Swamp'] });
    game.ann.answers('chooseObjects', () => {
      throw new Error('chance decides');
    });
    plays(game.ann, 'Deed');
    expect([game.ann.hand.length, game.ann.graveyard.length]).toEqual([2, 3]);
    const few = start('Discard two cards at random.', { hand: ['Shock'] });
    expect(plays(few.ann, 'Deed').ann.hand).toEqual([]);
  });
});
