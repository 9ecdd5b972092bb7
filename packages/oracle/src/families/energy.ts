/** Energy: counters that a player gets and pays. CR 107.14, 122.1. */
import type { Action, CostPart, Value } from '@kitchen-table/language';
import type { Category } from '../kernel/category.ts';
import { phrase } from '../kernel/phrase.ts';
import { terms } from '../kernel/words.ts';
import { payVerb, playerVerb } from './categories.ts';

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
playerVerb.add(phrase`get~ ${{ amount: energy }}`.means({ kind: 'getCounters', counter: 'energy' }));
payVerb.add(
  phrase`pay~ ${{ amount: energy }}`.means((s) => ({
    kind: 'pay',
    cost: [{ kind: 'actionCost', action: spent(s.amount) }],
  })),
);
/** "Pay {E}{E}" before the colon. */
export const energyCost: Category<CostPart> = phrase`^ pay ${{ amount: energy }}`.means((s) => ({
  kind: 'actionCost',
  action: spent(s.amount),
}));
