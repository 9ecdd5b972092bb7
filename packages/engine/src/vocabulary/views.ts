/** What one player may see: built from what is visible, never by blanking a copy of everything. CR 400.2, 706-708. */
import type { Counters } from './objects.ts';
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
  goaded: boolean;
}

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

export interface PlayerSummary {
  id: PlayerId;
  name: string;
  team: number;
  life: number;
  counters: Counters;
  handSize: number;
  librarySize: number;
  /** Face up or revealed top card of the library, or null. */
  topCard: ObjectView | null;
  /** The viewer's own hand, and cards in others' hands that the viewer may see. */
  hand: readonly ObjectView[];
  graveyard: readonly ObjectView[];
  exile: readonly ObjectView[];
  command: readonly ObjectView[];
  /** W U B R G C. */
  pool: readonly number[];
  landsPlayed: number;
  commanderDamage: readonly { from: string; owner: PlayerId; damage: number }[];
  commanderTax: readonly { commander: string; tax: number }[];
  lost: boolean;
  won: boolean;
  monarch: boolean;
}

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
  dayNight: 'day' | 'night' | null;
  over: boolean;
  winners: readonly PlayerId[];
  log: readonly LogEntry[];
}
