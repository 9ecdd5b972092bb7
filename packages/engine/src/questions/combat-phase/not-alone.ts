/** "Can't attack alone", "can't block alone": restrictions on the whole declaration. CR 508.1c, 509.1b, 506.5. */
import type { Game } from '../../vocabulary/game.ts';
import { objectEntity, type ObjectId } from '../../vocabulary/ids.ts';
import { derived } from '../continuous-effects/characteristics.ts';
import { rulesInForce } from '../in-force.ts';
import { fitsRole } from '../triggered-abilities/roles.ts';

/** How many creatures must be declared together for this one to be among them: 1, or 2 if it can't attack (or block) alone. */
export function companyNeeded(game: Game, creature: ObjectId, act: 'attack' | 'block'): number {
  if ((game.derived ?? derived(game)).rules.cant === undefined) return 1;
  const entity = objectEntity(creature);
  for (const { rule, context, affected } of rulesInForce(game, 'cant')) {
    if (affected !== null && !affected.includes(creature)) continue;
    for (const action of [rule.action, ...(rule.also ?? [])]) {
      if (action.kind === act && action.alone === true && fitsRole(game, action.object, entity, context)) return 2;
    }
  }
  return 1;
}
