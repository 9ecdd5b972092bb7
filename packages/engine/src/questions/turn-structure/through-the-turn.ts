/** What has been so since the turn began, and who is being attacked in it. CR 302.6, 508.1b. */
import type { Game } from '../../vocabulary/game.ts';
import type { Entity, PlayerId } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { characteristics } from '../continuous-effects/characteristics.ts';
import { latestTurnOf } from '../combat-phase/summoning-sickness.ts';

/** Whether some creature, of one of these players if that is said, is attacking the player or permanent. */
export function isBeingAttacked(game: Game, entity: Entity, by: readonly PlayerId[] | null): boolean {
  return game.battlefield.some(
    (id) =>
      game.objects[id]?.attacking === entity && (by === null || by.includes(characteristics(game, id).controller)),
  );
}

/** Whether one of these players has controlled it continuously since the turn of that player began. */
export function hasBeenControlled(game: Game, object: GameObject, by: readonly PlayerId[]): boolean {
  const { controller } = characteristics(game, object.id);
  return by.includes(controller) && object.controlledSinceTurn < latestTurnOf(game, controller);
}
