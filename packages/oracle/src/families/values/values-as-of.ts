/** What X is, and when it was so much: "as you cast this spell", "as this ability resolves". CR 601.2, 608.2h. */
import type { Value } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { expression } from '../categories.ts';

/** What stands after "where X is". */
export const whatXIs: Union<Value> = category<Value>(
  'a value',
  expression,
  phrase`${{ of: expression }} as you cast ~`.means({ kind: 'asOf', when: 'casting' }),
  phrase`${{ of: expression }} as this ability resolves`.means({ kind: 'asOf', when: 'resolving' }),
);
