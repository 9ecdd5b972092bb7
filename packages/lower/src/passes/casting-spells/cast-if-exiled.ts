/** "Exile it if it's an instant card. You may cast that card": the card that is exiled, and no other. CR 608.2c. */
import type { Clause } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { inStepPairs } from '../../step-pairs.ts';

/** What may be cast of what is exiled under a condition is under that condition, too. */
export const castIfExiled: Pass = {
  calledBy: ['trailing'],
  rewrite: (ability) => inStepPairs(ability, together),
};

function together(step: Clause, next: Clause): Clause | null {
  if (step.kind !== 'if' || step.trailing !== true || next.kind !== 'may') return null;
  const exiled = labelExiled(step.clause);
  return exiled !== null && labelCast(next.clause) === exiled
    ? { ...step, clause: { kind: 'sequence', steps: [step.clause, next], joins: ['.'] } }
    : null;
}

function labelExiled(clause: Clause): string | null {
  if (clause.kind !== 'do' || clause.action.kind !== 'exile') return null;
  const { object } = clause.action;
  return object.kind === 'reference' ? object.to : null;
}

function labelCast(clause: Clause): string | null {
  if (clause.kind !== 'do' || (clause.action.kind !== 'cast' && clause.action.kind !== 'play')) return null;
  const { object } = clause.action;
  return object.kind === 'reference' ? object.to : null;
}
