/** Counters of a kind spoken of before: "another counter of that kind", "that many of each of those kinds". CR 122. */
import type { Action, Value } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import { atom, bare, eachOne, expression, noun, playerVerb, timedRule } from '../categories.ts';
import { quantity } from '../zones/places.ts';
import { countedCounters } from './counters-had.ts';
import { thatManyPlus } from '../values/values.ts';

/** In the place of a kind of counter: the one that is spoken of. The binder sees to it that there is one. */
export const THAT_KIND = 'of that kind';
const ONE: Value = { kind: 'number', number: 1 };
const THAT_MANY: Value = { kind: 'amountOf', to: null, words: 'that many' };

eachOne.add(
  phrase`kind of counter ( ${{ words: words('among', ['among']) }} ${{ on: bare }} | on ${{ on: atom }} )`.means({
    kind: 'counterKinds',
  }),
);
countedCounters.add(
  phrase`a counter of that kind`.means({ counter: THAT_KIND, comparison: 'atLeast', to: ONE, said: 'a' }),
);
expression.add(
  phrase`the number of different kinds of counters among ${{ on: bare }}`.means((s) => ({
    kind: 'count',
    of: { kind: 'counterKinds', on: s.on, words: 'different' },
  })),
);
playerVerb.add(
  phrase`choose~ a [${{ words: terms<'kind'>('a kind of it', [['kind of', 'kind']]) }}] counter on ${{ on: noun }}`.means(
    {
      kind: 'chooseCounter',
    },
  ),
  phrase`put~ ${{ number: quantity }} counter#number of that kind on ${{ on: noun }}`.means({
    kind: 'putCounters',
    counter: THAT_KIND,
  }),
  phrase`put~ ${{
    words: terms<'another' | 'additional'>('one more', [
      ['another', 'another'],
      ['a additional', 'additional'],
    ]),
  }} counter of that kind on ${{ on: noun }}`.means({
    kind: 'putCounters',
    number: ONE,
    counter: THAT_KIND,
  }),
  phrase`give~ ${{ on: noun }} another counter of that kind`.means({
    kind: 'putCounters',
    number: ONE,
    counter: THAT_KIND,
    words: 'give',
  }),
  // Of a kind that was chosen, or spoken of last: see bind.ts.
  new Mapped<Action, Action>(
    'something to do',
    phrase`remove~ one from ${{ from: noun }}`.means({
      kind: 'removeCounters',
      number: ONE,
      counter: null,
      words: 'one',
    }),
    (tree) => tree,
    (tree) => (tree.kind === 'removeCounters' && tree.words === 'one' ? [{ ...tree, counter: null }] : []),
  ),
);
/** "Twice that many", "that many plus one": of what would be put there. */
const changed: Union<Value> = category<Value>(
  'how many',
  phrase`twice that many`.means({ kind: 'times', by: 2, of: THAT_MANY }),
  thatManyPlus,
);
playerVerb.add(
  phrase`put~ ${{ number: changed }} of each of those kinds of counters on ${{ on: noun }}`.means({
    kind: 'putCounters',
    counter: THAT_KIND,
    words: 'of each of those kinds',
  }),
);
timedRule.add(
  phrase`${{ number: changed }} of each of those kinds of counters are put on ${{ on: noun }}`.means((s) => ({
    kind: 'do',
    action: { kind: 'putCounters', number: s.number, counter: THAT_KIND, on: s.on, words: 'of those kinds, are put' },
  })),
);
