/** What was named before, said again by what it is or what was done to it: "that creature", "the exiled cards". CR 608.2c. */
import type {
  Filter,
  Noun,
  NounWords,
  Quality,
  Quantifier,
  Reference,
  Status,
  Value,
} from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import { plainFilter, quality } from '../categories.ts';
import { qualities, subtypeWord } from './filters.ts';
import { castThisWay } from '../conditions/cast-this-way.ts';
import { numberWord, x } from '../values/values.ts';
import { plainNoun, pluralNoun } from '../nouns/plain-nouns.ts';
import { pronoun } from '../nouns/pronoun.ts';
import { q } from '../nouns/quantifiers.ts';

const THEY: Noun = { kind: 'reference', to: null, words: 'they' };
const YOU: Noun = { kind: 'you' };

/** "one of those cards": some of what was named before. */
const some: Union<Value> = category<Value>('how many', numberWord, x);
const thoseNouns: Union<NounWords> = category<NounWords>(
  'objects or players',
  terms<NounWords>('objects or players', [
    ['cards', { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] }],
    ['creatures', { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] }],
    ['permanents', { kind: 'words', words: [{ kind: 'classWord', word: 'permanent' }] }],
    ['tokens', { kind: 'words', words: [{ kind: 'classWord', word: 'token' }] }],
  ]),
  phrase`${{ word: subtypeWord }}^`.means((s) => ({ kind: 'words', words: [s.word] })),
);
const copyWord = terms<Filter>(
  'a copy',
  [['copy', { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'copy' }] } }]],
  true,
);
const OPPONENT: Noun = {
  kind: 'select',
  quantifier: { ...q, amount: 'a' },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'opponent' }] } },
};
/** "the nonland card", "the creature card": cards by what they are. */
const isDescribedCard = ({ adjectives, noun: head }: Filter): boolean =>
  head.kind === 'words' &&
  head.words.at(-1)?.kind === 'classWord' &&
  (head.words.at(-1) as { word?: string }).word === 'card' &&
  (head.words.length > 1 || adjectives?.every(({ kind }) => kind === 'non') === true);
const describedCard: Category<Filter> = new Mapped<Filter, Filter>(
  'a card',
  plainFilter,
  (tree) => (isDescribedCard(tree) ? tree : null),
  (tree) => (isDescribedCard(tree) ? [tree] : []),
);
/** "two of those cards", "two of the exiled cards": so many among what was named. */
const someOf = (
  { number, noun }: { number: Value; noun: NounWords },
  said: Omit<Reference, 'kind' | 'to' | 'filter'>,
  more: Partial<Quantifier> = {},
): Noun => ({
  kind: 'select',
  quantifier: { ...q, amount: 'number', number, ...more },
  filter: {
    kind: 'filter',
    noun,
    qualities: [
      { kind: 'among', noun: { kind: 'reference', to: null, ...said, filter: { kind: 'filter', noun } }, words: 'of' },
    ],
  },
});
const THOSE = { words: 'those' } as const;
/** Who controls it, or does not. */
const whoseIt = terms<Quality>('who controls it', [
  ['you control', { kind: 'controlledBy', player: YOU }],
  ["you don't control", { kind: 'controlledBy', player: YOU, not: true }],
  ['a opponent controls', { kind: 'controlledBy', player: OPPONENT }],
]);
const AT_RANDOM = terms<true>('at random', [['at random', true]]);
/** Any number of those, or up to so many. */
const atWill: Union<Quantifier> = category<Quantifier>(
  'how many',
  phrase`any number of`.means({ ...q, amount: 'anyNumber' }),
  phrase`up to ${{ number: some }} of`.means({ ...q, amount: 'upTo' }),
);
const CARDS: NounWords = { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] };

/** "from among the nonland cards exiled this way": of those with which this was done, the ones that fit. */
quality.add(
  phrase`from among the ${{ filter: describedCard }}!plural ${{ done: words('what was done', ['milled', 'exiled', 'revealed', 'discarded']) }} this way`.means(
    (s) => ({
      kind: 'among',
      noun: {
        kind: 'select',
        quantifier: { ...q, amount: 'all', words: 'the' },
        filter: { ...s.filter, qualities: [{ kind: 'thisWay', done: s.done }] },
      },
      words: 'this way',
    }),
  ),
);

const THE_CHOSEN: Noun = { kind: 'reference', to: null, words: 'the', many: true, status: 'chosen' };
/** "that creature", "the exiled card", "two of those cards": what was named or done before. */
export const described: Union<Noun> = category<Noun>(
  'an object or player',
  phrase`that ${{ filter: plainFilter }}`.means({ kind: 'reference', to: null, words: 'that' }),
  castThisWay,
  phrase`the ${{ status: words<Status>('a status', ['sacrificed', 'exiled', 'discarded', 'revealed', 'chosen', 'returned', 'milled', 'tapped', 'amassed', 'discovered']) }} ${{ filter: plainFilter }}`.means(
    (s) => ({ kind: 'reference', to: null, words: 'the', status: s.status, filter: s.filter }),
  ),
  phrase`${{
    said: terms<Pick<Reference, 'words' | 'many'>>('the or those', [
      ['the', { words: 'the', many: true }],
      ['those', { words: 'those' }],
    ]),
  }} ${{ status: words<Status>('a status', ['sacrificed', 'exiled', 'discarded', 'revealed', 'chosen', 'returned', 'milled']) }} ${{ filter: plainFilter }}!plural`.means(
    (s) => ({ ...s.said, kind: 'reference', to: null, status: s.status, filter: s.filter }),
  ),
  phrase`the chosen ${{ of: plainFilter }}!plural ${{
    whose: terms<Quality>('whose they are', [
      ['you control', { kind: 'controlledBy', player: { kind: 'you' } }],
      ["you don't control", { kind: 'controlledBy', player: { kind: 'you' }, not: true }],
    ]),
  }}`.means((s) => ({
    kind: 'select',
    quantifier: { kind: 'quantifier', amount: 'the' },
    filter: { ...s.of, qualities: [s.whose, { kind: 'among', noun: THE_CHOSEN }] },
  })),
  phrase`the ${{ filter: plainFilter }} you ${{ status: words<Status>('a status', ['amassed', 'discovered', 'exiled', 'sacrificed', 'discarded', 'revealed']) }}`.means(
    (s) => ({ kind: 'reference', to: null, words: 'the', status: s.status, filter: s.filter, byYou: true }),
  ),
  phrase`the ${{ filter: plainFilter }} ${{ status: words<Status>('a status', ['sacrificed', 'exiled', 'discarded', 'revealed', 'returned', 'milled', 'destroyed', 'countered', 'tapped', 'created']) }} this way`.means(
    (s) => ({ kind: 'reference', to: null, words: 'the', status: s.status, filter: s.filter, thisWay: true }),
  ),
  phrase`the ${{ filter: plainFilter }}!plural ${{ status: words<Status>('a status', ['sacrificed', 'exiled', 'discarded', 'revealed', 'returned', 'milled', 'destroyed', 'countered', 'tapped', 'created']) }} this way`.means(
    (s) => ({
      kind: 'reference',
      to: null,
      words: 'the',
      status: s.status,
      many: true,
      filter: s.filter,
      thisWay: true,
    }),
  ),
  phrase`the ${{ filter: plainFilter }} put onto the battlefield with ~`.means((s) => ({
    kind: 'select',
    quantifier: { kind: 'quantifier', amount: 'the' },
    filter: { ...s.filter, qualities: [{ kind: 'madeWith', how: 'put' }] },
  })),
  phrase`the ${{ filter: plainFilter }}!plural they ${{ done: words('what was done', ['exiled', 'revealed']) }} this way`.means(
    (s) => ({
      kind: 'select',
      quantifier: { kind: 'quantifier', amount: 'all', words: 'the' },
      filter: { ...s.filter, qualities: [{ kind: 'thisWay', done: s.done, by: THEY }] },
    }),
  ),
  phrase`the ${{ filter: plainNoun }}`.means({ kind: 'reference', to: null, words: 'the' }),
  phrase`the other ${{ filter: plainNoun }}`.means({ kind: 'reference', to: null, words: 'the other', rest: true }),
  phrase`the ${{ filter: plainNoun }} ${{ by: whoseIt }}`.means((s) => ({
    kind: 'reference',
    to: null,
    words: 'the',
    filter: { ...s.filter, qualities: [s.by] },
  })),
  phrase`the ${{ filter: plainNoun }} that died`.means({ kind: 'reference', to: null, words: 'the', did: 'died' }),
  phrase`the ${{ filter: describedCard }}`.means({ kind: 'reference', to: null, words: 'the' }),
  phrase`the ${{ filter: pluralNoun }}!plural`.means({ kind: 'reference', to: null, words: 'the', many: true }),
  phrase`those ${{ filter: plainFilter }}!plural`.means({ kind: 'reference', to: null, words: 'those' }),
  phrase`the ${{ filter: copyWord }}`.means({ kind: 'reference', to: null, words: 'the' }),
  phrase`the ${{ filter: copyWord }}!plural`.means({ kind: 'reference', to: null, words: 'the', many: true }),
  phrase`that ${{ filter: copyWord }}`.means({ kind: 'reference', to: null, words: 'that' }),
  phrase`each of those ${{ filter: plainFilter }}!plural`.means({
    kind: 'reference',
    to: null,
    words: 'each of those',
  }),
  phrase`both ${{ filter: plainFilter }}!plural`.means({ kind: 'reference', to: null, words: 'both' }),
  phrase`the ${{ status: words<Status>('a status', ['created', 'attached', 'countered', 'copied', 'drawn', 'destroyed']) }} ${{ filter: plainFilter }}`.means(
    (s) => ({ kind: 'reference', to: null, words: 'the', status: s.status, filter: s.filter }),
  ),
  phrase`${{ number: some }} of the ${{ status: words<Status>('a status', ['exiled', 'discarded', 'revealed', 'chosen', 'returned', 'milled']) }} ${{ noun: thoseNouns }}!plural`.means(
    (s) => someOf(s, { words: 'the', status: s.status, many: true }),
  ),
  phrase`${{ quantifier: atWill }} them`.means((s) => ({
    kind: 'select',
    quantifier: s.quantifier,
    filter: { kind: 'filter', noun: CARDS, qualities: [{ kind: 'among', noun: pronoun('they'), words: 'of' }] },
  })),
  phrase`${{ quantifier: atWill }} those ${{ noun: thoseNouns }}!plural`.means((s) => ({
    kind: 'select',
    quantifier: s.quantifier,
    filter: {
      kind: 'filter',
      noun: s.noun,
      qualities: [
        {
          kind: 'among',
          noun: { kind: 'reference', to: null, words: 'those', filter: { kind: 'filter', noun: s.noun } },
          words: 'of',
        },
      ],
    },
  })),
  phrase`${{ number: some }} of those ${{ noun: thoseNouns }}!plural [${{ atRandom: AT_RANDOM }}]`.means((s) =>
    someOf(s, THOSE, { atRandom: s.atRandom }),
  ),
);

/** "each of those creatures with flying": those of what was named that are so. CR 608.2c. */
interface SomeOfThose {
  kind: 'some of those';
  filter: Filter;
  more: readonly Quality[];
}
const eachOfThose: Category<Noun> = new Mapped<SomeOfThose, Noun>(
  'an object or player',
  phrase`each of those ${{ filter: plainFilter }}!plural ${{ more: qualities }}`.means({
    kind: 'some of those',
  }) as Category<SomeOfThose>,
  ({ filter, more }) => ({
    kind: 'select',
    quantifier: { ...q, amount: 'each' },
    filter: {
      ...filter,
      qualities: [...more, { kind: 'among', noun: { kind: 'reference', to: null, ...THOSE, filter }, words: 'of' }],
    },
  }),
  (tree) => {
    if (tree.kind !== 'select' || tree.quantifier.amount !== 'each') return [];
    const { qualities: all = [], ...filter } = tree.filter;
    const last = all.at(-1);
    if (all.length < 2 || last?.kind !== 'among' || last.words !== 'of') return [];
    return [{ kind: 'some of those', filter, more: all.slice(0, -1) }];
  },
  ['select'],
);
described.add(eachOfThose);
