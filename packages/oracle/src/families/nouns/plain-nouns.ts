/** Nouns that "the" may point at: "the creature", "the tokens". */
import type { Filter, NounWords } from '@kitchen-table/language/surface';
import type { Category } from '../../kernel/category.ts';
import { terms } from '../../kernel/words.ts';

const simply = (noun: NounWords): Filter => ({ kind: 'filter', noun });
const NAMED_PLAINLY: readonly (readonly [string, Filter])[] = [
  ...(['player', 'opponent', 'token', 'spell', 'permanent', 'ability', 'source', 'card'] as const).map(
    (word) => [word, simply({ kind: 'words', words: [{ kind: 'classWord', word }] })] as const,
  ),
  ...(['creature', 'artifact', 'land', 'enchantment', 'planeswalker'] as const).map(
    (type) => [type, simply({ kind: 'words', words: [{ kind: 'typeWord', type }] })] as const,
  ),
];
/** What "the" may point at without more: "the creature", "the token". "The cards from your hand" are no such. */
export const plainNoun: Category<Filter> = terms<Filter>('an object or player', NAMED_PLAINLY, true);
/** The same of several. */
export const pluralNoun: Category<Filter> = terms<Filter>(
  'objects or players',
  NAMED_PLAINLY.filter(([word]) => word !== 'card'),
  true,
);
