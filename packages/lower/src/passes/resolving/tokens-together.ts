/** "Create a Food token and a Clue token": one verb for both, and both at once. CR 608.2c. */
import type { Clause } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { type Node, rewritten } from '../../rewriting.ts';

/** The ability with the tokens of one verb created together. */
export const tokensTogether: Pass = { calledBy: ['create'], rewrite: (ability) => rewritten(ability, inSequence) };

function inSequence(node: Node): Node | undefined {
  if (node['kind'] !== 'sequence') return undefined;
  const steps = node['steps'] as readonly Clause[];
  if (!steps.some((step, i) => sharesVerb(step, steps[i - 1]))) return undefined;
  return {
    ...node,
    steps: steps.map((step, i) =>
      sharesVerb(step, steps[i - 1]) ? { ...step, together: true } : rewritten(step, inSequence),
    ),
  };
}

/** Whether the step creates more of what the one before creates: its verb is not said again. */
function sharesVerb(step: Clause, before: Clause | undefined): boolean {
  if (step.kind !== 'do' || before?.kind !== 'do') return false;
  return step.action.kind === 'create' && step.action.words === 'also' && before.action.kind === 'create';
}
