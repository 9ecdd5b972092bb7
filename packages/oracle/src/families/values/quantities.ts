/** Numbers that are counted, measured or computed: "the number of creatures you control", "its power". CR 107, 208. */
import type { Color, Filter, Noun, Value } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Mapped, series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import { atom, atomSubject, bare, eachOne, expression, filter, plainFilter, possessive, value } from '../categories.ts';
import { counterName, counterOfPlayers, counters } from '../counters/counters.ts';
import { digits, manyTimes, numberWord, stat } from './values.ts';

const spell = (other?: true): Noun => ({
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'a', ...(other ? { other } : {}) },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'spell' }] } },
});
const IT: Noun = { kind: 'reference', to: null, words: 'it' };
const COMMANDER: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'a' },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'commander' }] } },
};
const A_CARD: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'a' },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] } },
};
const ANOTHER_SPELL = spell(true);
const color = words<Color>('a color', ['white', 'blue', 'black', 'red', 'green']);
/** "white and black". */
export const colors: Union<readonly Color[]> = category<readonly Color[]>(
  'colors',
  phrase`${{ one: color }}`.means((s) => [s.one]),
  series(color, { join: 'and' }),
);

/** What was cast and is spoken of now; a card's own name says itself. */
const itsCast = terms<Pick<Extract<Value, { kind: 'castFact' }>, 'subject' | 'words'>>('what was cast', [
  ['it', { subject: IT }],
  ['~', { words: '~' }],
  [
    'that spell',
    {
      subject: {
        kind: 'reference',
        to: null,
        words: 'that',
        filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'spell' }] } },
      },
    },
  ],
]);
eachOne.add(phrase`${{ counter: counters }} on ${{ on: atom }}`.means({ kind: 'countersNoun' }));
/** "other creatures": what is not the object itself; the word is in front, its meaning behind. */
export const otherOnes: Category<Filter> = new Mapped<Filter, Filter>(
  'a sort of object',
  filter,
  (tree) => ({
    ...tree,
    qualities: [...(tree.qualities ?? []), { kind: 'otherThan', noun: { kind: 'self' }, words: 'other' }],
  }),
  (tree) => {
    const last = tree.qualities?.[tree.qualities.length - 1];
    if (last?.kind !== 'otherThan' || last.words !== 'other') return [];
    const qualities = tree.qualities!.slice(0, -1);
    const { qualities: _qualities, ...rest } = tree;
    return [qualities.length > 0 ? { ...rest, qualities } : rest];
  },
);
const eachSort: Union<Filter> = category<Filter>(
  'a sort of object',
  filter,
  phrase`other ${{ of: otherOnes }}`.means((s) => s.of),
);
/** "Cave you control and each Cave card in your graveyard". */
eachOne.add(
  phrase`${{ counter: counterName }} counter on ${{ on: bare }}`.means({ kind: 'countersNoun' }),
  phrase`${{ counter: counterName }} counter among ${{ on: bare }}`.means((s) => ({
    kind: 'units',
    value: { kind: 'countersOn', counter: s.counter, on: s.on },
  })),
  phrase`${{ a: eachSort }} and each ${{ b: eachSort }}`.means((s) => ({
    kind: 'units',
    value: {
      kind: 'sum',
      of: [
        { kind: 'count', of: s.a },
        { kind: 'count', of: s.b },
      ],
      words: 'and each',
    },
  })),
);
const kinds = terms('what kinds', [
  ['card types', 'card types'],
  ['colors', 'colors'],
  ['basic land types', 'basic land types'],
  ['creature types', 'creature types'],
  ['different mana values', 'mana values'],
  ['different powers', 'powers'],
  ['different color pairs', 'color pairs'],
  ['different names', 'names'],
] as const);
const kind = terms('what kind', [
  ['card type', 'card types'],
  ['color', 'colors'],
  ['basic land type', 'basic land types'],
  ['creature type', 'creature types'],
  ['different power', 'powers'],
  ['different mana value', 'mana values'],
] as const);
eachOne.add(
  phrase`${{ what: words('what kind', ['color', 'card type']) }}`.means({ kind: 'everyKind' }),
  phrase`${{ what: kind }} among ${{ of: bare }}`.means((s) => ({
    kind: 'units',
    value: { kind: 'kindsAmong', what: s.what, of: s.of },
  })),
  phrase`of ${{ of: possessive }} colors`.means((s) => ({
    kind: 'units',
    value: { kind: 'kindsAmong', what: 'colors', of: s.of },
  })),
  phrase`target [!beyondFirst beyond the first]`.means({ kind: 'units', value: { kind: 'castFact', fact: 'targets' } }),
  phrase`time ${{
    actor: terms<Noun>('who has', [
      ["you've", { kind: 'you' }],
      ["they've", { kind: 'reference', to: null, words: 'they' }],
    ]),
  }} cast ${{
    object: terms<Noun>('a commander', [
      ['your commander', { kind: 'commanderOf', player: { kind: 'you' } }],
      ['a commander', COMMANDER],
    ]),
  }} from the command zone this game`.means((s) => ({
    kind: 'units',
    value: {
      kind: 'history',
      event: { kind: 'cast', actor: s.actor, object: s.object, from: { kind: 'place', zone: 'command' } },
      what: 'times',
      when: 'this game',
    },
  })),
  phrase`time it ${{
    so: terms<Pick<Extract<Value, { kind: 'history' }>, 'event' | 'when'>>('what it has done', [
      ['has attacked this turn', { event: { kind: 'attack', object: IT }, when: 'this turn' }],
      [
        "'s been cast from the command zone this game",
        { event: { kind: 'cast', object: IT, from: { kind: 'place', zone: 'command' } }, when: 'this game' },
      ],
    ]),
  }}`.means((s) => ({ kind: 'units', value: { ...s.so, kind: 'history', what: 'times' } })),
  phrase`of those ${{ filter: plainFilter }}!plural`.means({ kind: 'reference', to: null, words: 'those' }),
  phrase`of them`.means({ kind: 'reference', to: null, words: 'they' }),
  phrase`time ${{ of: itsCast }} was kicked`.means((s) => ({
    kind: 'units',
    value: { ...s.of, kind: 'castFact', fact: 'times kicked' },
  })),
  phrase`${{
    fact: terms('what was spent', [
      ['color of mana', 'colors of mana spent'],
      ['mana', 'mana spent'],
    ] as const),
  }} spent to cast ${{ of: itsCast }}`.means((s) => ({
    kind: 'units',
    value: { ...s.of, kind: 'castFact', fact: s.fact },
  })),
  phrase`1 ${{ words: words('an amount', ['damage prevented this way', 'life lost this way', 'life you lost', 'life you gained', 'damage dealt this way', 'life gained this way', 'damage dealt', 'life lost']) }}`.means(
    (s) => ({ kind: 'units', value: { kind: 'amountOf', to: null, words: s.words } }),
  ),
  phrase`other spell cast this turn`.means({
    kind: 'units',
    value: { kind: 'history', event: { kind: 'cast', object: ANOTHER_SPELL }, what: 'times', when: 'this turn' },
  }),
  phrase`${{ counter: counterName }} counter removed this way`.means((s) => ({
    kind: 'units',
    value: { kind: 'amountOf', to: null, words: 'removed this way', what: s.counter },
  })),
  phrase`counter removed this way`.means({
    kind: 'units',
    value: { kind: 'amountOf', to: null, words: 'removed this way' },
  }),
  phrase`card you've cycled or discarded this turn`.means({
    kind: 'units',
    value: {
      kind: 'history',
      event: { kind: 'discard', actor: { kind: 'you' }, object: A_CARD },
      what: 'times',
      when: 'this turn',
      words: 'cycled or discarded',
    },
  }),
  ...(['your opponents have lost', "you've lost"] as const).map((who) =>
    phrase`1 life ${who} this turn`.means({
      kind: 'units' as const,
      value: {
        kind: 'history' as const,
        event: {
          kind: 'loseLife' as const,
          actor:
            who === "you've lost"
              ? { kind: 'you' as const }
              : {
                  kind: 'playerNoun' as const,
                  who: 'opponents' as const,
                },
        },
        what: 'amount' as const,
        when: 'this turn' as const,
        words: who,
      },
    }),
  ),
  phrase`${{ counter: counterOfPlayers }} counter ${{ on: atomSubject }} have~on`.means((s) => ({
    kind: 'units',
    value: { kind: 'countersOn', counter: s.counter, on: s.on },
  })),
);
/** What a sum begins with. */
const summand: Union<Value> = category<Value>(
  'a value',
  phrase`the number of ${{ of: bare }}`.means({ kind: 'count' }),
  phrase`${{ of: possessive }} ${{ stat }}`.means({ kind: 'stat' }),
);
expression.add(
  phrase`the number of ${{ of: bare }}`.means({ kind: 'count' }),
  phrase`${{ of: possessive }} ${{ stat }}`.means({ kind: 'stat' }),
  phrase`the ${{ stat }} of ${{ of: atom }}`.means({ kind: 'stat', words: 'of' }),
  phrase`the greatest ${{ stat }} among ${{ among: filter }}!plural`.means({ kind: 'extreme', extreme: 'greatest' }),
  phrase`the greatest ${{ stat }} among other ${{ among: otherOnes }}!plural`.means({
    kind: 'extreme',
    extreme: 'greatest',
  }),
  phrase`the total ${{ stat }} of ${{ of: bare }}`.means({ kind: 'total' }),
  phrase`the number of ${{ counter: counters }}!plural on ${{ on: atom }}`.means({ kind: 'countersOn' }),
  phrase`your devotion to ${{ colors }}`.means({ kind: 'devotion', player: { kind: 'you' } }),
  phrase`your devotion to that color`.means({ kind: 'devotion', player: { kind: 'you' }, colors: [], chosen: true }),
  phrase`the number of ${{ of: bare }} in the game`.means({ kind: 'count', words: 'in the game' }),
  phrase`the number of differently named ${{ of: bare }}`.means({
    kind: 'kindsAmong',
    what: 'names',
    words: 'differently named',
  }),
  phrase`the number of ${{ what: kinds }} among ${{ of: bare }}`.means({ kind: 'kindsAmong' }),
  phrase`${{ left: summand }} plus ${{ right: expression }}`.means((s) => ({
    kind: 'sum',
    of: [s.left, s.right],
    words: 'both',
  })),
  phrase`${{ left: summand }} minus ${{ right: digits }}`.means((s) => ({ kind: 'difference', of: [s.left, s.right] })),
  phrase`${{ left: summand }} minus ${{ right: expression }}`.means((s) => ({
    kind: 'difference',
    of: [s.left, s.right],
  })),
  phrase`the number of ${{ counter: counterOfPlayers }} counters ${{ on: atomSubject }} have~on`.means({
    kind: 'countersOn',
  }),
  phrase`the number of counters removed this way`.means({
    kind: 'amountOf',
    to: null,
    words: 'counters removed this way',
  }),
  phrase`the number of ${{ counter: counterName }} counters removed this way`.means((s) => ({
    kind: 'amountOf',
    to: null,
    words: 'removed this way',
    what: s.counter,
  })),
  phrase`the number of times ~ has mutated`.means({ kind: 'castFact', fact: 'times mutated', words: '~' }),
  phrase`the number of times it 's been cast from the command zone this game`.means({
    kind: 'history',
    event: { kind: 'cast', object: IT, from: { kind: 'place', zone: 'command' } },
    what: 'times',
    when: 'this game',
  }),
  phrase`the amount of mana spent to cast it`.means({ kind: 'castFact', fact: 'mana spent', subject: IT }),
  phrase`the amount of mana spent to cast ~`.means({ kind: 'castFact', fact: 'mana spent' }),
  phrase`the damage prevented this way`.means({ kind: 'amountOf', to: null, words: 'the damage prevented this way' }),
  phrase`twice ${{ of: expression }}`.means({ kind: 'times', by: 2 }),
  phrase`${{ by: manyTimes }} ${{ of: expression }}`.means({ kind: 'times' }),
  phrase`half ${{ of: value }} , rounded ${{ rounded: words('rounding', ['up', 'down']) }}`.means({ kind: 'half' }),
  phrase`${{ left: digits }} plus ${{ right: expression }}`.means((s) => ({ kind: 'sum', of: [s.left, s.right] })),
  phrase`${{ left: numberWord }} plus ${{ right: expression }}`.means((s) => ({
    kind: 'sum',
    of: [s.left, s.right],
    words: 'in words',
  })),
  ...(
    ['the excess damage dealt this way', 'the amount of excess damage dealt this way', 'that excess damage'] as const
  ).map((words) => phrase`${words}`.means({ kind: 'amountOf', to: null, words, what: 'excess' })),
  phrase`the ${{ words: words('an amount', ['excess damage dealt to', 'amount of excess damage dealt to']) }} that creature this way`.means(
    (s) => ({ kind: 'amountOf', to: null, words: s.words, what: 'excess' }),
  ),
  phrase`the damage dealt this way`.means({ kind: 'amountOf', to: null, words: 'the damage dealt this way' }),
  phrase`the life lost this way`.means({ kind: 'amountOf', to: null, words: 'the life lost this way' }),
  phrase`the number of colors of mana spent to cast ~`.means({ kind: 'castFact', fact: 'colors of mana spent' }),
  phrase`the number of times ${{ of: itsCast }} was kicked`.means((s) => ({
    ...s.of,
    kind: 'castFact',
    fact: 'times kicked',
  })),
  phrase`the amount of ${{ words: words('an amount', ['life you lost', 'life you gained', 'damage dealt', 'life lost this way', 'damage dealt this way']) }}`.means(
    (s) => ({ kind: 'amountOf', to: null, words: s.words }),
  ),
);
