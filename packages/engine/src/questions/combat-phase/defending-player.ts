/** Whom an attack on a player, planeswalker or battle is against. CR 508.5, 310.8d. */
import type { Game } from '../../vocabulary/game.ts';
import {
  type Entity,
  entityPlayer,
  isPlayerEntity,
  NO_ENTITY,
  type ObjectId,
  playerEntity,
  type PlayerId,
} from '../../vocabulary/ids.ts';
import { TypeBit } from '../../vocabulary/objects/characteristics.ts';
import { Step } from '../../vocabulary/turn-structure/steps.ts';
import { turnTally } from '../../vocabulary/tallies.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { characteristics } from '../continuous-effects/characteristics.ts';
import { activePlayers, areOnOneTeam } from '../players/teams.ts';

/** The defending player for an attack on the entity. CR 508.5, 508.5a: a battle's protector. */
export function defendingPlayer(game: Game, attacked: Entity): PlayerId {
  if (isPlayerEntity(attacked)) return entityPlayer(attacked);
  const object = game.objects[attacked];
  if (object === undefined) return game.activePlayer;
  return object.memory.protector ?? characteristics(game, object.id).controller;
}

/** The defending player of the attack that the object takes part in; nobody if it doesn't attack. CR 508.5. */
export function defendingAgainst(game: Game, attacker: ObjectId): Entity {
  const attacked = game.objects[attacker]?.attacking ?? NO_ENTITY;
  return attacked === NO_ENTITY ? NO_ENTITY : playerEntity(defendingPlayer(game, attacked));
}

/**
 * Who may be meant by "attacking player": whoever controls what the source blocks, else all whose turn it is. Of several
 * the controller of the ability chooses one. CR 506.2, 805.10c.
 */
export function attackingPlayers(game: Game, source: ObjectId): readonly PlayerId[] {
  if (!game.rules.teams.sharedTurns) return [game.activePlayer];
  const found: PlayerId[] = [];
  for (const id of game.objects[source]?.blocking ?? []) {
    if (game.objects[id] === undefined) continue;
    const { controller } = characteristics(game, id);
    if (!found.includes(controller)) found.push(controller);
  }
  return found.length > 0 ? found : activePlayers(game);
}

/**
 * Who may be meant by "defending player" in a spell, which attacks nobody itself: every opponent of who attacks, or in
 * games where only neighbors can be attacked those who are. Of several its controller chooses one. CR 506.2, 802.2a, 805.10e.
 */
export function defendersForSpell(game: Game, source: ObjectId): readonly PlayerId[] {
  if (game.step < Step.BeginningOfCombat || game.step > Step.EndOfCombat) return NOBODY;
  if (!isSpellOrCouldBe(game, source)) return NOBODY;
  const found: PlayerId[] = [];
  for (const { id, lost } of game.players) {
    if (lost || areOnOneTeam(game, id, game.activePlayer)) continue;
    if (game.rules.attack === 'any' || isAttacked(game, id)) found.push(id);
    else if (game.rules.attack === 'one' && chosenDefender(game).includes(id)) found.push(id);
  }
  return found;
}
const NOBODY: readonly never[] = [];

/** Whether it is a spell, or a card that is looked at as the spell it would be: whether it has targets. CR 601.3, 601.2c. */
function isSpellOrCouldBe(game: Game, source: ObjectId): boolean {
  const object = game.objects[source];
  if (object === undefined || object.zone === Zone.Stack) return object !== undefined;
  return (characteristics(game, source).types & (TypeBit.Instant | TypeBit.Sorcery)) !== 0;
}

/** Under which name the seat of the chosen defending player is kept, plus one. CR 507.1. */
export const DEFENDING = 'defending';

/** The opponent chosen to be the defending player, who is still in the game. CR 506.2a. */
export function chosenDefender(game: Game): readonly PlayerId[] {
  const seat = turnTally(game, DEFENDING) - 1;
  return game.players[seat]?.lost === false ? [seat as PlayerId] : NOBODY;
}

function isAttacked(game: Game, player: PlayerId): boolean {
  return game.battlefield.some((id) => {
    const attacked = game.objects[id]?.attacking ?? NO_ENTITY;
    return attacked !== NO_ENTITY && defendingPlayer(game, attacked) === player;
  });
}
