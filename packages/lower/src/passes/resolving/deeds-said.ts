/** "Each opponent who can't", "who does", "who didn't": what those words are about is the step before them. CR 608.2c. */
import { isDoneByPlayers } from '@kitchen-table/language/core';
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

const rewrite = inClauses((clause) => (saysDoSo(clause) ? inClause(clause, null) : clause));

/** The ability with the deed in the place of "do so", where it can be told who did it. */
export const deedsSaid: Pass = { calledBy: ['do so'], rewrite };

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
