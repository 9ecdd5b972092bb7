/** Fixed pieces of work by which speed is measured. The caller keeps the time: rules have no clock. */
import type { Card } from '@kitchen-table/language/core';
import { randomAnswer } from '../questions/choices/legal-answers.ts';
import type { Answer, Question } from '../vocabulary/decisions.ts';
import type { Game } from '../vocabulary/game.ts';
import { randomStream } from '../vocabulary/random.ts';
import type { GameSetup } from '../vocabulary/setup.ts';
import { createGame } from './new-game.ts';
import { type Decider, type Mode, playGame, type PlayedGame } from './play-game.ts';
import { Session } from './session.ts';
import { fork } from '../vocabulary/fork.ts';

/** A decider that answers at random, from a seed of its own. */
export function randomDecider(seed: string): (question: Question) => Answer {
  const random = randomStream(seed);
  return (question) => randomAnswer(question, random);
}

/** Two players with the same deck. */
export function duelSetup(cards: Readonly<Record<string, Card>>, deck: readonly string[], seed: string): GameSetup {
  return {
    format: 'two-player',
    cards,
    players: [
      { name: 'Ann', deck },
      { name: 'Ben', deck },
    ],
    seed,
    edition: 'today',
  };
}

/** One whole game of the deck against itself with random answers; priority is asked for only where there is a choice, or always. */
export function randomGame(
  cards: Readonly<Record<string, Card>>,
  deck: readonly string[],
  seed: string,
  mode: Mode = 'stack',
  askPriority: GameSetup['askPriority'] = 'when there is a choice',
): PlayedGame {
  const decide = randomDecider(seed);
  const setup = { ...duelSetup(cards, deck, seed), askPriority };
  const played = playGame(setup, [decide, decide], mode, { turns: 200 });
  if ('kind' in played) throw new Error(played.message);
  return played;
}

/** A game of the deck that has come so far that it has at least so many objects, at a priority decision. */
export function gameUnderWay(cards: Readonly<Record<string, Card>>, deck: readonly string[], objects: number): Session {
  for (let attempt = 0; attempt < 1000; attempt++) {
    const game = createGame(duelSetup(cards, deck, `under way ${attempt}`));
    if ('kind' in game) throw new Error(game.message);
    const session = new Session(game);
    const decide = randomDecider(`under way ${attempt}`);
    while (session.question !== null) {
      if (session.question.kind === 'priority' && session.game.objects.length >= objects) return session;
      session.answer(decide(session.question));
    }
  }
  throw new Error('no game came so far');
}

/** Questions that stand between segments, or are asked of everyone each turn. */
const BETWEEN: ReadonlySet<string> = new Set(['priority', 'mulligan', 'attackers', 'blockers']);

/** A game of the deck in which a player is asked in the middle of something: casting, resolving, dealing damage. */
export function gameInMidSegment(
  cards: Readonly<Record<string, Card>>,
  deck: readonly string[],
  decisions: number,
): Session {
  for (let attempt = 0; attempt < 1000; attempt++) {
    const game = createGame(duelSetup(cards, deck, `in the middle ${attempt}`));
    if ('kind' in game) throw new Error(game.message);
    const session = new Session(game);
    const decide = randomDecider(`in the middle ${attempt}`);
    while (session.question !== null) {
      if (session.decisions.length >= decisions && !BETWEEN.has(session.question.kind)) return session;
      session.answer(decide(session.question));
    }
  }
  throw new Error('no game came so far');
}

/** Forks a game in the middle of a segment so many times; each fork makes one more decision. How many questions are open then. */
export function forksThatGoOn(session: Session, count: number): number {
  const decide = randomDecider('forks that go on');
  let open = 0;
  for (let i = 0; i < count; i++) {
    const copy = session.fork();
    if (copy.question !== null) copy.answer(decide(copy.question));
    if (copy.question !== null) open++;
  }
  return open;
}

/** Forks of one position; how many, so that the work can't be left out. */
export function forks(game: Game, count: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += fork(game).objects.length;
  return sum;
}

/** A whole combat in which so many like creatures attack a player who can't block. The life that is left. */
export function tokenCombat(creature: Card, count: number): number {
  const library = Array.from({ length: 3 }, () => creature.name);
  const empty = { hand: [], graveyard: [], exile: [], command: [], library };
  const setup: GameSetup = {
    format: 'two-player',
    cards: { [creature.name]: creature },
    players: [
      { name: 'Ann', deck: [] },
      { name: 'Ben', deck: [], startingLife: 1_000_000 },
    ],
    seed: 'tokens',
    edition: 'today',
    startingPlayer: 0,
    start: {
      players: [
        { ...empty, battlefield: new Array<{ card: string }>(count).fill({ card: creature.name }) },
        { ...empty, battlefield: [] },
      ],
    },
  };
  const all: Decider = (question) => {
    if (question.kind !== 'attackers') return [0];
    const answer: number[] = [];
    for (let i = 0; i < question.attackers.length; i++) answer.push(i, 0);
    return answer;
  };
  const played = playGame(setup, [all, all], 'stack', { turns: 1 });
  if ('kind' in played) throw new Error(played.message);
  return played.game.players[1]?.life ?? 0;
}

/** A fixed loop of plain work, the measure of the machine: count, hash, allocate. */
export function referenceLoop(): number {
  let hash = 17;
  const table: { value: number; next: number }[] = [];
  for (let i = 0; i < 200_000; i++) {
    hash = (Math.imul(hash, 31) + i) | 0;
    if ((i & 7) === 0) table.push({ value: hash, next: table.length });
  }
  for (const { value, next } of table) hash = (hash ^ Math.imul(value, next)) | 0;
  return hash;
}
