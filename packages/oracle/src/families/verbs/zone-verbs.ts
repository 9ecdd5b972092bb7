/** What is done with cards of several zones at once, and searches of them. CR 701.10, 701.19, 701.20. */
import type { Noun, Value } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import {
  countedNoun,
  eachOne,
  expression,
  noun,
  origin,
  payVerb,
  plainFilter,
  playerVerb,
  possessive,
  quality,
} from '../categories.ts';
import { withCounters } from '../clauses/countered-spells.ts';
import { untilEvent } from './objects.ts';
import { ownedZone } from '../descriptions/qualities.ts';
import { quantifier } from '../nouns/quantifiers.ts';
import { manaSymbols } from '../values/symbols.ts';
import { numberWord, several } from '../values/values.ts';

const topOfYours = (count: Value): Noun => ({
  kind: 'libraryCards',
  position: 'top',
  count,
  library: { kind: 'you' },
  words: 'shuffled before',
});
const THAT_MANY = { kind: 'amountOf', to: null, words: 'that many' } as const;
/** "any number of target players' graveyards". */
const severalTargets: Union<Noun> = category<Noun>(
  'players',
  phrase`any number of target ${{ filter: plainFilter }}!plural`.means({
    kind: 'select',
    quantifier: { kind: 'quantifier', amount: 'anyNumber', target: true },
  }),
);
playerVerb.add(
  phrase`choose~ ${{ quantifier }} ${{ filter: plainFilter }}@quantifier from ${{ of: possessive }} ${{ one: ownedZone }} or ${{ two: ownedZone }}`.means(
    (s) => ({
      kind: 'choose',
      what: {
        kind: 'select',
        quantifier: s.quantifier,
        filter: { ...s.filter, qualities: [{ kind: 'inZone', zone: [s.one, s.two], of: s.of, words: 'from' }] },
      },
    }),
  ),
  phrase`choose~ ${{ quantifier }} ${{ filter: plainFilter }}@quantifier from ${{ of: possessive }} ${{ zone: ownedZone }}`.means(
    (s) => ({
      kind: 'choose',
      what: {
        kind: 'select',
        quantifier: s.quantifier,
        filter: { ...s.filter, qualities: [{ kind: 'inZone', zone: [s.zone], of: s.of, words: 'from' }] },
      },
    }),
  ),
  phrase`exile~ ${{ player: severalTargets }} ' graveyards`.means((s) => ({
    kind: 'exile',
    object: { kind: 'zoneOfPlayer', zone: ['graveyard'], player: s.player },
    words: 'plural',
  })),
  phrase`draw~ that many cards minus ${{ less: numberWord }}`.means((s) => ({
    kind: 'draw',
    amount: { kind: 'difference', of: [THAT_MANY, s.less], words: 'cards minus' },
  })),
  phrase`draw~ another card`.means({ kind: 'draw', amount: { kind: 'number', number: 1 }, words: 'another' }),
  phrase`exile~ ${{ card: countedNoun }} from ${{ from: origin }} or ${{ other: countedNoun }}`.means((s) => ({
    kind: 'exile',
    object: { kind: 'nounList', of: [s.card, s.other], join: 'or' },
    from: s.from,
    words: 'from first',
  })),
  phrase`exile~ ${{ object: noun }} from ${{ from: origin }} ${{ until: untilEvent }}`.means({ kind: 'exile' }),
  phrase`exile~ ${{ object: noun }} [${{ entering: withCounters }}] instead of putting it into ${{ insteadOf: origin }} as it resolves`.means(
    { kind: 'exile' },
  ),
  // After "shuffle your library, then": the library of the one who is told to, so only as an instruction.
  phrase`${{
    action: terms('something to do', [
      ['exile', { kind: 'exile', object: topOfYours({ kind: 'number', number: 1 }) }],
      ['reveal', { kind: 'reveal', object: topOfYours({ kind: 'number', number: 1 }) }],
    ] as const),
  }} the top card`.means((s) => s.action),
  phrase`exile the top ${{ count: several }} cards`.means((s) => ({ kind: 'exile', object: topOfYours(s.count) })),
);
payVerb.add(
  phrase`pay~ any amount of life`.means({
    kind: 'pay',
    cost: [{ kind: 'lifeCost', amount: 1 }],
    times: 'any amount',
  }),
  phrase`pay~ any amount of mana`.means({
    kind: 'pay',
    cost: [{ kind: 'manaCost', symbols: ['1'] }],
    times: 'any amount',
  }),
  phrase`pay~ any amount of ${{ symbols: manaSymbols }}`.means((s) => ({
    kind: 'pay',
    cost: [{ kind: 'manaCost', symbols: s.symbols }],
    times: 'any amount',
    words: 'any amount of',
  })),
);
for (const amount of [
  'the total amount of mana paid this way',
  'the amount of mana paid this way',
  'the total amount of life paid this way',
  'the amount of life paid this way',
  'the life paid this way',
  'the number of cards looked at while scrying this way',
])
  expression.add(phrase`${amount}`.means({ kind: 'amountOf', to: null, words: amount }));
eachOne.add(
  phrase`card looked at while scrying this way`.means({
    kind: 'units',
    value: { kind: 'amountOf', to: null, words: 'looked at while scrying this way' },
  }),
);
quality.add(
  phrase`they ${{ done: words('what they did', ['exiled', 'discarded', 'milled', 'revealed']) }} this way`.means({
    kind: 'thisWay',
    by: { kind: 'reference', to: null, words: 'they' },
  }),
);
