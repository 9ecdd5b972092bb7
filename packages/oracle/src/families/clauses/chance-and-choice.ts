/** Choices within bounds, choices at random, and coins flipped until one is lost. CR 107.1, 608.2d, 705. */
import type { Action, Choose, Noun, Value } from '@kitchen-table/language/surface';
import type { Category } from '../../kernel/category.ts';
import { Mapped, series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, verbs } from '../../kernel/words.ts';
import { atom, changeVerb, condition, eachOne, expression, noun, playerVerb } from '../categories.ts';
import { IT } from '../conditions/condition-words.ts';
import { subtypeWord } from '../descriptions/filters.ts';
import { keywordName } from '../abilities/keywords.ts';
import { digits, numberWord } from '../values/values.ts';

const numbered = (number: number): Value => ({ kind: 'number', number });
/** "1, 2, or 3": whole numbers one after the other, as the bounds between which one is chosen. CR 107.1. */
const oneOfNumbers: Category<Choose> = new Mapped<readonly Value[], Choose>(
  'numbers',
  series(digits, { join: 'or' }),
  (of) => {
    const numbers = of.flatMap((each) => (each.kind === 'number' ? [each.number] : []));
    const [least] = numbers;
    if (least === undefined || numbers.some((each, index) => each !== least + index)) return null;
    return {
      kind: 'choose',
      what: 'a number',
      least: numbered(least),
      most: numbered(least + numbers.length - 1),
      atRandom: true,
    };
  },
  ({ kind, what, least, most, atRandom }) => {
    if (kind !== 'choose' || what !== 'a number' || atRandom !== true) return [];
    if (least?.kind !== 'number' || most?.kind !== 'number') return [];
    const from = least.number;
    return [Array.from({ length: most.number - from + 1 }, (_, index) => numbered(from + index))];
  },
  ['choose'],
);
playerVerb.add(
  phrase`choose~ ${{ choice: oneOfNumbers }} at random`.means((s) => s.choice) as never,
  phrase`choose~ a creature type other than ${{ otherThan: subtypeWord }}`.means({
    kind: 'choose',
    what: 'a creature type',
  }),
  phrase`choose~ a number between ${{ least: digits }} and ${{ most: digits }}`.means({
    kind: 'choose',
    what: 'a number',
  }),
  phrase`choose~ ${{ keywords: series(keywordName, { join: 'or' }) }}`.means((s) => ({
    kind: 'choose',
    what: { keywords: s.keywords },
  })),
  phrase`choose~ ${{ keywords: series(keywordName, { join: 'or' }) }} at random`.means((s) => ({
    kind: 'choose',
    what: { keywords: s.keywords },
    atRandom: true,
  })),
  phrase`choose~ ${{ most: numberWord }} abilities from among ${{ keywords: series(keywordName, { join: 'and' }) }}`.means(
    (s) => ({ kind: 'choose', what: { keywords: s.keywords }, most: s.most }),
  ),
  verbs<Action>('something to do', [
    ['flip~ a coin until you lose a flip', { kind: 'flipCoin', until: 'lost' }],
    ['double~ the value of X', { kind: 'double', what: 'value of X', object: IT }],
    ['note~ the type of mana spent to pay this activation cost', { kind: 'choose', what: 'the type of mana spent' }],
  ]),
);
changeVerb.add(
  verbs('what was chosen', [
    ['gain~ that ability', { kind: 'gain', verb: 'gain', abilities: [], which: 'chosen' }],
    ['have~ each of the chosen abilities', { kind: 'gain', verb: 'have', abilities: [], which: 'chosen' }],
  ]),
);
const dice = terms<number>('dice', [
  ['d4', 4],
  ['d6', 6],
  ['d8', 8],
  ['d10', 10],
  ['d12', 12],
  ['d20', 20],
]);
playerVerb.add(
  phrase`roll~ two ${{ sides: dice }} and choose one result`.means((s) => ({
    kind: 'rollDie',
    sides: s.sides,
    count: { kind: 'number', number: 2 },
    chosen: true,
    words: 'd',
  })),
);
expression.add(
  phrase`that result`.means({ kind: 'amountOf', to: null, words: 'that result' }),
  phrase`the other result`.means({ kind: 'amountOf', to: null, words: 'the other result' }),
);
expression.add(phrase`the chosen number`.means({ kind: 'amountOf', to: null, words: 'the chosen number' }));
const flips = (words: string, what: 'flips won' | 'flips lost'): Value => ({ kind: 'amountOf', to: null, words, what });
const flipsEnded = terms<Value>('how flips ended', [
  ['win', flips('win', 'flips won')],
  ['won', flips('won', 'flips won')],
  ['lose', flips('lose', 'flips lost')],
]);
condition.add(
  phrase`you won ${{ right: numberWord }} flips this way`.means({
    kind: 'compare',
    left: flips('won', 'flips won'),
    comparison: 'atLeast',
  }),
);
eachOne.add(
  phrase`flip you ${{ flips: flipsEnded }}`.means((s) => ({ kind: 'units', value: s.flips })),
  phrase`coin that comes up heads`.means({ kind: 'units', value: flips('comes up heads', 'flips won') }),
);
const oneAtRandom = terms<Noun>('an object or player', [
  ['one of them at random', { kind: 'reference', to: null, words: 'one of them', one: true, atRandom: true }],
  [
    'one of them chosen at random',
    { kind: 'reference', to: null, words: 'one of them', one: true, atRandom: 'chosen' },
  ],
]);
noun.add(oneAtRandom);
atom.add(oneAtRandom);
