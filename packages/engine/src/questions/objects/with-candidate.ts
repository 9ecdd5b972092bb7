/** "Power greater than its toughness", "no more than the cards in its controller's graveyard": a number that speaks of what is looked at. */
import { type Value, some } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { Entity } from '../../vocabulary/ids.ts';

/** Pure memo: whether a number speaks of what is compared with it. */
const memo = new WeakMap<Value, boolean>();

/** The reading in which such a number is worked out for one object. */
export function withCandidate(value: Value, entity: Entity, context: Context): Context {
  let speaks = memo.get(value);
  if (speaks === undefined)
    memo.set(value, (speaks = some(value, (part) => part['kind'] === 'reference' && part['to'] === 'candidate')));
  if (!speaks) return context;
  return { ...context, bindings: { ...context.bindings, candidate: { entities: [entity], amount: 1 } } };
}
