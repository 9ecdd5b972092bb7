/** Players. CR 102. */
import type { CardId, ObjectId, PlayerId } from './ids.ts';
import { type Counters, NO_COUNTERS, type OwnerToken } from './objects.ts';

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
  token: OwnerToken;
  readonly id: PlayerId;
  readonly name: string;
  /** Players with the same team number are teammates. CR 102.3. Each player alone in free-for-all. */
  readonly team: number;
  life: number;
  counters: Counters;
  /** Last element is the top card. */
  library: ObjectId[];
  hand: ObjectId[];
  /** Last element is the top card: CR 404.2. */
  graveyard: ObjectId[];
  pool: ManaPool;
  landsPlayed: number;
  /** Cards drawn this turn, by number. */
  drawn: number;
  /** Spells cast this turn. CR 728.1, 702.40. */
  spellsCast: number;
  /** Tried to draw from an empty library since state-based actions were last checked. CR 704.5b. */
  drewFromEmpty: boolean;
  lost: boolean;
  /** Has lost and left, with everything owned. CR 800.4a. */
  left: boolean;
  /** The cards in hand when this player left: last known information. CR 800.4i. */
  handAsLeft: number;
  /** The turn count of this player's most recent turn; 0 before the first. CR 302.6. */
  turnBegan: number;
  /** The turn before that one in which a turn of this player began; 0 for none. CR 702.30a. */
  turnBefore: number;
  won: boolean;
  /** Combat damage by commander card: CR 903.10a. Immutable record of card id to damage. */
  commanderDamage: Readonly<Record<number, number>>;
  /** How often each commander was cast from the command zone: CR 903.8. */
  commanderCasts: Readonly<Record<number, number>>;
  /** The cards that are this player's commanders: CR 903.3. */
  commanders: readonly CardId[];
  maximumHandSize: number;
  mulligans: number;
  /** CR 724-like designations: city's blessing, and so on. */
  designations: readonly string[];

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

  /** A copy that the bearer of the token may write; the zone lists are copied too. */
  copy(token: OwnerToken): Player {
    const copy = new Player(token, this.id, this.name, this.team, this.life);
    copy.counters = this.counters;
    copy.library = this.library.slice();
    copy.hand = this.hand.slice();
    copy.graveyard = this.graveyard.slice();
    copy.pool = this.pool;
    copy.landsPlayed = this.landsPlayed;
    copy.drawn = this.drawn;
    copy.spellsCast = this.spellsCast;
    copy.drewFromEmpty = this.drewFromEmpty;
    copy.lost = this.lost;
    copy.left = this.left;
    copy.handAsLeft = this.handAsLeft;
    copy.turnBegan = this.turnBegan;
    copy.turnBefore = this.turnBefore;
    copy.won = this.won;
    copy.commanderDamage = this.commanderDamage;
    copy.commanderCasts = this.commanderCasts;
    copy.commanders = this.commanders;
    copy.maximumHandSize = this.maximumHandSize;
    copy.mulligans = this.mulligans;
    copy.designations = this.designations;
    return copy;
  }
}
