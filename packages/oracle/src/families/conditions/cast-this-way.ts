/** "A spell cast this way": the one that the step before let a player cast. CR 608.2c. */
import type { Noun } from '@kitchen-table/language/surface';
import type { Category } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { plainFilter } from '../categories.ts';

export const castThisWay = phrase`a ${{ filter: plainFilter }} cast this way`.means((s) => ({
  kind: 'reference',
  to: null,
  words: 'that',
  filter: s.filter,
  thisWay: true,
})) as Category<Noun>;
