/** What asks a question: the clauses of the spell or ability, so that a bot can judge what a choice is for. */
import type { Ability, Clause } from '@kitchen-table/language/core';
import { type ActionOption, characteristics, type Game, type GameObject, type ObjectId } from '@kitchen-table/engine';

const NONE: readonly Clause[] = [];

/** The clauses of the spell or ability on the stack, or of the permanent's own text. */
export function clausesOf(game: Game, source: ObjectId): readonly Clause[] {
  const object = source < 0 ? undefined : (game.objects[source] as GameObject | undefined);
  if (object === undefined) return NONE;
  if (object.stack !== null && object.stack.clauses.length > 0) return object.stack.clauses;
  const latest = latestAbilityOf(game, source);
  if (latest !== null) return latest;
  return characteristics(game, source).abilities.flatMap(({ ability }) => clausesIn(ability));
}

/** The clauses of the newest ability of the object on the stack. */
function latestAbilityOf(game: Game, source: ObjectId): readonly Clause[] | null {
  for (let at = game.stack.length - 1; at >= 0; at--) {
    const { stack } = game.objects[game.stack[at] as ObjectId] as GameObject;
    if (stack?.source === source) return stack.clauses;
  }
  return null;
}

function clausesIn(ability: Ability): readonly Clause[] {
  return 'clause' in ability ? [ability.clause] : NONE;
}

/** What an action would do: the spell's instructions, or the ability's. */
export function clausesOfOption(game: Game, option: ActionOption): readonly Clause[] {
  if (option.kind === 'pass' || option.kind === 'playLand') return NONE;
  const { abilities, face } = characteristics(game, option.object);
  if (option.kind === 'activate') {
    const ability = abilities[option.ability]?.ability;
    return ability === undefined ? NONE : clausesIn(ability);
  }
  const printed =
    option.kind === 'cast' ? (game.objects[option.object] as GameObject).record.card.faces[option.face] : face;
  return (printed ?? face).abilities.filter((ability) => ability.kind === 'spell').flatMap(clausesIn);
}
