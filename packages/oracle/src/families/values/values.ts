/** Numbers and amounts. CR 107. */
import type { Stat, Value } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Form } from '../../kernel/inflect.ts';
import { agrees } from '../../kernel/number.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Pattern, terms, words } from '../../kernel/words.ts';
import { expression, value } from '../categories.ts';

type NumberValue = Extract<Value, { kind: 'number' }>;

const NUMBER_WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];

const TENS: readonly (readonly [string, NumberValue])[] = [
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['one hundred', 100],
].map(([word, number]) => [word as string, { kind: 'number', number: number as number }]);

agrees<NumberValue>('number', (value) => (value.number === 1 ? Form.singular : Form.plural));
for (const kind of ['x', 'atLeast', 'amountOf', 'count', 'times', 'sum', 'difference', 'greater', 'half'] as const)
  agrees(kind, () => Form.plural);

/** "100": a great number stands in digits where a small one is a word. */
const inDigits = new Pattern<NumberValue>(
  'a number in words',
  /^[1-9]\d\d+$/,
  ['100'],
  (word) => ({ kind: 'number', number: Number(word) }),
  (value) => (value.kind === 'number' && value.number >= 100 ? String(value.number) : null),
  'number',
);

/** "two": a number in words. */
export const numberWord: Union<NumberValue> = category<NumberValue>(
  'a number in words',
  terms('a number in words', [
    ...NUMBER_WORDS.map((word, number): readonly [string, NumberValue] => [word, { kind: 'number', number }]).slice(1),
    ...TENS,
  ]),
);

/** "3": a number in digits. */
export const digits: Pattern<NumberValue> = new Pattern<NumberValue>(
  'a number',
  /^\d+$/,
  ['0', '1', '2', '3'],
  (word) => ({ kind: 'number', number: Number(word) }),
  (value) => (value.kind === 'number' && Number.isInteger(value.number) ? String(value.number) : null),
  'number',
);

/** "X". */
export const x: Union<Value> = category<Value>('X', terms('X', [['X', { kind: 'x' }]]));

/** How many: "two", "X", "that many". */
export const count: Union<Value> = category<Value>('how many', numberWord, x);
/** "That many plus one". */
export const thatManyPlus: Category<Value> = phrase`that many plus ${{ right: numberWord }}`.means((s) => ({
  kind: 'sum',
  of: [{ kind: 'amountOf', to: null, words: 'that many' }, s.right],
}));
count.add(
  phrase`${{ words: words('that many', ['that many']) }}`.means((s) => ({
    kind: 'amountOf',
    to: null,
    words: s.words,
  })),
  phrase`twice that many`.means({ kind: 'times', by: 2, of: { kind: 'amountOf', to: null, words: 'that many' } }),
);
/** How many, two at least: where "a" would stand for one. */
export const several: Union<Value> = category<Value>(
  'how many',
  terms('how many', [
    ...NUMBER_WORDS.map((word, number): readonly [string, Value] => [word, { kind: 'number', number }]).slice(2),
    ...TENS.filter(([, { number }]) => number < 100),
  ]),
  inDigits as Category<Value>,
  x,
);

/** How much: "3", "X", "that much". */
export const amount: Union<Value> = category<Value>('how much', digits, x);
amount.add(
  phrase`${{ words: words('that much', ['that much']) }}`.means((s) => ({
    kind: 'amountOf',
    to: null,
    words: s.words,
  })),
  phrase`twice that much`.means({ kind: 'times', by: 2, of: { kind: 'amountOf', to: null, words: 'that much' } }),
);

/** A number however it is written. */
export const plainNumber: Union<Value> = category<Value>('a number', digits, numberWord, x);

/** How many times an amount: more than twice. */
export const manyTimes: Category<number> = terms('how many times', [
  ['three times', 3],
  ['four times', 4],
  ['five times', 5],
]);

/** "X plus one", "twice X". */
const X: Value = { kind: 'x' };
const xPlus = (small: Category<NumberValue>): Category<Value> =>
  phrase`X plus ${{ right: small }}`.means((s) => ({ kind: 'sum', of: [X, s.right], words: 'X plus' }));
/** "X plus 1". */
export const xPlusDigits: Category<Value> = xPlus(digits);
for (const [numbers, plus] of [
  [count, xPlus(numberWord)],
  [amount, xPlusDigits],
] as const)
  numbers.add(
    plus,
    phrase`twice X`.means({ kind: 'times', by: 2, of: X }),
    phrase`two times X`.means({ kind: 'times', by: 2, of: X, words: 'times' }),
    phrase`${{ by: manyTimes }} X`.means({ kind: 'times', of: X }),
  );

several.add(...count.alternatives.slice(2));
value.add(digits, x, expression);

/** Numbers that objects and players have. */
export const stat: Category<Stat> = words<Stat>('a stat', [
  'power',
  'toughness',
  'mana value',
  'life total',
  'loyalty',
  'base power',
  'base toughness',
  'starting life total',
  'maximum hand size',
  'hand size',
  'speed',
  'defense',
]);
