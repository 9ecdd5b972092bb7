/** "Choose left or right. ... the next player in the chosen direction": one of two things to do, chosen as it is done. CR 101.4, 608.2d. */
import type { Clause } from '@kitchen-table/language/surface';
import { some } from '@kitchen-table/language/core';
import type { Pass } from '../../pass.ts';
import { rewritten } from '../../rewriting.ts';
import { inStepPairs } from '../../step-pairs.ts';

const SIDES = ['left', 'right'] as const;

/** The instruction once for each side, one of which is carried out. */
export const sidesWrittenOut: Pass = {
  calledBy: ['nextPlayer'],
  rewrite: (ability) => inStepPairs(ability, (step, next) => (choosesSide(step) ? forEither(next) : null)),
};

function choosesSide(step: Clause): boolean {
  if (step.kind !== 'do' || step.action.kind !== 'choose' || step.action.actor !== undefined) return false;
  const { what } = step.action;
  if (typeof what !== 'object' || !('options' in what)) return false;
  return what.options.length === SIDES.length && SIDES.every((side, index) => what.options[index] === side);
}

function forEither(next: Clause): Clause | null {
  if (!some(next, ({ kind }) => kind === 'nextPlayer')) return null;
  const modes = SIDES.map((side) => ({
    kind: 'mode' as const,
    clause: rewritten(next, (node) =>
      node['kind'] === 'nextPlayer' ? { ...node, kind: 'playerOf', relation: side } : undefined,
    ),
  }));
  return { kind: 'modes', choose: { kind: 'modeCount', min: 1, max: 1, words: 'one' }, modes, asDone: true };
}
