/** What can't happen: asked of every event before anything replaces it. CR 101.2, 614.17. */
import { isForbidden } from '../questions/rules-in-force.ts';
import { characteristics } from '../questions/continuous-effects/characteristics.ts';
import type { GameEvent, Manner, ZoneChange } from '../vocabulary/events.ts';
import type { Game } from '../vocabulary/game.ts';
import { entityPlayer, isPlayerEntity, objectEntity, type PlayerId } from '../vocabulary/ids.ts';
import { KeywordBit } from '../vocabulary/objects/keywords.ts';

/** Moves that a player may be forbidden to make. CR 701.8a, 701.17a. */
const FORBIDDEN_AS: { readonly [manner in Manner]?: 'discard' | 'sacrifice' } = {
  discard: 'discard',
  cycle: 'discard',
  sacrifice: 'sacrifice',
};

/** Whether a move is one of those. */
export function isForbiddable({ manner }: ZoneChange): boolean {
  return FORBIDDEN_AS[manner] !== undefined;
}

/** "Players can't discard cards." CR 101.2, 614.17. */
export function cannotMove(game: Game, { manner, player, object }: ZoneChange): boolean {
  const kind = FORBIDDEN_AS[manner];
  return kind !== undefined && isForbidden(game, { kind, player, object: objectEntity(object) }) !== null;
}

/** Whether something keeps the player from it. CR 101.2. */
export function forbids(
  game: Game,
  kind: 'gainLife' | 'loseLife' | 'draw' | 'shuffle' | 'winGame' | 'loseGame',
  player: PlayerId,
): boolean {
  return isForbidden(game, { kind, player }) !== null;
}

/** "Players can't get counters." "Creatures can't have counters put on them." CR 101.2, 810.10c. */
export function cannotGetCounters(
  game: Game,
  event: Extract<GameEvent, { kind: 'putCounters' | 'removeCounters' }>,
): boolean {
  if (!isPlayerEntity(event.on))
    return isForbidden(game, { kind: 'putCounters', to: event.on, counter: event.counter }) !== null;
  return isForbidden(game, { kind: 'getCounters', player: entityPlayer(event.on), counter: event.counter }) !== null;
}

/** What can’t be gained, lost, drawn, shuffled, discarded, sacrificed or put, and what is indestructible: nothing replaces it. CR 614.17c. */
export function cannotHappen(game: Game, event: GameEvent): boolean {
  switch (event.kind) {
    case 'gainLife':
    case 'loseLife':
    case 'draw':
    case 'shuffle':
      return forbids(game, event.kind, event.player);
    case 'putCounters':
      return cannotGetCounters(game, event);
    case 'zoneChange':
      return cannotMove(game, event);
    case 'destroy':
      return (characteristics(game, event.object).keywords & KeywordBit.Indestructible) !== 0;
    default:
      return false;
  }
}
