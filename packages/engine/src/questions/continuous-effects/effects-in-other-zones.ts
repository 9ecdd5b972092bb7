/** "The same is true for creature spells you control ...": what an effect makes of spells, and of cards elsewhere. CR 604.3, 613.1d. */
import { type Characteristics, TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { Derived } from '../../vocabulary/derived.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import type { Change } from './changes-in-force.ts';
import { changeTypes } from './type-changes.ts';

/** Notes in the snapshot in the making what the effect says of objects elsewhere: from the layer of types on. */
export function noteElsewhere(snapshot: Derived, { ability, parts, context }: Change): void {
  if (ability?.ability.kind !== 'static' || ability.ability.alsoElsewhere === undefined) return;
  for (const { action } of parts)
    if (action.kind === 'become') snapshot.elsewhere = [...(snapshot.elsewhere ?? []), { as: action.as, context }];
}

/** What a spell or a card off the battlefield is, with what such effects add. */
export function withElsewhere(
  game: Game,
  derived: Derived,
  object: GameObject,
  start: Characteristics,
): Characteristics {
  if (derived.elsewhere === null || object.zone === Zone.Battlefield || (start.types & TypeBit.Creature) === 0)
    return start;
  const whose = object.zone === Zone.Stack ? object.controller : object.owner;
  const meant = derived.elsewhere.filter(({ context }) => context.controller === whose);
  if (meant.length === 0) return start;
  const now = start.copy();
  for (const { as, context } of meant) changeTypes(game, now, as, context);
  return now;
}
