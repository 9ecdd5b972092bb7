/** "Players discard cards and sacrifice creatures the same way": what is done as it was done with others. CR 608.2c. */
import type { SameWay } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { plainFilter } from '../categories.ts';

const deed: Union<SameWay> = category<SameWay>(
  'what is done the same way',
  phrase`sacrifice~ ${{ of: plainFilter }}!plural`.means({ kind: 'sacrifice' }),
  phrase`discard~ ${{ of: plainFilter }}!plural`.means({ kind: 'discard' }),
);
/** One deed or several, in their order. */
export const inThatWay: Category<readonly SameWay[]> = series(deed, { join: 'and', least: 1 });
