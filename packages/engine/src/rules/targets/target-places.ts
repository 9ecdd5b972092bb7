/** "Target card from your graveyard": where an action takes its target from belongs to what may be targeted. CR 115.1, 109.2. */
import type { Place, Select } from '@kitchen-table/language/core';
import { scopeOf } from '../../questions/objects/filters.ts';

const placed = new WeakMap<object, WeakMap<Place, Select>>();

/** The description with the place that the action says; itself when the action says none or the words have their own. */
export function fromItsPlace(noun: Select, action: object | null): Select {
  const place = placeOf(action);
  if (place === null) return noun;
  const scope = scopeOf(noun.filter);
  if (!scope.objects || scope.zones !== 0) return noun;
  let known = placed.get(noun);
  if (known === undefined) placed.set(noun, (known = new WeakMap()));
  let whole = known.get(place);
  if (whole === undefined)
    known.set(place, (whole = { ...noun, filter: { ...noun.filter, qualities: qualities(noun, place) } }));
  return whole;
}

/** The place that an action takes its object from. */
function placeOf(action: object | null): Place | null {
  if (action === null || !('from' in action)) return null;
  const { from } = action as { readonly from?: { readonly kind?: unknown } };
  return from?.kind === 'place' && (from as Place).not !== true ? (from as Place) : null;
}

function qualities(noun: Select, place: Place): NonNullable<Select['filter']['qualities']> {
  return [
    ...(noun.filter.qualities ?? []),
    {
      kind: 'inZone',
      zone: place.or === undefined ? [place.zone] : [place.zone, place.or],
      ...(place.of === undefined ? {} : { of: place.of }),
    },
  ];
}
