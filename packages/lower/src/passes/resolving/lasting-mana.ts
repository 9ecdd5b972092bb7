/** How long mana stays in its pool, where a sentence beside the adding lets it outlast steps or phases. CR 106.4, 500.4. */
import { sameTree } from '@kitchen-table/language/core';
import type { AddMana, Clause } from '@kitchen-table/language/surface';
import { inClauses } from '../../rewriting.ts';
import type { Pass } from '../../pass.ts';

type Lasting = NonNullable<AddMana['lasts']>;

const rewrite = inClauses(inClause);

/** The ability with how long its mana lasts in the place of the sentence that says so. */
export const lastingMana: Pass = { calledBy: ['keepsMana'], rewrite };

/** How long the mana lasts of which this speaks; null when it speaks of something else. */
function lastingSaid(step: Clause): Lasting | null {
  if (step.kind !== 'rule' || step.rule.kind !== 'keepsMana' || step.rule.mana !== 'this') return null;
  switch (step.during?.kind) {
    case 'untilEndOfTurn':
      return 'turn';
    case 'untilEndOfCombat':
      return 'combat';
    default:
      return null;
  }
}

function inClause(clause: Clause): Clause {
  if (clause.kind !== 'sequence') {
    if (!('clause' in clause)) return clause;
    const inner = inClause(clause.clause);
    return inner === clause.clause ? clause : ({ ...clause, clause: inner } as Clause);
  }
  const at = clause.steps.findIndex((step) => lastingSaid(step) !== null);
  if (at < 0) {
    const steps = clause.steps.map(inClause);
    return steps.every((step, index) => step === clause.steps[index]) ? clause : { ...clause, steps };
  }
  const before = clause.steps.slice(0, at);
  const marked = before.map((step) => marking(step, lastingSaid(clause.steps[at] as Clause) as Lasting) as Clause);
  // What added no mana has nothing to keep: the sentence stays, and the card is refused.
  if (sameTree(marked, before)) return clause;
  const steps = [...marked, ...clause.steps.slice(at + 1)];
  const [alone] = steps;
  const joins = clause.joins.filter((_, index) => index !== at - 1);
  return steps.length === 1 && alone !== undefined ? alone : { ...clause, steps, joins };
}

/** The same text, with all mana that it adds lasting so long. */
function marking(node: unknown, lasts: Lasting): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((part) => marking(part, lasts));
  const part = node as Readonly<Record<string, unknown>>;
  // An ability that is granted or that a token has adds its own mana.
  if (part['kind'] === 'gain' || part['kind'] === 'token') return node;
  const copy = Object.fromEntries(Object.entries(part).map(([field, value]) => [field, marking(value, lasts)]));
  return part['kind'] === 'addMana' ? { ...copy, lasts } : copy;
}
