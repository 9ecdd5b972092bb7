/** Durations that the engine ends or waits for: rules/turn-structure/expiring-effects.ts. CR 611.2a. */
import { isLaterPart } from '@kitchen-table/language/core';
import type { Duration } from '@kitchen-table/language/core';
import { kinds } from './known.ts';

/** Durations that end an effect. */
export const LASTING: (during: unknown) => boolean = kinds(
  'untilEndOfTurn',
  'thisTurn',
  'thisCombat',
  'untilEndOfCombat',
  'untilYourNextTurn',
  'untilPlaneswalk',
  'untilEndOfYourNextTurn',
  'untilNextPart',
  'forAsLongAs',
  'untilLeaves',
  'untilCastFromExile',
  'untilAnotherIsExiled',
  'restOfGame',
);

/** Of a rule also a part of a turn to come: rules/effects/in-a-later-part.ts. */
export function rulesLast(during: unknown): boolean {
  return LASTING(during) || isLaterPart(during as Duration);
}
