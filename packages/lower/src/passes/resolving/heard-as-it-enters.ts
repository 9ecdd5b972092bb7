/** "Return target card to the battlefield. When that permanent enters, ...": it has entered by then, which is what it triggers on. CR 603.12. */
import type { Clause, Noun } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { inStepPairs } from '../../step-pairs.ts';

/** What waits for something to enter that the step before has put onto the battlefield triggers at once. */
export const heardAsItEnters: Pass = { calledBy: ['delayed'], rewrite: (ability) => inStepPairs(ability, together) };

function together(step: Clause, next: Clause, join: string): Clause | null {
  if (step.kind !== 'do' || step.action.kind !== 'move' || step.action.to.zone !== 'battlefield') return null;
  const entered = labelOf(step.action.object);
  if (next.kind !== 'delayed' || next.until !== undefined || entered === undefined) return null;
  const { word, events, condition } = next.trigger;
  const [event, ...others] = events;
  if (word !== 'when' || event?.kind !== 'enter' || others.length > 0 || condition !== undefined) return null;
  if (event.object.kind !== 'reference' || event.object.to !== entered) return null;
  const then: Clause = { kind: 'ifDone', words: 'you do', reflexive: true, clause: next.clause };
  return { kind: 'sequence', steps: [step, then], joins: [join === ', then' ? ', then' : '.'] };
}

function labelOf(noun: Noun): unknown {
  return noun.kind === 'reference' ? noun.to : (noun as { label?: unknown }).label;
}
