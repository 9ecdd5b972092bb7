/** "Each opponent chooses a different card": one that has not been chosen this way. CR 101.4, 608.2d. */
import type { Clause, Noun } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { rewritten } from '../../rewriting.ts';

/** A choice of a different one, as one of those that nobody has chosen before. */
export const differentOnes: Pass = {
  calledBy: ['different'],
  rewrite: (ability) => rewritten(ability, (node) => chosenBefore(node as unknown as Clause)),
};

function chosenBefore(clause: Clause): Clause | undefined {
  if (clause.kind !== 'do' || clause.action.kind !== 'choose') return undefined;
  const what = clause.action.what as Noun;
  if (what.kind !== 'select' || what.quantifier.different !== true) return undefined;
  const { different: _different, ...quantifier } = what.quantifier;
  const qualities = [...(what.filter.qualities ?? []), { kind: 'thisWay', done: 'chosen', not: true } as const];
  return {
    ...clause,
    action: { ...clause.action, what: { ...what, quantifier, filter: { ...what.filter, qualities } } },
  };
}
