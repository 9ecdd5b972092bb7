import { defaultAnswer, Session, startGame } from '@kitchen-table/engine';
import { expect, test } from 'vitest';
import { deckFromText, openCardSource, prepareGame } from '../src/index.ts';
import { botFor } from '../src/match/bots.ts';
import { courseOf } from '../src/match/course.ts';

async function newSession(): Promise<Session> {
  const source = await openCardSource({ dataFolder: '/nowhere' });
  const deck = deckFromText('sparks-and-goblins', 'deck');
  if (deck.kind !== 'read') throw new Error('not read');
  const seats = ['Ann', 'Ben'].map((name) => ({ name, deck: deck.list }));
  const prepared = await prepareGame(
    { format: 'two-player', seats, seed: 'course', log: true, startingPlayer: 0 },
    source,
  );
  if (prepared.kind !== 'ready') throw new Error(prepared.problems.join(' '));
  const session = startGame(prepared.setup);
  if (!(session instanceof Session)) throw new Error(session.message);
  return session;
}

test('a game that goes on has no course yet', async () => {
  expect(await courseOf(await newSession())).toBeNull();
});

test('a whole game of bots is told: life at the end of each turn, spells, damage, who went out (CR 104.3, 120.3)', async () => {
  const session = await newSession();
  const bot = botFor({ name: 'Bot', kind: 'bot', bot: 'greedy', deck: '', tokenHash: null }, 'course');
  for (let i = 0; i < 5000 && session.question !== null; i++) {
    const { question } = session;
    const answer = bot?.(question, session.seenFrom(question.player), i) ?? defaultAnswer(question);
    if (session.answer(answer) !== null) session.answer(defaultAnswer(question));
  }
  const course = await courseOf(session);
  expect(course?.turns[0]?.life).toEqual([20, 20]);
  expect(course?.turns.at(-1)?.life).toEqual(session.game.players.map(({ life }) => life));
  expect(course?.turns.map(({ turn }) => turn)).toEqual(course?.turns.map((_, i) => i + (course.turns[0]?.turn ?? 0)));
  const cast = session
    .log(null)
    .filter(({ parts }) => parts.some((part) => typeof part === 'string' && /^ casts /.test(part)));
  expect(course?.players.reduce((sum, player) => sum + player.cast, 0)).toBe(cast.length);
  const loser = session.game.players.findIndex(({ lost }) => lost);
  expect(course?.players[loser]?.out).toBe(session.game.turn);
  expect(course?.players[1 - loser]?.out).toBeNull();
  expect(course?.players[1 - loser]?.dealt).toBeGreaterThanOrEqual(20);
  expect(course?.moments.at(-1)).toMatchObject({ seat: loser, out: true });
  expect(course?.best?.damage).toBeGreaterThan(0);
});
