/** Battles: without defense, and without a protector. CR 704.5v-x, 310.8-310.11. */
import type { Characteristics } from '../../vocabulary/objects/characteristics.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import {
  entityPlayer,
  NO_OBJECT,
  type ObjectId,
  objectEntity,
  type PlayerId,
  playerEntity,
} from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { askChoose, reason } from '../../questions/ask.ts';
import { leave } from '../../events/perform.ts';
import { isAbilityWaiting } from './waiting-abilities.ts';
import { remember } from '../../vocabulary/objects/object-notes.ts';

/** CR 704.5v, w, x for one battle. */
export function battleActions(game: Game, id: ObjectId, now: Characteristics, events: GameEvent[]): void {
  const object = game.objects[id] as GameObject;
  if ((object.counters['defense'] ?? 0) === 0) {
    if (!isAbilityWaiting(game, id, null))
      events.push(leave(id, Zone.Battlefield, Zone.Graveyard, 'state-based', now.controller, NO_OBJECT, '704.5v'));
    return;
  }
  const protector = object.memory.protector;
  const isSiege = now.subtypes.includes('Siege');
  const protectedByItsController = isSiege && protector === now.controller;
  const isProtected = protector !== undefined && !(game.players[protector] as Player).lost && !protectedByItsController;
  if (isProtected || (!protectedByItsController && isAttacked(game, id))) return;
  const rule = protectedByItsController ? '704.5x' : '704.5w';
  const chosen = isSiege ? chooseOpponent(game, now.controller, id, rule) : now.controller;
  if (chosen === null)
    events.push(leave(id, Zone.Battlefield, Zone.Graveyard, 'state-based', now.controller, NO_OBJECT, rule));
  else remember(game, id, { protector: chosen });
}

function isAttacked(game: Game, id: ObjectId): boolean {
  return game.battlefield.some((other) => (game.objects[other] as GameObject).attacking === objectEntity(id));
}

function chooseOpponent(game: Game, player: PlayerId, battle: ObjectId, rule: string): PlayerId | null {
  const { team } = game.players[player] as Player;
  const opponents = game.players
    .filter((other) => !other.lost && other.team !== team)
    .map((other) => playerEntity(other.id));
  const [chosen] = askChoose(
    game,
    player,
    reason('Choose a protector for the battle', battle, rule),
    opponents,
    1,
    1,
    'choose',
  );
  return chosen === undefined ? null : entityPlayer(chosen);
}
