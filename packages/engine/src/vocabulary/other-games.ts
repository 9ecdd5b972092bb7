/** Games that begin while a game is being played: the same game restarted, and subgames. CR 724, 726. */
import type { Clause } from '@kitchen-table/language/core';
import type { Context } from './context.ts';
import type { CardId, ObjectId, PlayerId } from './ids.ts';

/** What the effect that restarts the game leaves to do. CR 724.1a, 724.4, 724.5. */
export interface Restarting {
  /** Who controlled the spell or ability: the starting player of the new game. */
  readonly by: PlayerId;
  /** Cards that stay where they are. */
  readonly exempt: readonly ObjectId[];
  /** Further instructions, followed just before the first turn's untap step. */
  readonly rest: readonly Clause[];
  readonly context: Context;
  /** Whether the new game has begun. */
  readonly begun: boolean;
}

/** Where a card of a subgame comes from. CR 726.2, 726.4. */
export interface SubgameCard {
  /** The card in the subgame. */
  readonly card: CardId;
  /** The object of the main game that it was as the subgame began. */
  readonly main: ObjectId;
  /** Whether it began the subgame in it; else it is outside until something brings it in. */
  readonly inside: boolean;
}
