/** "Creatures you control get +1/+1. If ..., those creatures get +2/+2 instead": what is described again, as only one of both is carried out. CR 614.15. */
import type { Ability, Clause } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { type Node, rewritten } from '../../rewriting.ts';

/** Sentences that replace the one before them, with its description in the place of what speaks of it. */
export const describedInstead: Pass = { calledBy: ['instead'], rewrite };

function rewrite(ability: Ability): Ability {
  return rewritten(ability, (node) => (node['kind'] === 'sequence' ? ofSteps(node) : undefined));
}

function ofSteps(node: Node): unknown {
  const steps = node['steps'] as readonly Clause[];
  const said = steps.map((step, at) => {
    const before = steps[at - 1];
    return before !== undefined && step.kind === 'if' && step.instead === true ? inTermsOf(before, step) : step;
  });
  return said.every((step, at) => step === steps[at]) ? undefined : { ...node, steps: said };
}

function inTermsOf(before: Clause, step: Clause): Clause {
  const described = new Map<unknown, unknown>();
  rewritten(before, (node) => {
    if (node['label'] !== undefined && isWholeSort(node)) described.set(node['label'], node);
    return undefined;
  });
  if (described.size === 0) return step;
  return rewritten(step, ({ kind, to }) => (kind === 'reference' ? described.get(to) : undefined));
}

/** All that a description fits: nothing of it is chosen. */
function isWholeSort({ kind, quantifier }: Node): boolean {
  const { amount, target } = (quantifier ?? {}) as { amount?: unknown; target?: unknown };
  return kind === 'select' && target !== true && (amount === 'bare' || amount === 'all' || amount === 'each');
}
