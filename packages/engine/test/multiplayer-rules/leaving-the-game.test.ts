/** Leaving a game that goes on. CR 800.4. */
import { expect, test } from 'vitest';
import type { Action, Clause } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import {
  a,
  act,
  all,
  card,
  classFilter,
  creature,
  gain,
  instant,
  it,
  lose,
  number,
  plays,
  quantifier,
  self,
  soldier,
  steps,
  table,
  targetCreature,
  whenever,
  you,
} from '../support/single-rule-cards.ts';
import {
  mindControl,
  treason,
  bribery,
  chosenPlayer,
  asked,
  bribes,
  choosing,
  anOpponent,
} from '../support/leaving-cards.ts';

test('a game that began with three players is a multiplayer game, and goes on when one leaves (CR 800.1, 800.4)', () => {
  const game = table([], [['Plains'], [], []]);
  expect(game.ann.hand.length).toBe(1); // Only in a two-player game the first draw is skipped.
  game.session.concede(game.cat.id);
  expect(game.isOver).toBe(false);
  game.to('PrecombatMain', 2);
  expect([game.game.activePlayer, game.ben.hand.length]).toEqual([1, 1]);
});

test('a stolen creature goes back when the thief leaves, an Aura loses its creature when the owner does (CR 800.4a)', () => {
  const seats = [{ hand: ['Mind Grip'] }, ['Hill Giant'], []];
  const thief = table([mindControl], seats);
  plays(thief, thief.ann, 'Mind Grip', ['Hill Giant']);
  expect(thief.ann.battlefield).toContain('Hill Giant');
  thief.session.concede(thief.ann.id);
  expect([thief.ben.battlefield, thief.game.exile]).toEqual([['Hill Giant'], []]);
  const owner = table([mindControl], seats);
  plays(owner, owner.ann, 'Mind Grip', ['Hill Giant']);
  owner.session.concede(owner.ben.id);
  expect([owner.ann.battlefield, owner.ann.graveyard]).toEqual([[], ['Mind Grip']]);
});

test('an effect that gives control for a time ends when its player leaves (CR 800.4a)', () => {
  const game = table([treason], [{ hand: ['Short Treason'] }, ['Grizzly Bears'], []]);
  plays(game, game.ann, 'Short Treason', ['Grizzly Bears']);
  expect(game.ann.battlefield).toEqual(['Grizzly Bears']);
  game.session.concede(game.ann.id);
  expect(game.ben.battlefield).toEqual(['Grizzly Bears']);
});

test('what entered under a player’s control goes with its owner, or is exiled when that player leaves (CR 800.4a)', () => {
  const seats = [{ hand: ['Paid Defector'] }, { library: ['Serra Angel', 'Plains', 'Plains'] }, []];
  const owner = table([bribery], seats);
  bribes(owner);
  owner.session.concede(owner.ben.id);
  expect([owner.ann.battlefield, owner.game.exile]).toEqual([[], []]);
  const taker = table([bribery], seats);
  bribes(taker);
  taker.session.concede(taker.ann.id);
  expect([taker.ben.battlefield, taker.ben.exile]).toEqual([[], ['Serra Angel']]);
});

test('tokens leave with the player under whose control they were created (CR 800.4a)', () => {
  const chamber = card('Echo Chamber', {
    cost: '0',
    types: ['artifact'],
    abilities: [
      whenever(
        {
          kind: 'enter',
          object: {
            kind: 'select',
            quantifier: quantifier('a'),
            filter: {
              kind: 'filter',
              noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] },
              adjectives: [{ kind: 'non', of: { kind: 'classAdjective', word: 'token' } }],
            },
          },
        } as Action,
        {
          kind: 'do',
          action: {
            ...(soldier() as Extract<Clause, { kind: 'do' }>).action,
            actor: {
              kind: 'playerOf',
              relation: 'controller',
              of: { kind: 'reference', to: 'event.object', words: 'that' },
            },
          } as Action,
        },
      ),
    ],
  });
  const bears = creature('Free Bears', '0', 2, 2);
  const game = table(
    [chamber, bears],
    [{ battlefield: ['Echo Chamber'], hand: ['Free Bears'] }, { hand: ['Free Bears'] }, []],
  );
  plays(game, game.ann, 'Free Bears');
  game.resolveAll();
  game.to('PrecombatMain', 2);
  plays(game, game.ben, 'Free Bears');
  game.resolveAll();
  expect([game.ann.battlefield.length, game.ben.battlefield.length]).toEqual([3, 2]);
  game.session.concede(game.ann.id);
  expect(game.ben.battlefield).toEqual(['Free Bears', 'Soldier Token']);
  expect(game.game.battlefield.length).toBe(2);
});

test('nothing comes under the control of a player who has left (CR 800.4b)', () => {
  const gift = asked(
    'Gift Box',
    act({ kind: 'gainControl', actor: chosenPlayer, object: targetCreature } as Action),
    { kind: 'do', action: { ...(soldier() as Extract<Clause, { kind: 'do' }>).action, actor: chosenPlayer } as Action },
    act({
      kind: 'move',
      verb: 'put',
      object: { kind: 'libraryCards', library: you, position: 'top', count: number(1) },
      to: { kind: 'place', zone: 'battlefield' },
      entering: { kind: 'entering', under: chosenPlayer },
    } as Action),
  );
  const seats = [
    { hand: ['Gift Box'], battlefield: ['Grizzly Bears'], library: ['Plains', 'Hill Giant', 'Plains', 'Plains'] },
    [],
    [],
  ];
  for (const left of [false, true]) {
    const game = table([gift], seats);
    choosing(game, 'Gift Box', 1);
    if (left) game.session.concede(game.ben.id);
    game.ann.activates('Gift Box', { targets: ['Grizzly Bears'], ability: 1 });
    game.resolve();
    game.ann.activates('Gift Box', { ability: 2 });
    game.resolve();
    game.ann.activates('Gift Box', { ability: 3 });
    game.resolve();
    expect(game.ben.battlefield).toEqual(left ? [] : ['Grizzly Bears', 'Soldier Token', 'Hill Giant']);
    expect(game.ann.battlefield).toEqual(left ? ['Grizzly Bears', 'Gift Box'] : ['Gift Box']);
    expect(game.ann.library[game.ann.library.length - 1]).toBe(left ? 'Hill Giant' : 'Plains');
  }
});

test('when control ends and would go back to a player who has left, the object is exiled at once (CR 800.4c)', () => {
  // Ben owns the Angel, ann has it by default, cat takes it for a turn.
  const quick = { ...treason, faces: treason.faces.map((face) => ({ ...face, types: ['instant'] })) } as never as Card;
  const game = table(
    [bribery, quick],
    [{ hand: ['Paid Defector'] }, { library: ['Serra Angel', 'Plains', 'Plains'] }, { hand: ['Short Treason'] }],
  );
  bribes(game);
  plays(game, game.cat, 'Short Treason', ['Serra Angel']);
  game.session.concede(game.ann.id);
  expect(game.cat.battlefield).toEqual(['Serra Angel']);
  game.to('End');
  expect(game.cat.battlefield).toEqual(['Serra Angel']);
  game.to('Upkeep', 2);
  expect([game.game.battlefield, game.ben.exile]).toEqual([[], ['Serra Angel']]);
});

test('a delayed ability of a player who has left does not bring the card back (CR 800.4d)', () => {
  const slide = instant(
    'Slip Away',
    steps(act({ kind: 'exile', object: { ...targetCreature, label: 'target1' } }), {
      kind: 'delayed',
      trailing: true,
      clause: act({
        kind: 'move',
        verb: 'return',
        object: it('target1'),
        to: { kind: 'place', zone: 'battlefield' },
        entering: { kind: 'entering', under: { kind: 'playerOf', relation: 'owner', of: it('target1') } },
      } as Action),
      trigger: {
        kind: 'trigger',
        word: 'at',
        events: [{ kind: 'beginningOf', part: { kind: 'turnPart', next: true, step: 'end' } }],
      },
    } as Clause),
  );
  for (const left of [false, true]) {
    const game = table([slide], [['Grizzly Bears'], { hand: ['Slip Away'] }, []]);
    plays(game, game.ben, 'Slip Away', ['Grizzly Bears']);
    if (left) game.session.concede(game.ben.id);
    game.to('Upkeep', 2);
    expect(game.ann.battlefield).toEqual(left ? [] : ['Grizzly Bears']);
    expect(game.ann.exile).toEqual(left ? ['Grizzly Bears'] : []);
  }
});

test('a triggered ability of a player who leaves with it is not put on the stack (CR 800.4d)', () => {
  const spite = creature(
    'Spite',
    '0',
    1,
    1,
    whenever({ kind: 'loseGame', actor: a(classFilter('opponent')) } as Action, gain(5)),
  );
  const game = table([spite], [['Spite'], { battlefield: ['Spite'], life: 1 }, { life: 1 }, []]);
  const drain = instant(
    'Drain All',
    lose({ kind: 'select', quantifier: quantifier('each'), filter: classFilter('opponent') }, 1),
  );
  const both = table(
    [spite, drain],
    [{ battlefield: ['Spite'], hand: ['Drain All'] }, { battlefield: ['Spite'], life: 1 }, { life: 1 }, []],
  );
  expect(game.isOver).toBe(false);
  both.ann.casts('Drain All');
  both.resolve();
  expect(both.stack.length).toBe(2); // Ann's, for ben and for cat; none of ben's.
  both.resolveAll();
  expect([both.ann.life, both.ben.state.left]).toEqual([30, true]);
});

test('what the chosen player controls goes to nobody who has left (CR 800.4b)', () => {
  const loan = card('Long Loan', {
    cost: '0',
    types: ['artifact'],
    abilities: [
      whenever({ kind: 'enter', object: self } as Action, act({ kind: 'choose', what: anOpponent })),
      {
        kind: 'static',
        rules: [{ kind: 'changes', action: { kind: 'gainControl', actor: chosenPlayer, object: all('creature') } }],
      },
    ],
  });
  const game = table([loan], [{ hand: ['Long Loan'], battlefield: ['Grizzly Bears'] }, [], ['Hill Giant']]);
  choosing(game, 'Long Loan', 1);
  expect(game.ben.battlefield).toEqual(['Grizzly Bears', 'Hill Giant']);
  game.session.concede(game.ben.id);
  expect([game.ann.battlefield, game.cat.battlefield]).toEqual([['Grizzly Bears', 'Long Loan'], ['Hill Giant']]);
});
