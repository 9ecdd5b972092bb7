/** Whether a creature is goaded: by an effect for a while, or by what an ability says as long as it does. CR 701.38b. */
import type { Game } from '../../vocabulary/game.ts';
import { objectEntity, type ObjectId } from '../../vocabulary/ids.ts';
import { StatusBit } from '../../vocabulary/objects/objects.ts';
import { derived } from '../continuous-effects/characteristics.ts';
import { rulesInForce } from '../in-force.ts';
import { fitsRole } from '../triggered-abilities/roles.ts';
import { setStatusQuietly } from '../../vocabulary/objects/object-notes.ts';

/** Whether it is goaded now, or was as it left the battlefield. */
export function isGoaded(game: Game, id: ObjectId): boolean {
  const object = game.objects[id];
  if (object === undefined) return false;
  if ((object.status & StatusBit.Goaded) !== 0) return true;
  return object.lastKnown === null && isSaidToBe(game, id);
}

function isSaidToBe(game: Game, id: ObjectId): boolean {
  if ((game.derived ?? derived(game)).rules.must === undefined) return false;
  return rulesInForce(game, 'must').some(
    ({ rule, context, affected }) =>
      rule.goaded === true &&
      (affected === null
        ? 'object' in rule.action &&
          rule.action.object !== undefined &&
          rule.action.object !== null &&
          fitsRole(game, rule.action.object, objectEntity(id), context)
        : affected.includes(objectEntity(id))),
  );
}

/** As it leaves: what it was is remembered with it. CR 603.10a. */
export function noteGoaded(game: Game, id: ObjectId): void {
  if (game.derived?.rules.must === undefined) return;
  if (isSaidToBe(game, id)) setStatusQuietly(game, id, StatusBit.Goaded, true);
}
