/** The games of one table that are over: who has won how many, and whether that decides the match. CR 104.4; tournament practice. */
import type { TableOptions } from '@kitchen-table/protocol';

/** The match that is played at a table. */
export interface PlayedMatch {
  /** For each game that is over the seats that won it; nobody: it was drawn. */
  games: readonly (readonly number[])[];
  /** Who says who takes the first turn of the next game; null: chance does. */
  chooser: number | null;
  /** What they say; null: nothing yet, and then they begin. */
  begins: number | null;
}

/** A table, as far as its match goes. */
interface AtTable {
  readonly match: PlayedMatch | null;
  readonly options: Pick<TableOptions, 'bestOf'>;
  readonly seats: readonly unknown[];
}

/** How often each seat has won. Drawn games are nobody's. CR 104.4. */
export function winsOf({ games }: PlayedMatch, seats: number): readonly number[] {
  return Array.from({ length: seats }, (_, seat) => games.filter((winners) => winners.includes(seat)).length);
}

/** Whether the match is over: somebody has won more than half of its games, or, where it is a single one, it was played. */
export function isDecided(match: PlayedMatch, bestOf: TableOptions['bestOf'], seats: number): boolean {
  if (bestOf === 1) return match.games.length > 0;
  return winsOf(match, seats).some((wins) => wins > bestOf / 2);
}

/** Whether games of a match are still to be played: its decks and its length stay as they are. */
export function isUnderWay({ match, options, seats }: AtTable): boolean {
  return match !== null && !isDecided(match, options.bestOf, seats.length);
}
