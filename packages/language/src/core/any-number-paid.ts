/** "As an additional cost, you may sacrifice any number of creatures". CR 601.2b, 601.2f. */
import type { Action, Cost, Select } from './nodes.ts';

/** What a player does to any number of objects to pay. */
export type GivingAction = Action & { readonly kind: 'sacrifice' | 'exile' | 'tap'; readonly object: Select };

/** The action of a cost that is paid with any number of objects; null: it is no such cost. */
export function givingAction(cost: Cost): GivingAction | null {
  const [part] = cost;
  if (cost.length !== 1 || part?.kind !== 'actionCost' || part.also !== undefined) return null;
  const { action } = part;
  if (action.kind !== 'sacrifice' && action.kind !== 'exile' && action.kind !== 'tap') return null;
  return action.object.kind === 'select' && action.object.quantifier.amount === 'anyNumber'
    ? (action as GivingAction)
    : null;
}
