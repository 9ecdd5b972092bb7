/** A duration said of several things: "gets +1/+1 and gains flying until end of turn"; how long an ability waits. CR 611.2, 603.7b. */
import type { Ability, Clause, Duration } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { type Node, rewritten, takenIn } from '../../rewriting.ts';

/** A duration is said of each thing that may last and has none of its own. CR 611.2. */
export const durationsSaid: Pass = { calledBy: ['during'], rewrite };

function rewrite(ability: Ability): Ability {
  return rewritten(ability, other);
}

function other(node: Node): unknown {
  if (node['kind'] !== 'during') return undefined;
  const { clause, during } = node as unknown as Extract<Clause, { kind: 'during' }>;
  return rewritten(withDuration(clause, during), other);
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
      return clause.until === undefined ? { ...clause, until: takenIn(during) } : clause; // CR 603.7b
    case 'modes':
      return { ...clause, modes: clause.modes.map((mode) => ({ ...mode, clause: withDuration(mode.clause, during) })) };
    case 'sameFor':
    case 'sameBy':
    case 'sameWay':
      return { ...clause, clause: withDuration(clause.clause, during) };
    case 'separatePiles':
      return { ...clause, chosen: withDuration(clause.chosen, during) };
    case 'during': // It has a duration of its own.
    case 'repeat':
      return clause;
  }
}
