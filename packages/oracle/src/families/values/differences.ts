/** Differences and other amounts: "the difference between its power and toughness", "the damage already dealt to it this turn". CR 107.1, 608.2h. */
import type { Value } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { counters } from '../counters/counters.ts';
import { terms } from '../../kernel/words.ts';
import { atomSubject, bare, condition, expression, possessive } from '../categories.ts';
import { digits, numberWord, plainNumber, stat } from './values.ts';

expression.add(
  phrase`the result minus ${{ right: digits }}`.means((s) => ({
    kind: 'difference',
    of: [{ kind: 'amountOf', to: null, words: 'the result' }, s.right],
    words: 'the result',
  })),
  phrase`the difference between ${{ of: possessive }} power and toughness`.means((s) => ({
    kind: 'difference',
    of: [
      { kind: 'stat', stat: 'power', of: s.of },
      { kind: 'stat', stat: 'toughness', of: s.of },
    ],
    absolute: true,
    words: 'power and toughness',
  })) as never,
  phrase`the difference between ${{ of: possessive }} ${{ one: stat }} and its ${{ two: stat }}`.means((s) => ({
    kind: 'difference',
    of: [
      { kind: 'stat', stat: s.one, of: s.of },
      { kind: 'stat', stat: s.two, of: { kind: 'reference', to: null, words: 'it' } },
    ],
    absolute: true,
    words: 'and its',
  })) as never,
  phrase`the number of ${{ counter: counters }}!plural on ${{ on: bare }}`.means({
    kind: 'countersOn',
    words: 'on',
  }),
  phrase`the number of colors ${{ of: atomSubject }} be~of`.means({ kind: 'kindsAmong', what: 'colors' }),
);
/** Numbers in words beyond those that are counted with every day. */
const large: readonly (readonly [string, Value])[] = [
  ['thirty', { kind: 'number', number: 30 }],
  ['forty', { kind: 'number', number: 40 }],
  ['fifty', { kind: 'number', number: 50 }],
  ['one hundred', { kind: 'number', number: 100 }],
];
numberWord.add(terms('a number in words', large as never) as never);
condition.add(
  phrase`it 's greater`.means({ kind: 'comparedAgain', comparison: 'over' }),
  phrase`${{ of: possessive }} ${{ stat }} is exactly ${{ right: plainNumber }}`.means((s) => ({
    kind: 'compare',
    left: { kind: 'stat', stat: s.stat, of: s.of },
    comparison: 'equal',
    right: s.right,
    words: 'exactly',
  })),
);
