/** In what order cards are put into libraries and graveyards, and who decides. CR 401.4, 404.3. */
import { describe, expect, test } from 'vitest';
import { plays, table } from '../support/rules-table.ts';

const FALL = 'Fall All | {0} | Sorcery | | Destroy all creatures.';
const LIFT = 'Lift Two | {0} | Sorcery | | Put two target creatures on top of their owners’ libraries.'.replace(
  '’',
  "'",
);

describe('several cards put into one library', () => {
  test('their owner arranges them, whoever put them there (CR 401.4)', () => {
    for (const [order, top] of [
      [[0, 1], 'Hill Giant'],
      [[1, 0], 'Grizzly Bears'],
    ] as const) {
      const game = table([LIFT], [{ hand: ['Lift Two'] }, ['Grizzly Bears', 'Hill Giant']]);
      game.ann.answers('order', () => {
        throw new Error('not asked');
      });
      game.ben.answers('order', order);
      plays(game, game.ann, 'Lift Two', ['Grizzly Bears', 'Hill Giant']);
      expect(game.ben.library.at(-1)).toBe(top);
    }
  });

  test('of two owners each has one card: nobody is asked (CR 401.4)', () => {
    const game = table([LIFT], [{ hand: ['Lift Two'], battlefield: ['Grizzly Bears'] }, ['Hill Giant']]);
    game.plan((question) => {
      if (question.kind === 'order') throw new Error('asked');
      return null;
    });
    plays(game, game.ann, 'Lift Two', ['Grizzly Bears', 'Hill Giant']);
    expect([game.ann.library.at(-1), game.ben.library.at(-1)]).toEqual(['Grizzly Bears', 'Hill Giant']);
  });
});

describe('several cards put into one graveyard', () => {
  const BACK = 'Top Back | {0} | Sorcery | | Return the top creature card of your graveyard to your hand.';

  test('their owner arranges them, each player in turn order (CR 404.3)', () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const game = table(
        [FALL, BACK],
        [
          { battlefield: ['Craw Wurm', 'Grizzly Bears'], hand: ['Fall All', 'Top Back'] },
          ['Hill Giant', 'White Knight'],
        ],
      );
      const asked: number[] = [];
      game.plan((question) => {
        if (question.kind !== 'order') return null;
        asked.push(question.player);
        return question.player === 0 ? order : [1, 0];
      });
      plays(game, game.ann, 'Fall All');
      const mine = order[0] === 0 ? ['Craw Wurm', 'Grizzly Bears'] : ['Grizzly Bears', 'Craw Wurm'];
      expect([asked, game.ann.graveyard, game.ben.graveyard]).toEqual([
        [0, 1],
        [...mine, 'Fall All'],
        ['White Knight', 'Hill Giant'],
      ]);
      plays(game, game.ann, 'Top Back');
      expect(game.ann.hand).toEqual([mine[1]]);
    }
  });

  test('nobody is asked in a game in which no card looks at the order (CR 404.3)', () => {
    const game = table([FALL], [{ battlefield: ['Craw Wurm', 'Grizzly Bears'], hand: ['Fall All'] }, {}]);
    game.plan((question) => {
      if (question.kind === 'order') throw new Error('asked');
      return null;
    });
    plays(game, game.ann, 'Fall All');
    expect(game.ann.graveyard).toEqual(['Craw Wurm', 'Grizzly Bears', 'Fall All']);
  });

  test('a cost of the top creature card of the graveyard can’t be paid without one (CR 118.3)', () => {
    const rat =
      'Deep Rat | {0} | Creature — Rat | 1/1 | Exile the top creature card of your graveyard: Deep Rat gets +2/+2 until end of turn.';
    const game = table([rat], [{ battlefield: ['Deep Rat'], graveyard: ['Grizzly Bears', 'Hill Giant', 'Shock'] }, {}]);
    for (const left of [['Grizzly Bears', 'Shock'], ['Shock']]) {
      game.ann.activates('Deep Rat');
      expect(game.resolve().ann.graveyard).toEqual(left);
    }
    expect([game.ann.stats('Deep Rat'), game.ann.can('activate', 'Deep Rat')]).toEqual(['5/5', false]);
  });
});
