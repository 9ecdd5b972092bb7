/** Taking back what binding did, so that a tree can be printed. */
import type { Clause } from '@kitchen-table/language/surface';
import { SAME_DAMAGED } from './bind/branches.ts';
import { OF_THOSE_TOKENS, THE_DIFFERENCE } from './bind/difference.ts';
import { BEHIND } from './bind/scope.ts';
import { saidOfSource } from './bind/said-of-abilities.ts';

/** What stands for a description that was given before. */
const SAME_TOKEN = { kind: 'predefinedToken', name: 'those' };
type Sequence = Extract<Clause, { kind: 'sequence' }>;

/** Sentences that were taken into the trigger before them stand behind it again. */
function sentences({ steps, joins }: Sequence): { steps: readonly Clause[]; joins: readonly string[] } {
  const apart = steps.map((step) => withoutSentences(unbound(step)));
  return {
    steps: apart.flatMap(({ step, behind }) => [step, ...behind]),
    joins: apart.flatMap(({ joins: inner }, at) => [...(at === 0 ? [] : [joins[at - 1]!]), ...inner]),
  };
}

interface Apart {
  readonly step: Clause;
  readonly behind: readonly Clause[];
  readonly joins: readonly string[];
}

function withoutSentences(step: Clause): Apart {
  const { clause } = step as { clause?: Clause };
  if (clause === undefined) return { step, behind: [], joins: [] };
  if (clause.kind === 'sequence' && clause.joins[0]?.startsWith(BEHIND) === true) {
    const [first, ...behind] = clause.steps;
    const joins = clause.joins.map((join) => join.slice(BEHIND.length));
    return { step: { ...step, clause: first } as Clause, behind, joins };
  }
  const inner = withoutSentences(clause);
  return inner.behind.length === 0
    ? { step, behind: [], joins: [] }
    : { ...inner, step: { ...step, clause: inner.step } as Clause };
}

/** A tree as the grammar builds it: labels taken off, references open. */
export function unbound<T>(tree: T): T {
  if (Array.isArray(tree)) return tree.map(unbound) as T;
  if (tree === null || typeof tree !== 'object') return tree;
  const given = tree as Record<string, unknown>;
  const node = given['kind'] === 'filter' ? saidOfSource(given) : given;
  if (node['kind'] === 'difference' && node['words'] === THE_DIFFERENCE)
    return { kind: 'amountOf', to: null, words: THE_DIFFERENCE } as T;
  if (node['kind'] === 'compare' && node['again'] === true)
    return { kind: 'comparedAgain', comparison: node['comparison'] } as T;
  if (node['kind'] === 'choseNumber' && node['words'] === 'that number') return { ...node, which: null } as T;
  // "That much" of what was said and not done.
  if (node['kind'] === 'times' && node['by'] === 1 && typeof node['words'] === 'string')
    return { kind: 'amountOf', to: null, words: node['words'] } as T;
  if (node['kind'] === 'sequence') return { ...node, ...sentences(node as unknown as Sequence) } as T;
  if (node['kind'] === 'create' && node['words'] === OF_THOSE_TOKENS) {
    const { token: _token, ...rest } = node;
    return { ...unbound({ ...rest, words: undefined }), words: OF_THOSE_TOKENS, token: SAME_TOKEN } as T;
  }
  const open = node['kind'] === 'reference' || node['kind'] === 'amountOf';
  const isMode = node['kind'] === 'mode';
  const copy: Record<string, unknown> = {};
  for (const key in node)
    if (key === 'to' && open) copy[key] = null;
    else if (key === 'to' && (node[key] as { words?: unknown } | null)?.words === SAME_DAMAGED) continue;
    else if (
      (key === 'than' && node['kind'] === 'quantifier') ||
      ((key === 'without' || key === 'with' || key === 'whose') && open)
    )
      continue;
    else if (key !== 'label' || isMode) copy[key] = unbound(node[key]);
  return copy as T;
}
