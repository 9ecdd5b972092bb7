/** "... Otherwise, ...": what is done when a condition was false, or when a step before was not done. CR 608.2c. */
import type { Clause } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { clause, condition } from '../categories.ts';

/** Two sentences, of which one is carried out. */
export const otherwise: Union<Clause> = category<Clause>(
  'otherwise',
  phrase`if ${{ condition }} , ${{ clause }} . ^ otherwise , ${{ otherwise: clause }}`.means({ kind: 'if' }),
  phrase`if ${{
    words: terms('who does', [
      ['you do', 'you do'],
      ['they do', 'they'],
      ['that player does', 'that player'],
      ['the player does', 'the player'],
      ['its controller does', 'its controller'],
      ['a player does', 'a player'],
    ] as const),
  }} , ${{ clause }} . ^ otherwise , ${{ otherwise: clause }}`.means({ kind: 'ifDone' }),
);
