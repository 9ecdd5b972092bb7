/** What a match is made of: its game, its seats, where it is stored, and whom it tells. */
import type { Answer, Question, SeenGame, Session } from '@kitchen-table/engine';
import type { Snapshot } from '@kitchen-table/protocol';
import type { KeptTable } from '../store/kept-tables.ts';
import type { StoredSeat, StoredWishes } from '../store/store.ts';
import type { Clock } from './clocks.ts';
import type { Match } from './match.ts';
import type { RecordingStore } from './recorded-decisions.ts';
import type { Listener } from './table-talk.ts';

/** What a bot does with a question. */
export type BotAnswer = (question: Question, seen: SeenGame, decisions: number) => Answer;

/** A connection that watches a seat, or (null) what is public. */
export interface Watcher extends Listener {
  send(snapshot: Snapshot): void;
  /** Something went wrong on our side: one sentence. */
  tell(sentence: string): void;
  /** It has lost its seat, and is heard and sent nothing any more: one sentence. */
  unseat(sentence: string): void;
  /** What it has been sent already. */
  readonly knownCards: Set<string>;
  logSent: number;
}

/** What a match is made of. */
export interface MatchParts {
  id: string;
  /** The format, and the draft that the game belongs to. */
  about: Pick<Snapshot, 'format' | 'draft'>;
  session: Session;
  /** SHA-256 of the game's seed. */
  seedHash: string;
  seats: readonly StoredSeat[];
  /** Whether the table made each decision by itself. */
  automatic: boolean[];
  /** Stops and yields as they were when the server stopped. */
  wishes: StoredWishes;
  /** What was agreed and said before. */
  table: KeptTable;
  bots: readonly (BotAnswer | null)[];
  /** Who plays for people who are away, when the others say so. */
  standIn: BotAnswer;
  /** After so many milliseconds they may. */
  grace: number;
  store: RecordingStore;
  /** Milliseconds that a bot lets people look at what it did. */
  pace: number;
  /** Told when something of ours fails, so that the log has it. */
  onFault: (error: unknown) => void;
  /** Told when nobody watches and nothing goes on; and when the match was closed and is to be forgotten. */
  onRest: (match: Match) => void;
  onClosed: (match: Match) => void;
  /** Why the game is only to be looked at, as it was when these rules still led where those led that it was saved by; null: it goes on. */
  parted?: string | null;
  /** Carries out what may take long, so that whoever looks from outside knows for whom; default: just so. */
  working?: <Result>(act: () => Result) => Result;
  /** The clock by which people's time is counted; default: that on the wall. */
  clock?: Clock;
}
