/** What is agreed for a table before anybody sits down at it. */
import type { GuestWords } from './table-talk.ts';

/** How much later than those in the seats somebody sees the table who watches. */
export type Lateness = { turns: number } | { minutes: number };

/** Who may watch without a seat: everybody, as it happens or late; or nobody. */
export type WatchRule = 'at once' | 'nobody' | Lateness;

/** The most that somebody who watches may be late. */
export const LATEST: Readonly<{ turns: number; minutes: number }> = { turns: 20, minutes: 60 };

/** How people play with each other at a table. */
export interface TableOptions {
  /** Going back to one's last decision: the others are asked, or not, or nobody does. */
  undo: 'by consent' | 'free' | 'off';
  /** So many seconds for one decision, then a bot makes it; null: as long as one likes. */
  decisionSeconds: number | null;
  /** So many minutes for each seat in all, then its player concedes; null: as long as one likes. */
  gameMinutes: number | null;
  /** What those may say who watch without a seat. */
  guests: GuestWords;
  /** Who may watch without a seat, and how late. */
  watching: WatchRule;
  /** So many games a match has at most, draws not counted: the first to win more than half of them wins it. */
  bestOf: 1 | 3;
}

/** What holds where nobody has said anything else. */
export const USUAL_OPTIONS: Readonly<TableOptions> = {
  undo: 'by consent',
  decisionSeconds: null,
  gameMinutes: null,
  guests: 'ready words',
  watching: 'at once',
  bestOf: 1,
};

/** The clocks of a table, in milliseconds that are left as the picture is sent. */
export interface ClockView {
  /** The seat whose clock runs; null: none does. */
  running: number | null;
  /** For the open decision; null: as long as one likes. */
  decision: number | null;
  /** For each seat in all; null: as long as they like. */
  game: readonly number[] | null;
}

/** The match that a game of a laid table belongs to. */
export interface MatchScore {
  /** The table, which may be laid again when the game is over. */
  lobby: string;
  bestOf: TableOptions['bestOf'];
  /** How many games of it were played before this one, drawn ones too. */
  games: number;
  /** Of these each seat of the game has won so many. */
  wins: readonly number[];
}

/** Those who watch a table without a seat. */
export interface WatchersView {
  rule: WatchRule;
  /** What some of them call themselves. */
  names: readonly string[];
  /** And so many more there are. */
  others: number;
}
