/** "You can cast only one more spell this turn": one besides those cast before it is said. CR 101.2, 608.2h. */
import type { Clause, Value } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { inClauses, rewritten } from '../../rewriting.ts';

/** So many more, as so many in all: as many as there have been, worked out as the text is carried out, and those. */
export const moreThisTurn: Pass = {
  calledBy: ['more'],
  rewrite: inClauses((clause) => rewritten(clause, (node) => inAll(node as unknown as Clause))),
};

function inAll(clause: Clause): Clause | undefined {
  if (clause.kind !== 'rule' || clause.rule.kind !== 'mostEachTurn' || clause.rule.more !== true) return undefined;
  const { more: _more, ...rule } = clause.rule;
  const before: Value = { kind: 'history', event: rule.action, what: 'times', when: 'this turn' };
  return {
    kind: 'whereX',
    clause: { ...clause, rule: { ...rule, most: { kind: 'x' } } },
    value: { kind: 'sum', of: [before, rule.most] },
  };
}
