/** Whether a clause could add mana and has no target: CR 605.1. */
import type { Clause } from '@kitchen-table/language';
import { isTargetNode } from '../../vocabulary/target-labels.ts';

const memo = new WeakMap<Clause, boolean>();

/** Whether carrying out the clause could add mana, with no target to choose. CR 605.1b. */
export function mentionsMana(clause: Clause): boolean {
  let known = memo.get(clause);
  if (known === undefined) {
    known = some(clause, (node) => node.kind === 'addMana') && !some(clause, (node) => isTargetNode(node));
    memo.set(clause, known);
  }
  return known;
}

function some(node: unknown, test: (node: { kind?: unknown }) => boolean): boolean {
  if (typeof node !== 'object' || node === null) return false;
  return test(node) || Object.values(node).some((part) => some(part, test));
}
