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

/** "~ enters tapped and doesn't untap during your untap step": two abilities in one sentence. CR 614.1c, 502.3. */
export function withEntryApart(ability: StaticAbility): readonly StaticAbility[] | null {
  const [rule] = ability.rules;
  if (ability.rules.length !== 1 || rule?.kind !== 'doesntUntap' || rule.entersTapped !== true) return null;
  const { entersTapped: _entersTapped, ...stays } = rule;
  const enters: Rule = { kind: 'entersWith', object: rule.object, entering: { kind: 'entering', tapped: true } };
  return [
    { ...ability, rules: [enters] },
    { ...ability, rules: [stays] },
  ];
}

/** "The same is true for first strike and trample": the same again with each of these. CR 604.1. */
export function withSameForApart(
  { sameFor, ...first }: StaticAbility,
  keywords: readonly string[],
): readonly StaticAbility[] {
  const said = keywordSaid(first);
  return [first, ...keywords.map((keyword) => withKeyword(first, said, keyword) as StaticAbility)];
}

/** The keyword of which the ability speaks. */
function keywordSaid(node: unknown): string | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  const { keyword } = node as { keyword?: unknown };
  if (typeof keyword === 'string') return keyword;
  for (const part of Object.values(node)) {
    const found = keywordSaid(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

function withKeyword(node: unknown, said: string | undefined, keyword: string): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((part) => withKeyword(part, said, keyword));
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === 'keyword' && value === said ? keyword : withKeyword(value, said, keyword),
    ]),
  );
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
