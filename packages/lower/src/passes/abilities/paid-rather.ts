/** "You may cast spells from ... If you cast a spell this way, pay life rather than pay its mana cost": what such a spell costs. CR 118.9. */
import type { Ability, Action, Clause, Label, Noun, Rule } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { rewritten } from '../../rewriting.ts';
import { inStepPairs } from '../../step-pairs.ts';

type May = Extract<Rule, { kind: 'may' }>;

/** The price that the sentence after a permission names is that of what is cast by it. */
export const paidRather: Pass = { calledBy: ['payRather'], rewrite };

function rewrite(ability: Ability): Ability {
  if (ability.kind !== 'static') return inStepPairs(ability, together);
  const rules = ability.rules.map((rule) => (rule.kind === 'may' ? priced(rule) : rule));
  return { ...ability, rules };
}

function priced(rule: May): May {
  const { ifCast, action, ...permission } = rule;
  if (ifCast?.clause.kind !== 'do' || ifCast.clause.action.kind !== 'payRather') return rule;
  if ((action.kind !== 'cast' && action.kind !== 'play') || !isAnySpell(ifCast.object)) return rule;
  const { label } = ifCast.object;
  if (label === undefined) return rule;
  const { amount } = ifCast.clause.action;
  const object = labelled(action.object, label);
  if (object === null) return rule;
  const paid: Action = { ...action, object, insteadOfManaCost: [{ kind: 'lifeCost', amount }] };
  return { ...permission, action: paid };
}

/** "Until end of turn, you may play those cards. If you cast a spell this way, pay life ...": one permission. */
function together(step: Clause, next: Clause): Clause | null {
  if (step.kind === 'during') {
    const clause = together(step.clause, next);
    return clause === null ? null : { ...step, clause };
  }
  if (step.kind !== 'may' || step.clause.kind !== 'do') return null;
  if (next.kind !== 'do' || next.action.kind !== 'payRather') return null;
  const { object: cast, amount: said } = next.action;
  const { action } = step.clause;
  if ((action.kind !== 'cast' && action.kind !== 'play') || action.object.kind !== 'select') return null;
  if (cast === undefined || !isAnySpell(cast)) return null;
  const { label = cast.label } = action.object;
  if (label === undefined) return null;
  // The spell that is cast is one of the cards that may be.
  const amount = rewritten(said, (node) =>
    node['kind'] === 'reference' && node['to'] === cast.label ? { ...node, to: label } : undefined,
  );
  const paid: Action = {
    ...action,
    object: { ...action.object, label },
    insteadOfManaCost: [{ kind: 'lifeCost', amount }],
  };
  return { ...step, clause: { ...step.clause, action: paid } };
}

/** "a spell", not "a creature spell". */
function isAnySpell(noun: Noun): noun is Extract<Noun, { kind: 'select' }> {
  if (noun.kind !== 'select' || noun.filter.noun.kind !== 'words') return false;
  const { noun: head, adjectives, qualities } = noun.filter;
  const [word, ...more] = head.words;
  const isSpell = word?.kind === 'classWord' && word.word === 'spell' && more.length === 0;
  return isSpell && adjectives === undefined && qualities === undefined;
}

function labelled(noun: Noun, label: Label): Noun | null {
  if ((noun.kind !== 'select' && noun.kind !== 'nounList') || noun.label !== undefined) return null;
  return { ...noun, label };
}
