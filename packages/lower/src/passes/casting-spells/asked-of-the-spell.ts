/** "You may cast it if it's an instant spell", "if that spell's mana value is 4 or less": asked of the spell as it is cast, not of the card. CR 601.3e, 715.3b. */
import type { Clause, Condition, Filter, Noun } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { type Node, rewritten } from '../../rewriting.ts';

/** What may be cast on a condition about the spell: a spell such as it says. */
export const askedOfTheSpell: Pass = {
  calledBy: ['if'],
  rewrite: (ability) =>
    rewritten(ability, (node) => (node['kind'] === 'if' ? asSuchASpell(node as unknown as If) : undefined)),
};

type If = Extract<Clause, { kind: 'if' }>;

function asSuchASpell({ condition, clause, ...rest }: If): Clause | undefined {
  if (rest.otherwise !== undefined || rest.unless === true || rest.instead === true) return undefined;
  if (clause.kind !== 'may' || clause.clause.kind !== 'do' || clause.clause.action.kind !== 'cast') return undefined;
  const { action, during } = clause.clause;
  if (during !== undefined) return undefined;
  const spell = spellAsked(condition);
  if (spell === null || action.object.kind !== 'reference' || action.object.to !== spell.of) return undefined;
  const among = { kind: 'among', noun: action.object } as const;
  const object: Noun = {
    kind: 'select',
    quantifier: { kind: 'quantifier', amount: 'a' },
    filter: { ...spell.filter, qualities: [...(spell.filter.qualities ?? []), among] },
  };
  return { ...clause, clause: { ...clause.clause, action: { ...action, object } } };
}

const SPELL: Filter['noun'] = { kind: 'words', words: [{ kind: 'classWord', word: 'spell' }] };

/** Which spell is asked for, and of what: by a condition that calls it a spell. */
function spellAsked(condition: Condition): { of: unknown; filter: Filter } | null {
  if (condition.kind === 'is') {
    const { subject, filter, not } = condition;
    return not !== true && subject.kind === 'reference' && isSpell(filter.noun) ? { of: subject.to, filter } : null;
  }
  if (condition.kind !== 'compare' || condition.left.kind !== 'stat') return null;
  const { stat, of } = condition.left;
  if (stat !== 'mana value' || of.kind !== 'reference' || of.filter === undefined || !isSpell(of.filter.noun))
    return null;
  const quality = { kind: 'withStat', stat, comparison: condition.comparison, to: condition.right } as const;
  return { of: of.to, filter: { kind: 'filter', noun: SPELL, qualities: [quality] } };
}

function isSpell(noun: unknown): boolean {
  const { words } = (noun ?? {}) as { words?: readonly Node[] };
  return words?.some(({ kind, word }) => kind === 'classWord' && word === 'spell') === true;
}
