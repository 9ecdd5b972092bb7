/** More that is done with counters, sizes and life totals: distribute, double, switch, exchange. CR 122, 701.10, 701.12. */
import type { Action, Noun, Value } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { Mapped, series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, verbs } from '../../kernel/words.ts';
import { expression, lastingVerb, noun, playerVerb, possessive, turnPart } from '../categories.ts';
import { counterName } from '../counters/counters.ts';
import { countersItem } from '../zones/places.ts';
import { amount, count, several } from '../values/values.ts';

const sides = terms<'power' | 'toughness' | 'power and toughness'>('a size', [
  ['power', 'power'],
  ['toughness', 'toughness'],
  ['power and toughness', 'power and toughness'],
]);
type OneWord = 'one word for all' | 'one word for all, no article';
const ONE_WORD = terms<OneWord>('your choice', [
  ['your choice of a', 'one word for all'],
  ['your choice of', 'one word for all, no article'],
]);
const ONE: Value = { kind: 'number', number: 1 };
const number: Union<Value> = category<Value>('how many', several);
/** Counters of the kind that was spoken of. */
const spokenOf = terms('which counters', [
  ['those counters', 'those'],
  ['them', 'them'],
  ['all of them', 'all of them'],
  ['all of them from it', 'all of them from it'],
  ['them all', 'them all'],
  ['all of those counters', 'all of those'],
] as const);
playerVerb.add(
  phrase`distribute~ ( [!upTo up to] ${{ number: count }} | ${{ number }} ) ${{ counter: counterName }} counters among ${{ on: noun }}`.means(
    {
      kind: 'putCounters',
      distributed: true,
    },
  ),
  phrase`exchange~ life totals`.means({ kind: 'exchangeLife' }),
  phrase`redistribute~ any number of players ' life totals`.means({ kind: 'redistributeLife' }),
  phrase`exchange~ life totals with ${{ with: noun }}`.means({ kind: 'exchangeLife' }),
  phrase`skip~ ${{ part: turnPart }}`.means({ kind: 'skip' }),
  phrase`reveal~ a number of cards from ${{ of: possessive }} hand equal to ${{ number: expression }}`.means((s) => ({
    kind: 'reveal',
    object: {
      kind: 'select',
      quantifier: { kind: 'quantifier', amount: 'number', number: s.number },
      filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] } },
    },
    from: { kind: 'place', zone: 'hand', of: s.of, words: 'a number of' },
  })),
  phrase`put~ a number of ${{ counter: counterName }} counters equal to ${{ number: expression }} on ${{ on: noun }}`.means(
    {
      kind: 'putCounters',
      words: 'a number of, before',
    },
  ),
  phrase`put~ ${{ from: possessive }} counters on ${{ onto: noun }}`.means({
    kind: 'moveCounters',
    number: 'all',
    counter: null,
    anew: true,
  }),
  phrase`put~ those counters on ${{ onto: noun }}`.means({
    kind: 'moveCounters',
    number: 'all',
    counter: null,
    from: { kind: 'reference', to: null, words: 'it' },
    anew: true,
    words: 'those',
  }),
  // Which counters: those that were spoken of last, see bind.ts.
  new Mapped<Action, Action>(
    'something to do',
    phrase`remove~ ${{ words: spokenOf }}`.means({
      kind: 'removeCounters',
      number: 'all',
      counter: null,
      from: { kind: 'reference', to: null, words: 'it' },
    }),
    (tree) => tree,
    (tree) => (tree.kind === 'removeCounters' && tree.words !== undefined ? [{ ...tree, counter: null }] : []),
    ['removeCounters'],
  ),
  phrase`behold~ ${{ object: noun }}`.means({ kind: 'keywordAction', action: 'behold' }),
  phrase`earthbend~ ${{ amount }}`.means({ kind: 'keywordAction', action: 'earthbend' }),
  phrase`airbend~ ${{ object: noun }}`.means({ kind: 'keywordAction', action: 'airbend' }),
  phrase`assemble~ a Contraption`.means({ kind: 'keywordAction', action: 'assemble a Contraption' }),
  phrase`destroy~ ${{ object: noun }} and it can't be regenerated`.means({
    kind: 'destroy',
    noRegeneration: true,
    words: 'and it',
  }),
  phrase`turn~ ${{ object: noun }} face down`.means({ kind: 'keywordAction', action: 'turn face down' }),
  phrase`put~ your choice of ${{ options: series(countersItem, { join: 'or' }) }} on ${{ on: noun }}`.means({
    kind: 'putCounters',
    number: { kind: 'number', number: 1 },
    counter: null,
  }),
  new Mapped<Action, Action>(
    'something to do',
    phrase`put~ ${{ words: ONE_WORD }} ${{ kinds: series(counterName, { join: 'or' }) }} counter on ${{ on: noun }}`.means(
      (s) => ({ kind: 'choice', kinds: s.kinds, on: s.on, words: s.words }),
    ) as never,
    (tree) => {
      const { kinds, on, words } = tree as unknown as { kinds: readonly string[]; on: Noun; words: OneWord };
      return {
        kind: 'putCounters',
        number: ONE,
        counter: null,
        options: kinds.map((counter) => ({ counter, number: ONE })),
        on,
        words,
      };
    },
    (tree) =>
      tree.kind === 'putCounters' &&
      (tree.words === 'one word for all' || tree.words === 'one word for all, no article') &&
      tree.options !== undefined
        ? [
            {
              kind: 'choice',
              kinds: tree.options.map(({ counter }) => counter),
              on: tree.on,
              words: tree.words,
            } as never,
          ]
        : [],
    ['putCounters'],
  ),
  phrase`endure~ ${{ amount }}`.means({ kind: 'keywordAction', action: 'endure' }),
  phrase`blight~ ${{ amount }}`.means({ kind: 'keywordAction', action: 'blight' }),
  phrase`collect~ evidence ${{ amount }}`.means({ kind: 'keywordAction', action: 'collect evidence' }),
  phrase`open~ a Attraction`.means({ kind: 'keywordAction', action: 'open an Attraction' }),
  phrase`${{
    action: verbs('something to do', [
      ['cloak~', 'cloak'],
      ['harness~', 'harness'],
    ] as const),
  }}^ ${{ object: noun }}`.means({ kind: 'keywordAction' }),
  phrase`heal~ all damage on ${{ object: noun }}`.means({ kind: 'keywordAction', action: 'heal' }),
  phrase`forage~`.means({ kind: 'keywordAction', action: 'forage' }),
  phrase`double~ the number of each kind of counter on ${{ object: noun }}`.means({
    kind: 'double',
    what: 'counters',
    words: 'each kind',
  }),
);
/** Changes for a time. */
lastingVerb.add(
  phrase`double~ ${{ object: possessive }} ${{ what: sides }}`.means({ kind: 'double' }),
  phrase`double~ the ${{ what: sides }} of ${{ object: noun }}`.means({ kind: 'double', words: 'of' }),
  phrase`triple~ ${{ object: possessive }} ${{ detail: sides }}`.means({ kind: 'keywordAction', action: 'triple' }),
  phrase`switch~ ${{ object: possessive }} power and toughness`.means({ kind: 'switch' }),
  phrase`switch~ the power and toughness of ${{ object: noun }}`.means({ kind: 'switch', words: 'of' }),
);
