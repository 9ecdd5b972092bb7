/** Same names, names on the battlefield, whom somebody attacked, who made tokens: more conditions. CR 111.2, 201.2, 508.1b, 611.2b. */
import type { Noun } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import {
  atom,
  atomSubject,
  condition,
  duration,
  eachOne,
  filter,
  noun,
  plainFilter,
  possessive,
} from '../categories.ts';
import { counterName } from '../counters/counters.ts';
import { cardName } from '../nouns/names.ts';
import { numberWord } from '../values/values.ts';
import { IT } from './condition-words.ts';

const YOU: Noun = { kind: 'you' };
const SELF: Noun = { kind: 'self' };
/** "they", of the player who attacked. */
const THAT_PLAYER: Noun = {
  kind: 'reference',
  to: null,
  words: 'that',
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'player' }] } },
};
const A = { kind: 'quantifier', amount: 'a' } as const;
const ON_BATTLEFIELD = { kind: 'inZone', zone: ['battlefield'] } as const;
condition.add(
  phrase`${{ subject: atomSubject }} don't~subject have the same name as ${{ with: noun }}`.means({
    kind: 'shares',
    what: 'name',
    not: true,
    words: "doesn't have",
  }),
  phrase`another ${{ filter: plainFilter }} with the same name is on the battlefield`.means((s) => ({
    kind: 'thereIs',
    object: {
      kind: 'select',
      quantifier: A,
      filter: {
        ...s.filter,
        qualities: [{ kind: 'nameOf', same: true, as: IT }, { kind: 'otherThan', noun: IT }, ON_BATTLEFIELD],
      },
    },
    words: 'with the same name',
  })),
  phrase`a ${{ filter: plainFilter }} named ${{ name: cardName }} is on the battlefield`.means((s) => ({
    kind: 'thereIs',
    object: {
      kind: 'select',
      quantifier: A,
      filter: { ...s.filter, qualities: [{ kind: 'named', name: s.name }, ON_BATTLEFIELD] },
    },
    words: 'named, on the battlefield',
  })),
  phrase`they attacked ${{ whom: atom }} and/or a ${{ or: plainFilter }} you control`.means((s) => ({
    kind: 'happened',
    event: {
      kind: 'attack',
      object: THAT_PLAYER,
      whom: {
        kind: 'nounList',
        join: 'and/or',
        of: [
          s.whom,
          {
            kind: 'select',
            quantifier: A,
            filter: { ...s.or, qualities: [{ kind: 'controlledBy', player: YOU }] },
          },
        ],
      },
    },
    when: { kind: 'thisCombat' },
    words: 'attacked one of',
  })) as never,
);
duration.add(
  phrase`for as long as ~ remains tapped and ${{ of: possessive }} power remains less than or equal to ~ 's power`.means(
    (s) => ({
      kind: 'forAsLongAs',
      condition: {
        kind: 'allOf',
        of: [
          {
            kind: 'is',
            subject: SELF,
            filter: {
              kind: 'filter',
              adjectives: [{ kind: 'statusWord', status: 'tapped' }],
              noun: { kind: 'words', words: [] },
            },
            words: 'remains',
          },
          {
            kind: 'compare',
            left: { kind: 'stat', stat: 'power', of: s.of },
            comparison: 'atMost',
            right: { kind: 'stat', stat: 'power', of: SELF },
            words: 'remains',
          },
        ],
      },
    }),
  ),
);
eachOne.add(
  phrase`${{ counter: counterName }} counter you've put on ${{ filter: plainFilter }}!plural under your control this turn`.means(
    (s) => ({
      kind: 'units',
      value: {
        kind: 'history',
        event: {
          kind: 'putCounters',
          actor: YOU,
          number: { kind: 'number', number: 1 },
          counter: s.counter,
          on: {
            kind: 'select',
            quantifier: A,
            filter: { ...s.filter, qualities: [{ kind: 'controlledBy', player: YOU }] },
          },
        },
        what: 'amount',
        when: 'this turn',
        words: 'put under control',
      },
    }),
  ),
);
noun.add(
  phrase`all ${{ filter }}!plural except for ${{ spared: numberWord }}`.means((s) => ({
    kind: 'select',
    quantifier: {
      kind: 'quantifier',
      amount: 'number',
      number: { kind: 'difference', of: [{ kind: 'count', of: s.filter }, s.spared] },
      words: 'all but',
    },
    filter: s.filter,
  })) as never,
);
