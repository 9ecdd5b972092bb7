/** "... Otherwise, ...": what is done when a condition was false, or when a step before was not done. CR 608.2c. */
import type { Clause } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { words } from '../../kernel/words.ts';
import { clause, condition } from '../categories.ts';

/** Two sentences, of which one is carried out. */
export const otherwise: Union<Clause> = category<Clause>(
  'otherwise',
  phrase`if ${{ condition }} , ${{ clause }} . ^ otherwise , ${{ otherwise: clause }}`.means({ kind: 'if' }),
  phrase`if you do , ${{ clause }} . ^ otherwise , ${{ otherwise: clause }}`.means({ kind: 'ifDone', words: 'you do' }),
  phrase`if they do , ${{ clause }} . ^ otherwise , ${{ otherwise: clause }}`.means({ kind: 'ifDone', words: 'they' }),
  phrase`if ${{ words: words('who', ['that player', 'the player', 'its controller', 'a player']) }} does , ${{ clause }} . ^ otherwise , ${{ otherwise: clause }}`.means(
    { kind: 'ifDone' },
  ),
);
