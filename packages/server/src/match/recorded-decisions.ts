/** The decisions of a match as the store has them: each is there before anybody sees what it led to. */
import type { Session } from '@kitchen-table/engine';
import { positionToKeep } from '../games/kept-positions.ts';
import { type GameState, GoneOn, type Store, type StoredDecision } from '../store/store.ts';

/** The position is noted after each decision of a person, and after so many that the table made. */
const BLOCK = 32;
/** The position itself is kept after so many decisions, for whoever wakes the game; writing it takes as long as thirty decisions. */
const KEEP = 512;

/** Where decisions and wishes are recorded. */
export type RecordingStore = Pick<
  Store,
  'append' | 'takeBack' | 'saveSeats' | 'saveWishes' | 'savePosition' | 'saveTable'
>;

/** What a session's decisions are recorded with. */
export interface RecordingParts {
  game: string;
  session: Session;
  store: RecordingStore;
  /** Whether the table made each decision by itself. */
  automatic: boolean[];
  /** What is stored and what is here have parted: the match must not go on. */
  onParted: () => void;
  onFault: (error: unknown) => void;
}

/** Keeps the store in step with a session. */
export class RecordedDecisions {
  private readonly parts: RecordingParts;
  /** How many of the decisions are in the store. */
  private stored: number;
  /** Whether a position is wanted, and could not be written yet. */
  private due = false;

  constructor(parts: RecordingParts) {
    this.parts = parts;
    this.stored = parts.automatic.length;
  }

  /** Whether the table made each decision by itself. */
  get automatic(): readonly boolean[] {
    return this.parts.automatic;
  }

  /** Stores what was decided since the last time, and where the game stands. When that fails, it is as if undecided. */
  async append(automatic: boolean): Promise<void> {
    const { game, session, store, automatic: made } = this.parts;
    const { decisions } = session;
    while (made.length < decisions.length) made.push(automatic);
    const from = this.stored;
    const fresh = decisions
      .slice(from)
      .map((decision, index): StoredDecision => ({ decision, automatic: made[from + index] ?? automatic }));
    const last = fresh.at(-1);
    const isEndOfBlock = !automatic || passes(BLOCK, from, decisions.length);
    if (last !== undefined && isEndOfBlock) last.digest = session.digest();
    try {
      await store.append(game, from, fresh, stateOf(session));
    } catch (error) {
      if (error instanceof GoneOn) this.parts.onParted();
      if (from < decisions.length) session.undo(from);
      made.length = Math.min(made.length, from);
      throw error;
    }
    this.stored = decisions.length;
    this.due ||= passes(KEEP, from, this.stored);
    if (this.due && session.question !== null && passes(BLOCK, from, this.stored))
      void this.keepPosition().catch((error: unknown) => this.parts.onFault(error));
  }

  /** Nobody waits for it: without it the game is woken from an earlier one, or from its beginning. One that can't be written is tried again later. */
  private async keepPosition(): Promise<void> {
    const { game, session, store } = this.parts;
    this.due = false;
    const position = await positionToKeep(session);
    if (position === null) this.due = true;
    else await store.savePosition(game, position);
  }

  /** Goes back to so many decisions; false when the game does not reach back so far. */
  async takeBack(to: number): Promise<boolean> {
    const { game, session, store, automatic } = this.parts;
    if (!session.undo(to)) return false;
    automatic.length = to;
    try {
      await store.takeBack(game, this.stored, to, stateOf(session));
    } catch (error) {
      this.parts.onParted();
      throw error;
    }
    this.stored = to;
    return true;
  }
}

/** Whether a block of so many decisions ends on the way. */
function passes(size: number, from: number, to: number): boolean {
  return Math.floor(to / size) > Math.floor(from / size);
}

function stateOf({ game, question }: Session): GameState {
  return { turn: game.turn, over: question === null, winners: game.winners };
}
