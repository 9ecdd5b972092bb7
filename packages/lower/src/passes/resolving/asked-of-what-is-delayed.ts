/** "At the beginning of the next end step, return it. If you do, ...": what is done then decides. CR 603.7. */
import type { Clause } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { takenIn } from '../../rewriting.ts';
import { inStepPairs } from '../../step-pairs.ts';

/** "If you do", said of what a delayed triggered ability will do, is part of that ability. */
export const askedOfWhatIsDelayed: Pass = {
  calledBy: ['delayed'],
  rewrite: (ability) => inStepPairs(ability, together),
};

function together(step: Clause, next: Clause): Clause | null {
  if (step.kind !== 'delayed' || next.kind !== 'ifDone' || next.intoHand === true || next.asked === true) return null;
  return { ...step, clause: { kind: 'sequence', steps: [step.clause, takenIn(next)], joins: ['.'] } };
}
