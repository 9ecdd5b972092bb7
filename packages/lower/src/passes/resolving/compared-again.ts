/** "If it's greater, you may pay. If you do, ... If you don't, ...": all of it where it is greater, and nothing where it is not. CR 608.2c. */
import type { Clause } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { inClauses, type Node, rewritten } from '../../rewriting.ts';

type If = Extract<Clause, { kind: 'if' }>;

/** What follows from what is offered where the other way of a comparison is so stands within that way. */
export const comparedAgain: Pass = {
  calledBy: ['compare'],
  rewrite: inClauses((clause) =>
    rewritten(clause, (node) => (node['kind'] === 'sequence' ? inSequence(node) : undefined)),
  ),
};

function inSequence(node: Node): Node | undefined {
  const { steps, joins } = node as unknown as Extract<Clause, { kind: 'sequence' }>;
  const at = steps.findIndex(isOtherWay);
  const way = steps[at];
  if (way?.kind !== 'if') return undefined;
  let behind = at + 1;
  while (steps[behind]?.kind === 'ifDone') behind++;
  const within = [way.clause, ...steps.slice(at + 1, behind)];
  const clause: Clause =
    within.length === 1 ? way.clause : { kind: 'sequence', steps: within, joins: joins.slice(at, behind - 1) };
  return {
    ...node,
    steps: [...steps.slice(0, at), { ...plain(way), clause }, ...steps.slice(behind)],
    joins: [...joins.slice(0, at), ...joins.slice(behind - 1)],
  };
}

function isOtherWay(step: Clause): boolean {
  return step.kind === 'if' && step.condition.kind === 'compare' && step.condition.again === true;
}

function plain(way: If): If {
  const { again: _again, ...condition } = way.condition as Extract<If['condition'], { kind: 'compare' }>;
  return { ...way, condition };
}
