/** A duration said of several things: "gets +1/+1 and gains flying until end of turn"; how long an ability waits. CR 611.2, 603.7b. */
import type { Clause, Duration } from '@kitchen-table/language';

/** Pure memo: by the clause. */
const lastingMemo = new WeakMap<Clause, Clause>();

/** The clause with the duration given to each thing in it that may last and says no duration of its own. CR 611.2. */
export function lasting(clause: Clause, during: Duration): Clause {
  let changed = lastingMemo.get(clause);
  if (changed === undefined) {
    changed = withDuration(clause, during);
    lastingMemo.set(clause, changed);
  }
  return changed;
}

function withDuration(clause: Clause, during: Duration): Clause {
  switch (clause.kind) {
    case 'do':
    case 'rule':
      return clause.during === undefined ? { ...clause, during } : clause;
    case 'sequence':
      return { ...clause, steps: clause.steps.map((step) => withDuration(step, during)) };
    case 'may':
    case 'if':
    case 'ifDone':
    case 'unless':
    case 'forEach':
    case 'whereX':
    case 'startingWith':
      return { ...clause, clause: withDuration(clause.clause, during) };
    case 'delayed':
      return clause.until === undefined ? { ...clause, until: during } : clause; // CR 603.7b
    case 'during':
    case 'modes':
    case 'repeat':
    case 'sameFor':
    case 'sameBy':
    case 'separatePiles':
      return clause;
  }
}
