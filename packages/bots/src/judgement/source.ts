/** What asks a question: the clauses of the spell or ability, so that a bot can judge what a choice is for. */
import type { Ability, Clause } from '@kitchen-table/language/core';
import { type ActionOption, type SeenGame, type ObjectId } from '@kitchen-table/engine';

const NONE: readonly Clause[] = [];

/** The clauses of the spell or ability on the stack, or of the permanent's own text. */
export function clausesOf(seen: SeenGame, source: ObjectId): readonly Clause[] {
  if (source < 0) return NONE;
  const stack = seen.object(source)?.stack ?? null;
  if (stack !== null && stack.clauses.length > 0) return stack.clauses;
  const latest = latestAbilityOf(seen, source);
  if (latest !== null) return latest;
  return seen.now(source).abilities.flatMap(({ ability }) => clausesIn(ability));
}

/** The clauses of the newest ability of the object on the stack. */
function latestAbilityOf(seen: SeenGame, source: ObjectId): readonly Clause[] | null {
  for (let at = seen.stack.length - 1; at >= 0; at--) {
    const stack = seen.object(seen.stack[at] as ObjectId)?.stack ?? null;
    if (stack?.source === source) return stack.clauses;
  }
  return null;
}

function clausesIn(ability: Ability): readonly Clause[] {
  return 'clause' in ability ? [ability.clause] : NONE;
}

/** What an action would do: the spell's instructions, or the ability's. */
export function clausesOfOption(seen: SeenGame, option: ActionOption): readonly Clause[] {
  if (option.kind === 'pass' || option.kind === 'playLand') return NONE;
  const { abilities, face } = seen.now(option.object);
  if (option.kind === 'activate') {
    const ability = abilities[option.ability]?.ability;
    return ability === undefined ? NONE : clausesIn(ability);
  }
  const printed = option.kind === 'cast' ? seen.card(option.object)?.faces[option.face] : face;
  return (printed ?? face).abilities.filter((ability) => ability.kind === 'spell').flatMap(clausesIn);
}
