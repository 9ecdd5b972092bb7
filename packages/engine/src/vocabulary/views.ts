/** What one player may see: built from what is visible, never by blanking a copy of everything. CR 400.2, 706-708. */
import type { StickerKind } from '@kitchen-table/language/core';
import type { Counters } from './objects/objects.ts';
import type { LogEntry } from './log.ts';
import type { Entity, ObjectId, PlayerId } from './ids.ts';

/** One object as a viewer sees it. Plain JSON. */
export interface ObjectView {
  readonly id: ObjectId;
  /** '' when face down or unknown. */
  readonly name: string;
  /** The name of the card whose printed text applies (for a copy: what it copies), with the face; '' for abilities and unknown. */
  readonly card: string;
  readonly face: number;
  readonly controller: PlayerId;
  readonly owner: PlayerId;
  readonly token: boolean;
  readonly copy: boolean;
  /** Letters of the colors: 'WU'. */
  readonly colors: string;
  /** '{2}{W}', or '' when there is none. */
  readonly manaCost: string;
  readonly manaValue: number;
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly power: number | null;
  readonly toughness: number | null;
  /** Printed power and toughness, to mark what changed. */
  readonly basePower: number | null;
  readonly baseToughness: number | null;
  readonly loyalty: number | null;
  readonly defense: number | null;
  /** Keyword abilities it has now, in words. */
  readonly keywords: readonly string[];
  /** The token's or granted abilities that the printed text does not show, as language JSON. */
  readonly grantedAbilities: readonly unknown[];
  readonly tapped: boolean;
  readonly faceDown: boolean;
  readonly phasedOut: boolean;
  readonly summoningSick: boolean;
  readonly damage: number;
  readonly counters: Counters;
  readonly attachedTo: Entity | null;
  readonly attachments: readonly ObjectId[];
  readonly attacking: Entity | null;
  readonly blocking: readonly ObjectId[];
  readonly blocked: boolean;
  readonly commander: boolean;
  /** Card names chosen in secret for a conspiracy, for those who may know them. CR 702.106c. */
  readonly agenda?: readonly string[];
  /** The cards that represent a merged permanent, the topmost first; empty for all others. CR 727.2. */
  readonly components: readonly string[];
  readonly goaded: boolean;
  /** The numbers lit up on an Attraction. CR 717.1. */
  readonly lights?: readonly number[];
  /** What is on the stickers on it, for all to see; absent where there are none. CR 123.4. */
  readonly stickers?: readonly StickerView[];
  /** Words that the table holds on it by consent. NOT-CR. */
  readonly note?: string;
}

/** A sticker as everybody sees it. CR 123.1. */
export interface StickerView {
  readonly kind: StickerKind;
  /** The word, the ability, '4/4', or what is pictured. */
  readonly text: string;
}

/** A sticker sheet as it is printed. CR 123.2. */
export interface StickerSheetView {
  readonly name: string;
  readonly stickers: readonly (StickerView & { readonly ticketCost: number })[];
}

/** A spell or ability on the stack, with its choices. CR 405. */
export interface StackItemView extends ObjectView {
  readonly kind: 'spell' | 'activated' | 'triggered';
  /** For abilities: what they are of. */
  readonly source: ObjectId | null;
  readonly sourceName: string;
  /** For abilities: language JSON of the ability, so that the page can print it. */
  readonly ability: unknown;
  readonly modes: readonly number[] | null;
  readonly targets: readonly Entity[];
  readonly x: number | null;
}

/** What everybody may know of a player: life, counters, how many cards where. CR 119, 402.3. */
export interface PlayerSummary {
  readonly id: PlayerId;
  readonly name: string;
  readonly team: number;
  readonly life: number;
  readonly counters: Counters;
  readonly handSize: number;
  readonly librarySize: number;
  /** Absent in games without these decks; what is face up is in `command`. CR 901.3, 904.3. */
  readonly planarDeckSize?: number;
  readonly schemeDeckSize?: number;
  /** CR 717.2. */
  readonly attractionDeckSize?: number;
  /** The chosen sticker sheets, which stay revealed; `used`: on an object. CR 103.2d, 123.2c. */
  readonly stickerSheets?: readonly {
    readonly name: string;
    readonly stickers: readonly (StickerView & { readonly ticketCost: number; readonly used: boolean })[];
  }[];
  /** What rolling the planar die costs the player now, in generic mana: CR 116.2i. */
  readonly planarDieCost?: number;
  /** Face up or revealed top card of the library, or null. */
  readonly topCard: ObjectView | null;
  /** The viewer's own hand, and cards in others' hands that the viewer may see. */
  readonly hand: readonly ObjectView[];
  readonly graveyard: readonly ObjectView[];
  readonly exile: readonly ObjectView[];
  readonly command: readonly ObjectView[];
  /** The player's cards in the ante zone; absent in games that are not played for ante. CR 407.2. */
  readonly ante?: readonly ObjectView[];
  /** W U B R G C. */
  readonly pool: readonly number[];
  readonly landsPlayed: number;
  readonly commanderDamage: readonly { readonly from: string; readonly owner: PlayerId; readonly damage: number }[];
  readonly commanderTax: readonly { readonly commander: string; readonly tax: number }[];
  /** The chosen companion, as long as it is outside the game. CR 702.139. */
  readonly companion?: ObjectView;
  readonly lost: boolean;
  readonly won: boolean;
  readonly monarch: boolean;
  /** Has the initiative. CR 723. */
  readonly initiative: boolean;
  /** The dungeon, and the room of the venture marker: CR 309.4. */
  readonly dungeon: { readonly name: string; readonly room: string } | null;
  /** Names of the dungeons completed: CR 309.7. */
  readonly completedDungeons: readonly string[];
  /** City's blessing and the like. */
  readonly designations: readonly string[];
}

/** A team, and what its players share. CR 102.3, 810.4. */
export interface TeamView {
  readonly team: number;
  readonly players: readonly PlayerId[];
  /** Whether it is the turn of the whole team. CR 805.4a. */
  readonly active: boolean;
  /** What the team shares, else null. CR 810.4, 810.10. */
  readonly life: number | null;
  readonly poison: number | null;
}

/** One of several turns that are taken at the same time. CR 807.4. */
export interface OtherTurnView {
  /** The number of its turn marker. */
  readonly marker: number;
  /** Who holds the marker. */
  readonly player: PlayerId;
  /** The turn has not begun: another marker is too close. CR 807.4d. */
  readonly waits: boolean;
  readonly turn: number;
  readonly step: string;
  /** Top of the stack last. */
  readonly stack: readonly StackItemView[];
}

/** The game as one player sees it: nothing hidden from that player is in it. CR 400.2. */
export interface GameView {
  /** null: a spectator, who sees what is public. */
  readonly viewer: PlayerId | null;
  readonly turn: number;
  readonly activePlayer: PlayerId;
  /** A name out of STEP_NAMES. */
  readonly step: string;
  readonly priority: PlayerId | null;
  readonly players: readonly PlayerSummary[];
  readonly battlefield: readonly ObjectView[];
  /** Top of the stack last. */
  readonly stack: readonly StackItemView[];
  /** Cards that an open question of the viewer names and no zone above shows: searched for, looked at, arranged, in a hand that is seen. */
  readonly shown: readonly ObjectView[];
  /** Players within the viewer's range of influence; absent where it is unlimited. CR 801.2. */
  readonly inRange?: readonly PlayerId[];
  /** Turns that others take at the same time, each with its stack; absent outside Grand Melee. CR 807.4, 807.5. */
  readonly otherTurns?: readonly OtherTurnView[];
  /** Absent outside Planechase. CR 311.5. */
  readonly planarControllers?: readonly PlayerId[];
  readonly dayNight: 'day' | 'night' | null;
  /** Teams of two or more players, each from its rightmost seat on; empty where everybody is alone. CR 102.3. */
  readonly teams: readonly TeamView[];
  readonly over: boolean;
  readonly winners: readonly PlayerId[];
  readonly log: readonly LogEntry[];
  /** While a subgame is played: the game that waits for its end. CR 726.1a. */
  readonly main?: GameView;
}
