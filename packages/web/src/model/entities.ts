/** Objects and players as one number each, as the engine's vocabulary has them: player p is -1 - p. */
import type { Entity, ObjectId, PlayerId } from './types.ts';

/** Nobody and nothing. */
export const NO_ENTITY: Entity = -1_000_000 as Entity;

/** Whether the entity is a player. */
export function isPlayer(entity: Entity): boolean {
  return entity < 0 && entity !== NO_ENTITY;
}

/** The player that the entity is. */
export function playerOf(entity: Entity): PlayerId {
  return (-1 - entity) as PlayerId;
}

/** The player as an entity. */
export function asEntity(player: PlayerId): Entity {
  return (-1 - player) as Entity;
}

/** The object as an entity. */
export function objectAsEntity(object: ObjectId): Entity {
  return object as number as Entity;
}
