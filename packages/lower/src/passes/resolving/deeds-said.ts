/** "Each opponent who can't", "who does", "who didn't", "if they don't" after what each may do: what those words are about is the step before them. CR 608.2c. */
import { isDoneByPlayers, some } from '@kitchen-table/language/core';
import type { Action, Clause, Quality } from '@kitchen-table/language/surface';
import { inClauses, rewritten } from '../../rewriting.ts';
import type { Pass } from '../../pass.ts';

/** What can be told of a player afterwards: questions/resolving/did-this-way.ts. */
const TOLD_THIS_WAY: ReadonlySet<Action['kind']> = new Set<Action['kind']>([
  'discard',
  'draw',
  'mill',
  'sacrifice',
  'create',
]);

const rewrite = inClauses((clause) => {
  const each = rewritten(clause, (node) => (node['kind'] === 'sequence' ? askedOfEach(node as never) : undefined));
  return saysDoSo(each) ? inClause(withinCondition(each), null) : each;
});

/** The ability with the deed in the place of "do so", where it can be told who did it. */
export const deedsSaid: Pass = { calledBy: ['do so', 'ifDone'], rewrite };

type Sequence = Extract<Clause, { kind: 'sequence' }>;

/** "Each opponent may discard a card. If they don't, they lose 3 life": each of them is asked about by themselves. */
function askedOfEach(clause: Sequence): Sequence | undefined {
  const at = clause.steps.findIndex((step, i) => i > 0 && isSaidOfEach(step, clause.steps[i - 1] as Clause));
  if (at < 0) return undefined;
  const { actor, ...offer } = clause.steps[at - 1] as Extract<Clause, { kind: 'may' }>;
  const { not, clause: then } = clause.steps[at] as Extract<Clause, { kind: 'ifDone' }>;
  const who = actor as Extract<NonNullable<typeof actor>, { kind: 'select' }>;
  const qualities = [...(who.filter.qualities ?? []), { kind: 'didSo', ...(not === true ? { not } : {}) } as const];
  const { label, ...players } = who;
  const said: Clause = {
    kind: 'forEach',
    leading: true,
    of: { ...players, filter: { ...who.filter, qualities } },
    clause: rewritten(then, (part) => (refersTo(part, label) ? { ...part, to: 'each' } : undefined)),
  };
  return {
    ...clause,
    steps: clause.steps.map((step, i) =>
      i === at ? said : i === at - 1 ? { ...offer, actor: who, told: true } : step,
    ),
  };
}

function isSaidOfEach(step: Clause, offer: Clause): boolean {
  if (offer.kind !== 'may' || offer.actor?.kind !== 'select' || step.kind !== 'ifDone') return false;
  if (step.reflexive === true || step.intoHand === true || step.asked === true || step.otherwise !== undefined)
    return false;
  const { quantifier, label } = offer.actor;
  // "Any opponent may": of them one is enough.
  if (quantifier.amount !== 'each' || quantifier.words !== undefined || label === undefined) return false;
  return some(step.clause, (part) => refersTo(part, label));
}

function refersTo(part: Readonly<Record<string, unknown>>, label: string | undefined): boolean {
  return part['kind'] === 'reference' && part['to'] === label;
}

/** "If you do, each opponent may ... For each opponent who doesn't": nothing of it unless it was done. */
function withinCondition(clause: Clause): Clause {
  if (clause.kind !== 'sequence') return clause;
  const at = clause.steps.findIndex(
    (step, i) => i > 0 && saysDoSo(step) && offersIfDone(clause.steps[i - 1] as Clause),
  );
  if (at < 0) return clause;
  const condition = clause.steps[at - 1] as Extract<Clause, { kind: 'ifDone' }>;
  const within: Clause = { kind: 'sequence', steps: [condition.clause, clause.steps[at] as Clause], joins: ['.'] };
  return {
    ...clause,
    steps: [...clause.steps.slice(0, at - 1), { ...condition, clause: within }, ...clause.steps.slice(at + 1)],
    joins: clause.joins.filter((_, i) => i !== at - 1),
  };
}

function offersIfDone(clause: Clause): boolean {
  return clause.kind === 'ifDone' && clause.otherwise === undefined && clause.clause.kind === 'may';
}

function saysDoSo(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return node === 'do so';
  for (const field in node) if (saysDoSo((node as Readonly<Record<string, unknown>>)[field])) return true;
  return false;
}

/** What a step has somebody do, if it is one thing. */
function deedOf(clause: Clause): Action | null {
  switch (clause.kind) {
    case 'do':
      return clause.action;
    case 'may':
    case 'forEach':
      return deedOf(clause.clause);
    case 'sequence':
      return deedOf(clause.steps[0] as Clause);
    default:
      return null;
  }
}

function inClause(clause: Clause, deed: Action | null): Clause {
  if (clause.kind === 'sequence') {
    let before = deed;
    const steps = clause.steps.map((step) => {
      const said = inClause(step, before);
      before = deedOf(step) ?? before;
      return said;
    });
    return { ...clause, steps: saidOfOffer(steps) };
  }
  return deed === null ? inner(clause, deed) : (said(inner(clause, deed), deed) as Clause);
}

/** "Each player may shuffle ... Each player who does": of the offer before it, where the deed itself leaves nothing to tell it by. */
function saidOfOffer(steps: readonly Clause[]): readonly Clause[] {
  const at = steps.findIndex(saysDoSo);
  const offer = steps[at - 1];
  if (offer?.kind !== 'may') return steps;
  const said = rewritten(steps[at] as Clause, (node) => (isDoSo(node) ? took(node as unknown as That) : undefined));
  return steps.map((step, i) => (i === at ? said : i === at - 1 ? { ...offer, told: true } : step));
}

type That = Extract<Quality, { kind: 'that' }>;

function isDoSo(node: Readonly<Record<string, unknown>>): boolean {
  return node['kind'] === 'that' && (node['event'] as { action?: unknown }).action === 'do so';
}

const took = ({ not }: That): Quality => ({ kind: 'didSo', ...(not === true ? { not } : {}) });

/** Texts within a text: "when you do, ...". */
function inner(clause: Clause, deed: Action | null): Clause {
  return 'clause' in clause ? ({ ...clause, clause: inClause(clause.clause, deed) } as Clause) : clause;
}

function said(node: unknown, deed: Action): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((part) => said(part, deed));
  const part = node as Readonly<Record<string, unknown>>;
  if (isDoSo(part)) return told(part, deed);
  return Object.fromEntries(Object.entries(part).map(([field, value]) => [field, said(value, deed)]));
}

/** "who didn't": who did not do that this way. */
function told(quality: Readonly<Record<string, unknown>>, deed: Action): unknown {
  const { actor } = quality['event'] as { actor: unknown };
  const action = deed.kind === 'keywordAction' ? { action: deed.action } : {};
  const event = { kind: deed.kind, ...action, actor } as unknown as Action;
  if (!TOLD_THIS_WAY.has(deed.kind) && !(deed.kind === 'keywordAction' && isDoneByPlayers(deed.action))) return quality;
  const found: Quality = { kind: 'that', event, thisWay: true, words: 'this way' };
  return quality['not'] === true ? { ...found, not: true } : found;
}
