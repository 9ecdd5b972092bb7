/** The numbers that name things in a game. */

/** One object; a change of zone makes a new one. CR 400.7. Small integers from 0, never reused in a game. */
export type ObjectId = number & { readonly brand: 'ObjectId' };

/** The cardboard: the same all game, whatever object it is now. Tokens and abilities have none (`NO_CARD`). */
export type CardId = number & { readonly brand: 'CardId' };

/** A player's seat: 0 to players - 1, in turn order around the table. */
export type PlayerId = number & { readonly brand: 'PlayerId' };

/** An object or a player: objects are their ids, player p is -1 - p. Targets and recipients of damage are entities. */
export type Entity = number & { readonly brand: 'Entity' };

/** What an object has that no card represents: a token, an ability, a copy on the stack. CR 111.1, 108.2b. */
export const NO_CARD: CardId = -1 as CardId;
/** No object: as a cause, the rules of the game themselves. */
export const NO_OBJECT: ObjectId = -1 as ObjectId;
/** Attached to nothing, attacking nobody. Far from any player's entity. */
export const NO_ENTITY: Entity = -1_000_000 as Entity;

/** The player as an entity. */
export function playerEntity(player: PlayerId): Entity {
  return (-1 - player) as Entity;
}

/** The object as an entity. */
export function objectEntity(object: ObjectId): Entity {
  return object as number as Entity;
}

/** Whether the entity is a player; otherwise it is an object, or nothing. */
export function isPlayerEntity(entity: Entity): boolean {
  return entity < 0 && entity !== NO_ENTITY;
}

/** The player that the entity is; only for entities for which `isPlayerEntity` holds. */
export function entityPlayer(entity: Entity): PlayerId {
  return (-1 - entity) as PlayerId;
}

/** The object that the entity is; only for entities that are not players. */
export function entityObject(entity: Entity): ObjectId {
  return entity as number as ObjectId;
}
