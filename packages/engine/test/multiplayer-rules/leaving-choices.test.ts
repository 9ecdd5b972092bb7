/** What is asked of, counted about and lasts for a player who has left. CR 800.4e-800.4m. */
import { expect, test } from 'vitest';
import type { Action, Clause } from '@kitchen-table/language/surface';
import { objectEntity, playerEntity, type PlayerId } from '../../src/index.ts';
import { fork } from '../../src/testing.ts';
import { ask } from '../../src/questions/ask.ts';
import { keyword } from '../support/cards.ts';
import {
  a,
  act,
  card,
  classFilter,
  creature,
  filter,
  gain,
  instant,
  it,
  number,
  plays,
  quantifier,
  steps,
  table,
  targetCreature,
  whenever,
  you,
} from '../support/single-rule-cards.ts';
import { chosen1, chosenPlayer, asked, choosing } from '../support/leaving-cards.ts';
import { opened } from '../../src/vocabulary/door.ts';

test('combat damage to a player who has left is not assigned (CR 800.4e)', () => {
  const links = creature('Leech', '0', 3, 3, keyword('lifelink'));
  for (const left of [false, true]) {
    const game = table([links], [['Leech'], [], []]);
    game.ann.attacks('Leech', 'ben');
    game.to('DeclareAttackers');
    if (left) game.session.concede(game.ben.id);
    game.throughCombat();
    expect([game.ann.life, game.ben.life]).toEqual(left ? [20, 20] : [23, 17]);
  }
});

test('a cost that a player who has left should pay is not paid (CR 800.4f)', () => {
  const toll = card('Toll Gate', {
    cost: '0',
    types: ['artifact'],
    abilities: [
      whenever(
        { kind: 'draw', actor: a(classFilter('opponent')) } as Action,
        {
          kind: 'unless',
          clause: gain(5),
          actor: it('event.player'),
          action: { kind: 'pay', cost: [{ kind: 'manaCost', symbols: ['0'] }] },
        } as Clause,
      ),
    ],
  });
  for (const left of [false, true]) {
    const game = table([toll], [['Toll Gate'], [], []]);
    game.ben.answers('yesNo', [1]);
    while (game.stack.length === 0) game.proceed();
    expect(game.game.activePlayer).toBe(1);
    if (left) game.session.concede(game.ben.id);
    game.resolve();
    expect(game.ann.life).toBe(left ? 25 : 20);
  }
});

test('for a choice of an opponent who has left, the controller names another opponent who chooses (CR 800.4g)', () => {
  const verdict = asked(
    'Verdict Bell',
    steps(
      act({
        kind: 'choose',
        actor: chosenPlayer,
        what: { kind: 'select', label: 'chosen1', quantifier: quantifier('a'), filter: filter('creature') },
      }),
      act({ kind: 'destroy', object: chosen1 }),
    ),
  );
  const game = table([verdict], [{ hand: ['Verdict Bell'] }, [], ['Grizzly Bears'], ['Hill Giant']]);
  choosing(game, 'Verdict Bell', 1);
  game.session.concede(game.ben.id);
  const asking: [number, string][] = [];
  game.plan((question) => {
    if (question.kind !== 'chooseObjects') return null;
    const players = question.from.every((entity) => entity < 0);
    asking.push([question.player, players ? question.reason.rule : 'creature']);
    if (!players) return [question.from.indexOf(objectEntity(game.cat.permanent('Grizzly Bears').id))];
    expect(question.from).toEqual([playerEntity(2 as PlayerId), playerEntity(3 as PlayerId)]);
    return [1];
  });
  game.ann.activates('Verdict Bell');
  game.resolve();
  expect(asking).toEqual([
    [0, '800.4g'],
    [3, 'creature'],
  ]);
  expect(game.cat.battlefield).toEqual([]);
});

test('a choice that a rule wants of a player who has left is made by the next player in turn order (CR 800.4h)', () => {
  const game = table([], [[], [], [], []]);
  game.session.concede(game.ben.id);
  const position = fork(game.game);
  let answering = -1;
  opened(position).ask = (_game, question) => {
    answering = question.player;
    return [1];
  };
  const options = ['first', 'second'];
  const why = { text: 'Choose one', source: 0 as never, rule: '616.1' };
  expect(ask(position, { kind: 'chooseOption', player: 1 as PlayerId, reason: why, what: 'which', options })).toEqual([
    1,
  ]);
  expect(answering).toBe(2);
});

test('what an effect asks about a player who has left is answered as it last was (CR 800.4i)', () => {
  const ledger = asked(
    'Ledger',
    act({ kind: 'gainLife', amount: { kind: 'stat', of: chosenPlayer, stat: 'hand size' } } as Action),
    act({ kind: 'gainLife', amount: { kind: 'stat', of: chosenPlayer, stat: 'life total' } } as Action),
  );
  const game = table([ledger], [{ hand: ['Ledger'] }, { hand: ['Shock', 'Shock', 'Shock'], life: 7 }, []]);
  choosing(game, 'Ledger', 1);
  game.session.concede(game.ben.id);
  game.ann.activates('Ledger', { ability: 1 });
  game.resolve();
  expect(game.ann.life).toBe(23);
  game.ann.activates('Ledger', { ability: 2 });
  game.resolve();
  expect(game.ann.life).toBe(30);
});

test('what lasts until the next turn of a player who leaves lasts until that turn would have begun (CR 800.4m, 800.4k)', () => {
  const blessing = instant('Long Blessing', {
    kind: 'do',
    action: { kind: 'get', object: targetCreature, power: number(3), toughness: number(3) },
    during: { kind: 'untilYourNextTurn', of: you },
  } as Clause);
  const game = table([blessing], [['Grizzly Bears'], [], { hand: ['Long Blessing'] }, []]);
  plays(game, game.cat, 'Long Blessing', ['Grizzly Bears']);
  game.session.concede(game.cat.id);
  expect(game.ann.stats('Grizzly Bears')).toBe('5/5');
  game.to('End', 2);
  expect([game.game.activePlayer, game.ann.stats('Grizzly Bears')]).toEqual([1, '5/5']);
  game.to('Upkeep', 3);
  expect([game.game.activePlayer, game.ann.stats('Grizzly Bears')]).toEqual([3, '2/2']);
});

test('the turn of a player who has left goes on without an active player, and their next one does not begin (CR 800.4j, 800.4k)', () => {
  const game = table([], [[], [], []]);
  game.session.concede(game.ann.id);
  expect([game.game.turn, game.game.activePlayer, game.question?.player]).toEqual([1, 0, 1]);
  game.to('End');
  expect(game.game.turn).toBe(1);
  game.to('Upkeep', 2);
  game.to('Upkeep', 3);
  expect(game.game.activePlayer).toBe(2);
  game.to('Upkeep', 4);
  expect(game.game.activePlayer).toBe(1);
});

test('a player who leaves with priority passes it to the next player (CR 800.4a)', () => {
  const game = table([], [[], [], []]);
  game.answer([0]);
  expect(game.question?.player).toBe(1);
  game.session.concede(game.ben.id);
  expect(game.question?.player).toBe(2);
});
