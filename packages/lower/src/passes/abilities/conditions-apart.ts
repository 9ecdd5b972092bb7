/** "has flying if ..., and trample if ...": each of them holds by itself. CR 604.1, 611.3a. */
import type { Ability, Action, Noun, Rule, StaticAbility } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';

/** A static ability with conditions of its parts, as one ability for each part. */
export const conditionsApart: Pass = { calledBy: ['changes'], rewrite };

function rewrite(ability: Ability): Ability | readonly Ability[] {
  if (ability.kind !== 'static' || !ability.rules.some(isConditional)) return ability;
  const { rules, ...rest } = ability;
  const subject = (rules[0] as { action: { object?: Noun } }).action.object;
  return rules.map((rule): StaticAbility => {
    if (rule.kind !== 'changes') return { ...rest, rules: [rule] };
    const { condition, action } = rule;
    const { object } = action as { object?: Noun };
    const own = object?.kind === 'reference' && object.words === 'unsaid' ? { ...action, object: subject } : action;
    return {
      ...rest,
      rules: [{ kind: 'changes', action: own as Action }],
      ...(condition === undefined ? {} : { condition }),
    };
  });
}

function isConditional(rule: Rule): boolean {
  return rule.kind === 'changes' && rule.condition !== undefined;
}
