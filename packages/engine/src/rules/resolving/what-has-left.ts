/** Objects that an ability speaks of and that moved while it waited: it finds them no more. CR 400.7, 608.2b-c. */
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import {
  type Entity,
  entityObject,
  isPlayerEntity,
  NO_ENTITY,
  NO_OBJECT,
  objectEntity,
  type ObjectId,
} from '../../vocabulary/ids.ts';
import { StatusBit } from '../../vocabulary/objects/objects.ts';
import { followedAll } from '../../questions/objects/followed-objects.ts';

const NONE: readonly ObjectId[] = [];

/** The reading in which it resolves: it knows what has moved since it triggered or was paid for. */
export function noteLeft(game: Game, context: Context): Context {
  const { since, source, bindings } = context;
  if (since === undefined) return context;
  let left: ObjectId[] | null = context.left === undefined ? null : [...context.left];
  const note = (id: ObjectId): void => {
    const became = game.objects[id]?.became;
    if (became !== undefined && (became as number) >= since) (left ??= []).push(id);
  };
  note(source);
  for (const label in bindings)
    for (const entity of bindings[label]?.entities ?? [])
      if (entity !== NO_ENTITY && !isPlayerEntity(entity)) note(entity as Entity as number as ObjectId);
  return left === null ? context : { ...context, left };
}

/**
 * The object where it is now: followed if it moved as part of the effect, or by what made the ability trigger; not what is
 * phased out. CR 400.7e, 400.7j, 702.26b.
 */
export function foundNow(game: Game, id: ObjectId, { left, begun }: Context): readonly ObjectId[] {
  if (left?.includes(id) === true) return NONE;
  const last = begun === undefined ? null : movedSince(game, id, begun);
  return followedAll(game, last ?? id).filter((now) => !isPhasedOut(game, now));
}

/** Objects where they are now, and players. CR 400.7j. */
export function allFoundNow(game: Game, entities: readonly Entity[], context: Context): readonly Entity[] {
  return entities.flatMap((entity): readonly Entity[] =>
    isPlayerEntity(entity) ? [entity] : foundNow(game, entityObject(entity), context).map(objectEntity),
  );
}

/** CR 702.26b: it is treated as though it did not exist. */
function isPhasedOut(game: Game, id: ObjectId): boolean {
  return ((game.objects[id]?.status ?? 0) & StatusBit.PhasedOut) !== 0;
}

/** What the object was before it moved last, where all that came after its first move came since then; null when it moved less. */
function movedSince(game: Game, id: ObjectId, begun: number): ObjectId | null {
  let before = id;
  for (;;) {
    const next = game.objects[before]?.became ?? NO_OBJECT;
    const after = game.objects[next]?.became ?? NO_OBJECT;
    if (next === NO_OBJECT || after === NO_OBJECT) return before === id ? null : before;
    if ((after as number) < begun) return null;
    before = next;
  }
}
