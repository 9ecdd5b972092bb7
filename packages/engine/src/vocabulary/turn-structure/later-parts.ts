/** Effects that hold during a part of a turn to come: "during that player's next turn". CR 611.2a, 500.1. */
import { type Condition, isLaterPart, type Label } from '@kitchen-table/language/core';
import type { ContinuousEffect } from '../effects.ts';

/** The label of the player whose turn such an effect waits for. */
export const WAITING_FOR: Label = '#waiting for';
/** Under this label it is kept that the turn, or the combat, in which the effect began does not count. */
export const NOT_YET: Label = '#not yet';

const NEVER: Condition = { kind: 'not', of: { kind: 'allOf', of: [] } };

/** When the effect holds; null: whenever it is there. */
export function conditionOfEffect({ duration, context }: ContinuousEffect): Condition | null {
  if (!isLaterPart(duration)) return null;
  return context.bindings[NOT_YET] === undefined ? duration : NEVER;
}
