/** "... deals 2 damage to any target. If ..., it deals double that damage instead": to whom the step before deals it. CR 614.15. */
import type { Ability, Action, Clause, Noun } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { type Node, rewritten } from '../../rewriting.ts';

/** Damage that replaces that of the step before goes where that would have gone. */
export const damageInstead: Pass = { calledBy: ['instead'], rewrite };

type Damage = Extract<Action, { kind: 'dealDamage' }>;

function rewrite(ability: Ability): Ability {
  return rewritten(ability, (node) => (node['kind'] === 'sequence' ? ofSteps(node) : undefined));
}

function ofSteps(node: Node): unknown {
  const steps = node['steps'] as readonly Clause[];
  const said = steps.map((step, at) => {
    const before = steps[at - 1];
    return before !== undefined && step.kind === 'if' && step.instead === true ? toTheSame(before, step) : step;
  });
  return said.every((step, at) => step === steps[at]) ? undefined : { ...node, steps: said };
}

function toTheSame(before: Clause, step: Extract<Clause, { kind: 'if' }>): Clause {
  const dealt = damageOf(before);
  const instead = damageOf(step.clause);
  if (dealt?.to === undefined || instead === null || instead.to !== undefined) return step;
  const to = again(dealt.to);
  return to === null ? step : { ...step, clause: { kind: 'do', action: { ...instead, to } } };
}

function damageOf(clause: Clause): Damage | null {
  return clause.kind === 'do' && clause.action.kind === 'dealDamage' ? clause.action : null;
}

/** The same recipients, said once more; null for those that would have to be chosen once more. */
function again(to: Noun): Noun | null {
  if (to.kind !== 'select' && to.kind !== 'anyTarget') return to;
  if (to.label !== undefined) return { kind: 'reference', to: to.label, words: 'it' };
  return ['each', 'all', 'bare'].includes(to.quantifier.amount) ? to : null;
}
