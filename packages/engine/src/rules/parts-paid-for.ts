/** Parts of a spell's text that are there only if a cost was paid: without it they ask for no targets. CR 601.2c, 702.33g, 702.166d. */
import type { Clause, Condition } from '@kitchen-table/language';
import { isTargetNode } from '../vocabulary/target-labels.ts';
import { some } from '../questions/within.ts';

/** Pure memos, by the words. */
const dependsMemo = new WeakMap<Clause, boolean>();
const paidMemo = new WeakMap<Clause, Map<string, readonly Clause[]>>();

/** Whether some part with a target depends on whether an additional cost was paid. */
export function dependsOnPaying(clauses: readonly Clause[]): boolean {
  return clauses.some(depends);
}

function depends(clause: Clause): boolean {
  let known = dependsMemo.get(clause);
  if (known === undefined) {
    known = some(clause, (part) => part['kind'] === 'if' && asksForTargets(part) && keywordAsked(part) !== null);
    dependsMemo.set(clause, known);
  }
  return known;
}

/** A part has targets of its own; not when the other branch speaks of them, since then they are there either way. */
function asksForTargets(part: Readonly<Record<string, unknown>>): boolean {
  const { clause, otherwise } = part;
  return (some(clause, isTargetNode) && !some(otherwise, speaksOfTarget)) || some(otherwise, isTargetNode);
}

function speaksOfTarget(part: Readonly<Record<string, unknown>>): boolean {
  return part['kind'] === 'reference' && typeof part['to'] === 'string' && part['to'].startsWith('target');
}

/** The text as it is with these costs paid. */
export function clausesAsPaid(clauses: readonly Clause[], paid: readonly string[]): readonly Clause[] {
  if (!dependsOnPaying(clauses)) return clauses;
  return clauses.flatMap((clause) => {
    if (!depends(clause)) return [clause];
    const key = paid.toSorted().join();
    let byPaid = paidMemo.get(clause);
    if (byPaid === undefined) paidMemo.set(clause, (byPaid = new Map()));
    let settled = byPaid.get(key);
    if (settled === undefined) byPaid.set(key, (settled = asPaid(clause, paid)));
    return settled;
  });
}

function asPaid(clause: Clause, paid: readonly string[]): readonly Clause[] {
  if (clause.kind === 'sequence') {
    const kept: Clause[] = [];
    const joins: (typeof clause.joins)[number][] = [];
    clause.steps.forEach((step, index) => {
      for (const part of asPaid(step, paid)) {
        if (kept.length > 0) joins.push(clause.joins[index - 1] ?? '.');
        kept.push(part);
      }
    });
    return kept.length === 0 ? [] : [{ ...clause, steps: kept, joins }];
  }
  if (clause.kind !== 'if' || !asksForTargets(clause as never)) return [clause];
  const asked = keywordAsked(clause as never);
  if (asked === null) return [clause];
  const holds = (asked.names.some((name) => paid.includes(name)) !== asked.not) !== (clause.unless === true);
  if (holds) return [clause];
  return clause.otherwise === undefined ? [] : [clause.otherwise];
}

/** Under which names the cost that the condition asks about would have been paid; null when it asks about something else. */
function keywordAsked(part: Readonly<Record<string, unknown>>): { names: readonly string[]; not: boolean } | null {
  const condition = part['condition'] as Condition;
  if (condition.kind !== 'castFact' || condition.symbols !== undefined) return null;
  const subject = condition.subject;
  if (subject.kind !== 'self' && !(subject.kind === 'reference' && subject.to === 'self')) return null;
  const names = NAMES[condition.fact];
  return names === undefined ? null : { names, not: condition.not === true };
}

const NAMES: Readonly<Record<string, readonly string[]>> = {
  kicked: ['kicker', 'multikicker'],
  bargained: ['bargain'],
  teamwork: ['teamwork'],
  gift: ['gift'],
};
