/** Which players a noun names: by their part in the game, by what they have or by where they sit. CR 102, 109.5, 508.5. */
import type { PlayerNoun } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import {
  type Entity,
  entityPlayer,
  isPlayerEntity,
  NO_ENTITY,
  playerEntity,
  type PlayerId,
} from '../../vocabulary/ids.ts';
import { characteristics } from '../continuous-effects/characteristics.ts';
import { attackingPlayers, defendersForSpell, defendingPlayer } from '../combat-phase/defending-player.ts';
import { activePlayers, membersOfTeam } from './teams.ts';

const NONE: readonly Entity[] = [];

/** The defending player of the attack that set the text off, or what made the text wait. CR 508.5, 603.7. */
const OF_THE_ATTACK = ['event.defending', 'outer event.defending', 'outer outer event.defending'] as const;

/** The players that a phrase means: "your opponents", "the defending player". CR 102, 109.5, 508.5. */
export function playersNamed(game: Game, who: PlayerNoun['who'], context: Context): readonly Entity[] {
  switch (who) {
    case 'opponents':
    case 'teammates': {
      const team = game.players[context.controller]?.team;
      const found: Entity[] = [];
      for (const player of game.players) {
        if (player.lost || player.id === context.controller) continue;
        if ((player.team === team) === (who === 'teammates')) found.push(playerEntity(player.id));
      }
      return found;
    }
    case 'your team':
      return membersOfTeam(game, context.controller)
        .filter((player) => game.players[player]?.lost === false)
        .map(playerEntity); // CR 102.4
    case 'defending': {
      // CR 508.5: the player that the source is or was attacking, or that controls the planeswalker it attacks.
      const role = OF_THE_ATTACK.map((label) => context.bindings[label]).find((bound) => bound !== undefined);
      if (role !== undefined) return role.entities;
      const attacking = game.objects[context.source]?.attacking ?? NO_ENTITY;
      return attacking === NO_ENTITY
        ? defendersForSpell(game, context.source).map(playerEntity)
        : [playerEntity(defendingPlayer(game, attacking))];
    }
    case 'attacking':
      return attackingPlayers(game, context.source).map(playerEntity);
    case 'active':
      return activePlayers(game).map(playerEntity);
    case 'nonactive': {
      // CR 102.1.
      const active = activePlayers(game);
      return game.players.filter(({ id, lost }) => !lost && !active.includes(id)).map(({ id }) => playerEntity(id));
    }
    case 'monarch':
      return game.monarch === -1 ? NONE : [playerEntity(game.monarch)];
    case 'initiative':
      return game.initiative === -1 ? NONE : [playerEntity(game.initiative)];
    case 'no one':
      return NONE;
    default:
      return unreachable(who);
  }
}

/** The controllers, owners or protectors of them, or who sits next to them. CR 108.3-4, 310.8. */
export function playersOf(
  game: Game,
  relation: 'controller' | 'owner' | 'protector' | 'left' | 'right',
  entities: readonly Entity[],
): readonly Entity[] {
  if (relation === 'left' || relation === 'right') return neighbors(game, relation, entities);
  const found: Entity[] = [];
  for (const entity of entities) {
    if (entity === NO_ENTITY) continue;
    let player: PlayerId;
    if (isPlayerEntity(entity)) player = entityPlayer(entity);
    else {
      const object = game.objects[entity];
      if (object === undefined) continue;
      if (relation === 'owner') player = object.owner;
      else if (relation === 'protector') player = object.memory.protector ?? object.controller;
      else player = characteristics(game, object.id).controller;
    }
    const named = playerEntity(player);
    if (!found.includes(named)) found.push(named);
  }
  return found;
}

/** Whether one of the players controls one of them, or did when it last was on the battlefield. CR 608.2h. */
export function controlledThen(game: Game, players: readonly PlayerId[], entities: readonly Entity[]): boolean {
  const then = playersOf(game, 'controller', entities);
  return players.some((player) => then.includes(playerEntity(player)));
}

/** Who sits next to each of the players, those who have left the game passed over: turns go to the left. CR 101.4. */
function neighbors(game: Game, side: 'left' | 'right', entities: readonly Entity[]): readonly Entity[] {
  const seats = game.players.length;
  const step = side === 'left' ? 1 : seats - 1;
  const found: Entity[] = [];
  for (const entity of entities) {
    if (entity === NO_ENTITY || !isPlayerEntity(entity)) continue;
    let seat = (entityPlayer(entity) + step) % seats;
    while (game.players[seat]?.lost === true) seat = (seat + step) % seats;
    const next = playerEntity(seat as PlayerId);
    if (!found.includes(next)) found.push(next);
  }
  return found;
}

function unreachable(value: never): never {
  throw new Error(`no such players: ${JSON.stringify(value)}`);
}
