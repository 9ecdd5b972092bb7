/** "Prevent ... You gain life equal to the damage prevented this way": done each time damage is prevented. CR 615.5. */
import type { Action, Clause, Label } from '@kitchen-table/language/surface';
import { some } from '@kitchen-table/language/core';
import type { Pass } from '../../pass.ts';
import { inStepPairs } from '../../step-pairs.ts';

type Prevent = Extract<Action, { kind: 'prevent' }>;

/** What speaks of the damage that the step before prevents is part of the prevention, which has yet to happen. */
export const besidesPreventing: Pass = {
  calledBy: ['prevent'],
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
      if (rule.kind !== 'replace' || rule.prevents !== true) return null;
      const { instead } = rule;
      const [first] = typeof instead === 'object' && instead?.kind === 'sequence' ? instead.steps : [instead];
      if (typeof first !== 'object' || first?.kind !== 'do' || first.action.kind !== 'prevent') return null;
      return speaksOf(next, first.action)
        ? { ...step, rule: { ...rule, instead: after(instead as Clause, next) } }
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

/** What waits for a later moment counts by then what has been prevented. CR 603.7. */
function speaksOf(next: Clause, { label }: Prevent): boolean {
  return label !== undefined && some(next, (node) => isOf(node, label)) && !some(next, waits);
}

function isOf(node: Readonly<Record<string, unknown>>, label: Label): boolean {
  return node['kind'] === 'amountOf' && node['to'] === label;
}

function waits(node: Readonly<Record<string, unknown>>): boolean {
  return node['kind'] === 'delayed';
}

function after(before: Clause | undefined, next: Clause): Clause {
  if (before === undefined) return next;
  const steps = before.kind === 'sequence' ? before.steps : [before];
  const joins = before.kind === 'sequence' ? before.joins : [];
  return { kind: 'sequence', steps: [...steps, next], joins: [...joins, '.'] };
}
