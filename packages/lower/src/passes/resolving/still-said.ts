/** "It becomes a 3/3 Elemental creature. It's still a land": the second sentence is about how the first is done. CR 205.1b. */
import type { Ability, Action, Clause, Rule } from '@kitchen-table/language/surface';
import type { Line } from '../../lower.ts';
import type { Pass } from '../../pass.ts';
import { type Node, rewritten, withParts } from '../../rewriting.ts';

/** What becomes something keeps all its types where a later sentence says that it is still one of them. */
export const stillSaid: Pass = {
  calledBy: ['inAddition'],
  rewrite: (ability) => joined(ability) as Ability,
};

/** The lines of a face, in which such a sentence is part of the line that it speaks of. */
export function stillSaidOfLines(lines: readonly Line[]): readonly Line[] {
  const left: Line[] = [];
  for (const line of lines) {
    const { ability } = line;
    const still = ability.kind === 'static' && ability.rules.length === 1 ? stillOf(ability.rules[0]) : null;
    const at =
      still === null ? -1 : left.findLastIndex((before) => keepingTypes(before.ability, still) !== before.ability);
    const before = left[at];
    if (still === null || before === undefined) left.push(line);
    else left[at] = { ...before, ability: keepingTypes(before.ability, still) };
  }
  return left;
}

function joined(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) {
    const parts = node.map(joined);
    return parts.some((part, index) => part !== node[index]) ? parts : node;
  }
  const whole = withParts(node as Node, joined);
  if (whole['kind'] === 'static') {
    const rules = taken(whole['rules'] as readonly Rule[], null).steps;
    return rules === whole['rules'] ? whole : { ...whole, rules };
  }
  if (whole['kind'] !== 'sequence') return whole;
  const { steps, joins } = whole as unknown as Extract<Clause, { kind: 'sequence' }>;
  const now = taken(steps, joins);
  if (now.steps === steps) return whole;
  return now.steps.length === 1 ? now.steps[0] : { ...whole, ...now };
}

/** The steps, or rules, with those that only say what something still is taken into those before them. */
function taken<S extends Clause | Rule, J>(
  steps: readonly S[],
  joins: readonly J[] | null,
): { readonly steps: readonly S[]; readonly joins: readonly J[] } {
  const left: S[] = [];
  const between: J[] = [];
  steps.forEach((step, index) => {
    const still = stillOf(step);
    const at = still === null ? -1 : left.findLastIndex((before) => keepingTypes(before, still) !== before);
    const before = left[at];
    if (still !== null && before !== undefined) left[at] = keepingTypes(before, still);
    else {
      if (index > 0 && joins !== null) between.push(joins[index - 1] as J);
      left.push(step);
    }
  });
  return left.length === steps.length ? { steps, joins: joins ?? [] } : { steps: left, joins: between };
}

/** Of what the sentence says that it is still something; null: it says something else. */
function stillOf(said: Clause | Rule | undefined): string | null {
  if (said === undefined || (said.kind !== 'do' && said.kind !== 'changes')) return null;
  const action = said.action as Action;
  return action.kind === 'become' && action.as.inAddition === 'still' ? nameOf(action.object) : null;
}

/** The name by which a noun is spoken of. */
function nameOf(noun: { readonly kind: string; readonly label?: unknown; readonly to?: unknown }): string | null {
  if (noun.kind === 'self' || noun.kind === 'host') return noun.kind;
  const name = noun.kind === 'reference' ? noun.to : noun.label;
  return typeof name === 'string' ? name : null;
}

/** The same, in which what goes by that name keeps its types as it becomes something. */
function keepingTypes<N>(tree: N, name: string): N {
  return rewritten(tree, (node) => {
    if (node['kind'] !== 'become' || node['object'] === undefined) return undefined;
    const { object, as } = node as unknown as Extract<Action, { kind: 'become' }>;
    if (as.types === undefined || as.inAddition !== undefined || nameOf(object) !== name) return undefined;
    return { ...node, as: { ...as, inAddition: 'types' } };
  });
}
