/** How fast the engine is here, each figure also as a ratio to a fixed loop run beside it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Session } from '@kitchen-table/engine';
import {
  forks,
  gameUnderWay,
  randomDecider,
  randomGame,
  referenceLoop,
  tokenCombat,
} from '@kitchen-table/engine/testing';
import type { SimOptions } from '../shared/sim-report.ts';
import { corpusReport } from '../shared/corpus.ts';
import { sharedFolder } from '../shared/files.ts';
import { simulate } from '../commands/sim.ts';
import { type WideBoards, wideBoards } from './wide-boards.ts';
import { REFERENCE_CARDS, REFERENCE_DECK, WIDE_BOARD_CREATURE } from './reference-deck.ts';

/** What was measured. */
export interface BenchReport {
  gamesPerSecond: number;
  decisionsPerSecond: number;
  /** The same games when every priority is asked for, also where one can only pass. CR 117. */
  everyPriorityGamesPerSecond: number;
  /** Games of four greedy bots with the Commander starter decks. */
  commanderGamesPerSecond: number;
  forkMicroseconds: number;
  midResolutionForkMicroseconds: number;
  undoMicroseconds: number;
  /** Seconds for a whole combat in which so many creatures attack. */
  tokens: { thousandSeconds: number; tenThousandSeconds: number };
  wideBoards: WideBoards;
  /** The fixed loop, so that numbers of different machines can be compared. */
  referenceLoopsPerSecond: number;
  /** Reading the whole card corpus; null where it is not at hand. */
  corpusSeconds: number | null;
  /** The same numbers in reference loops: games per loop, forks per loop, and so on. Higher is faster. */
  perReferenceLoop: {
    games: number;
    decisions: number;
    everyPriorityGames: number;
    commanderGames: number;
    forks: number;
    midResolutionForks: number;
    undos: number;
    thousandTokenCombats: number;
  };
}

/** How many objects the game has that is forked. */
export const OBJECTS = 250;
const COMMANDER_GAMES = 8;

/** Measures everything, the reference loop before and after. */
export async function bench(gameSeconds: number, corpus: boolean): Promise<BenchReport> {
  const loopsBefore = rate(1, referenceLoop);
  const games = playFor(gameSeconds);
  const everyPriority = playFor(gameSeconds / 2, 'always');
  const commander = await commanderGames(COMMANDER_GAMES);
  const session = gameUnderWay(REFERENCE_CARDS, REFERENCE_DECK, OBJECTS);
  const fork = 1e6 / (rate(1, () => forks(session.game, 1000)) * 1000);
  const middle = midResolution(session.fork());
  const midFork = 1e6 / rate(1, () => middle.fork());
  const undo = 1e6 / rate(1, undoing(session.fork()));
  const thousandSeconds = fastest(100, () => tokenCombat(WIDE_BOARD_CREATURE, 1000));
  const tenThousandSeconds = fastest(10, () => tokenCombat(WIDE_BOARD_CREATURE, 10_000));
  const boards = wideBoards(20);
  const loops = (loopsBefore + rate(1, referenceLoop)) / 2;
  const shared = corpus ? sharedFolder() : null;
  const path = shared === null ? '' : join(shared, 'cards', 'oracle-cards.jsonl.gz');
  return {
    gamesPerSecond: round(games.games),
    decisionsPerSecond: round(games.decisions),
    everyPriorityGamesPerSecond: round(everyPriority.games),
    commanderGamesPerSecond: round(commander),
    forkMicroseconds: round(fork),
    midResolutionForkMicroseconds: round(midFork),
    undoMicroseconds: round(undo),
    tokens: { thousandSeconds: round(thousandSeconds), tenThousandSeconds: round(tenThousandSeconds) },
    wideBoards: boards,
    referenceLoopsPerSecond: round(loops),
    corpusSeconds: existsSync(path) ? round((await corpusReport(path)).seconds) : null,
    perReferenceLoop: {
      games: round(games.games / loops),
      decisions: round(games.decisions / loops),
      everyPriorityGames: round(everyPriority.games / loops),
      commanderGames: round(commander / loops),
      forks: round(1e6 / fork / loops),
      midResolutionForks: round(1e6 / midFork / loops),
      undos: round(1e6 / undo / loops),
      thousandTokenCombats: round(1 / thousandSeconds / loops),
    },
  };
}

/** Games of four greedy bots in a second, after one to warm up. */
async function commanderGames(games: number): Promise<number> {
  const four = { format: 'commander', deck: [], cards: [], players: 4, bots: ['greedy'] } satisfies Partial<SimOptions>;
  await simulate({ ...four, games: 1, seed: 'warm' });
  const { report } = await simulate({ ...four, games, seed: 'bench' });
  return games / report.seconds;
}

/** Games of the reference deck against itself with random answers, after a second of warming up. */
function playFor(gameSeconds: number, askPriority?: 'always'): { games: number; decisions: number } {
  const warm = performance.now() + 1000;
  for (let i = 0; performance.now() < warm; i++)
    randomGame(REFERENCE_CARDS, REFERENCE_DECK, `warm ${i}`, 'stack', askPriority);
  const begun = performance.now();
  const end = begun + gameSeconds * 1000;
  let games = 0;
  let decisions = 0;
  while (performance.now() < end)
    decisions += randomGame(REFERENCE_CARDS, REFERENCE_DECK, `bench ${games++}`, 'stack', askPriority).decisions.length;
  const took = (performance.now() - begun) / 1000;
  return { games: games / took, decisions: decisions / took };
}

/** How often the work is done in a second. */
function rate(forSeconds: number, work: () => unknown): number {
  for (let i = 0; i < 3; i++) work();
  const begun = performance.now();
  const end = begun + forSeconds * 1000;
  let times = 0;
  while (performance.now() < end) {
    work();
    times++;
  }
  return (times * 1000) / (performance.now() - begun);
}

/** Of so many rounds the quickest: the first ones warm up, and others share the machine. */
function fastest(times: number, work: () => unknown): number {
  let best = Infinity;
  for (let i = 0; i < times; i++) {
    const begun = performance.now();
    work();
    best = Math.min(best, performance.now() - begun);
  }
  return best / 1000;
}

/** The game played on at random until a question comes up in the middle of something. */
function midResolution(session: Session): Session {
  const decide = randomDecider('mid-resolution');
  while (session.question !== null && session.question.kind === 'priority') session.answer(decide(session.question));
  return session;
}

/** Makes a decision and takes it back. */
function undoing(session: Session): () => void {
  const decide = randomDecider('undo');
  return () => {
    if (session.question === null) return;
    session.answer(decide(session.question));
    session.undo();
  };
}

function round(value: number): number {
  return Number(value.toPrecision(4));
}
