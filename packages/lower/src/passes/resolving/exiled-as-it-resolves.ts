/** "Exile it instead of putting it into your graveyard as it resolves": an effect about that spell. CR 608.2n, 614.1a. */
import { some } from '@kitchen-table/language/core';
import { type Clause, outward } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { type Node, rewritten, takenIn } from '../../rewriting.ts';
import { inStepPairs } from '../../step-pairs.ts';

type RuleStep = Extract<Clause, { kind: 'rule' }>;

/** What will be done with a spell when it has resolved replaces what would be; what is said next of the card is done with that. */
export const exiledAsItResolves: Pass = {
  calledBy: ['insteadOf'],
  rewrite: (ability) => {
    const joined = inStepPairs(ability, together);
    return some(joined, hangsOnIt)
      ? joined
      : rewritten(joined, (node) => effectOf(node as unknown as Clause) ?? undefined);
  },
};

/** "If you don't", "when you do", "otherwise" behind it have no meaning yet: its words stay, and are refused. */
function hangsOnIt(node: Node): boolean {
  if (node['kind'] !== 'sequence') return false;
  const { steps } = node as unknown as Extract<Clause, { kind: 'sequence' }>;
  return steps.some((step, at) => steps[at + 1]?.kind === 'ifDone' && effectOf(step) !== null);
}

function together(step: Clause, next: Clause): Clause | null {
  const effect = step.kind === 'rule' ? step : effectOf(step);
  const rule = effect?.rule;
  if (effect === null || rule?.kind !== 'replace' || typeof rule.instead !== 'object' || rule.instead === null)
    return null;
  if (rule.would.kind !== 'move' || rule.would.resolving !== true) return null;
  const said = saidOfTheCard(rule.instead, next);
  return said === null ? null : { ...effect, rule: { ...rule, instead: after(rule.instead, said) } };
}

/** The effect that such an instruction begins; null: the step says something else. */
function effectOf(step: Clause): RuleStep | null {
  if (step.kind === 'may' && step.actor === undefined) {
    const effect = effectOf(step.clause);
    if (effect?.rule.kind !== 'replace' || typeof effect.rule.instead !== 'object' || effect.rule.instead === null)
      return null;
    return { ...effect, rule: { ...effect.rule, instead: { ...step, clause: effect.rule.instead } } };
  }
  if (step.kind !== 'do' || step.action.kind !== 'exile' || step.action.insteadOf === undefined) return null;
  const { insteadOf, ...exile } = step.action;
  const { object } = exile;
  if (object.kind !== 'reference' || object.to === null) return null;
  return {
    kind: 'rule',
    rule: {
      kind: 'replace',
      would: {
        kind: 'move',
        verb: 'put',
        object: { ...object, to: outward(object.to) },
        to: takenIn(insteadOf),
        resolving: true,
      },
      instead: { kind: 'do', action: exile },
    },
    during: { kind: 'restOfGame' },
  };
}

/** "If you do, ...", and what speaks of the card: it has yet to be exiled. CR 608.2c. */
function saidOfTheCard(instead: Clause, next: Clause): Clause | null {
  if (next.kind === 'ifDone')
    return next.not === true || next.reflexive === true || next.otherwise !== undefined ? null : next.clause;
  const exile = instead.kind === 'sequence' ? instead.steps[0] : instead;
  const said = exile?.kind === 'may' ? exile.clause : exile;
  if (said?.kind !== 'do' || said.action.kind !== 'exile' || said.action.object.kind !== 'reference') return null;
  const { to } = said.action.object;
  return some(next, (node: Node) => node['kind'] === 'reference' && node['to'] === to) ? next : null;
}

function after(before: Clause, next: Clause): Clause {
  if (before.kind === 'may') return { ...before, clause: after(before.clause, next) };
  const steps = before.kind === 'sequence' ? before.steps : [before];
  const joins = before.kind === 'sequence' ? before.joins : [];
  return { kind: 'sequence', steps: [...steps, next], joins: [...joins, '.'] };
}
