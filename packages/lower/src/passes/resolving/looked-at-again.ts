/** "You may put those cards ..., then look at the top five cards", over and over: each time those of the look before. CR 608.2c. */
import type { Clause, Label } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { inClauses, type Node, rewritten } from '../../rewriting.ts';

/** What is looked at last, each time, bears the name of what was looked at before the first time. */
export const lookedAtAgain: Pass = {
  calledBy: ['asOften'],
  rewrite: inClauses((clause) =>
    rewritten(clause, (node) => (node['kind'] === 'sequence' ? inSequence(node) : undefined)),
  ),
};

function inSequence(node: Node): Node | undefined {
  const { steps } = node as unknown as Extract<Clause, { kind: 'sequence' }>;
  const at = steps.findIndex((step) => step.kind === 'may' && step.asOften === true);
  const offered = steps[at];
  if (offered?.kind !== 'may' || offered.clause.kind !== 'sequence') return undefined;
  const before = lookedAt(steps[at - 1]);
  const last = lookedAt(offered.clause.steps.at(-1));
  return before === null || last === null || before === last
    ? undefined
    : rewritten(node, (part) => renamed(part, last, before));
}

/** The name of what a step looks at. */
function lookedAt(step: Clause | undefined): Label | null {
  if (step?.kind !== 'do' || step.action.kind !== 'look') return null;
  const { object } = step.action;
  return 'label' in object ? (object.label ?? null) : null;
}

function renamed(part: Node, from: Label, to: Label): Node | undefined {
  if (part['label'] === from)
    return { ...rewritten({ ...part, label: undefined }, (one) => renamed(one, from, to)), label: to };
  return part['to'] === from ? { ...part, to } : undefined;
}
