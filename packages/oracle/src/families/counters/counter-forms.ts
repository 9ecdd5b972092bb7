/** Counters in further forms: either of two kinds, up to so many, from among several; cards in exile by what is on them. CR 122. */
import type { Filter, Noun, Quality, Value } from '@kitchen-table/language/surface';
import { Mapped, series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import { event, expression, filter, noun, plainFilter, playerVerb, quality } from '../categories.ts';
import { counterName, counters } from './counters.ts';
import { aOrAnother } from '../nouns/quantifiers.ts';
import { qualities } from '../descriptions/filters.ts';
import { countersItem, quantity } from '../zones/places.ts';
import { size } from '../values/sizes.ts';
import { count, numberWord } from '../values/values.ts';

const RELATIVE: Noun = { kind: 'reference', to: null, words: 'unsaid' };
/** How many counters are taken when no number is said, with "counters" in the plural. */
const SEVERAL = terms<'all' | 'any number' | Value>('how many', [
  ['all', 'all'],
  ['any number of', 'any number'],
  ['one or more', { kind: 'atLeast', number: 1 }],
]);
playerVerb.add(
  phrase`remove~ [!upTo up to] ${{ number: quantity }} ${{ counter: counters }}@number from [!among among] ${{ from: noun }}`.means(
    { kind: 'removeCounters' },
  ),
  phrase`remove~ ${{ number: SEVERAL }} ${{ counter: counters }}!plural from [!among among] ${{ from: noun }}`.means({
    kind: 'removeCounters',
  }),
  phrase`remove~ a number of ${{ counter: counters }}!plural ( ${{ words: terms('how much', [['equal to', 'equal to']] as const) }} ${{ number: expression }} from ${{ from: noun }} | from ${{ from: noun }} ${{ words: terms('how much', [['equal to', 'behind']] as const) }} ${{ number: expression }} )`.means(
    { kind: 'removeCounters' },
  ),
  phrase`move~ ${{ number: quantity }} ${{ counter: counters }}@number from ${{ from: noun }} onto ${{ onto: noun }}`.means(
    { kind: 'moveCounters' },
  ),
  phrase`move~ ${{ number: SEVERAL }} ${{ counter: counters }}!plural from [!among among] ${{ from: noun }} ( ${{ words: words('to', ['to']) }} | onto ) ${{ onto: noun }}`.means(
    {
      kind: 'moveCounters',
    },
  ),
  phrase`put~ ${{ options: series(countersItem, { join: 'or' }) }} on ${{ on: noun }}`.means({
    kind: 'putCounters',
    number: { kind: 'number', number: 1 },
    counter: null,
    words: 'either',
  }),
  phrase`put~ up to ${{ number: count }} ${{ counter: counterName }} counters on ${{ on: noun }} . ^ this ability can't cause the total number of ${{ again: counterName }} counters on ~ to be greater than ${{ most: numberWord }}`.means(
    { kind: 'putCounters', upTo: true },
  ),
  phrase`distribute~ a number of ${{ counter: counterName }} counters equal to ${{ number: expression }} among ${{ on: noun }}`.means(
    { kind: 'putCounters', distributed: true, words: 'a number of' },
  ),
);
event.add(
  phrase`you remove the last ${{ counter: counterName }} counter from ${{ from: noun }}`.means({
    kind: 'removeCounters',
    actor: { kind: 'you' },
    number: { kind: 'number', number: 1 },
    last: true,
  }),
);
/** "an exiled card with a page counter on it": the zone is said in front. CR 406. */
const EXILED: Quality = { kind: 'inZone', zone: ['exile'], words: 'exiled' };
filter.add(
  new Mapped<Filter, Filter>(
    'a sort of card',
    phrase`exiled ${{ filter: plainFilter }}^ ${{ qualities }}^`.means((s) => ({
      ...s.filter,
      qualities: s.qualities,
    })),
    (tree) => ({ ...tree, qualities: [EXILED, ...(tree.qualities ?? [])] }),
    (tree) => {
      const [first, ...rest] = tree.qualities ?? [];
      return first?.kind === 'inZone' && first.words === 'exiled' && rest.length > 0
        ? [{ ...tree, qualities: rest }]
        : [];
    },
  ),
);
quality.add(
  phrase`that had ( a ${{ counter: counterName }} counter | ${{ words: terms<'any'>('counters', [['counters', 'any']]) }} ) put on it this way`.means(
    { kind: 'thisWay', done: 'given counters' },
  ),
  phrase`you've cast`.means({ kind: 'castBy', player: { kind: 'you' }, words: "you've" }),
  phrase`with base power and toughness ${{ size }}`.means((s) => ({ ...s.size, kind: 'withBaseSize' })),
  phrase`with ${{ quantifier: aOrAnother }} ${{ filter: plainFilter }} attached to it`.means((s) => ({
    kind: 'whose',
    condition: {
      kind: 'thereIs',
      object: {
        kind: 'select',
        quantifier: s.quantifier,
        filter: { ...s.filter, qualities: [{ kind: 'attachedTo', noun: RELATIVE }] },
      },
    },
    words: 'with attached',
  })),
);
