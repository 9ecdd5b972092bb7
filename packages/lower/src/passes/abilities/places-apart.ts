/** "You may cast ~ from your graveyard or from exile": from each of the places, as a rule of its own. CR 601.3e. */
import type { Ability, Rule } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';

/** A permission to cast or play from either of two places, as two permissions; not one that holds only so often. */
export const placesApart: Pass = { calledBy: ['may'], rewrite };

function rewrite(ability: Ability): Ability {
  if (ability.kind !== 'static') return ability;
  const rules = ability.rules.flatMap(apart);
  return rules.length === ability.rules.length ? ability : { ...ability, rules };
}

function apart(rule: Rule): Rule | readonly Rule[] {
  if (rule.kind !== 'may' || rule.times !== undefined) return rule;
  const { action } = rule;
  if ((action.kind !== 'cast' && action.kind !== 'play') || action.from?.words !== 'or from') return rule;
  const { or, words: _words, ...first } = action.from;
  if (or === undefined) return rule;
  return [first, { kind: 'place', zone: or } as const].map((from): Rule => ({ ...rule, action: { ...action, from } }));
}
