/** Whole numbers as choices: each an option; of a wide range first the span, then the number within it. */
import { PAGE } from './action-space.ts';
import { type Choices, option } from './choices.ts';
import type { Entity } from '@kitchen-table/engine';

/** NOT-CR: where a rule sets no bound, more than this is never wanted. */
const FAR = 1_000_000_000;

/** A number from min to max; `entity` is what it is for. */
export function* wholeNumber(min: number, max: number, entity: Entity, made: number): Choices<number> {
  let low = min;
  let high = Math.min(max, Math.max(min, 0) + FAR);
  while (high > low) {
    const width = Math.ceil((high - low + 1) / PAGE);
    const spans = Math.ceil((high - low + 1) / width);
    const from = low;
    const options = Array.from({ length: spans }, (_, span) => option('number', entity, from + span * width));
    const chosen = yield { options, mayStop: false, made };
    low = from + chosen * width;
    high = Math.min(high, low + width - 1);
  }
  return low;
}
