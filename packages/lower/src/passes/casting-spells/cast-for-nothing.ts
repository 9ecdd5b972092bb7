/** "If ..., you may cast it without paying its mana cost", said by a spell of itself: another cost that it may be cast for. CR 118.9. */
import type { Ability, Clause, Noun } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';

/** No spell can be cast while it resolves: what it says of casting itself is how it may be cast. CR 113.6. */
export const castForNothing: Pass = { calledBy: ['withoutPaying'], rewrite };

function rewrite(ability: Ability): Ability {
  if (ability.kind !== 'spell' || ability.clause.kind !== 'if') return ability;
  const { kind: _if, condition, clause, ...rest } = ability.clause;
  if (Object.keys(rest).length > 0 || !castsItself(clause)) return ability;
  return { kind: 'static', rules: [], condition, spellCost: { alternative: [], words: 'without paying' } };
}

function castsItself(clause: Clause): boolean {
  if (clause.kind !== 'may' || clause.actor !== undefined || clause.clause.kind !== 'do') return false;
  const { action } = clause.clause;
  if (action.kind !== 'cast') return false;
  const { object, withoutPaying, kind: _cast, ...rest } = action;
  const known = Object.values(rest).every((value) => value === undefined);
  return known && withoutPaying === true && isItself(object);
}

function isItself(noun: Noun | undefined): boolean {
  return noun?.kind === 'self' || (noun?.kind === 'reference' && noun.to === 'self');
}
