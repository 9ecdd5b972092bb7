/** Conditions about attackers, shares, halves and counters as they are now. CR 603.4, 611.3. */
import type { Noun, Quality, Stat, Value } from '@kitchen-table/language/surface';
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
  quality,
  value,
} from '../categories.ts';
import { IT, oneOf } from './condition-words.ts';
import { count, numberWord, stat } from '../values/values.ts';

const RELATIVE: Noun = { kind: 'reference', to: null, words: 'unsaid' };
const NOTHING = { kind: 'words', words: [] } as const;
const half = (of: Value, rounded: 'up' | 'down' = 'down'): Value => ({ kind: 'half', of, rounded, words: 'unrounded' });
/** Those of whom a number is less than half of another one. */
const underHalf = (one: Stat, other: Stat): Quality => ({
  kind: 'whose',
  condition: {
    kind: 'compare',
    left: { kind: 'stat', stat: one, of: RELATIVE },
    comparison: 'under',
    right: half({ kind: 'stat', stat: other, of: RELATIVE }, 'up'),
  },
  words: 'under half',
});
quality.add(
  phrase`whose ${{ one: stat }} is less than half their ${{ other: stat }}`.means((s) => underHalf(s.one, s.other)),
);
condition.add(
  phrase`a ${{ filter: plainFilter }} 's ${{ one: stat }} is less than half their ${{ other: stat }}`.means((s) => ({
    kind: 'compare',
    left: { kind: 'count', of: { ...s.filter, qualities: [underHalf(s.one, s.other)] } },
    comparison: 'atLeast',
    right: { kind: 'number', number: 1 },
    words: 'one under half',
  })) as never,
  phrase`${{ player: atomSubject }} protect~player ${{ subject: atom }}`.means((s) => ({
    kind: 'is',
    subject: s.subject,
    filter: { kind: 'filter', noun: NOTHING, qualities: [{ kind: 'protectedBy', player: s.player }] },
    words: 'protects',
  })),
  phrase`~ is the only ${{ filter: plainFilter }} in your graveyard`.means((s) => ({
    kind: 'allOf',
    of: [
      { kind: 'inZone', subject: { kind: 'self' }, zone: 'graveyard' },
      {
        kind: 'compare',
        left: {
          kind: 'count',
          of: { ...s.filter, qualities: [{ kind: 'inZone', zone: ['graveyard'], of: { kind: 'you' } }] },
        },
        comparison: 'equal',
        right: { kind: 'number', number: 1 },
      },
    ],
  })) as never,
  phrase`no ${{ filter: plainFilter }}!plural are in that graveyard`.means((s) => ({
    kind: 'compare',
    left: {
      kind: 'count',
      of: {
        ...s.filter,
        qualities: [{ kind: 'inZone', zone: ['graveyard'], of: { kind: 'playerOf', relation: 'owner', of: IT } }],
      },
    },
    comparison: 'equal',
    right: { kind: 'number', number: 0 },
    words: 'that graveyard',
  })) as never,
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
