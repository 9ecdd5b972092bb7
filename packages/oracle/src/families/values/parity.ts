/** Odd and even numbers. CR 107.1. */
import type { Noun } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { words } from '../../kernel/words.ts';
import { condition, eachOne, possessive, quality } from '../categories.ts';
import { stat } from './values.ts';

const oddOrEven = words('odd or even', ['odd', 'even']);
quality.add(
  phrase`with a ${{ is: oddOrEven }} ${{ stat }}`.means({ kind: 'parity' }),
  phrase`with ${{ is: oddOrEven }} mana values`.means({ kind: 'parity', stat: 'mana value', words: 'plural' }),
  phrase`with ${{ stat }} of ( ${{ words: words('that', ['that']) }} | the chosen ) quality`.means({
    kind: 'parity',
    is: 'chosen',
  }),
);
const measured = (of: Noun, is: unknown, which: unknown): object => ({
  kind: 'is',
  subject: of,
  filter: {
    kind: 'filter',
    noun: { kind: 'words', words: [] },
    qualities: [{ kind: 'parity', stat: which, is }],
  },
  words: 'odd or even',
});
condition.add(
  phrase`${{ of: possessive }} ${{ stat }} is ${{ is: oddOrEven }}`.means((s) => measured(s.of, s.is, s.stat) as never),
);
/** "For each odd result": of the dice rolled before. CR 706.2. */
eachOne.add(
  phrase`${{ words: words('which results', ['odd result', 'even result']) }}`.means((s) => ({
    kind: 'units',
    value: { kind: 'amountOf', to: null, words: s.words },
  })),
);
