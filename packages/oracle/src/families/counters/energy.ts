/** Energy: counters that a player gets and pays. CR 107.14, 122.1. */
import type { Action, CostPart, Value } from '@kitchen-table/language/surface';
import { category, type Category } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { expression, payVerb, playerVerb } from '../categories.ts';
import { count, numberWord, thatManyPlus } from '../values/values.ts';

const energy: Category<Value> = terms<Value>(
  'energy',
  [1, 2, 3, 4, 5, 6, 7, 8].map(
    (number) => [Array.from({ length: number }, () => '{E}').join(' '), { kind: 'number', number }] as const,
  ),
);
/** Paying energy is removing energy counters from oneself. */
const spent = (amount: Value): Action => ({
  kind: 'removeCounters',
  number: amount,
  counter: 'energy',
  from: { kind: 'you' },
});
/** "six {E}": with a number in the place of as many symbols. */
const spentInWords = (amount: Value): Action => ({ ...spent(amount), words: 'in words' }) as Action;
playerVerb.add(phrase`get~ ${{ amount: energy }}`.means({ kind: 'getCounters', counter: 'energy' }));
payVerb.add(
  phrase`pay~ ${{ amount: energy }}`.means((s) => ({
    kind: 'pay',
    cost: [{ kind: 'actionCost', action: spent(s.amount) }],
  })),
);
/** "X", "that many", "twice that many": all but a number, for which there are as many symbols. */
const notCounted: Category<Value> = new Mapped<Value, Value>(
  'how much energy',
  count,
  (tree) => (tree.kind === 'number' ? null : tree),
  (tree) => (tree.kind === 'number' ? [] : [tree]),
);
playerVerb.add(
  phrase`get~ ${{ amount: category<Value>('how much energy', notCounted, thatManyPlus) }} {E}`.means({
    kind: 'getCounters',
    counter: 'energy',
  }),
  phrase`get~ ${{ amount: numberWord }} {E}`.means({ kind: 'getCounters', counter: 'energy', words: 'in words' }),
  phrase`get~ a amount of {E} equal to ${{ amount: expression }}`.means({ kind: 'getCounters', counter: 'energy' }),
);
payVerb.add(
  phrase`pay~ X {E}`.means({ kind: 'pay', cost: [{ kind: 'actionCost', action: spent({ kind: 'x' }) }] }),
  phrase`pay~ ${{ amount: numberWord }} {E}`.means((s) => ({
    kind: 'pay',
    cost: [{ kind: 'actionCost', action: spentInWords(s.amount) }],
  })),
  phrase`pay~ one or more {E}`.means({
    kind: 'pay',
    cost: [{ kind: 'actionCost', action: spent({ kind: 'atLeast', number: 1 }) }],
  }),
  phrase`pay~ any amount of {E}`.means({
    kind: 'pay',
    cost: [
      {
        kind: 'actionCost',
        action: { kind: 'removeCounters', number: 'any number', counter: 'energy', from: { kind: 'you' } },
      },
    ],
  }),
  phrase`pay~ a amount of {E} equal to ${{ amount: expression }}`.means((s) => ({
    kind: 'pay',
    cost: [{ kind: 'actionCost', action: spent(s.amount) }],
  })),
);
/** "Pay {E}{E}" before the colon. */
export const energyCost: Category<CostPart> = category<CostPart>(
  'a cost',
  phrase`^ pay ${{ amount: energy }}`.means((s) => ({ kind: 'actionCost', action: spent(s.amount) })),
  phrase`^ pay ${{ amount: numberWord }} {E}`.means((s) => ({ kind: 'actionCost', action: spentInWords(s.amount) })),
  phrase`^ pay X {E}`.means({ kind: 'actionCost', action: spent({ kind: 'x' }) }),
);
