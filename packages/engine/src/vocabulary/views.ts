/** What one player may see: built from what is visible, never by blanking a copy of everything. CR 400.2, 706-708. */
import type { StickerKind } from '@kitchen-table/language/core';
import type { Counters } from './objects/objects.ts';
import type { LogEntry } from './log.ts';
import type { Entity, ObjectId, PlayerId } from './ids.ts';

/** One object as a viewer sees it. Plain JSON. */
export interface ObjectView {
  id: ObjectId;
  /** '' when face down or unknown. */
  name: string;
  /** The name of the card whose printed text applies (for a copy: what it copies), with the face; '' for abilities and unknown. */
  card: string;
  face: number;
  controller: PlayerId;
  owner: PlayerId;
  token: boolean;
  copy: boolean;
  /** Letters of the colors: 'WU'. */
  colors: string;
  /** '{2}{W}', or '' when there is none. */
  manaCost: string;
  manaValue: number;
  supertypes: readonly string[];
  types: readonly string[];
  subtypes: readonly string[];
  power: number | null;
  toughness: number | null;
  /** Printed power and toughness, to mark what changed. */
  basePower: number | null;
  baseToughness: number | null;
  loyalty: number | null;
  defense: number | null;
  /** Keyword abilities it has now, in words. */
  keywords: readonly string[];
  /** The token's or granted abilities that the printed text does not show, as language JSON. */
  grantedAbilities: readonly unknown[];
  tapped: boolean;
  faceDown: boolean;
  phasedOut: boolean;
  summoningSick: boolean;
  damage: number;
  counters: Counters;
  attachedTo: Entity | null;
  attachments: readonly ObjectId[];
  attacking: Entity | null;
  blocking: readonly ObjectId[];
  blocked: boolean;
  commander: boolean;
  /** Card names chosen in secret for a conspiracy, for those who may know them. CR 702.106c. */
  agenda?: readonly string[];
  /** The cards that represent a merged permanent, the topmost first; empty for all others. CR 727.2. */
  components: readonly string[];
  goaded: boolean;
  /** The numbers lit up on an Attraction. CR 717.1. */
  lights?: readonly number[];
  /** What is on the stickers on it, for all to see; absent where there are none. CR 123.4. */
  stickers?: readonly StickerView[];
}

/** A sticker as everybody sees it. CR 123.1. */
export interface StickerView {
  kind: StickerKind;
  /** The word, the ability, '4/4', or what is pictured. */
  text: string;
}

/** A sticker sheet as it is printed. CR 123.2. */
export interface StickerSheetView {
  name: string;
  stickers: readonly (StickerView & { ticketCost: number })[];
}

/** A spell or ability on the stack, with its choices. CR 405. */
export interface StackItemView extends ObjectView {
  kind: 'spell' | 'activated' | 'triggered';
  /** For abilities: what they are of. */
  source: ObjectId | null;
  sourceName: string;
  /** For abilities: language JSON of the ability, so that the page can print it. */
  ability: unknown;
  modes: readonly number[] | null;
  targets: readonly Entity[];
  x: number | null;
}

/** What everybody may know of a player: life, counters, how many cards where. CR 119, 402.3. */
export interface PlayerSummary {
  id: PlayerId;
  name: string;
  team: number;
  life: number;
  counters: Counters;
  handSize: number;
  librarySize: number;
  /** Absent in games without these decks; what is face up is in `command`. CR 901.3, 904.3. */
  planarDeckSize?: number;
  schemeDeckSize?: number;
  /** CR 717.2. */
  attractionDeckSize?: number;
  /** The chosen sticker sheets, which stay revealed; `used`: on an object. CR 103.2d, 123.2c. */
  stickerSheets?: readonly {
    name: string;
    stickers: readonly (StickerView & { ticketCost: number; used: boolean })[];
  }[];
  /** What rolling the planar die costs the player now, in generic mana: CR 116.2i. */
  planarDieCost?: number;
  /** Face up or revealed top card of the library, or null. */
  topCard: ObjectView | null;
  /** The viewer's own hand, and cards in others' hands that the viewer may see. */
  hand: readonly ObjectView[];
  graveyard: readonly ObjectView[];
  exile: readonly ObjectView[];
  command: readonly ObjectView[];
  /** The player's cards in the ante zone; absent in games that are not played for ante. CR 407.2. */
  ante?: readonly ObjectView[];
  /** W U B R G C. */
  pool: readonly number[];
  landsPlayed: number;
  commanderDamage: readonly { from: string; owner: PlayerId; damage: number }[];
  commanderTax: readonly { commander: string; tax: number }[];
  /** The chosen companion, as long as it is outside the game. CR 702.139. */
  companion?: ObjectView;
  lost: boolean;
  won: boolean;
  monarch: boolean;
  /** Has the initiative. CR 723. */
  initiative: boolean;
  /** The dungeon, and the room of the venture marker: CR 309.4. */
  dungeon: { readonly name: string; readonly room: string } | null;
  /** Names of the dungeons completed: CR 309.7. */
  completedDungeons: readonly string[];
  /** City's blessing and the like. */
  designations: readonly string[];
}

/** A team, and what its players share. CR 102.3, 810.4. */
export interface TeamView {
  team: number;
  players: readonly PlayerId[];
  /** Whether it is the turn of the whole team. CR 805.4a. */
  active: boolean;
  /** What the team shares, else null. CR 810.4, 810.10. */
  life: number | null;
  poison: number | null;
}

/** One of several turns that are taken at the same time. CR 807.4. */
export interface OtherTurnView {
  /** The number of its turn marker. */
  marker: number;
  /** Who holds the marker. */
  player: PlayerId;
  /** The turn has not begun: another marker is too close. CR 807.4d. */
  waits: boolean;
  turn: number;
  step: string;
  /** Top of the stack last. */
  stack: readonly StackItemView[];
}

/** The game as one player sees it: nothing hidden from that player is in it. CR 400.2. */
export interface GameView {
  /** null: a spectator, who sees what is public. */
  viewer: PlayerId | null;
  turn: number;
  activePlayer: PlayerId;
  /** A name out of STEP_NAMES. */
  step: string;
  priority: PlayerId | null;
  players: readonly PlayerSummary[];
  battlefield: readonly ObjectView[];
  /** Top of the stack last. */
  stack: readonly StackItemView[];
  /** Cards that an open question of the viewer names and no zone above shows: searched for, looked at, arranged, in a hand that is seen. */
  shown: readonly ObjectView[];
  /** Players within the viewer's range of influence; absent where it is unlimited. CR 801.2. */
  inRange?: readonly PlayerId[];
  /** Turns that others take at the same time, each with its stack; absent outside Grand Melee. CR 807.4, 807.5. */
  otherTurns?: readonly OtherTurnView[];
  /** Absent outside Planechase. CR 311.5. */
  planarControllers?: readonly PlayerId[];
  dayNight: 'day' | 'night' | null;
  /** Teams of two or more players, each from its rightmost seat on; empty where everybody is alone. CR 102.3. */
  teams: readonly TeamView[];
  over: boolean;
  winners: readonly PlayerId[];
  log: readonly LogEntry[];
  /** While a subgame is played: the game that waits for its end. CR 726.1a. */
  main?: GameView;
}
