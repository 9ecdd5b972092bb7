/** How a game begins: plain data, JSON. With the seed and the decisions it is the whole game. */
import type { Card, Color, StickerSheet } from '@kitchen-table/language/core';

/** How a game begins: players, decks, format and seed. The same setup and the same decisions are the same game. */
export interface GameSetup {
  /** Formats and options joined with `+`, options after a colon: 'commander', 'free-for-all:attack=left'. */
  format: string;
  /** Every card that the decks name, read. Tokens are in their texts. */
  cards: Readonly<Record<string, Card>>;
  players: readonly PlayerSetup[];
  /** Every sticker sheet that the players name. CR 123.2. */
  stickerSheets?: Readonly<Record<string, StickerSheet>>;
  /** Any text; shuffles and dice follow from it. */
  seed: string;
  /** Where today's rules play differently from those of 2024-03-08 (damage assignment order). */
  edition: 'today' | '2024-03-08';
  /** Whether players are asked even when they can only pass. Default 'when there is a choice'. */
  askPriority?: 'always' | 'when there is a choice';
  /** Whether whoever answers is shown the questions that have one legal answer too, and has to give it. Default no. */
  showForced?: boolean;
  /** Absent: sixty. CR 100.2a-b, 100.5. */
  minimumDeckSize?: number;
  /** Log lines are kept when true. */
  log?: boolean;
  /** Seat of the starting player; absent: chosen at random. CR 103.1. */
  startingPlayer?: number;
  /** A position to start from instead of opening hands and mulligans. For scenarios and puzzles. */
  start?: StartingPosition;
}

/** What one player brings to the game: a deck, and what the format wants besides. CR 103. */
export interface PlayerSetup {
  name: string;
  /** The emperor of the team, in Emperor; absent: who sits in its middle. CR 809.2. */
  emperor?: boolean;
  /** Range of influence in seats; absent: the format's. CR 801.2a. */
  range?: number;
  /** Absent: a team alone. */
  team?: number;
  /** Card names, one entry per card. */
  deck: readonly string[];
  commanders?: readonly string[];
  sideboard?: readonly string[];
  /** The card of the sideboard that is revealed as a companion. CR 103.2b. */
  companion?: string;
  /** Conspiracies of the sideboard put into the command zone as the game starts. CR 315.2, 905.4. */
  conspiracies?: readonly ConspiracySetup[];
  /** Dungeon cards, which begin outside the game; absent: every dungeon among the cards of the setup. CR 309.2. */
  dungeons?: readonly string[];
  /** What the player noted during the draft, by the name of the card that said so. CR 905.2b. */
  draftNotes?: Readonly<Record<string, DraftNotes>>;
  /** The colors chosen for commanders that say so, by card name; a list for two of one name. CR 903.4b, 903.13e. */
  commanderColors?: Readonly<Record<string, Color | readonly Color[]>>;
  /** Absent: the format's. CR 103.4. */
  startingLife?: number;
  /** Supplementary cards, one entry per card, shuffled before the game: CR 100.2d, 901.3, 904.3. */
  planarDeck?: readonly string[];
  schemes?: readonly string[];
  /** CR 902.3. */
  vanguard?: string;
  /** The Attraction deck, shuffled before the game: names, with the lit numbers where the card has none. CR 717.2. */
  attractions?: readonly (string | AttractionSetup)[];
  /** Sticker sheets by name, three of which are chosen at random; after a draft those chosen. CR 103.2d, 123.2. */
  stickerSheets?: readonly string[];
}

/** One Attraction card: those of the same name may have different numbers lit up. CR 717.1. */
export interface AttractionSetup {
  card: string;
  lights: readonly number[];
}

/** What was noted for the cards of one name that a player drafted. CR 905.2b. */
export interface DraftNotes {
  numbers?: readonly number[];
  names?: readonly string[];
  creatureTypes?: readonly string[];
  colors?: readonly Color[];
  /** Seats. */
  players?: readonly number[];
  /** Cards removed from the draft with them. */
  removed?: readonly string[];
  guessedRight?: boolean;
}

/** A conspiracy, with the names chosen in secret when it has a hidden (or double) agenda. CR 702.106. */
export interface ConspiracySetup {
  card: string;
  names?: readonly string[];
}

/** See the scenario format: permanents enter one by one, nothing triggers, nothing is summoning sick. */
export interface StartingPosition {
  players: readonly StartingZones[];
}

/** Where one player's cards lie in a position to start from, by name. CR 400.1. */
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
