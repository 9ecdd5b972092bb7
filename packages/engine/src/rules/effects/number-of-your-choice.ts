/** "You may sacrifice X Foods": where nothing says what X is, whoever acts decides how many. CR 107.3f. */
import type { Action, Noun } from '@kitchen-table/language';
import type { Context } from '../../vocabulary/context.ts';
import { withX } from '../bindings.ts';
import type { Outcome } from './outcome.ts';

/** What is done to X things, by which X may be decided. */
const DECIDING_X: ReadonlySet<unknown> = new Set(['sacrifice', 'tap', 'reveal', 'discard', 'exile']);

/** The action with "any number of" in place of an X that has no value; null when it has no such X. */
export function ofAnyNumber(action: Action, { x }: Context): Action | null {
  if (x !== null || !DECIDING_X.has(action.kind)) return null;
  const { object } = action as Action & { object: Noun };
  if (object.kind !== 'select' || object.quantifier.number?.kind !== 'x' || object.quantifier.target === true)
    return null;
  const { number: _number, ...quantifier } = object.quantifier;
  return { ...action, object: { ...object, quantifier: { ...quantifier, amount: 'anyNumber' } } } as Action;
}

/** The outcome, where X is how many it was done to. */
export function withXDecided(result: Outcome): Outcome {
  return { ...result, context: withX(result.context, result.amount) };
}
