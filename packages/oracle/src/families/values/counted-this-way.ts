/** More that can be counted or compared: what a sum or a count says in other words. CR 107, 608.2h. */
import type { Noun } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { words } from '../../kernel/words.ts';
import { bare, eachOne, expression } from '../categories.ts';
import { digits } from './values.ts';

const THEY: Noun = { kind: 'reference', to: null, words: 'they' };
eachOne.add(
  phrase`card ${{ done: words('what was done', ['exiled', 'discarded', 'revealed']) }} from their hand this way`.means(
    (s) => ({
      kind: 'select',
      quantifier: { kind: 'quantifier', amount: 'each' },
      filter: {
        kind: 'filter',
        noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] },
        qualities: [
          { kind: 'fromZone', zone: ['hand'], of: THEY },
          { kind: 'thisWay', done: s.done },
        ],
      },
    }),
  ),
);
expression.add(
  phrase`the difference`.means({ kind: 'amountOf', to: null, words: 'the difference' }),
  phrase`${{ left: digits }} minus ${{ right: expression }}`.means((s) => ({
    kind: 'difference',
    of: [s.left, s.right],
  })),
  phrase`the total number of ${{ of: bare }}`.means({ kind: 'count', words: 'total' }),
);
