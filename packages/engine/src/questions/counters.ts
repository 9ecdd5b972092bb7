/** How many counters there are. CR 122. */
import type { Game } from '../vocabulary/game.ts';
import { type Entity, entityPlayer, isPlayerEntity } from '../vocabulary/ids.ts';
import { NO_COUNTERS } from '../vocabulary/objects.ts';

/** Counters of a kind (null: of all kinds) on an object or player. CR 122. */
export function countersOn(game: Game, entity: Entity, counter: string | null): number {
  const counters =
    (isPlayerEntity(entity) ? game.players[entityPlayer(entity)]?.counters : game.objects[entity]?.counters) ??
    NO_COUNTERS;
  if (counter !== null) return counters[counter] ?? 0;
  let total = 0;
  for (const kind in counters) total += counters[kind] ?? 0;
  return total;
}
