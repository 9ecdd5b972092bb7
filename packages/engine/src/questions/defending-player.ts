/** Whom an attack on a player, planeswalker or battle is against. CR 508.5, 310.8d. */
import type { Game } from '../vocabulary/game.ts';
import { type Entity, entityPlayer, isPlayerEntity, type PlayerId } from '../vocabulary/ids.ts';
import { characteristics } from './characteristics.ts';

/** The defending player for an attack on the entity. CR 508.5, 508.5a: a battle's protector. */
export function defendingPlayer(game: Game, attacked: Entity): PlayerId {
  if (isPlayerEntity(attacked)) return entityPlayer(attacked);
  const object = game.objects[attacked];
  if (object === undefined) return game.activePlayer;
  return object.memory.protector ?? characteristics(game, object.id).controller;
}
