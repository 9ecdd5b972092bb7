/** How a game begins: plain data, JSON. With the seed and the decisions it is the whole game. */
import type { Card, Color, StickerSheet } from '@kitchen-table/language/core';

/** How a game begins: players, decks, format and seed. The same setup and the same decisions are the same game. */
export interface GameSetup {
  /** Formats and options joined with `+`, options after a colon: 'commander', 'free-for-all:attack=left'. */
  readonly format: string;
  /** Every card that the decks name, read. Tokens are in their texts. */
  readonly cards: Readonly<Record<string, Card>>;
  /**
   * The names of all other cards that are known, by their supertypes and types as they are written ("legendary creature"):
   * a player who chooses a card name may choose any. Absent: those of the cards of the decks. CR 108.1, 201.4.
   */
  readonly knownNames?: Readonly<Record<string, readonly string[]>>;
  readonly players: readonly PlayerSetup[];
  /** Every sticker sheet that the players name. CR 123.2. */
  readonly stickerSheets?: Readonly<Record<string, StickerSheet>>;
  /** Any text; shuffles and dice follow from it. */
  readonly seed: string;
  /** Where today's rules play differently from those of 2024-03-08 (damage assignment order). */
  readonly edition: 'today' | '2024-03-08';
  /** Whether players are asked even when they can only pass. Default 'when there is a choice'. */
  readonly askPriority?: 'always' | 'when there is a choice';
  /** Whether whoever answers is shown the questions that have one legal answer too, and has to give it. Default no. */
  readonly showForced?: boolean;
  /** Absent: sixty. CR 100.2a-b, 100.5. */
  readonly minimumDeckSize?: number;
  /** Log lines are kept when true. */
  readonly log?: boolean;
  /** Seat of the starting player; absent: chosen at random. CR 103.1. */
  readonly startingPlayer?: number;
  /** A position to start from instead of opening hands and mulligans. For scenarios and puzzles. */
  readonly start?: StartingPosition;
}

/** What one player brings to the game: a deck, and what the format wants besides. CR 103. */
export interface PlayerSetup {
  readonly name: string;
  /** The emperor of the team, in Emperor; absent: who sits in its middle. CR 809.2. */
  readonly emperor?: boolean;
  /** Range of influence in seats; absent: the format's. CR 801.2a. */
  readonly range?: number;
  /** Absent: a team alone. */
  readonly team?: number;
  /** Card names, one entry per card. */
  readonly deck: readonly string[];
  readonly commanders?: readonly string[];
  readonly sideboard?: readonly string[];
  /** The card of the sideboard that is revealed as a companion. CR 103.2b. */
  readonly companion?: string;
  /** Conspiracies of the sideboard put into the command zone as the game starts. CR 315.2, 905.4. */
  readonly conspiracies?: readonly ConspiracySetup[];
  /** Dungeon cards, which begin outside the game; absent: every dungeon among the cards of the setup. CR 309.2. */
  readonly dungeons?: readonly string[];
  /** What the player noted during the draft, by the name of the card that said so. CR 905.2b. */
  readonly draftNotes?: Readonly<Record<string, DraftNotes>>;
  /** The colors chosen for commanders that say so, by card name; a list for two of one name. CR 903.4b, 903.13e. */
  readonly commanderColors?: Readonly<Record<string, Color | readonly Color[]>>;
  /** Absent: the format's. CR 103.4. */
  readonly startingLife?: number;
  /** Supplementary cards, one entry per card, shuffled before the game: CR 100.2d, 901.3, 904.3. */
  readonly planarDeck?: readonly string[];
  readonly schemes?: readonly string[];
  /** CR 902.3. */
  readonly vanguard?: string;
  /** The Attraction deck, shuffled before the game: names, with the lit numbers where the card has none. CR 717.2. */
  readonly attractions?: readonly (string | AttractionSetup)[];
  /** Sticker sheets by name, three of which are chosen at random; after a draft those chosen. CR 103.2d, 123.2. */
  readonly stickerSheets?: readonly string[];
}

/** One Attraction card: those of the same name may have different numbers lit up. CR 717.1. */
export interface AttractionSetup {
  readonly card: string;
  readonly lights: readonly number[];
}

/** What was noted for the cards of one name that a player drafted. CR 905.2b. */
export interface DraftNotes {
  readonly numbers?: readonly number[];
  readonly names?: readonly string[];
  readonly creatureTypes?: readonly string[];
  readonly colors?: readonly Color[];
  /** Seats. */
  readonly players?: readonly number[];
  /** Cards removed from the draft with them. */
  readonly removed?: readonly string[];
  readonly guessedRight?: boolean;
}

/** A conspiracy, with the names chosen in secret when it has a hidden (or double) agenda. CR 702.106. */
export interface ConspiracySetup {
  readonly card: string;
  readonly names?: readonly string[];
}

/** See the scenario format: permanents enter one by one, nothing triggers, nothing is summoning sick. */
export interface StartingPosition {
  readonly players: readonly StartingZones[];
}

/** Where one player's cards lie in a position to start from, by name. CR 400.1. */
export interface StartingZones {
  readonly hand: readonly string[];
  readonly graveyard: readonly string[];
  readonly exile: readonly string[];
  readonly battlefield: readonly { readonly card: string; readonly tapped?: boolean; readonly alias?: string }[];
  /** Top card first. */
  readonly library: readonly string[];
  readonly command: readonly string[];
  /** Aliases of cards in the other zones: "hand:0" and the like to alias. */
  readonly aliases?: Readonly<Record<string, string>>;
}
