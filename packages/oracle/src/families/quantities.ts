/** Numbers that are counted, measured or computed: "the number of creatures you control", "its power". CR 107, 208. */
import type { Color, Noun, Value } from '@kitchen-table/language';
import { category, type Union } from '../kernel/category.ts';
import { series } from '../kernel/lists.ts';
import { phrase } from '../kernel/phrase.ts';
import { terms, words } from '../kernel/words.ts';
import { atom, bare, eachOne, expression, filter, plainFilter, possessive, value } from './categories.ts';
import { counterName } from './counters.ts';
import { digits, numberWord, stat } from './values.ts';

const spell = (other?: true): Noun => ({
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'a', ...(other ? { other } : {}) },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'spell' }] } },
});
const A_SPELL = spell();
const IT: Noun = { kind: 'reference', to: null, words: 'it' };
const COMMANDER: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'a' },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'commander' }] } },
};
const ANOTHER_SPELL = spell(true);
const color = words<Color>('a color', ['white', 'blue', 'black', 'red', 'green']);
/** "white and black". */
export const colors: Union<readonly Color[]> = category<readonly Color[]>(
  'colors',
  phrase`${{ one: color }}`.means((s) => [s.one]),
  series(color, { join: 'and' }),
);

eachOne.add(
  phrase`${{ counter: counterName }} counter on ${{ on: atom }}`.means({ kind: 'countersNoun' }),
  phrase`counter on ${{ on: atom }}`.means({ kind: 'countersNoun', counter: null }),
);
const kinds = terms('what kinds', [
  ['card types', 'card types'],
  ['colors', 'colors'],
  ['basic land types', 'basic land types'],
  ['creature types', 'creature types'],
  ['different mana values', 'mana values'],
  ['different powers', 'powers'],
  ['different names', 'names'],
] as const);
const kind = terms('what kind', [
  ['card type', 'card types'],
  ['color', 'colors'],
  ['basic land type', 'basic land types'],
  ['creature type', 'creature types'],
] as const);
eachOne.add(
  phrase`${{ what: kind }} among ${{ of: bare }}`.means((s) => ({
    kind: 'units',
    value: { kind: 'kindsAmong', what: s.what, of: s.of },
  })),
  phrase`target beyond the first`.means({
    kind: 'units',
    value: { kind: 'castFact', fact: 'targets beyond the first' },
  }),
  phrase`time you've cast a commander from the command zone this game`.means({
    kind: 'units',
    value: {
      kind: 'history',
      event: { kind: 'cast', actor: { kind: 'you' }, object: COMMANDER, from: { kind: 'place', zone: 'command' } },
      what: 'times',
      when: 'this game',
    },
  }),
  phrase`of those ${{ filter: plainFilter }}!plural`.means({ kind: 'reference', to: null, words: 'those' }),
  phrase`of them`.means({ kind: 'reference', to: null, words: 'they' }),
  phrase`time it was kicked`.means({ kind: 'units', value: { kind: 'castFact', fact: 'times kicked', subject: IT } }),
  phrase`time ~ was kicked`.means({ kind: 'units', value: { kind: 'castFact', fact: 'times kicked', words: '~' } }),
  phrase`color of mana spent to cast it`.means({
    kind: 'units',
    value: { kind: 'castFact', fact: 'colors of mana spent', subject: IT },
  }),
  phrase`color of mana spent to cast ~`.means({
    kind: 'units',
    value: { kind: 'castFact', fact: 'colors of mana spent', words: '~' },
  }),
  phrase`1 ${{ words: words('an amount', ['damage prevented this way', 'life lost this way', 'life you lost', 'life you gained', 'damage dealt this way', 'life gained this way', 'damage dealt', 'life lost']) }}`.means(
    (s) => ({ kind: 'units', value: { kind: 'amountOf', to: null, words: s.words } }),
  ),
  phrase`spell you've cast this turn`.means({
    kind: 'units',
    value: {
      kind: 'history',
      event: { kind: 'cast', actor: { kind: 'you' }, object: A_SPELL },
      what: 'times',
      when: 'this turn',
    },
  }),
  phrase`other spell you've cast this turn`.means({
    kind: 'units',
    value: {
      kind: 'history',
      event: { kind: 'cast', actor: { kind: 'you' }, object: ANOTHER_SPELL },
      what: 'times',
      when: 'this turn',
    },
  }),
  phrase`other spell cast this turn`.means({
    kind: 'units',
    value: { kind: 'history', event: { kind: 'cast', object: ANOTHER_SPELL }, what: 'times', when: 'this turn' },
  }),
  phrase`${{ counter: counterName }} counter removed this way`.means((s) => ({
    kind: 'units',
    value: { kind: 'amountOf', to: null, words: 'removed this way', what: s.counter },
  })),
  phrase`experience counter you have`.means({
    kind: 'units',
    value: { kind: 'countersOn', counter: 'experience', on: { kind: 'you' } },
  }),
);
/** What a sum begins with. */
const summand: Union<Value> = category<Value>(
  'a value',
  phrase`the number of ${{ of: bare }}`.means({ kind: 'count' }),
  phrase`${{ of: possessive }} ${{ stat }}`.means({ kind: 'stat' }),
);
expression.add(
  phrase`the number of counters on ${{ on: atom }}`.means({ kind: 'countersOn', counter: null }),
  phrase`the number of ${{ of: bare }}`.means({ kind: 'count' }),
  phrase`${{ of: possessive }} ${{ stat }}`.means({ kind: 'stat' }),
  phrase`the ${{ stat }} of ${{ of: atom }}`.means({ kind: 'stat', words: 'of' }),
  phrase`the greatest ${{ stat }} among ${{ among: filter }}!plural`.means({ kind: 'extreme', extreme: 'greatest' }),
  phrase`the total ${{ stat }} of ${{ of: bare }}`.means({ kind: 'total' }),
  phrase`the number of ${{ counter: counterName }} counters on ${{ on: atom }}`.means({ kind: 'countersOn' }),
  phrase`your devotion to ${{ colors }}`.means({ kind: 'devotion', player: { kind: 'you' } }),
  phrase`the number of ${{ what: kinds }} among ${{ of: bare }}`.means({ kind: 'kindsAmong' }),
  phrase`that many plus ${{ right: numberWord }}`.means((s) => ({
    kind: 'sum',
    of: [{ kind: 'amountOf', to: null, words: 'that many' }, s.right],
  })),
  phrase`${{ left: summand }} plus ${{ right: expression }}`.means((s) => ({
    kind: 'sum',
    of: [s.left, s.right],
    words: 'both',
  })),
  phrase`the number of experience counters you have`.means({
    kind: 'countersOn',
    counter: 'experience',
    on: { kind: 'you' },
  }),
  phrase`the number of ${{ counter: counterName }} counters removed this way`.means((s) => ({
    kind: 'amountOf',
    to: null,
    words: 'removed this way',
    what: s.counter,
  })),
  phrase`the number of spells you've cast this turn`.means({
    kind: 'history',
    event: { kind: 'cast', actor: { kind: 'you' }, object: A_SPELL },
    what: 'times',
    when: 'this turn',
  }),
  phrase`the number of cards you've drawn this turn`.means({
    kind: 'history',
    event: { kind: 'draw', actor: { kind: 'you' } },
    what: 'amount',
    when: 'this turn',
  }),
  phrase`the number of times ~ has mutated`.means({ kind: 'castFact', fact: 'times mutated', words: '~' }),
  phrase`the number of times it was kicked`.means({ kind: 'castFact', fact: 'times kicked', subject: IT }),
  phrase`the amount of mana spent to cast it`.means({ kind: 'castFact', fact: 'mana spent', subject: IT }),
  phrase`the amount of mana spent to cast ~`.means({ kind: 'castFact', fact: 'mana spent' }),
  phrase`the damage prevented this way`.means({ kind: 'amountOf', to: null, words: 'the damage prevented this way' }),
  phrase`the life gained this way`.means({ kind: 'amountOf', to: null, words: 'the life gained this way' }),
  phrase`twice ${{ of: expression }}`.means({ kind: 'times', by: 2 }),
  phrase`three times ${{ of: expression }}`.means({ kind: 'times', by: 3 }),
  phrase`half ${{ of: value }} , rounded ${{ rounded: words('rounding', ['up', 'down']) }}`.means({ kind: 'half' }),
  phrase`${{ left: digits }} plus ${{ right: expression }}`.means((s) => ({ kind: 'sum', of: [s.left, s.right] })),
  phrase`${{ left: numberWord }} plus ${{ right: expression }}`.means((s) => ({
    kind: 'sum',
    of: [s.left, s.right],
    words: 'in words',
  })),
  phrase`the damage dealt this way`.means({ kind: 'amountOf', to: null, words: 'the damage dealt this way' }),
  phrase`the life lost this way`.means({ kind: 'amountOf', to: null, words: 'the life lost this way' }),
  phrase`the amount of life you gained this turn`.means({
    kind: 'history',
    event: { kind: 'gainLife', actor: { kind: 'you' } },
    what: 'amount',
    when: 'this turn',
  }),
  phrase`the number of colors of mana spent to cast ~`.means({ kind: 'castFact', fact: 'colors of mana spent' }),
  phrase`the number of times ~ was kicked`.means({ kind: 'castFact', fact: 'times kicked', words: '~' }),
  phrase`the amount of ${{ words: words('an amount', ['life you lost', 'life you gained', 'damage dealt', 'life lost this way', 'damage dealt this way']) }}`.means(
    (s) => ({ kind: 'amountOf', to: null, words: s.words }),
  ),
);
