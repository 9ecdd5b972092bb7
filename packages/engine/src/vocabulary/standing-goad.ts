/** "Enchanted creature is goaded": it must attack, and another player than you if it can, while that is so. CR 701.38b. */
import type { Ability, Noun, Rule } from '@kitchen-table/language';

const OTHERS: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'each' },
  filter: {
    kind: 'filter',
    noun: { kind: 'words', words: [{ kind: 'classWord', word: 'player' }] },
    qualities: [{ kind: 'otherThan', noun: { kind: 'you' } }],
  },
};

/** The ability with what being goaded demands in place of the word. */
export function withGoadingSaid(ability: Ability): Ability {
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
  return goading(unsaid && subject ? subject : object);
}

/** What being goaded demands of a creature: to attack, and another player than you. CR 701.38b. */
export function goading(object: Noun): readonly Rule[] {
  return [
    { kind: 'must', action: { kind: 'attack', object }, goaded: true },
    { kind: 'must', action: { kind: 'attack', object, whom: OTHERS }, words: 'elsewhere' },
  ];
}
