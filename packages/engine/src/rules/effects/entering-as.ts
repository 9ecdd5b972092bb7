/** "Return it to the battlefield. It's a Zombie": two sentences about one moment. CR 611.2e, 614.1c. */
import type { Action, Clause, Entering, Label, Noun } from '@kitchen-table/language';

/** Conditions that don't ask about the permanent. */
const ASKED_BEFORE: ReadonlySet<string> = new Set(['thereIs', 'castFact', 'controls']);

/** Pure memo: by the sentence that says how the permanent enters. */
const memo = new WeakMap<Clause, Clause | null>();

/** The step that puts something onto the battlefield as the next one says; null when they are not such a pair. */
export function enteringAs(step: Clause, next: Clause): Clause | null {
  if (!speaksOfEntering(next)) return null;
  let known = memo.get(next);
  if (known === undefined) memo.set(next, (known = together(step, next)));
  return known;
}

function speaksOfEntering(next: Clause): boolean {
  switch (next.kind) {
    case 'do':
      return next.action.kind === 'become';
    case 'rule':
      return next.rule.kind === 'entersWith' && next.rule.forATime === true;
    case 'forEach':
    case 'whereX':
    case 'if':
      return speaksOfEntering(next.clause);
    default:
      return false;
  }
}

function together(step: Clause, next: Clause): Clause | null {
  switch (next.kind) {
    case 'whereX': {
      const clause = together(step, next.clause);
      return clause === null ? null : { ...next, clause };
    }
    case 'if': {
      // What is asked of the permanent itself could only be asked afterwards.
      if (next.unless === true || next.otherwise !== undefined || !ASKED_BEFORE.has(next.condition.kind)) return null;
      const clause = together(step, next.clause);
      return clause === null ? null : { ...next, clause, otherwise: step };
    }
    case 'forEach': {
      if (next.clause.kind !== 'rule' || next.clause.rule.kind !== 'entersWith') return null;
      const { object, entering } = next.clause.rule;
      return entering === undefined || next.of.kind === 'filter'
        ? null
        : withEntering(step, object, { ...entering, forEach: next.of });
    }
    case 'rule': {
      const { rule } = next;
      return rule.kind !== 'entersWith' || rule.entering === undefined || rule.condition !== undefined
        ? null
        : withEntering(step, rule.object, rule.entering);
    }
    case 'do': {
      if (next.action.kind !== 'become' || next.during !== undefined) return null;
      const { verb, as, object } = next.action;
      // "becomes" and abilities come afterwards; numbers are worked out by the step of their own.
      if (verb !== 'be' || as.abilities !== undefined || as.power !== undefined || as.toughness !== undefined)
        return null;
      return putsOntoBattlefield(step) ? withEntering(step, object, { kind: 'entering', being: as }) : null;
    }
    default:
      return null;
  }
}

function putsOntoBattlefield(step: Clause): boolean {
  if (step.kind === 'may') return putsOntoBattlefield(step.clause);
  return step.kind === 'do' && step.action.kind === 'move' && step.action.to.zone === 'battlefield';
}

/** The step with what is said of how the object enters; null when it is another object, or doesn't enter by the step. */
function withEntering(step: Clause, object: Noun, entering: Entering): Clause | null {
  if (step.kind === 'may') {
    const clause = withEntering(step.clause, object, entering);
    return clause === null ? null : { ...step, clause };
  }
  if (step.kind !== 'do' || (step.action.kind !== 'create' && !putsOntoBattlefield(step))) return null;
  const action = step.action as Extract<Action, { kind: 'move' | 'create' }>;
  const named = object.kind === 'select' ? amongThem(object) : object;
  if (named?.kind !== 'reference' || named.to === null) return null;
  if (named.to !== action.label && (action.kind === 'create' || named.to !== labelOf(action.object))) return null;
  const before = action.entering;
  if (before?.counters !== undefined && entering.counters !== undefined) return null;
  return { ...step, action: { ...action, entering: { ...before, ...entering } } };
}

/** "Each of them": those it is each of. */
function amongThem({ quantifier, filter }: Extract<Noun, { kind: 'select' }>): Noun | null {
  const [quality, ...more] = filter.qualities ?? [];
  return quantifier.amount === 'each' && quality?.kind === 'among' && more.length === 0 ? quality.noun : null;
}

function labelOf(noun: Noun): Label | undefined {
  return noun.kind === 'reference' ? (noun.to ?? undefined) : 'label' in noun ? noun.label : undefined;
}
