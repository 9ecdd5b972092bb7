/** The games of one thread: they are opened, acted in and watched by number, so that a thread may be told to by messages. */
import { greedyBot } from '@kitchen-table/bots';
import {
  type Answer,
  enumerateAnswers,
  type GameSetup,
  readSavedGame,
  type Replayed,
  type ReplayError,
  replayInSteps,
  resumeInSteps,
  type SavedGame,
} from '@kitchen-table/engine';
import type { ClientMessage, LookNews, Reply, Snapshot, TalkMessage, TalkNews } from '@kitchen-table/protocol';
import { onBehalfOf } from '../faults.ts';
import { hash } from '../secrets.ts';
import { botFor } from '../match/bots.ts';
import { Match } from '../match/match.ts';
import type { BotAnswer, Watcher } from '../match/match-parts.ts';
import type { RecordingStore } from '../match/recorded-decisions.ts';
import { problem, type Refusal } from '../match/refusals.ts';
import { rest } from '../match/rest.ts';
import type { GameState, StoredDecision, StoredGame, StoredSeat, StoredWishes } from '../store/store.ts';
import type { Wishes } from '../match/auto-pass.ts';
import { GoneOn } from '../store/store.ts';
import type { KeptTable } from '../store/kept-tables.ts';
import type { StoredPosition } from '../store/stored-positions.ts';
import { fittingPosition, unpacked } from './kept-positions.ts';
import { savedGame } from './saved-game.ts';
import { WordLists } from './word-lists.ts';

/** A stored game that is to be gone on with. */
export interface Opening {
  stored: StoredGame;
  decisions: readonly StoredDecision[];
  /** Positions on the way, the latest first. */
  positions: readonly StoredPosition[];
  wishes: StoredWishes;
  table: KeptTable;
  pace: number;
  /** So long the table waits for somebody who left before a bot may play, in milliseconds. */
  grace: number;
  /** How often the next decision took too long: a bot makes another one then. */
  strikes: number;
}

/** What somebody in a seat does. */
export type Act = Extract<
  ClientMessage,
  {
    kind:
      | 'answer'
      | 'sayWord'
      | 'undo'
      | 'consent'
      | 'concede'
      | 'offerDraw'
      | 'standIn'
      | 'voteOut'
      | 'proposeFix'
      | 'sayFix'
      | 'setStops'
      | 'yield';
  }
>;

/** What a host of games is asked; another thread answers by messages. */
export interface GameHost {
  /** Plays the decisions again. One sentence when that fails. */
  open(opening: Opening): Promise<string | null>;
  start(game: string): Promise<void>;
  act(game: string, seat: number, act: Act): Promise<Refusal | null>;
  /** Something that is said to the others at the table. */
  talk(game: string, watcher: number, message: TalkMessage): Promise<Refusal | null>;
  why(game: string, seat: number | null, entity: number): Promise<Reply>;
  /** How it went; null in it while it goes on. */
  course(game: string, seat: number | null): Promise<Reply>;
  /** How the table of a game that is over stood after so many decisions. */
  replayAt(game: string, watcher: number, at: number, seat: number | null, logFrom: number): Promise<Reply>;
  /** False when the game was closed meanwhile: it is to be opened again. */
  watch(game: string, watcher: number, seat: number | null, name: string | null): Promise<boolean>;
  leave(game: string, watcher: number): Promise<void>;
  close(game: string): Promise<void>;
}

/** What a host tells and asks for. */
export interface HostNews {
  picture(watcher: number, snapshot: Snapshot): void;
  talk(watcher: number, news: TalkNews | LookNews): void;
  tell(watcher: number, sentence: string): void;
  /** The page has lost its seat: nothing it says is taken any more. */
  unseat(watcher: number, sentence: string): void;
  /** A list of words that questions name by its fingerprint, as JSON text. */
  words(fingerprint: string, words: string): void;
  fault(error: unknown): void;
  closed(game: string): void;
  /** The numbers of decisions that are stored and were expected, when something else has gone on with the game. */
  append(
    game: string,
    from: number,
    decisions: readonly StoredDecision[],
    state: GameState,
  ): Promise<readonly [number, number] | null>;
  takeBack(game: string, from: number, to: number, state: GameState): Promise<readonly [number, number] | null>;
  saveSeats(game: string, seats: readonly StoredSeat[]): Promise<void>;
  saveWishes(game: string, seat: number, wishes: Wishes): Promise<void>;
  savePosition(game: string, position: StoredPosition): Promise<void>;
  saveTable(game: string, table: KeptTable): Promise<void>;
}

/** Told whose code is at work, so that whoever looks from outside knows which game takes so long; null: none. */
export type AtWork = (game: string | null) => void;

/** How long a game at which nobody sits waits in memory for a person, in milliseconds. */
const PATIENCE = 60_000;
/** So long a stored game is played again before others are looked at, in milliseconds. */
const SLICE = 10;
const CLOSED: Refusal & { kind: 'error' } = {
  kind: 'error',
  sentence: 'This table was closed; reload the page to go on with the game.',
};

/** Games in this thread. */
export class LocalHost implements GameHost {
  private readonly news: HostNews;
  private readonly atWork: AtWork;
  private readonly matches = new Map<string, Match>();
  /** Stored games are played again one after the other: the first are soon there, and others wait no longer. */
  private waking: Promise<unknown> = Promise.resolve();
  private readonly watchers = new Map<number, Watcher>();
  private readonly lists = new WordLists((fingerprint, words) => this.news.words(fingerprint, words));

  constructor(news: HostNews, atWork: AtWork = () => {}) {
    this.news = news;
    this.atWork = atWork;
  }

  async open({ stored, decisions, positions, wishes, table, pace, grace, strikes }: Opening): Promise<string | null> {
    const { game: id, seats, format, draft, setup } = stored;
    const replaying = this.waking.then(() => this.replayed(id, setup, decisions, positions));
    this.waking = replaying;
    const replayed = await replaying;
    if ('message' in replayed) return replayed.message;
    const { session, parted } = replayed;
    const bots = seats.map((seat, index) =>
      unhurried(botFor(seat, `${setup.seed} seat ${index}`), decisions.length, strikes),
    );
    const match = new Match({
      ...{ id, session, seats, wishes, table, bots, pace, grace },
      standIn: greedyBot(),
      about: { format, ...(draft === undefined ? {} : { draft }) },
      seedHash: hash(setup.seed),
      automatic: decisions.slice(0, session.decisions.length).map(({ automatic }) => automatic),
      parted:
        parted === null
          ? null
          : `This game was saved by other rules, or damaged: ${parted}. It can be looked at as it was before, but not gone on with.`,
      store: this.store(),
      onFault: (error) => this.news.fault(error),
      onRest: (rested) => void setTimeout(() => rested.closeIfIdle(), PATIENCE).unref(),
      onClosed: () => {
        this.matches.delete(id);
        this.news.closed(id);
      },
      working: (act) => this.working(id, act),
    });
    this.matches.set(id, match);
    return null;
  }

  async start(game: string): Promise<void> {
    this.matches.get(game)?.start();
  }

  async act(game: string, seat: number, act: Act): Promise<Refusal | null> {
    const match = this.matches.get(game);
    if (match === undefined) return CLOSED;
    if (!match.hasPerson(seat)) return problem('This seat is no longer yours; you may look on.');
    return onBehalfOf(match, () => acted(match, seat, act));
  }

  async talk(game: string, watcher: number, message: TalkMessage): Promise<Refusal | null> {
    const match = this.matches.get(game);
    const watching = this.watchers.get(watcher);
    if (match === undefined || watching === undefined) return CLOSED;
    return onBehalfOf(match, () => match.talk(watching, message));
  }

  async why(game: string, seat: number | null, entity: number): Promise<Reply> {
    const match = this.matches.get(game);
    if (match === undefined) return { kind: 'error', sentence: CLOSED.sentence };
    return onBehalfOf(match, () => this.working(game, () => match.why(seat, entity)));
  }

  async course(game: string, seat: number | null): Promise<Reply> {
    const match = this.matches.get(game);
    if (match === undefined) return { kind: 'error', sentence: CLOSED.sentence };
    return { kind: 'course', course: await onBehalfOf(match, () => match.course(seat)) };
  }

  async replayAt(game: string, watcher: number, at: number, seat: number | null, logFrom: number): Promise<Reply> {
    const match = this.matches.get(game);
    const watching = this.watchers.get(watcher);
    if (match === undefined || watching === undefined) return { kind: 'error', sentence: CLOSED.sentence };
    return onBehalfOf(match, () => match.replayAt(watching, at, seat, logFrom));
  }

  async watch(game: string, watcher: number, seat: number | null, name: string | null): Promise<boolean> {
    const watching: Watcher = {
      seat,
      name,
      send: (snapshot) => this.news.picture(watcher, this.lists.without(snapshot)),
      hear: (news) => this.news.talk(watcher, news),
      tell: (sentence) => this.news.tell(watcher, sentence),
      unseat: (sentence) => {
        this.watchers.delete(watcher);
        this.news.unseat(watcher, sentence);
      },
      knownCards: new Set(),
      logSent: 0,
    };
    this.watchers.set(watcher, watching);
    return this.matches.get(game)?.watch(watching) ?? false;
  }

  async leave(game: string, watcher: number): Promise<void> {
    const watching = this.watchers.get(watcher);
    this.watchers.delete(watcher);
    const match = this.matches.get(game);
    if (watching === undefined || match === undefined) return;
    match.leave(watching);
    match.closeIfIdle();
  }

  async close(game: string): Promise<void> {
    await this.matches.get(game)?.close();
  }

  private working<Result>(game: string, act: () => Result): Result {
    this.atWork(game);
    try {
      return act();
    } finally {
      this.atWork(null);
    }
  }

  /** Makes the decisions again: those after a position, or else all. A fault meanwhile is a sentence too. */
  private async replayed(
    game: string,
    setup: GameSetup,
    stored: readonly StoredDecision[],
    positions: readonly StoredPosition[],
  ): Promise<Replayed | { message: string }> {
    const saved = readSavedGame(savedGame(setup, stored));
    if ('kind' in saved) return saved;
    return (
      (await this.resumed(game, saved, stored, positions)) ?? (await this.stepped(game, () => replayInSteps(saved)))
    );
  }

  /** From a position on the way; null where none fits, or where it leads elsewhere: the whole game decides then. */
  private async resumed(
    game: string,
    saved: SavedGame,
    stored: readonly StoredDecision[],
    positions: readonly StoredPosition[],
  ): Promise<Replayed | null> {
    const position = fittingPosition(positions, stored);
    if (position === null) return null;
    const resumed = await this.stepped(game, () => resumeInSteps(saved, unpacked(position)));
    return 'message' in resumed || resumed.parted !== null ? null : resumed;
  }

  /** With pauses in which other games go on. */
  private async stepped(
    game: string,
    begin: () => Generator<void, Replayed | ReplayError>,
  ): Promise<Replayed | { message: string }> {
    try {
      const steps = begin();
      for (;;) {
        const { done, value } = this.working(game, () => someSteps(steps));
        if (done === true) return value;
        await rest(0);
      }
    } catch (error) {
      this.news.fault(error);
      return { message: 'playing its decisions again ran into a fault of ours' };
    }
  }

  private store(): RecordingStore {
    const { news } = this;
    return {
      async append(game, from, decisions, state) {
        const gone = await news.append(game, from, decisions, state);
        if (gone !== null) throw new GoneOn(`game ${game}`, ...gone);
      },
      async takeBack(game, from, to, state) {
        const gone = await news.takeBack(game, from, to, state);
        if (gone !== null) throw new GoneOn(`game ${game}`, ...gone);
      },
      saveSeats: (game, seats) => news.saveSeats(game, seats),
      saveWishes: (game, seat, wishes) => news.saveWishes(game, seat, wishes),
      savePosition: (game, position) => news.savePosition(game, position),
      saveTable: (game, table) => news.saveTable(game, table),
    };
  }
}

/** Steps for a few milliseconds, or to the end. */
function someSteps<Result>(steps: Generator<void, Result>): IteratorResult<void, Result> {
  const until = performance.now() + SLICE;
  for (;;) {
    const step = steps.next();
    if (step.done === true || performance.now() >= until) return step;
  }
}

/** A bot whose next decision is another one than those that took too long. */
function unhurried(bot: BotAnswer | null, next: number, strikes: number): BotAnswer | null {
  if (bot === null || strikes === 0) return bot;
  return (question, seen, decisions): Answer => {
    if (decisions !== next) return bot(question, seen, decisions);
    const others = enumerateAnswers(question, strikes);
    return others[strikes - 1] ?? others[0] ?? bot(question, seen, decisions);
  };
}

function acted(match: Match, seat: number, act: Act): Promise<Refusal | null> {
  switch (act.kind) {
    case 'answer':
      return match.answer(seat, act.sequence, act.answer);
    case 'sayWord':
      return match.answer(seat, act.sequence, act.word);
    case 'undo':
      return match.undo(seat);
    case 'consent':
      return match.consent(seat, act.yes);
    case 'concede':
      return match.concede(seat, act.every === true);
    case 'offerDraw':
      return match.offerDraw(seat, act.agree);
    case 'standIn':
      return match.letBotPlay(seat, act.seat, act.bot);
    case 'voteOut':
      return match.voteOut(seat, act.seat, act.yes);
    case 'proposeFix':
      return match.proposeFix(seat, act.fix);
    case 'sayFix':
      return match.sayFix(seat, act.number, act.yes);
    case 'setStops':
      return match.setStops(seat, act.stops);
    case 'yield':
      return match.yieldUntil(seat, act.until);
  }
}
