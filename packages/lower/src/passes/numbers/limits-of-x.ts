/** "You may pay {X}. If you do, ... X can't be greater than ...": no more may be paid for X as the text is carried out. CR 107.3f, 101.2. */
import { mentionsX } from '@kitchen-table/language/core';
import type { Clause, Rule } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { inClauses, type Node, rewritten } from '../../rewriting.ts';

/** The greatest X is known to the payment before it. */
export const limitsOfX: Pass = {
  calledBy: ['xAtMost'],
  rewrite: inClauses((clause) =>
    rewritten(clause, (node) => (node['kind'] === 'sequence' ? inSequence(node) : undefined)),
  ),
};

function inSequence(node: Node): Node | undefined {
  const { steps } = node as unknown as Extract<Clause, { kind: 'sequence' }>;
  const at = steps.findIndex((step) => step.kind === 'rule' && step.rule.kind === 'xAtMost');
  if (at < 0) return undefined;
  const { rule } = steps[at] as { rule: Extract<Rule, { kind: 'xAtMost' }> };
  const limited = steps.map((step, i) =>
    i < at
      ? rewritten(step, (part) =>
          part['kind'] === 'pay' && mentionsX(part['cost']) && part['mostX'] === undefined
            ? { ...part, mostX: rule.most as unknown as Node }
            : undefined,
        )
      : step,
  );
  return limited.every((step, i) => step === steps[i]) ? undefined : ({ ...node, steps: limited } as unknown as Node);
}
