/** A player is not asked whether to do what cannot be done. CR 608.2d, 701.17a. */
import type { Noun } from '@kitchen-table/language';
import { characteristics } from '../../questions/characteristics.ts';
import { candidates } from '../../questions/nouns.ts';
import { find } from '../../questions/reading.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { entityObject, isPlayerEntity, playerEntity, type PlayerId } from '../../vocabulary/ids.ts';
import { Zone } from '../../vocabulary/zones.ts';
import { bounds } from './choosing.ts';
import type { Handler } from './outcome.ts';

/** Whether the player controls what is to be sacrificed, where the words say which object it is. CR 701.17a. */
export function couldSacrifice(
  game: Game,
  action: Parameters<Handler<'sacrifice'>>[1],
  context: Context,
  player: PlayerId,
): boolean {
  const actors = action.actor === undefined ? [playerEntity(player)] : find(game, action.actor, context);
  if (actors.length !== 1 || actors[0] !== playerEntity(player)) return true;
  if (action.object.kind === 'select') return controlsOneOf(game, action.object, context, player);
  if (action.object.kind !== 'self' && action.object.kind !== 'reference') return true;
  return find(game, action.object, context).some((entity) => {
    const object = isPlayerEntity(entity) ? undefined : game.objects[entity];
    return object?.zone === Zone.Battlefield && characteristics(game, object.id).controller === player;
  });
}

/** Whether they control something of the kind; "any number" of them may be none. */
function controlsOneOf(
  game: Game,
  what: Extract<Noun, { kind: 'select' }>,
  context: Context,
  player: PlayerId,
): boolean {
  if (what.quantifier.target === true || (bounds(game, what.quantifier, context)?.min ?? 0) < 1) return true;
  const acting = player === context.controller ? context : { ...context, controller: player };
  return [context, acting].some((reading) =>
    candidates(game, what, reading).some(
      (entity) => !isPlayerEntity(entity) && characteristics(game, entityObject(entity)).controller === player,
    ),
  );
}
