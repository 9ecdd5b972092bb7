/** Starting the game: who plays, what is set aside, opening hands, and what may be done with them. CR 100, 103. */
import type { Clause, Rule } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { expect, test } from 'vitest';
import {
  characteristics,
  type GameSetup,
  type PlayerId,
  type Question,
  type Session,
  startGame,
  Step,
} from '../../src/index.ts';
import { card, CARDS } from '../support/cards.ts';
import { Scenario } from '../support/scenario.ts';
import { act, gain } from '../support/single-rule-cards.ts';

const forests = (count: number): string[] => Array.from({ length: count }, () => 'Forest');

function begun(
  decks: readonly (readonly string[])[],
  cards: readonly Card[] = [],
  more: Partial<GameSetup> = {},
): Session {
  const session = startGame({
    format: decks.length === 2 ? 'two-player' : 'free-for-all',
    cards: { ...CARDS, ...Object.fromEntries(cards.map((each) => [each.name, each])) },
    seed: 'start',
    edition: 'today',
    askPriority: 'always',
    startingPlayer: 0,
    players: decks.map((deck, seat) => ({ name: `player ${seat}`, deck })),
    ...more,
  });
  if ('kind' in session) throw new Error(session.message);
  return session;
}

/** Everybody keeps; other questions before the first turn are answered so. */
function keep(session: Session, answer: (question: Question) => number[] = () => []): Session {
  while (session.question !== null && session.game.turn === 0)
    session.answer(session.question.kind === 'mulligan' ? [0] : answer(session.question));
  return session;
}

const hands = (session: Session): number[] => session.game.players.map(({ hand }) => hand.length);

/** Everybody passes until the main phase of the first turn. */
function toMain(session: Session): Session {
  for (let i = 0; i < 50 && session.game.step !== Step.PrecombatMain; i++) session.answer([0]);
  return session;
}

test('a game that begins with two players is a two-player game: who plays first skips the first draw (CR 100.1a, 103.8a)', () => {
  expect(hands(toMain(keep(begun([forests(30), forests(30)]))))).toEqual([7, 7]);
});

test('a game that began with more is a multiplayer game, also when only two are left: nobody skips the draw (CR 100.1b, 103.8c)', () => {
  const session = begun([forests(30), forests(30), forests(30)]);
  session.concede(2 as PlayerId);
  expect(hands(toMain(keep(session)))).toEqual([8, 7, 0]);
});

test('sideboards are set aside: they are in nobody’s library, and what is left is the starting deck (CR 103.2a, 100.4)', () => {
  const session = begun([forests(30), forests(30)], [], {
    players: [
      { name: 'Ann', deck: forests(30), sideboard: ['Shock', 'Murder'] },
      { name: 'Ben', deck: forests(30) },
    ],
  });
  const { game } = session;
  const names = (ids: readonly number[]): string[] => ids.map((id) => characteristics(game, id as never).name);
  const ann = game.players[0];
  expect(names([...(ann?.hand ?? []), ...(ann?.library ?? [])])).toEqual(forests(30));
  expect(game.objects.filter(({ zone }) => zone === 7).map(({ record, owner }) => [record.card.name, owner])).toEqual([
    ['Shock', 0],
    ['Murder', 0],
  ]);
  // A player sees their own sideboard, the others do not.
  expect(JSON.stringify(session.view(1 as PlayerId))).not.toContain('Shock');
});

/** An artifact with one rule about opening hands. */
function opening(name: string, rule: Omit<Extract<Rule, { kind: 'openingHand' }>, 'kind'>): Card {
  return card(name, {
    cost: '9',
    types: ['artifact'],
    abilities: [{ kind: 'static', rules: [{ kind: 'openingHand', ...rule }] }],
  });
}

/** "At the beginning of the first (your first) upkeep, clause." */
function atFirstUpkeep(clause: Clause, yours: boolean): Clause {
  const part = { kind: 'turnPart', step: 'upkeep', words: 'the first' } as const;
  return {
    kind: 'delayed',
    trigger: {
      kind: 'trigger',
      word: 'at',
      events: [{ kind: 'beginningOf', part: yours ? { ...part, of: { kind: 'you' } } : part }],
    },
    clause,
  };
}

const herald = opening('Test Herald', { reveal: atFirstUpkeep(gain(3), false) });
const sage = opening('Test Sage', { reveal: atFirstUpkeep(gain(5), true) });
const all = (name: string): string[] => Array.from({ length: 30 }, () => name);

test('cards may be revealed from the opening hand, by the starting player first; they do what they say (CR 103.6, 103.6b)', () => {
  const asked: string[] = [];
  const session = keep(
    begun([all('Test Herald'), all('Test Sage')], [herald, sage], { startingPlayer: 1 }),
    (question) => {
      asked.push(`${question.reason.rule} by ${question.player}`);
      return question.player === 0 ? [0, 1] : [0];
    },
  );
  expect(asked).toEqual(['103.6b by 1', '103.6b by 0']);
  const game = new Scenario(session, ['ann', 'ben']);
  // Ben's own upkeep is the first of all: Ann's two cards trigger in it too.
  game.to('PrecombatMain', 1);
  expect([game.ann.life, game.ben.life]).toEqual([26, 25]);
  game.to('PrecombatMain', 2);
  expect([game.ann.life, game.ben.life]).toEqual([26, 25]);
});

test('a revealed card stays revealed until the first turn begins, and each is revealed once (CR 103.6b)', () => {
  const session = begun([all('Test Herald'), all('Test Sage')], [herald, sage]);
  while (session.question?.kind === 'mulligan') session.answer([0]);
  const first = session.question;
  if (first?.kind !== 'chooseObjects') throw new Error('nothing is asked');
  expect([first.player, first.min, first.from.length]).toEqual([0, 0, 7]);
  session.answer([2]);
  // While Ben is asked he sees that card of Ann's hand, and no other.
  expect([session.question?.player, session.question?.reason.rule]).toEqual([1, '103.6b']);
  expect(session.view(1 as PlayerId).players[0]?.hand.map(({ id }) => id)).toEqual([first.from[2]]);
  session.answer([]);
  expect(session.game.turn).toBe(1);
  expect(session.view(1 as PlayerId).players[0]?.hand).toEqual([]);
});

const powder = opening('Test Powder', {
  mulligan: {
    kind: 'sequence',
    steps: [
      act({
        kind: 'exile',
        object: { kind: 'zoneOfPlayer', zone: ['hand'], player: { kind: 'you' } },
        label: 'step1',
      }),
      act({ kind: 'draw', amount: { kind: 'amountOf', to: 'step1', words: 'that many' } }),
    ],
    joins: [', then'],
  },
});

test('"any time you could mulligan": before the declaration, in any round, and the declaration follows (CR 103.5b)', () => {
  const session = begun([all('Test Powder'), forests(30)], [powder]);
  // Ann may use it; she declines, takes a mulligan, and may in the next round; Ben has kept by then.
  expect([session.question?.kind, session.question?.reason.rule, session.question?.player]).toEqual([
    'yesNo',
    '103.5b',
    0,
  ]);
  while (session.question?.kind === 'yesNo') session.answer([0]);
  expect(session.question?.kind).toBe('mulligan');
  session.answer([1]);
  expect([session.question?.kind, session.question?.player]).toEqual(['mulligan', 1]);
  session.answer([0]);
  while (session.question?.kind === 'chooseObjects') session.answer([0]);
  expect([session.question?.reason.rule, session.question?.player]).toEqual(['103.5b', 0]);
  const before = session.game.players[0]?.hand.length ?? 0;
  session.answer([1]);
  expect([session.game.exile.length, session.game.players[0]?.hand.length]).toEqual([before, before]);
  while ((session.question?.kind as string) === 'yesNo') session.answer([0]);
  expect([session.question?.kind, session.question?.player]).toEqual(['mulligan', 0]);
  keep(session);
  expect(session.game.players[0]?.hand.length).toBe(before);
});
