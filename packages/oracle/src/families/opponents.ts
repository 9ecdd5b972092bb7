/** Players named in more words than one: "each of your opponents", "any player". CR 102. */
import type { Noun } from '@kitchen-table/language';
import { q } from './quantifiers.ts';

/** "any player may ...": whoever wants to. */
export function anyOne(word: 'player' | 'opponent'): Noun {
  return {
    kind: 'select',
    quantifier: { ...q, amount: 'a', words: 'any one' },
    filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word }] } },
  };
}
/** "each of your opponents": opponents are always yours. */
export function eachOpponent(amount: 'each' | 'a'): Noun {
  return {
    kind: 'select',
    quantifier: { ...q, amount, words: 'of your' },
    filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'opponent' }] } },
  };
}
