/** The mana symbols of what an object costs: a spell's mana cost, an ability's activation cost. CR 202.1, 602.1a. */
import type { Characteristics } from '../../vocabulary/objects/characteristics.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';

/** Those of the cost that is meant; null where it has none. */
export function symbolsOfCost(
  object: GameObject | null,
  now: Characteristics | null,
  of: 'activation cost' | 'either cost',
): readonly string[] | null {
  const ability = object?.stack?.ability?.ability;
  if (ability?.kind === 'activated')
    return ability.cost.flatMap((part) => (part.kind === 'manaCost' ? part.symbols : []));
  return of === 'either cost' ? (now?.manaCost ?? null) : null;
}
