/** "At the beginning of the next end step, return it. If you do, ...", "If it entered under your control": what is done then decides. CR 603.7. */
import type { Clause } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { takenIn } from '../../rewriting.ts';
import { inStepPairs } from '../../step-pairs.ts';

/** "If you do", how it entered and "then", said of what a delayed triggered ability will do, are part of that ability. */
export const askedOfWhatIsDelayed: Pass = {
  calledBy: ['delayed'],
  rewrite: (ability) => inStepPairs(ability, together),
};

function together(step: Clause, next: Clause, join: string): Clause | null {
  if (step.kind !== 'delayed') return null;
  // "Exile it at end of combat, then return it": both then.
  const goesOn = step.trailing === true && join === ', then';
  if (!goesOn && !isAskedThen(next)) return null;
  // "If it entered under your control": a token, or a card that was gone, has not entered at all.
  const then: Clause = next.kind === 'if' ? { kind: 'ifDone', words: 'you do', clause: next } : next;
  return { ...step, clause: { kind: 'sequence', steps: [step.clause, takenIn(then)], joins: ['.'] } };
}

function isAskedThen(next: Clause): boolean {
  if (next.kind === 'if') return next.condition.kind === 'is' && next.condition.words === 'entered under';
  return next.kind === 'ifDone' && next.intoHand !== true && next.asked !== true;
}
