/** Priority, choices and triggered abilities of teams that share their turns. CR 805.5-805.7. */
import { describe, expect, test } from 'vitest';
import { card } from '../support/cards.ts';
import type { Scenario } from '../support/scenario.ts';
import { TEAM_CARDS } from '../support/team-cards.ts';
import { teams } from '../support/team-tables.ts';

describe('priority', () => {
  /** Who is asked, from now on, until the step ends. */
  function askedUntilTheStepEnds(game: Scenario): number[] {
    const { step } = game.game;
    const asked: number[] = [];
    while (game.question !== null && game.game.step === step) {
      asked.push(game.question.player);
      game.proceed();
    }
    return asked;
  }

  test('teams have priority: a team passes when all its players do, and the step ends when all teams have passed (CR 805.5, 805.5b, 117.6)', () => {
    const game = teams();
    expect(askedUntilTheStepEnds(game)).toEqual([0, 1, 2, 3]);
  });

  test('either player of the team with priority may act, and then the team has priority again (CR 805.5a, 805.5b)', () => {
    const game = teams([{ hand: ['Salve'] }, { hand: ['Drain'] }, { hand: ['Drain'] }]);
    game.ben.casts('Drain', { targets: ['cat'] });
    expect(game.question?.player).toBe(0); // ann may respond before the opponents have priority.
    game.ann.casts('Salve', { targets: ['cat'] });
    expect(game.stack).toEqual(['Drain', 'Salve']);
    game.proceed();
    game.proceed();
    expect(game.question?.player).toBe(2);
    game.cat.casts('Drain', { targets: ['ann'] });
    expect([game.question?.player, game.stack.length]).toEqual([2, 3]);
    game.resolve();
    expect(game.question?.player).toBe(0); // The active team.
  });

  test('a team that has not passed since something happened gets priority before it resolves (CR 805.5b)', () => {
    const game = teams([{ hand: ['Salve'] }, [], [], { hand: ['Drain'] }]);
    game.ann.casts('Salve', { targets: ['ann'] });
    game.dan.casts('Drain', { targets: ['ann'] });
    const asked: number[] = [];
    while (game.stack.length === 2) {
      asked.push(game.question?.player as number);
      game.proceed();
    }
    expect(asked).toEqual([2, 3, 0, 1]);
  });

  test('each player of the active team may cast sorceries and creatures (CR 805.5a)', () => {
    const game = teams([[], { hand: ['Lone Wolf'] }, { hand: ['Lone Wolf'] }]);
    expect([game.ben.can('cast', 'Lone Wolf'), game.cat.can('cast', 'Lone Wolf')]).toEqual([true, false]);
  });

  test('when the player asked leaves, the team still has priority: the others are asked again (CR 800.4a, 805.5)', () => {
    const game = teams([{ hand: ['Salve'] }, [], [], []]);
    game.proceed();
    expect(game.question?.player).toBe(1);
    game.session.concede(game.ben.id);
    expect(game.question?.player).toBe(0);
    game.to('Upkeep', 2);
    game.session.concede(game.cat.id);
    expect(game.question?.player).toBe(3);
  });

  test('when a player of the active team leaves, the others go on with the turn (CR 800.4j, 805.5)', () => {
    const game = teams([['Grizzly Bears'], ['Hill Giant'], [], []]);
    game.session.concede(game.ann.id);
    expect(game.question?.player).toBe(1);
    game.ben.attacks('Hill Giant', 'cat');
    game.throughCombat();
    expect(game.cat.life).toBe(17);
    game.to('Upkeep', 3);
    expect([game.game.activePlayer, game.question?.player]).toEqual([1, 1]);
  });
});

describe('order', () => {
  test('the active team chooses first, then the other teams in turn order (CR 805.6)', () => {
    const hand = ['Plains', 'Forest'];
    const discard = card('Loss for All', {
      cost: '0',
      types: ['instant'],
      abilities: [
        {
          kind: 'spell',
          clause: {
            kind: 'do',
            action: {
              kind: 'discard',
              actor: {
                kind: 'select',
                quantifier: { kind: 'quantifier', amount: 'each' },
                filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'player' }] } },
              },
              object: {
                kind: 'select',
                quantifier: { kind: 'quantifier', amount: 'a' },
                filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] } },
              },
            },
          },
        },
      ],
    });
    const game = teams([{ hand: [...hand, discard.name] }, { hand }, { hand }, { hand }], {
      cards: [...TEAM_CARDS, discard],
    });
    game.to('Upkeep', 2);
    game.ann.casts(discard.name);
    const asked: number[] = [];
    while (game.stack.length > 0) {
      if (game.question?.kind === 'chooseObjects') {
        asked.push(game.question.player);
        expect(game.seats.map(({ graveyard }) => graveyard.length)).toEqual([0, 0, 0, 0]); // All at once, at the end.
      }
      game.proceed();
    }
    expect(asked).toEqual([2, 3, 0, 1]);
    expect(game.seats.map(({ graveyard }) => graveyard.length)).toEqual([2, 1, 1, 1]);
  });

  test('players draw team by team, the active team first (CR 805.6a, 121.2d)', () => {
    const game = teams([{ hand: ['Study Together'] }], { log: true });
    game.to('Upkeep', 2);
    game.ann.casts('Study Together');
    const before = game.session.log(null).length;
    game.resolve();
    const drew = game.session
      .log(null, before)
      .flatMap(({ parts }) => (JSON.stringify(parts).includes('draws') ? parts.slice(0, 1) : []));
    expect(drew).toEqual([{ player: 2 }, { player: 3 }, { player: 0 }, { player: 1 }]);
  });

  test('a team puts the triggered abilities of all its players on the stack in any order it likes (CR 805.7)', () => {
    const game = teams([['Tithe'], ['My Dawn'], ['Dawn'], ['Tithe']]);
    const orders: unknown[] = [];
    game.ann.answers('order', (question) => {
      if (question.kind === 'order') orders.push([question.player, question.items.map(({ text }) => text)]);
      return [2, 0, 1];
    });
    game.cat.answers('order', (question) => {
      if (question.kind === 'order') orders.push([question.player, question.items.map(({ text }) => text)]);
      return [0, 1, 2];
    });
    while (game.game.turn < 3 || game.stack.length === 0 || game.question?.kind !== 'priority') game.proceed();
    expect(orders).toContainEqual([0, ['Tithe', 'Tithe', 'My Dawn']]);
    expect(orders).toContainEqual([2, ['Dawn', 'Tithe', 'Tithe']]);
    expect(game.stack).toEqual(['My Dawn', 'Tithe', 'Tithe', 'Dawn', 'Tithe', 'Tithe']);
  });
});
