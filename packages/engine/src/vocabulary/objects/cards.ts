/** Cards as the engine holds them: what is printed, worked out once when the game is set up. */
import type { Card } from '@kitchen-table/language/core';
import type { FixedCharacteristics } from './characteristics.ts';

/** One per different card in a game, shared by all its objects. Immutable. */
export interface CardRecord {
  /** Position in the game's table of records: how saves and digests name it. */
  readonly index: number;
  readonly card: Card;
  /** Printed characteristics of each face (or half); controller meaningless here. */
  readonly faces: readonly FixedCharacteristics[];
  /** For split cards outside the stack: both halves together. CR 709.4. */
  readonly combined: FixedCharacteristics | null;
  /** Memo: printed characteristics by face, then by controller, shared by every unchanged object. */
  readonly shared: readonly (readonly (FixedCharacteristics | undefined)[])[];
  /** What the card's words, wherever they stand (granted abilities too), make the engine watch. */
  readonly interest: CardInterest;
}

/** Facts of a card's whole text, so that games without such cards pay nothing for them. */
export interface CardInterest {
  /** Event kinds that some triggered ability in the text watches. */
  readonly watches: ReadonlySet<string>;
  /** The text has replacement or prevention effects. */
  readonly replaces: boolean;
  /** The text looks back at what happened this turn. */
  readonly history: boolean;
  /** Zones other than the battlefield in which some ability works, as bits 1 << Zone. CR 113.6. */
  readonly zones: number;
  /** Zones in which some activated ability works, as bits 1 << Zone. CR 113.6k. */
  readonly activated: number;
  /** Some keyword lets a card be cast from a graveyard: CR 702.34a. */
  readonly castsFromGraveyard: boolean;
}
