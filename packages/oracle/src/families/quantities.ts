/** Numbers that are counted, measured or computed: "the number of creatures you control", "its power". CR 107, 208. */
import type { Color } from '@kitchen-table/language';
import { category, type Union } from '../kernel/category.ts';
import { series } from '../kernel/lists.ts';
import { phrase } from '../kernel/phrase.ts';
import { terms, words } from '../kernel/words.ts';
import { atom, bare, eachOne, expression, filter, possessive, value } from './categories.ts';
import { counterName } from './counters.ts';
import { digits, numberWord, stat } from './values.ts';

const color = words<Color>('a color', ['white', 'blue', 'black', 'red', 'green']);
/** "white and black". */
export const colors: Union<readonly Color[]> = category<readonly Color[]>('colors', phrase`${{ one: color }}`.means((s) => [s.one]), series(color, { join: 'and' }));

eachOne.add(
  phrase`${{ counter: counterName }} counter on ${{ on: atom }}`.means({ kind: 'countersNoun' }),
  phrase`counter on ${{ on: atom }}`.means({ kind: 'countersNoun', counter: null }),
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
  phrase`the number of ${{ what: terms('what kinds', [['card types', 'card types'], ['colors', 'colors'], ['basic land types', 'basic land types'], ['creature types', 'creature types'], ['different mana values', 'mana values']] as const) }} among ${{ of: bare }}`.means({ kind: 'kindsAmong' }),
  phrase`twice ${{ of: expression }}`.means({ kind: 'times', by: 2 }),
  phrase`three times ${{ of: expression }}`.means({ kind: 'times', by: 3 }),
  phrase`half ${{ of: value }} , rounded ${{ rounded: words('rounding', ['up', 'down']) }}`.means({ kind: 'half' }),
  phrase`${{ left: digits }} plus ${{ right: expression }}`.means((s) => ({ kind: 'sum', of: [s.left, s.right] })),
  phrase`${{ left: numberWord }} plus ${{ right: expression }}`.means((s) => ({ kind: 'sum', of: [s.left, s.right], words: 'in words' })),
  phrase`the damage dealt this way`.means({ kind: 'amountOf', to: null, words: 'the damage dealt this way' }),
  phrase`the life lost this way`.means({ kind: 'amountOf', to: null, words: 'the life lost this way' }),
  phrase`the amount of life you gained this turn`.means({ kind: 'history', event: { kind: 'gainLife', actor: { kind: 'you' } }, what: 'amount', when: 'this turn' }),
  phrase`the number of colors of mana spent to cast ~`.means({ kind: 'castFact', fact: 'colors of mana spent' }),
  phrase`the amount of ${{ words: words('an amount', ['life you lost', 'life you gained', 'damage dealt', 'life lost this way', 'damage dealt this way', 'mana spent to cast it']) }}`.means((s) => ({ kind: 'amountOf', to: null, words: s.words })),
);
