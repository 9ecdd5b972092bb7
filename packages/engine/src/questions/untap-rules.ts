/** What does not untap during its controller's untap step. CR 502.3. */
import type { Game } from '../vocabulary/game.ts';
import { objectEntity, type ObjectId } from '../vocabulary/ids.ts';
import { derived } from './characteristics.ts';
import { holds } from './reading.ts';
import { fitsRole } from './roles.ts';
import { forbids } from './forbidden-acts.ts';
import { rulesInForce } from './in-force.ts';

/** Whether the permanent stays tapped in the untap step. CR 502.3. */
export function doesNotUntap(game: Game, object: ObjectId): boolean {
  const rules = (game.derived ?? derived(game)).rules;
  if (rules.doesntUntap !== undefined) {
    for (const { rule, context, affected } of rulesInForce(game, 'doesntUntap')) {
      if (rule.condition !== undefined && !holds(game, rule.condition, context)) continue;
      if (affected === null ? fitsRole(game, rule.object, objectEntity(object), context) : affected.includes(object))
        return true;
    }
  }
  if (rules.cant !== undefined) {
    for (const inForce of rulesInForce(game, 'cant'))
      if (forbids(game, inForce, { kind: 'untap', object: objectEntity(object) })) return true;
  }
  return false;
}
