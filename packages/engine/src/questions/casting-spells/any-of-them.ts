/** "You may cast them": which of several cards is up to the player who may. CR 608.2d, 608.2g. */
import type { Clause, Noun } from '@kitchen-table/language/core';

const memo = new WeakMap<Clause, Clause>();

/** The clause that a player may do; where it is to cast or play several at once, it is any of them. CR 608.2d. */
export function anyOfThem(clause: Clause): Clause {
  if (clause.kind !== 'do' || clause.during !== undefined) return clause;
  const { action } = clause;
  if ((action.kind !== 'cast' && action.kind !== 'play') || action.ifAble === true) return clause;
  let any = memo.get(clause);
  if (any === undefined) memo.set(clause, (any = { ...clause, action: { ...action, object: anyOf(action.object) } }));
  return any;
}

/** "Spells from among them" are any number of them; what was spoken of before, and lands and spells, any of what is meant. */
function anyOf(noun: Noun): Noun {
  switch (noun.kind) {
    case 'select': {
      const { quantifier } = noun;
      if (quantifier.target === true) return { kind: 'nounList', of: [noun], join: 'and/or' };
      return quantifier.amount === 'bare' ? { ...noun, quantifier: { ...quantifier, amount: 'anyNumber' } } : noun;
    }
    case 'nounList':
      return noun.join === 'and' ? { ...noun, join: 'and/or' } : noun;
    case 'reference':
    case 'linked':
      return { kind: 'nounList', of: [noun], join: 'and/or' };
    default:
      return noun;
  }
}

/** What the words name, where any of it may be meant. */
export function namedAs(noun: Noun): Noun {
  const [only] = noun.kind === 'nounList' && noun.of.length === 1 ? noun.of : [];
  return only ?? noun;
}
