/** Who and what may be attacked, and who defends it. CR 506.2-506.3, 508.5, 802, 803. */
import { TypeBit } from '../../vocabulary/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import {
  type Entity,
  entityObject,
  entityPlayer,
  isPlayerEntity,
  NO_ENTITY,
  objectEntity,
  playerEntity,
  type PlayerId,
} from '../../vocabulary/ids.ts';
import { StatusBit } from '../../vocabulary/objects.ts';
import { Zone } from '../../vocabulary/zones.ts';
import { characteristics } from '../../questions/characteristics.ts';

/** The defending players: all opponents, or the neighbor in attack-left and attack-right games. CR 506.2, 802.2, 803.1. */
export function defendingPlayers(game: Game, attacker: PlayerId): readonly PlayerId[] {
  const team = game.players[attacker]?.team;
  const count = game.players.length;
  const found: PlayerId[] = [];
  const way = game.rules.attack;
  for (let i = 1; i < count; i++) {
    const seat = ((way === 'right' ? attacker + count - i : attacker + i) % count) as PlayerId;
    const player = game.players[seat];
    if (player === undefined || player.lost) continue;
    if (player.team === team) {
      if (way === 'any') continue;
      break;
    }
    found.push(seat);
    if (way !== 'any') break;
  }
  return found;
}

/** Players, planeswalkers and battles that the player's creatures may attack. CR 508.1b, 306.6, 310.5. */
export function attackable(game: Game, attacker: PlayerId): readonly Entity[] {
  const players = defendingPlayers(game, attacker);
  const found: Entity[] = players.map(playerEntity);
  for (const id of game.battlefield) {
    const object = game.objects[id];
    if (object === undefined || (object.status & StatusBit.PhasedOut) !== 0) continue;
    const now = characteristics(game, id);
    if ((now.types & TypeBit.Planeswalker) !== 0 && players.includes(now.controller)) found.push(objectEntity(id));
    else if ((now.types & TypeBit.Battle) !== 0) {
      const protector = object.memory.protector;
      if (protector !== undefined && players.includes(protector)) found.push(objectEntity(id));
    }
  }
  return found;
}

/** The player who defends what is attacked; null when nobody does any more. CR 508.5. */
export function defenderOf(game: Game, attacked: Entity): PlayerId | null {
  if (attacked === NO_ENTITY) return null;
  if (isPlayerEntity(attacked)) return entityPlayer(attacked);
  const id = entityObject(attacked);
  const object = game.objects[id];
  if (object === undefined) return null;
  if ((characteristics(game, id).types & TypeBit.Battle) !== 0) return object.memory.protector ?? null;
  return characteristics(game, id).controller;
}

/** Whether what is attacked is still there to be dealt damage. CR 506.4, 510.1b. */
export function isStillAttacked(game: Game, attacked: Entity): boolean {
  if (attacked === NO_ENTITY) return false;
  if (isPlayerEntity(attacked)) return game.players[entityPlayer(attacked)]?.lost === false;
  const id = entityObject(attacked);
  const object = game.objects[id];
  if (object === undefined || object.zone !== Zone.Battlefield || (object.status & StatusBit.PhasedOut) !== 0)
    return false;
  return (characteristics(game, id).types & (TypeBit.Planeswalker | TypeBit.Battle)) !== 0;
}
