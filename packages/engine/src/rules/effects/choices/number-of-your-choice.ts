/** "You may sacrifice X Foods": where nothing says what X is, whoever acts decides how many. CR 107.3f. */
import { type Action, withAnyNumber } from '@kitchen-table/language/core';
import type { Context } from '../../../vocabulary/context.ts';
import { withX } from '../../resolving/bindings.ts';
import type { Outcome } from '../outcome.ts';

/** The action with "any number of" in place of an X that has no value; null when it has no such X. */
export function ofAnyNumber(action: Action, { x }: Context): Action | null {
  return x === null ? withAnyNumber(action) : null;
}

/** The outcome, where X is how many it was done to. */
export function withXDecided(result: Outcome): Outcome {
  return { ...result, context: withX(result.context, result.amount) };
}
