/** "any number of the copies": some of the copies that were just made. CR 707.12. */
import type { Filter, Noun } from '@kitchen-table/language/surface';
import { terms } from '../../kernel/words.ts';
import { noun } from '../categories.ts';

const COPY: Filter = { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'copy' }] } };
noun.add(
  terms<Noun>('copies', [
    [
      'any number of the copies',
      {
        kind: 'select',
        quantifier: { kind: 'quantifier', amount: 'anyNumber' },
        filter: {
          ...COPY,
          qualities: [
            {
              kind: 'among',
              noun: { kind: 'reference', to: null, words: 'the', many: true, filter: COPY },
              words: 'of',
            },
          ],
        },
      },
    ],
  ]),
);
