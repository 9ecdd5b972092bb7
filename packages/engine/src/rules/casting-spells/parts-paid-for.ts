/** Parts of a spell's text that are there only if a cost was paid: without it they ask for no targets. CR 601.2c, 702.33g, 702.166d. */
import { type Clause, type Condition, type Label, some } from '@kitchen-table/language/core';
import { isTargetNode } from '../../vocabulary/target-nodes.ts';

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
    const key = paid.toSorted().join();
    let byPaid = paidMemo.get(clause);
    if (byPaid === undefined) paidMemo.set(clause, (byPaid = new Map()));
    let settled = byPaid.get(key);
    if (settled === undefined) byPaid.set(key, (settled = asPaid(clause, paid)));
    return settled;
  });
}

function asPaid(clause: Clause, paid: readonly string[]): readonly Clause[] {
  if (clause.kind === 'sequence') return [{ ...clause, steps: stepsAsPaid(clause.steps, paid) }];
  const holds = isPaidFor(clause, paid);
  if (holds === null) return [clause];
  const { otherwise, ...first } = clause as If;
  if (holds) return [first];
  return otherwise === undefined ? [] : [otherwise];
}

type If = Extract<Clause, { kind: 'if' }>;

/** Whether a part with targets of its own is there with these costs paid; null when that does not depend on them. */
function isPaidFor(clause: Clause, paid: readonly string[]): boolean | null {
  if (clause.kind !== 'if' || !asksForTargets(clause as never)) return null;
  const asked = keywordAsked(clause as never);
  if (asked === null) return null;
  return (asked.names.some((name) => paid.includes(name)) !== asked.not) !== (clause.unless === true);
}

/** Of a step and what is done "instead" of it, to another target, one is there: the other asks for none. CR 601.2c, 614.15. */
function stepsAsPaid([step, next, ...rest]: readonly Clause[], paid: readonly string[]): readonly Clause[] {
  if (step === undefined) return [];
  const holds = next?.kind === 'if' && next.instead === true ? isPaidFor(next, paid) : null;
  if (holds === null || speaksOf((next as If).clause, targetsIn(step)))
    return [...asPaid(step, paid), ...stepsAsPaid(next === undefined ? [] : [next, ...rest], paid)];
  const { clause } = next as If;
  const [there, gone] = holds ? [clause, step] : [step, clause];
  return [...asPaid(there, paid), ...stepsAsPaid(withTargetsRenamed(rest, targetsIn(gone), targetsIn(there)), paid)];
}

/** The labels of the targets of a part, in their order. */
function targetsIn(part: Clause): readonly Label[] {
  const labels: Label[] = [];
  some(part, (node) => {
    if (isTargetNode(node)) labels.push(node['label'] as Label);
    return false;
  });
  return labels;
}

function speaksOf(part: Clause, targets: readonly Label[]): boolean {
  return some(part, (node) => node['kind'] === 'reference' && targets.includes(node['to'] as Label));
}

/** What is said afterwards of the one target is said of the other, where that is there in its place. */
function withTargetsRenamed(
  steps: readonly Clause[],
  [gone, ...more]: readonly Label[],
  [there, ...others]: readonly Label[],
): readonly Clause[] {
  if (gone === undefined || there === undefined || more.length + others.length > 0) return steps;
  const renamed = (node: unknown): unknown => {
    if (typeof node !== 'object' || node === null) return node;
    if (Array.isArray(node)) return node.map(renamed);
    const copy = Object.fromEntries(Object.entries(node).map(([field, part]) => [field, renamed(part)]));
    return copy['kind'] === 'reference' && copy['to'] === gone ? { ...copy, to: there } : copy;
  };
  return steps.map((step) => renamed(step) as Clause);
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
