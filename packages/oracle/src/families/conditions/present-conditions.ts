/** Conditions about attackers, shares, halves and counters as they are now. CR 603.4, 611.3. */
import type { Value } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { counters } from '../counters/counters.ts';
import {
  adjectiveList,
  atom,
  atomSubject,
  bare,
  condition,
  filter,
  plainFilter,
  possessive,
  value,
} from '../categories.ts';
import { oneOf } from './condition-words.ts';
import { count, numberWord, stat } from '../values/values.ts';

const NOTHING = { kind: 'words', words: [] } as const;
const half = (of: Value): Value => ({ kind: 'half', of, rounded: 'down', words: 'unrounded' });
condition.add(
  phrase`${{ subject: atomSubject }} had to attack this combat`.means({ kind: 'hadToAttack' }),
  phrase`${{ subject: atomSubject }} be~subject attacking ${{ whom: atom }}`.means((s) => ({
    kind: 'is',
    subject: s.subject,
    filter: { kind: 'filter', noun: NOTHING, qualities: [{ kind: 'attacking', whom: s.whom }] },
    words: 'attacking',
  })),
  phrase`exactly ${{ number: numberWord }} ${{ filter: plainFilter }}@number be~number ${{ adjectives: adjectiveList }}`.means(
    (s) => ({
      kind: 'compare',
      left: {
        kind: 'count',
        of: { ...s.filter, adjectives: s.adjectives },
      },
      comparison: 'equal',
      right: s.number,
      words: 'exactly are',
    }),
  ) as never,
  phrase`${{ of: possessive }} ${{ stat }} is less than or equal to half ${{ right: value }}`.means((s) => ({
    kind: 'compare',
    left: { kind: 'stat', stat: s.stat, of: s.of },
    comparison: 'atMost',
    right: half(s.right as Value),
  })),
  phrase`there are ${{ right: count }} or more ${{ counter: counters }}!plural among ${{ on: bare }}`.means((s) => ({
    kind: 'compare',
    left: { kind: 'countersOn', counter: s.counter, on: s.on },
    comparison: 'atLeast',
    right: s.right,
    words: 'counters among',
  })),
);
/** "an opponent had two or more creatures enter the battlefield under their control this turn". CR 603.6a. */
condition.add(
  phrase`a opponent had a ${{ filter }} enter the battlefield under their control this turn`.means((s) => ({
    kind: 'happened',
    event: {
      kind: 'enter',
      object: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' }, filter: s.filter },
      under: oneOf('opponent'),
    },
    when: { kind: 'thisTurn' },
    words: 'had enter',
  })),
);
