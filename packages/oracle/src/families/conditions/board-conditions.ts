/** Conditions on the whole battlefield and on counters of any kind. CR 122, 400.1, 603.8. */
import type { Condition, Noun } from '@kitchen-table/language/surface';
import { Category, category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { condition, plainFilter } from '../categories.ts';
import { quantifier } from '../nouns/quantifiers.ts';

/** "no creatures are on the battlefield". */
export const onTheBattlefield: Union<Noun> = category<Noun>(
  'something on the battlefield',
  phrase`${{ quantifier }} ${{ filter: plainFilter }}@quantifier be~quantifier on the battlefield`.means((s) => ({
    kind: 'select',
    quantifier: s.quantifier,
    filter: { ...s.filter, qualities: [{ kind: 'inZone', zone: ['battlefield'] }] },
  })),
);
/** The same, as what is so. */
export const isOnTheBattlefield: Category<Condition> = phrase`${{ object: onTheBattlefield }}`.means({
  kind: 'thereIs',
  words: 'are on',
});
condition.add(isOnTheBattlefield);
