/** What limited range of influence makes of events. CR 801.13a, 801.14. */
import { inRange, playerInRange } from '../questions/players/range.ts';
import { isForbidden } from '../questions/rules-in-force.ts';
import { characteristics } from '../questions/continuous-effects/characteristics.ts';
import type { GameEvent } from '../vocabulary/events.ts';
import type { Game } from '../vocabulary/game.ts';
import { type Entity, NO_ENTITY, NO_OBJECT, objectEntity, playerEntity } from '../vocabulary/ids.ts';

/** Whether the spell or ability that causes it may affect what it would affect now that the event has been changed. CR 801.13a. */
export function canAffect(game: Game, event: GameEvent): boolean {
  if (event.cause === NO_OBJECT || game.objects[event.cause] === undefined) return true;
  if (event.kind === 'damage' && event.combat) return true; // Neither spell nor ability: CR 510.2.
  return inRange(game, characteristics(game, event.cause).controller, affectedBy(event));
}

function affectedBy(event: GameEvent): Entity {
  if (event.kind === 'damage') return event.to;
  if (event.kind === 'putCounters' || event.kind === 'removeCounters') return event.on;
  if (event.kind === 'zoneChange') return objectEntity(event.object);
  if ('player' in event) return playerEntity(event.player);
  return 'object' in event ? objectEntity(event.object) : NO_ENTITY;
}

/** "You win the game": the opponents within the winner's range lose it instead. CR 801.14. */
export function opponentsLose(
  game: Game,
  event: Extract<GameEvent, { kind: 'winGame' | 'loseGame' | 'concede' }>,
): readonly GameEvent[] {
  const team = game.players[event.player]?.team;
  const losses: GameEvent[] = [];
  for (const { id, team: other, lost } of game.players) {
    if (lost || other === team || !playerInRange(game, event.player, id)) continue;
    if (isForbidden(game, { kind: 'loseGame', player: id }) !== null) continue;
    losses.push({ ...event, kind: 'loseGame', player: id, rule: '801.14' });
  }
  return losses;
}
