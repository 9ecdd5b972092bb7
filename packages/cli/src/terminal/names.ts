/** What things are called in the terminal: objects and players of a game. */
import type { Entity, Game, ObjectId } from '@kitchen-table/engine';
import { characteristics, entityObject, entityPlayer, isPlayerEntity } from '@kitchen-table/engine';

/** Says who or what things are. */
export interface Names {
  object(id: ObjectId): string;
  entity(entity: Entity): string;
  player(id: number): string;
}

/** Names out of a game, as the seat knows them: creatures with power and toughness, others' things with their controller. */
export function namesIn(game: Game, seat: number): Names {
  const player = (id: number): string => (id === seat ? 'you' : (game.players[id]?.name ?? `player ${id + 1}`));
  const object = (id: ObjectId): string => {
    const now = characteristics(game, id);
    const size = Number.isNaN(now.power) ? '' : ` ${now.power}/${now.toughness}`;
    const whose = now.controller === seat ? '' : ` of ${player(now.controller)}`;
    return `${now.name === '' ? 'a face-down card' : now.name}${size}${whose}`;
  };
  return {
    object,
    player,
    entity: (entity) => (isPlayerEntity(entity) ? player(entityPlayer(entity)) : object(entityObject(entity))),
  };
}
