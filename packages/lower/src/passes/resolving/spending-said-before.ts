/** "You may cast target card, and mana of any type can be spent to cast that spell": so it is as the spell is cast, now. CR 608.2c, 609.4b. */
import type { Clause } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { inClauses, type Node, rewritten } from '../../rewriting.ts';

/** What may be spent on a spell that is cast at once is in force before it is cast. */
export const spendingSaidBefore: Pass = {
  calledBy: ['spendAsAnyColor'],
  rewrite: inClauses((clause) =>
    rewritten(clause, (node) => (node['kind'] === 'sequence' ? inSequence(node) : undefined)),
  ),
};

function inSequence(node: Node): Node | undefined {
  const { steps } = node as unknown as Extract<Clause, { kind: 'sequence' }>;
  const at = steps.findIndex((step, i) => isSaidOf(step, steps[i - 1]));
  if (at < 0) return undefined;
  const [cast, spending] = [steps[at - 1] as Clause, steps[at] as Clause];
  return { ...node, steps: [...steps.slice(0, at - 1), spending, cast, ...steps.slice(at + 1)] } as unknown as Node;
}

/** Whether the step says what may be spent on the target that the step before lets a player cast at once. */
function isSaidOf(step: Clause, before: Clause | undefined): boolean {
  if (step.kind !== 'rule' || step.rule.kind !== 'spendAsAnyColor' || step.rule.on?.kind !== 'reference') return false;
  if (before?.kind !== 'may' || before.clause.kind !== 'do' || before.clause.during !== undefined) return false;
  const { action } = before.clause;
  return (
    action.kind === 'cast' &&
    action.object.kind === 'select' &&
    action.object.quantifier.target === true &&
    action.object.label === step.rule.on.to
  );
}
