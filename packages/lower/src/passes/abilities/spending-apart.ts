/** "~ has all activated abilities of those. You may spend mana as though it were of any color for those abilities." CR 609.4b. */
import type { Ability, Rule } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';

/** What gives abilities of others, and the mana for which any will do, as two rules of one ability. */
export const spendingApart: Pass = { calledBy: ['payableBy'], rewrite };

function rewrite(ability: Ability): Ability {
  if (ability.kind !== 'static') return ability;
  return { ...ability, rules: ability.rules.flatMap(apart) };
}

function apart(rule: Rule): readonly Rule[] {
  if (rule.kind !== 'changes' || rule.action.kind !== 'gain' || rule.action.payableBy === undefined) return [rule];
  const { payableBy, ...gain } = rule.action;
  const mana = payableBy === 'any' ? {} : { mana: payableBy };
  return [
    { ...rule, action: gain },
    { kind: 'spendAsAnyColor', player: { kind: 'you' }, activating: gain.object, given: true, ...mana },
  ];
}
