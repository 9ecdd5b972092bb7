/** "It is an Insect artifact creature and has indestructible, and it loses all other card types": other than those. CR 205.1a, 613.1d. */
import type { Ability, Description, Rule } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';

type Becoming = Extract<Rule, { kind: 'changes' }> & {
  readonly action: Extract<Extract<Rule, { kind: 'changes' }>['action'], { kind: 'become' }>;
};

/** What is lost but for what the same text gives, said where it is given. */
export const lossesJoined: Pass = { calledBy: ['loses'], rewrite };

function rewrite(ability: Ability): Ability {
  if (ability.kind !== 'static') return ability;
  const at = ability.rules.findIndex((rule) => isBecoming(rule) && losesAllOthers(rule.action.as));
  const given = ability.rules.findIndex((rule) => isBecoming(rule) && rule.action.as.types !== undefined);
  if (at <= given || given < 0) return ability;
  const { loses } = (ability.rules[at] as Becoming).action.as;
  const into = ability.rules[given] as Becoming;
  const joined = { ...into, action: { ...into.action, as: { ...into.action.as, loses } } } as Rule;
  const rules = ability.rules
    .map((rule, index) => (index === given ? joined : rule))
    .filter((_, index) => index !== at);
  return { ...ability, rules };
}

function isBecoming(rule: Rule): rule is Becoming {
  return rule.kind === 'changes' && rule.action.kind === 'become';
}

function losesAllOthers({ loses }: Description): boolean {
  return loses === 'other abilities, card types, and creature types';
}
