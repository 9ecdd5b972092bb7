/** Alternatives each with a description of its own: "permanent you control or suspended card you own". CR 109.2, 115.1. */
import type { Alternative, Filter, Quality } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Mapped, series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { filter, plainFilter } from '../categories.ts';
import { qualities } from './filters.ts';

/** One of them, alone or described. */
const item: Union<Filter> = category<Filter>(
  'a sort of object',
  plainFilter,
  phrase`${{ filter: plainFilter }}^ ${{ qualities }}^`.means((s) => ({
    ...s.filter,
    qualities: s.qualities,
  })) as never,
);
const apart = (of: Filter): Alternative | null =>
  of.noun.kind !== 'words'
    ? null
    : {
        kind: 'alternative',
        ...(of.adjectives ? { adjectives: of.adjectives } : {}),
        words: of.noun.words,
        ...(of.qualities ? { qualities: of.qualities } : {}),
      };
const asFilter = ({ adjectives, words, qualities: said }: Alternative): Filter => ({
  kind: 'filter',
  ...(adjectives ? { adjectives } : {}),
  noun: { kind: 'words', words },
  ...(said ? { qualities: said } : {}),
});
/** Said by words that take no second noun into them: "that's a Cat or Dog" is one description. */
const CLOSED: ReadonlySet<Quality['kind']> = new Set([
  'controlledBy',
  'ownedBy',
  'protectedBy',
  'withKeyword',
  'withCounters',
]);
/** What stands behind the last alone would be said of all of them. */
const isDescribed = (of: readonly Alternative[]): boolean => {
  const before = of.slice(0, -1).flatMap(({ qualities: said }) => said ?? []);
  return before.length > 0 && before.every(({ kind }) => CLOSED.has(kind));
};
const described: Category<Filter> = new Mapped<readonly Filter[], Filter>(
  'a sort of object',
  phrase`${{ of: series(item, { join: 'or' }) }}^`.means((s) => s.of) as never,
  (tree) => {
    const of = tree.map(apart);
    const all = of.filter((each) => each !== null);
    return all.length === of.length && isDescribed(all)
      ? { kind: 'filter', noun: { kind: 'alternatives', of: all, join: 'or' } }
      : null;
  },
  (tree) =>
    tree.noun.kind === 'alternatives' &&
    tree.noun.join === 'or' &&
    tree.adjectives === undefined &&
    tree.qualities === undefined &&
    isDescribed(tree.noun.of)
      ? [tree.noun.of.map(asFilter)]
      : [],
  ['filter'],
);
filter.add(described);
