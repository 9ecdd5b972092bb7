/** "... deals 5 damage to target creature. The damage can't be prevented": said of the damage of the step before. CR 615.12. */
import { type Ability, type Clause, type Condition, type Rule, self } from '@kitchen-table/language/surface';
import { inClauses } from '../../rewriting.ts';
import type { Pass } from '../../pass.ts';

const inSpell = inClauses(inClause);

/** The ability with damage that can't be prevented in the place of the sentence that says so. */
export const unpreventableDamage: Pass = { calledBy: ['prevent'], rewrite };

function rewrite(ability: Ability): Ability {
  if (ability.kind !== 'static') return inSpell(ability);
  // "If ..., this spell can't be countered and the damage can't be prevented": the damage that the spell deals.
  if (!ability.rules.some(isOfThatDamage)) return ability;
  const rules = ability.rules.map((rule): Rule => {
    if (!isOfThatDamage(rule)) return rule;
    return { kind: 'cant', action: { kind: 'prevent', amount: 'all', by: self } };
  });
  const { condition } = ability;
  return { ...ability, rules, condition: condition ? { kind: 'allOf', of: [condition, ON_STACK] } : ON_STACK };
}

/** A spell says so of itself. CR 113.6. */
const ON_STACK: Condition = { kind: 'inZone', subject: self, zone: 'stack' };

function isOfThatDamage(rule: Rule): boolean {
  return rule.kind === 'cant' && rule.action.kind === 'prevent' && rule.action.of === 'that damage';
}

function inClause(clause: Clause): Clause {
  if (clause.kind !== 'sequence') {
    if (!('clause' in clause)) return clause;
    const inner = inClause(clause.clause);
    return inner === clause.clause ? clause : ({ ...clause, clause: inner } as Clause);
  }
  const at = clause.steps.findIndex((step) => step.kind === 'rule' && isOfThatDamage(step.rule));
  const before = clause.steps[at - 1];
  // Of anything but one step that deals damage the sentence stays, and the card is refused.
  if (at < 1 || before?.kind !== 'do' || before.action.kind !== 'dealDamage') {
    const steps = clause.steps.map(inClause);
    return steps.every((step, index) => step === clause.steps[index]) ? clause : { ...clause, steps };
  }
  const damage: Clause = { ...before, action: { ...before.action, unpreventable: true } };
  const steps = [...clause.steps.slice(0, at - 1), damage, ...clause.steps.slice(at + 1)];
  const [alone] = steps;
  if (steps.length === 1 && alone !== undefined) return alone;
  return inClause({ ...clause, steps, joins: clause.joins.filter((_, index) => index !== at - 1) });
}
