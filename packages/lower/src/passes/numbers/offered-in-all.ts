/** "You may draw a card for each counter you have": offered once, and done as often as that, not offered for each. CR 608.2d. */
import { some } from '@kitchen-table/language/core';
import type { Clause } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { inClauses, rewritten } from '../../rewriting.ts';

/** What may be done for each of several, with the offer outside: one yes is for all of them. */
export const offeredInAll: Pass = {
  calledBy: ['may'],
  rewrite: inClauses((clause) => rewritten(clause, (node) => inAll(node as unknown as Clause))),
};

function inAll(node: Clause): Clause | undefined {
  if (node.kind !== 'forEach' || node.leading === true || node.clause.kind !== 'may') return undefined;
  const { clause: offer, ...each } = node;
  // "For each card revealed": each is something else to choose, and may be left out.
  if (choosesAmong(offer.clause)) return undefined;
  return { ...offer, clause: { ...each, clause: offer.clause } };
}

/** Whether something is chosen as it is done, which may be there once and not again. */
function choosesAmong(clause: Clause): boolean {
  return some(clause, ({ kind, quantifier }) => {
    if (kind !== 'select') return false;
    const { amount, target } = quantifier as { readonly amount: string; readonly target?: true };
    return target !== true && amount !== 'each' && amount !== 'all' && amount !== 'bare' && amount !== 'the';
  });
}
