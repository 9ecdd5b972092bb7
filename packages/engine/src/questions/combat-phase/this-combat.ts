/** Which creatures fight in the combat of the turn at hand: with several turns at once there may be several. CR 506, 807.4. */
import type { Game } from '../../vocabulary/game.ts';
import { NO_ENTITY, type ObjectId } from '../../vocabulary/ids.ts';
import { characteristics } from '../continuous-effects/characteristics.ts';

/** Whether the creature, if it fights at all, attacks for the active player or blocks such an attacker. */
export function inThisCombat(game: Game, id: ObjectId): boolean {
  if (game.melee === null) return true;
  const object = game.objects[id];
  if (object === undefined) return false;
  if (object.attacking !== NO_ENTITY || object.blocking.length === 0) return isActives(game, id);
  return object.blocking.some((attacker) => isActives(game, attacker));
}

function isActives(game: Game, id: ObjectId): boolean {
  return characteristics(game, id).controller === game.activePlayer;
}
