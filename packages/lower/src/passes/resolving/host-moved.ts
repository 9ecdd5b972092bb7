/** "Return enchanted creature card to the battlefield and attach ~ to it": "it" is what has moved, whatever ~ is attached to by then. CR 400.7, 608.2c. */
import { some } from '@kitchen-table/language/core';
import type { Clause, Label } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { inClauses, type Node, rewritten } from '../../rewriting.ts';

/** What is attached to moves in a step: the steps after it speak of what it became. */
export const hostMoved: Pass = {
  calledBy: ['host'],
  rewrite: inClauses((clause) =>
    rewritten(clause, (node) => (node['kind'] === 'sequence' ? inSequence(node) : undefined)),
  ),
};

function inSequence(node: Node): Node | undefined {
  const { steps } = node as unknown as { steps: readonly Clause[] };
  const at = steps.findIndex(movesHost);
  const move = steps[at];
  if (move?.kind !== 'do' || 'label' in move.action) return undefined;
  const label: Label = freeLabel(node);
  const after = rewritten(steps.slice(at + 1), (part) =>
    part['kind'] === 'reference' && part['to'] === 'host' ? { ...part, to: label } : undefined,
  );
  return { ...node, steps: [...steps.slice(0, at), { ...move, action: { ...move.action, label } }, ...after] };
}

function movesHost(step: Clause): boolean {
  return step.kind === 'do' && step.action.kind === 'move' && step.action.object.kind === 'host';
}

/** A label that the text does not use. */
function freeLabel(tree: Node): Label {
  let number = 1;
  while (some(tree, (part) => part['label'] === `step${number}`)) number++;
  return `step${number}`;
}
