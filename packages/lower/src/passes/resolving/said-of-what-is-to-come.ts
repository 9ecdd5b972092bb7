/**
 * "Prevent ... You gain life equal to the damage prevented this way": done each time damage is prevented; and what speaks
 * of what will be done instead of something is done with it. CR 614.6, 615.5.
 */
import type { Action, Clause } from '@kitchen-table/language/surface';
import { some } from '@kitchen-table/language/core';
import type { Pass } from '../../pass.ts';
import { type Node, takenIn } from '../../rewriting.ts';
import { inStepPairs } from '../../step-pairs.ts';

type Prevent = Extract<Action, { kind: 'prevent' }>;

/** What speaks of what the step before will prevent, or do instead, is part of that: it has yet to happen. */
export const saidOfWhatIsToCome: Pass = {
  calledBy: ['prevent', 'replace'],
  rewrite: (ability) => inStepPairs(ability, together),
};

function together(step: Clause, next: Clause): Clause | null {
  switch (step.kind) {
    case 'whereX': {
      const clause = together(step.clause, next);
      return clause === null ? null : { ...step, clause };
    }
    case 'do':
      return step.action.kind === 'prevent' && isToCome(step.action) && speaksOf(next, step.action)
        ? { ...step, action: { ...step.action, besides: after(step.action.besides, next) } }
        : null;
    case 'rule': {
      const { rule } = step;
      if (rule.kind !== 'replace' || typeof rule.instead !== 'object' || rule.instead === null) return null;
      if (waitsForWhatMoves(next)) return { ...step, rule: { ...rule, instead: after(rule.instead, takenIn(next)) } };
      return speaksOfAny(next, labelsIn(rule.instead))
        ? { ...step, rule: { ...rule, instead: after(rule.instead, next) } }
        : null;
    }
    default:
      return null;
  }
}

/** Not the damage of an event that is being replaced: that is prevented on the spot. */
function isToCome({ amount, next, of }: Prevent): boolean {
  return of === undefined && (amount === 'all' || next === true);
}

function speaksOf(next: Clause, { label }: Prevent): boolean {
  return label !== undefined && speaksOfAny(next, new Set([label]));
}

/** What waits for a later moment counts by then what has been prevented. CR 603.7. */
function speaksOfAny(next: Clause, labels: ReadonlySet<unknown>): boolean {
  const speaks = (node: Node): boolean =>
    (node['kind'] === 'amountOf' || node['kind'] === 'reference') && labels.has(node['to']);
  return labels.size > 0 && some(next, speaks) && !some(next, waits);
}

/** What the text that replaces an event does has these names. */
function labelsIn(instead: Clause): ReadonlySet<unknown> {
  const labels = new Set<unknown>();
  some(instead, (node) => {
    if (node['kind'] !== 'reference' && node['label'] !== undefined) labels.add(node['label']);
    return false;
  });
  return labels;
}

/** "Return it at the beginning of the next end step": no step has an object, so it is that of the event replaced. CR 603.7. */
function waitsForWhatMoves(next: Clause): boolean {
  return (
    next.kind === 'delayed' &&
    next.trigger.events.every(({ kind }) => kind === 'beginningOf') &&
    some(next.clause, (node) => node['kind'] === 'reference' && node['to'] === 'event.object')
  );
}

function waits(node: Node): boolean {
  return node['kind'] === 'delayed';
}

function after(before: Clause | undefined, next: Clause): Clause {
  if (before === undefined) return next;
  const steps = before.kind === 'sequence' ? before.steps : [before];
  const joins = before.kind === 'sequence' ? before.joins : [];
  return { kind: 'sequence', steps: [...steps, next], joins: [...joins, '.'] };
}
