/** "You may cast them": which of several cards, and in what order, is up to the player who may. CR 608.2d, 608.2g. */
import type { Noun, Reference } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';
import { type Node, rewritten } from '../../rewriting.ts';

/** What may be cast or played as the text is carried out, as any of it: one after the other, as many as wanted. */
export const anyOfThem: Pass = {
  calledBy: ['may'],
  rewrite: (ability) => rewritten(ability, (node) => (node['kind'] === 'may' ? offered(node) : undefined)),
};

type Offered = { kind: string; during?: unknown; action: Node & { kind: string; ifAble?: true } };

function offered(may: Node): Node | undefined {
  const clause = may['clause'] as Offered | undefined;
  if (clause?.kind !== 'do' || clause.during !== undefined) return undefined;
  const { action } = clause;
  if ((action.kind !== 'cast' && action.kind !== 'play') || action.ifAble === true) return undefined;
  const noun = action['object'] as Noun;
  const object = anyOf(noun);
  return object === noun ? undefined : { ...may, clause: { ...clause, action: { ...action, object } } };
}

/** "Spells from among them" are any number of them; what was spoken of before, and lands and spells, any of what is meant. */
function anyOf(noun: Noun): Noun {
  switch (noun.kind) {
    case 'select': {
      const { quantifier } = noun;
      if (quantifier.target === true)
        return quantifier.amount === 'a' ? noun : { kind: 'nounList', of: [noun], join: 'and/or' };
      return quantifier.amount === 'bare' ? { ...noun, quantifier: { ...quantifier, amount: 'anyNumber' } } : noun;
    }
    case 'nounList':
      return noun.join === 'and' ? { ...noun, join: 'and/or' } : noun;
    case 'reference':
      return isOne(noun) ? noun : { kind: 'nounList', of: [noun], join: 'and/or' };
    case 'linked':
      return { kind: 'nounList', of: [noun], join: 'and/or' };
    default:
      return noun;
  }
}

/** "It", "that card", "one of them". */
function isOne({ words, many, one }: Reference): boolean {
  return one === true || ['it', 'that', 'he', 'she'].includes(words) || (words === 'the' && many !== true);
}
