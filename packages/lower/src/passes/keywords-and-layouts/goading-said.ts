/** "Enchanted creature is goaded": it must attack, and another player than you if it can, while that is so. CR 701.38b. */
import type { Ability, Noun, Rule } from '@kitchen-table/language/surface';
import { goading, type Noun as CoreNoun } from '@kitchen-table/language/core';
import type { Pass } from '../../pass.ts';

/** The ability with what being goaded demands in place of the word. */
export const goadingSaid: Pass = { calledBy: ['goad'], rewrite };

function rewrite(ability: Ability): Ability {
  if (ability.kind !== 'static' || !ability.rules.some(goads)) return ability;
  const first = ability.rules[0];
  const subject = first?.kind === 'changes' && 'object' in first.action ? first.action.object : undefined;
  return {
    ...ability,
    rules: ability.rules.flatMap((rule) => (goads(rule) ? demanded(rule.action, subject) : [rule])),
  };
}

type Goading = Extract<Rule, { kind: 'changes' }> & { readonly action: { readonly object: Noun } };

function goads(rule: Rule): rule is Goading {
  return rule.kind === 'changes' && rule.action.kind === 'goad';
}

function demanded({ object }: Goading['action'], subject: Noun | null | undefined): readonly Rule[] {
  const unsaid = object.kind === 'reference' && object.words === 'unsaid';
  const goaded = unsaid && subject ? subject : object;
  return goading(goaded as CoreNoun) as readonly Rule[];
}
