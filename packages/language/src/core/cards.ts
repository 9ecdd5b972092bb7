/** Cards as they are played: what is printed, lowered to what it does. Made by `lower`; serialisable, no functions. */
import type { Ability as PrintedAbility } from '../surface/abilities.ts';
import type { Card as PrintedCard, CardFace as PrintedFace } from '../surface/cards.ts';
import type { Ability } from './nodes.ts';

/** A card whose faces say what they do. */
export interface Card extends Omit<PrintedCard, 'faces'> {
  readonly faces: readonly [CardFace, ...CardFace[]];
}

/** A face whose abilities say what they do: in printed order; a printed line may be several abilities. CR 109.3, 113. */
export interface CardFace extends Omit<PrintedFace, 'abilities'> {
  readonly abilities: readonly Ability[];
  /** The text as it was read, for showing and never for playing; null for what effects and rules make. */
  readonly text: FaceText | null;
}

/** What is printed on a face. */
export interface FaceText {
  readonly abilities: readonly PrintedAbility[];
  /** For each ability of the face, the printed ability that says it: its position; -1 where a subtype gives it. */
  readonly lines: readonly number[];
}
