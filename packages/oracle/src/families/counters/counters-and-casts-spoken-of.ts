/** More that is said of counters, casts and what entered this turn: another counter, spells but the first, what came under your control. CR 122, 608.2h. */
import type { Duration, Noun } from '@kitchen-table/language/surface';
import { category } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { atom, costPart, eachOne, expression, noun, playerVerb, quality, subject, timedRule } from '../categories.ts';
import { counterName, counterOfPlayers } from './counters.ts';
import { quantity } from '../zones/places.ts';
import { numberWord } from '../values/values.ts';

const RELATIVE: Noun = { kind: 'reference', to: null, words: 'unsaid' };
const THIS_TURN = { kind: 'thisTurn' } as const;
const turnOrCombat = terms<Duration>('since when', [
  ['this turn', THIS_TURN],
  ['this combat', { kind: 'thisCombat' }],
]);
const ONE = { kind: 'number', number: 1 } as const;
const oneMore = terms('one more', [
  ['another', 'another'],
  ['a additional', 'an additional'],
] as const);
const A_SPELL: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'a' },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'spell' }] } },
};
playerVerb.add(
  phrase`put~ ${{ words: oneMore }} ${{ counter: counterName }} counter on ${{ on: noun }}`.means({
    kind: 'putCounters',
    number: ONE,
  }),
);
playerVerb.add(
  phrase`get~ a number of ${{ counter: counterOfPlayers }} counters equal to ${{ amount: expression }}`.means({
    kind: 'getCounters',
    words: 'a number of',
  }),
);
/** Of one kind, or of every kind. CR 122.1. */
const whichCounters = category<string | null>(
  'which counters',
  phrase`${{ counter: counterOfPlayers }} counters`.means((s) => s.counter),
  terms<null>('counters', [['counters', null]]),
);
/** "Target player loses all poison counters." */
timedRule.add(
  phrase`${{ from: subject }} lose~from all ${{ counter: whichCounters }}`.means((s) => ({
    kind: 'do',
    action: { kind: 'removeCounters', number: 'all', counter: s.counter, from: s.from, words: 'loses' },
  })),
);
quality.add(
  phrase`that dealt combat damage to ${{ to: atom }} ${{ when: turnOrCombat }}`.means((s) => ({
    kind: 'that',
    event: { kind: 'dealDamage', actor: RELATIVE, sort: 'combat', to: s.to },
    when: s.when,
  })),
);
const BUT_THE_FIRST = {
  kind: 'difference',
  of: [
    {
      kind: 'history',
      event: { kind: 'cast', actor: { kind: 'you' }, object: A_SPELL },
      what: 'times',
      when: 'this turn',
    },
    ONE,
  ],
} as const;
eachOne.add(phrase`spell you've cast this turn other than the first`.means({ kind: 'units', value: BUT_THE_FIRST }));
/** "Remove two counters from this and exile it": both are paid. */
costPart.add(
  phrase`^ remove ${{ number: quantity }} ${{ counter: counterName }} counter#number from ~ and exile it`.means(
    (s) => ({
      kind: 'actionCost',
      action: { kind: 'removeCounters', number: s.number, counter: s.counter, from: { kind: 'self' } },
      also: { kind: 'exile', object: { kind: 'self' } },
    }),
  ),
  phrase`^ remove ${{ number: numberWord }} ${{ counter: counterName }} counters from among ${{ from: noun }} and sacrifice ~`.means(
    (s) => ({
      kind: 'actionCost',
      action: { kind: 'removeCounters', number: s.number, counter: s.counter, from: s.from, among: true },
      also: { kind: 'sacrifice', object: { kind: 'self' } },
    }),
  ),
);
