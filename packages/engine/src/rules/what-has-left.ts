/** Objects that an ability speaks of and that moved while it waited: it finds them no more. CR 400.7, 608.2b-c. */
import type { Context } from '../vocabulary/context.ts';
import type { Game } from '../vocabulary/game.ts';
import { type Entity, isPlayerEntity, NO_ENTITY, type ObjectId } from '../vocabulary/ids.ts';
import { followedAll } from '../questions/followed.ts';

const NONE: readonly ObjectId[] = [];

/** The reading in which it resolves: it knows what has moved since it triggered or was paid for. */
export function noteLeft(game: Game, context: Context): Context {
  const { since, source, bindings } = context;
  if (since === undefined) return context;
  let left: ObjectId[] | null = null;
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

/** The object where it is now: followed if it moved as part of the effect, or by what made the ability trigger. CR 400.7e, 400.7j. */
export function foundNow(game: Game, id: ObjectId, { left }: Context): readonly ObjectId[] {
  return left?.includes(id) === true ? NONE : followedAll(game, id);
}
