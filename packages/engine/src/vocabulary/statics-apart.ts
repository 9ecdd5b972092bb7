/** Static abilities that say several things, each of which holds by itself: one ability for each. CR 604.1. */
import type { Action, AnchoredAbility, Noun, Rule, StaticAbility } from '@kitchen-table/language';

/** Whether a part holds only under a condition of its own. */
export function isConditional(rule: Rule): boolean {
  return rule.kind === 'changes' && rule.condition !== undefined;
}

/** "has flying if ..., and trample if ...": each of them holds by itself. CR 604.1, 611.3a. */
export function withConditionsApart({ rules, ...rest }: StaticAbility): readonly StaticAbility[] {
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

/** CR 614.12b: "as long as that word was chosen as this permanent entered, it has the ability". */
export function withAnchorsApart(
  { anchors: _anchors, ...choice }: StaticAbility,
  anchors: readonly AnchoredAbility[],
): readonly StaticAbility[] {
  return [
    choice,
    ...anchors.map(
      ({ word, ability }): StaticAbility => ({
        kind: 'static',
        condition: { kind: 'anchorChosen', word },
        rules: [
          { kind: 'changes', action: { kind: 'gain', verb: 'have', object: { kind: 'self' }, abilities: [ability] } },
        ],
      }),
    ),
  ];
}
