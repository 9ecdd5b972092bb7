/** From which permanents damage is not removed in the cleanup step. CR 514.2. */
import type { Game } from '../../vocabulary/game.ts';
import { objectEntity, type ObjectId } from '../../vocabulary/ids.ts';
import { derived } from '../continuous-effects/characteristics.ts';
import { rulesInForce } from '../in-force.ts';
import { fitsRole } from '../triggered-abilities/roles.ts';

/** Whether the damage marked on the permanent stays there. CR 514.2. */
export function keepsDamage(game: Game, object: ObjectId): boolean {
  if ((game.derived ?? derived(game)).rules.damageStays === undefined) return false;
  return rulesInForce(game, 'damageStays').some(({ rule, context, affected }) =>
    affected === null ? fitsRole(game, rule.object, objectEntity(object), context) : affected.includes(object),
  );
}
