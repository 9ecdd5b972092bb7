/** What does not untap during its controller's untap step. CR 502.3. */
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { objectEntity, type ObjectId } from '../../vocabulary/ids.ts';
import { derived } from '../continuous-effects/characteristics.ts';
import { findPlayers, holds } from '../reading.ts';
import { fitsRole } from '../triggered-abilities/roles.ts';
import { isActivePlayer } from '../players/teams.ts';
import { forbids } from '../forbidden-acts.ts';
import { type RuleOf, rulesInForce } from '../in-force.ts';

type DoesntUntap = RuleOf<'doesntUntap'>['rule'];

/** "... during its controller's next untap step": each permanent waits for the step of its own controller. CR 502.3. */
export function waitsForItsController({ part }: DoesntUntap): boolean {
  return part.of?.kind === 'playerOf';
}

/** "... during that player's next untap step": whether that player's turn it is. CR 502.3. */
export function isTheirNextUntap(game: Game, { part }: DoesntUntap, context: Context): boolean {
  return part.of !== undefined && findPlayers(game, part.of, context).some((player) => isActivePlayer(game, player));
}

/** Whether the permanent stays tapped in the untap step. CR 502.3. */
export function doesNotUntap(game: Game, object: ObjectId): boolean {
  const rules = (game.derived ?? derived(game)).rules;
  if (rules.doesntUntap !== undefined) {
    for (const { rule, context, affected } of rulesInForce(game, 'doesntUntap')) {
      if (rule.condition !== undefined && !holds(game, rule.condition, context)) continue;
      if (rule.part.next === true && !waitsForItsController(rule) && !isTheirNextUntap(game, rule, context)) continue;
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
