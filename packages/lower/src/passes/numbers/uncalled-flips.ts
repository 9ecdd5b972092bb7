/** "Flip a coin. If it comes up heads, ...": a flip that nobody calls, and nobody wins or loses. CR 705.2. */
import type { Clause } from '@kitchen-table/language/surface';
import { some } from '@kitchen-table/language/core';
import type { Pass } from '../../pass.ts';
import { inStepPairs } from '../../step-pairs.ts';

const HEADS = /comes up heads$/;

/** The flip says that nobody calls it, where the next step asks for heads. */
export const uncalledFlips: Pass = {
  calledBy: ['flipCoin'],
  rewrite: (ability) =>
    inStepPairs(ability, (step, next) => {
      if (step.kind !== 'do' || step.action.kind !== 'flipCoin' || !asksForHeads(next)) return null;
      const flip: Clause = { kind: 'do', action: { ...step.action, uncalled: true } };
      return { kind: 'sequence', steps: [flip, next], joins: ['.'] };
    }),
};

function asksForHeads(next: Clause): boolean {
  return some(
    next,
    ({ kind, words }) => (kind === 'ifDone' || kind === 'amountOf') && typeof words === 'string' && HEADS.test(words),
  );
}
