/** Players. CR 102. */
import type { CardId, ObjectId, PlayerId } from '../ids.ts';
import { type Counters, NO_COUNTERS, type OwnerToken } from '../objects/objects.ts';

/** Mana in a pool: amounts of W, U, B, R, G, C, then mana with riders kept apart. CR 106.4. Immutable. */
export interface ManaPool {
  /** Six numbers: white, blue, black, red, green, colorless. */
  readonly amounts: readonly [number, number, number, number, number, number];
  /** Mana with restrictions or effects (CR 106.6), or from a snow or Treasure source. */
  readonly special: readonly SpecialMana[];
}
export interface SpecialMana {
  /** 0-5 as in amounts. */
  readonly kind: number;
  readonly source: ObjectId;
  readonly snow: boolean;
  /** What it may be spent on, as the addMana action said it; null: anything. */
  readonly spendOnly: unknown;
  /** It stays until the end of combat, or of the turn, though steps and phases end. CR 500.4. */
  readonly lasts?: 'combat' | 'turn';
}
export const EMPTY_POOL: ManaPool = { amounts: [0, 0, 0, 0, 0, 0], special: [] };

/** A player of the game. Hot: every field set in the constructor. */
export class Player {
  readonly token: OwnerToken;
  readonly id: PlayerId;
  readonly name: string;
  /** Players with the same team number are teammates. CR 102.3. Each player alone in free-for-all. */
  readonly team: number;
  readonly life: number;
  readonly counters: Counters;
  /** Last element is the top card. */
  readonly library: readonly ObjectId[];
  readonly hand: readonly ObjectId[];
  /** Last element is the top card: CR 404.2. */
  readonly graveyard: readonly ObjectId[];
  readonly pool: ManaPool;
  readonly landsPlayed: number;
  /** Cards drawn this turn, by number. */
  readonly drawn: number;
  /** Spells cast this turn. CR 728.1, 702.40. */
  readonly spellsCast: number;
  /** Tried to draw from an empty library since state-based actions were last checked. CR 704.5b. */
  readonly drewFromEmpty: boolean;
  readonly lost: boolean;
  /** Has lost and left, with everything owned. CR 800.4a. */
  readonly left: boolean;
  /** The cards in hand when this player left: last known information. CR 800.4i. */
  readonly handAsLeft: number;
  /** The turn count of this player's most recent turn; 0 before the first. CR 302.6. */
  readonly turnBegan: number;
  /** The turn before that one in which a turn of this player began; 0 for none. CR 702.30a. */
  readonly turnBefore: number;
  readonly won: boolean;
  /** Combat damage by commander card: CR 903.10a. Immutable record of card id to damage. */
  readonly commanderDamage: Readonly<Record<number, number>>;
  /** How often each commander was cast from the command zone: CR 903.8. */
  readonly commanderCasts: Readonly<Record<number, number>>;
  /** The cards that are this player's commanders: CR 903.3. */
  readonly commanders: readonly CardId[];
  readonly maximumHandSize: number;
  readonly mulligans: number;
  /** CR 724-like designations: city's blessing, and so on. */
  readonly designations: readonly string[];

  constructor(token: OwnerToken, id: PlayerId, name: string, team: number, life: number) {
    this.token = token;
    this.id = id;
    this.name = name;
    this.team = team;
    this.life = life;
    this.counters = NO_COUNTERS;
    this.library = [];
    this.hand = [];
    this.graveyard = [];
    this.pool = EMPTY_POOL;
    this.landsPlayed = 0;
    this.drawn = 0;
    this.spellsCast = 0;
    this.drewFromEmpty = false;
    this.lost = false;
    this.left = false;
    this.handAsLeft = 0;
    this.turnBegan = 0;
    this.turnBefore = 0;
    this.won = false;
    this.commanderDamage = {};
    this.commanderCasts = {};
    this.commanders = [];
    this.maximumHandSize = 7;
    this.mulligans = 0;
    this.designations = [];
  }
}

declare const open: unique symbol;

/** A player as those see it who may write: door.ts. */
export type OpenPlayer = { -readonly [Field in keyof Player]: Player[Field] } & {
  library: ObjectId[];
  hand: ObjectId[];
  graveyard: ObjectId[];
  readonly [open]: true;
};
