/** "If ..., search your library for three Bear cards instead of one": all of the text once more, with the other number. CR 608.2c, 614.15. */
import type { Clause, Quantifier } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { inClauses, type Node, rewritten } from '../../rewriting.ts';

type If = Extract<Clause, { kind: 'if' }>;
type Sequence = Extract<Clause, { kind: 'sequence' }>;
/** Which numbers the words name. */
const NUMBERS: Readonly<Record<string, number>> = { 'instead of one': 1, 'instead of two': 2 };

/** What is done with so many in the place of fewer: the whole text with the one number, or with the other. */
export const moreInstead: Pass = { calledBy: ['instead'], rewrite: inClauses(withEither) };

function withEither(clause: Clause): Clause {
  if (clause.kind !== 'sequence') return clause;
  const { steps, joins } = clause;
  const last = steps.at(-1);
  const fewer = last?.kind === 'if' && last.instead === true ? NUMBERS[last.words ?? ''] : undefined;
  if (fewer === undefined) return clause;
  const before: Sequence['steps'] = steps.slice(0, -1);
  const original: Clause =
    before.length === 1 ? before[0]! : { kind: 'sequence', steps: before, joins: joins.slice(0, -1) };
  const { condition, clause: more } = last as If;
  const changed = leavesItOpen(more) ? null : withNumberOf(original, actionOf(more), fewer);
  return changed === null ? clause : { kind: 'if', condition, clause: changed, otherwise: original };
}

/** "You may put two cards onto the battlefield": whether one of them may be put there alone, the CR does not say. CR 608.2d. */
function leavesItOpen(more: Clause): boolean {
  const { quantifier } = actionOf(more)['object'] as { readonly quantifier: Quantifier };
  return more.kind === 'may' && quantifier.amount === 'number';
}

/** The text with the number of the instruction that says it instead, if there is one such instruction only. */
function withNumberOf(original: Clause, more: Node, fewer: number): Clause | null {
  const { quantifier } = more['object'] as { readonly quantifier: Quantifier };
  let found = 0;
  const changed = rewritten(original, (node) => {
    if (node['kind'] !== more['kind']) return undefined;
    const object = node['object'] as Node | undefined;
    if (object?.['kind'] !== 'select' || numberOf(object['quantifier'] as Quantifier) !== fewer) return undefined;
    found++;
    return { ...node, object: { ...object, quantifier } };
  });
  return found === 1 ? changed : null;
}

function actionOf(clause: Clause): Node {
  const inner = clause.kind === 'may' ? clause.clause : clause;
  return (inner.kind === 'do' ? inner.action : inner) as unknown as Node;
}

function numberOf({ amount, number }: Quantifier): number | null {
  if (amount === 'a') return 1;
  return number?.kind === 'number' ? number.number : null;
}
