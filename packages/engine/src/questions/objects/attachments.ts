/** What is attached to what. CR 301.5, 303.4, 701.3. */
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, type ObjectId, objectEntity } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';

/** The permanents attached to an object or player. */
export function attachedTo(game: Game, entity: Entity): readonly ObjectId[] {
  const attached: ObjectId[] = [];
  for (const id of game.battlefield) if (game.objects[id]?.attachedTo === entity) attached.push(id);
  return attached;
}

/** The permanents attached to an object. */
export function attachmentsOf(game: Game, object: ObjectId): readonly ObjectId[] {
  return attachedTo(game, objectEntity(object));
}

/** Whether an object is attached to one of them; with `before`, or was until that left the battlefield. CR 608.2h. */
export function isAttachedTo(
  { attachedTo: host, memory }: GameObject,
  to: readonly Entity[],
  before: boolean,
): boolean {
  return to.includes(host) || (before && memory.attachedBefore !== undefined && to.includes(memory.attachedBefore));
}
