/**
 * "You may return target creature card to the battlefield. It gains haste. Exile it at the beginning of the next end step": of the
 * creature that it became; where it was not returned, there is none. CR 400.7, 608.2c.
 */
import type { Clause } from '@kitchen-table/language/surface';
import { some } from '@kitchen-table/language/core';
import type { Pass } from '../../pass.ts';
import { inStepPairs } from '../../step-pairs.ts';

/** What goes on about a target that may be moved is done where it was. */
export const saidOfWhatWasOffered: Pass = { calledBy: ['may'], rewrite: (ability) => inStepPairs(ability, together) };

function together(step: Clause, next: Clause): Clause | null {
  const steps = step.kind === 'sequence' ? step.steps : [step];
  const [offer, then] = steps;
  const moved = offer !== undefined && steps.length < 3 ? targetOffered(offer) : undefined;
  if (moved === undefined || !isAbout(next, moved)) return null;
  if (then === undefined) return { kind: 'sequence', steps: [offer!, done(next)], joins: ['.'] };
  if (then.kind !== 'ifDone' || then.otherwise !== undefined || then.reflexive === true || then.not === true)
    return null;
  const all: Clause = { kind: 'sequence', steps: [then.clause, next], joins: ['.'] };
  return { kind: 'sequence', steps: [offer!, done(all)], joins: ['.'] };
}

function done(clause: Clause): Clause {
  return { kind: 'ifDone', words: 'you do', clause };
}

/** The label of the target that may go to another zone: exiled, or put onto the battlefield. */
function targetOffered(step: Clause): unknown {
  if (step.kind === 'if') return step.otherwise === undefined ? targetOffered(step.clause) : undefined;
  if (step.kind !== 'may') return undefined;
  const offered = step.clause;
  if (offered.kind !== 'do') return undefined;
  const { action } = offered;
  const isMoved = action.kind === 'exile' || (action.kind === 'move' && action.to.zone === 'battlefield');
  if (!isMoved || action.object.kind !== 'select' || action.object.quantifier.target !== true) return undefined;
  return action.object.label;
}

/** Whether an instruction is about that one; what is asked of it, or done otherwise, stays as it is said. */
function isAbout(next: Clause, moved: unknown): boolean {
  if (next.kind !== 'do' && next.kind !== 'delayed' && next.kind !== 'rule') return false;
  return moved !== undefined && some(next, ({ kind, to }) => kind === 'reference' && to === moved);
}
