/** How a game begins: plain data, JSON. With the seed and the decisions it is the whole game. */
import type { Card } from '@kitchen-table/language';

export interface GameSetup {
  /** Formats and options joined with `+`, options after a colon: 'commander', 'free-for-all:attack=left'. */
  format: string;
  /** Every card that the decks name, read. Tokens are in their texts. */
  cards: Readonly<Record<string, Card>>;
  players: readonly PlayerSetup[];
  /** Any text; shuffles and dice follow from it. */
  seed: string;
  /** Where today's rules play differently from those of 2024-03-08 (damage assignment order). */
  edition: 'today' | '2024-03-08';
  /** Whether players are asked even when they can only pass. Default 'when there is a choice'. */
  askPriority?: 'always' | 'when there is a choice';
  /** Log lines are kept when true. */
  log?: boolean;
  /** Seat of the starting player; absent: chosen at random. CR 103.1. */
  startingPlayer?: number;
  /** A position to start from instead of opening hands and mulligans. For scenarios and puzzles. */
  start?: StartingPosition;
}

export interface PlayerSetup {
  name: string;
  /** Absent: a team alone. */
  team?: number;
  /** Card names, one entry per card. */
  deck: readonly string[];
  commanders?: readonly string[];
  sideboard?: readonly string[];
  /** Absent: the format's. CR 103.4. */
  startingLife?: number;
}

/** See the scenario format: permanents enter one by one, nothing triggers, nothing is summoning sick. */
export interface StartingPosition {
  players: readonly StartingZones[];
}

export interface StartingZones {
  hand: readonly string[];
  graveyard: readonly string[];
  exile: readonly string[];
  battlefield: readonly { card: string; tapped?: boolean; alias?: string }[];
  /** Top card first. */
  library: readonly string[];
  command: readonly string[];
  /** Aliases of cards in the other zones: "hand:0" and the like to alias. */
  aliases?: Readonly<Record<string, string>>;
}
