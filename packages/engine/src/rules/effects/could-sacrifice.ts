/** A player is not asked whether to do what cannot be done. CR 608.2d, 701.17a. */
import { characteristics } from '../../questions/characteristics.ts';
import { find } from '../../questions/reading.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { isPlayerEntity, type PlayerId } from '../../vocabulary/ids.ts';
import { Zone } from '../../vocabulary/zones.ts';
import type { Handler } from './outcome.ts';

/** Whether the player controls what is to be sacrificed, where the words say which object it is. CR 701.17a. */
export function couldSacrifice(
  game: Game,
  action: Parameters<Handler<'sacrifice'>>[1],
  context: Context,
  player: PlayerId,
): boolean {
  if (action.actor !== undefined || (action.object.kind !== 'self' && action.object.kind !== 'reference')) return true;
  return find(game, action.object, context).some((entity) => {
    const object = isPlayerEntity(entity) ? undefined : game.objects[entity];
    return object?.zone === Zone.Battlefield && characteristics(game, object.id).controller === player;
  });
}
