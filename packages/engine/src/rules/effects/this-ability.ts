/** "This ability": the one that is resolving, as something that can be lost or given. CR 113.2c, 707.9a. */
import type { Ability, Action } from '@kitchen-table/language';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';

type Gain = Extract<Action, { kind: 'gain' }>;
type Exceptions = NonNullable<Extract<Action, { kind: 'becomeCopy' }>['except']>;

/** The ability that is resolving; null when it is not known (a delayed ability, a rule about entering). */
function resolving(game: Game, context: Context): Ability | null {
  return game.objects[context.stackObject]?.stack?.ability?.ability ?? null;
}

/** The action with the ability in the place of "this ability". */
export function withThisAbility(game: Game, action: Gain, context: Context): Gain {
  if (action.thisOne !== true) return action;
  const ability = resolving(game, context);
  return { ...action, abilities: ability === null ? [] : [ability] };
}

/** The same for the exceptions of a copy effect. */
export function exceptionsOf(game: Game, except: Exceptions | undefined, context: Context): Exceptions {
  return (except ?? []).map((each) => (each.kind === 'gain' ? withThisAbility(game, each, context) : each));
}
