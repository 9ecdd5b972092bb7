/** Nouns and small words that several conditions have. */
import type { ClassWord, Filter, Noun } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { adjectives } from '../descriptions/filters.ts';

/** What was spoken of last. */
export const IT: Noun = { kind: 'reference', to: null, words: 'it' };
/** Those that were spoken of last. */
export const THEM: Noun = { kind: 'reference', to: null, words: 'they' };
/** "a spell", "another player". */
export const oneOf = (word: ClassWord, other?: true): Noun => ({
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'a', ...(other ? { other } : {}) },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word }] } },
});
/** A noun by what is said of it alone: "legendary", "white". */
export const adjectiveFilter: Union<Filter> = category<Filter>(
  'a sort of object',
  phrase`${{ adjectives }}`.means((s) => ({
    kind: 'filter',
    adjectives: s.adjectives,
    noun: { kind: 'words', words: [] },
  })),
);
