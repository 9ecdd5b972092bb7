/** Cards as the engine holds them: what is printed, worked out once when the game is set up. */
import type { Card } from '@kitchen-table/language';
import type { Characteristics } from './characteristics.ts';

/** One per different card in a game, shared by all its objects. Immutable. */
export interface CardRecord {
  /** Position in the game's table of records: how saves and digests name it. */
  readonly index: number;
  readonly card: Card;
  /** Printed characteristics of each face (or half); controller meaningless here. */
  readonly faces: readonly Characteristics[];
  /** For split cards outside the stack: both halves together. CR 709.4. */
  readonly combined: Characteristics | null;
}
