/** "You may cast an artifact spell. If you cast a spell this way, that artifact enters tapped": the spell that is cast so. CR 614.1c. */
import { some } from '@kitchen-table/language/core';
import type { Ability, Rule } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';

/** What is said of what may be cast, once it is cast that way, is said of the spell that was cast so. */
export const spokenOfOnceCast: Pass = { calledBy: ['ifCast'], rewrite };

function rewrite(ability: Ability): Ability {
  if (ability.kind !== 'static') return ability;
  const rules = ability.rules.map(saidOfTheSpell);
  return rules.every((rule, index) => rule === ability.rules[index]) ? ability : { ...ability, rules };
}

function saidOfTheSpell(rule: Rule): Rule {
  if (rule.kind !== 'may' || rule.ifCast === undefined || rule.action.kind !== 'cast') return rule;
  const { object: spell, clause } = rule.ifCast;
  const { label, ...object } = rule.action.object as { readonly label?: string };
  if (label === undefined || spell.kind !== 'select' || spell.label !== undefined) return rule;
  if (clause.kind !== 'rule' || clause.rule.kind !== 'entersWith') return rule;
  const action = { ...rule.action, object };
  const plain = { ...rule, action, ifCast: undefined };
  const isSpokenOf = ({ kind, to }: { kind?: unknown; to?: unknown }): boolean => kind === 'reference' && to === label;
  if (some(plain, isSpokenOf) || !some(clause, isSpokenOf)) return rule;
  return { ...rule, action, ifCast: { ...rule.ifCast, object: { ...spell, label } } } as Rule;
}
