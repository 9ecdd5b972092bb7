/** Who and what may be attacked, and who defends it. CR 506.2-506.3, 508.5, 802, 803. */
import type { Player } from '../../vocabulary/players/players.ts';
import { TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import {
  type Entity,
  entityObject,
  entityPlayer,
  isPlayerEntity,
  NO_ENTITY,
  NO_OBJECT,
  objectEntity,
  type ObjectId,
  playerEntity,
  type PlayerId,
} from '../../vocabulary/ids.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { playerInRange } from '../../questions/players/range.ts';
import { reason } from '../../questions/ask.ts';
import { chosenDefender, DEFENDING } from '../../questions/combat-phase/defending-player.ts';
import { areOnOneTeam, primaryPlayer, seatBeside } from '../../questions/players/teams.ts';
import { chooseEntities } from '../resolving/choices.ts';
import { isRemovedFromCombat } from './leaving-attack.ts';
import { setTurnTally } from '../../vocabulary/tallies.ts';

/** The defending players: all opponents, or the neighbor in attack-left and attack-right games. CR 506.2, 802.2, 803.1. */
export function defendingPlayers(game: Game, attacker: PlayerId): readonly PlayerId[] {
  const { team } = game.players[attacker] as Player;
  const count = game.players.length;
  const found: PlayerId[] = [];
  const way = game.rules.attack;
  if (way === 'neighbors') return defendingNeighbors(game, attacker);
  if (way === 'one') return chosenDefender(game);
  for (let i = 1; i < count; i++) {
    const seat = ((way === 'right' ? attacker + count - i : attacker + i) % count) as PlayerId;
    const player = game.players[seat] as Player;
    if (player.lost) continue;
    if (player.team === team) {
      if (way === 'any') continue;
      break;
    }
    if (playerInRange(game, attacker, seat)) found.push(seat); // CR 801.3
    if (way !== 'any') break;
  }
  return found;
}

/** As combat begins: the active player chooses which opponent is the defending player, where not all of them are. CR 506.2a, 507.1. */
export function chooseDefendingPlayer(game: Game): void {
  const player = primaryPlayer(game, game.activePlayer);
  const opponents = game.players.filter(
    (other) => !other.lost && !areOnOneTeam(game, other.id, player) && playerInRange(game, player, other.id),
  );
  const why = reason('Choose the defending player', NO_OBJECT, '507.1');
  const from = opponents.map(({ id }) => playerEntity(id));
  const [chosen] = chooseEntities(game, player, why, from, 1, 1, 'choose', { helps: false });
  setTurnTally(game, DEFENDING, chosen === undefined ? 0 : entityPlayer(chosen) + 1);
}

/** The opponents who sit next to the attacker, on both sides. CR 811.4. */
function defendingNeighbors(game: Game, attacker: PlayerId): readonly PlayerId[] {
  const found: PlayerId[] = [];
  for (const way of [1, -1] as const) {
    const player = seatBeside(game, attacker, way);
    if (!areOnOneTeam(game, player, attacker) && !found.includes(player) && playerInRange(game, attacker, player))
      found.push(player);
  }
  return found;
}

/** Players, planeswalkers and battles that the player's creatures may attack. CR 508.1b, 306.6, 310.5. */
export function attackable(game: Game, attacker: PlayerId): readonly Entity[] {
  const players = defendingPlayers(game, attacker);
  const found: Entity[] = players.map(playerEntity);
  for (const id of game.battlefield) {
    const object = game.objects[id] as GameObject;
    if ((object.status & StatusBit.PhasedOut) !== 0) continue;
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
  const { types, controller } = characteristics(game, id);
  return (types & TypeBit.Battle) === 0 ? controller : ((game.objects[id] as GameObject).memory.protector ?? null);
}

/** Whether what is attacked is still there to be dealt damage. CR 506.4, 510.1b. */
export function isStillAttacked(game: Game, attacked: Entity): boolean {
  if (attacked === NO_ENTITY) return false;
  if (isPlayerEntity(attacked)) return !(game.players[entityPlayer(attacked)] as Player).lost;
  const id = entityObject(attacked);
  const object = game.objects[id] as GameObject;
  if (object.zone !== Zone.Battlefield || (object.status & StatusBit.PhasedOut) !== 0) return false;
  if (isRemovedFromCombat(object)) return false; // CR 506.4
  return (characteristics(game, id).types & (TypeBit.Planeswalker | TypeBit.Battle)) !== 0;
}

/** The creatures in APNAP order of their controllers, each player's as they stand. CR 802.5, 802.6. */
export function byTurnOrder(game: Game, creatures: readonly ObjectId[]): readonly ObjectId[] {
  if (creatures.length < 2) return creatures;
  const seats = game.players.length;
  const distance = (id: ObjectId): number => (characteristics(game, id).controller - game.activePlayer + seats) % seats;
  return creatures.slice().sort((one, other) => distance(one) - distance(other));
}
