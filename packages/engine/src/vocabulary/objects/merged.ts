/** Permanents represented by more than one card or token. CR 727, 712.4a. */
import type { CopiedValues } from '../effects.ts';
import type { Game } from '../game.ts';
import type { CardId, ObjectId } from '../ids.ts';
import type { GameObject } from './objects.ts';

/** One of the cards, tokens and copies that represent a merged permanent. Immutable. CR 727.2. */
export interface Component {
  readonly card: CardId;
  /** What is printed on it (or a token was created as): index into the game's records. */
  readonly record: number;
  /** What it contributes: its copiable values when it merged. CR 727.2a. */
  readonly values: CopiedValues;
  /** A token, or the copy of a spell that became one. CR 727.2d. */
  readonly token: boolean;
  readonly faceDown: boolean;
  /** The spell or permanent that it was before it merged; never the merged permanent. NO_OBJECT for the first. */
  readonly was: ObjectId;
}

/** The components of a permanent, the topmost first; null for one that is represented by a single card or token. */
export function componentsOf(object: GameObject): readonly Component[] | null {
  return object.memory.components ?? null;
}

/** The card by which the object is its owner's commander: its own, or that of a component. CR 903.3, 903.3b-c. */
export function commanderCardOf(game: Game, object: GameObject): CardId | null {
  const commanders = game.players[object.owner]?.commanders;
  if (commanders === undefined || commanders.length === 0) return null;
  if (object.memory.components === undefined) return commanders.includes(object.card) ? object.card : null;
  return object.memory.components.find(({ card }) => commanders.includes(card))?.card ?? null;
}
