/** Costs. CR 118. */
import { phrase } from '../kernel/phrase.ts';
import { series } from '../kernel/lists.ts';
import { Pattern, terms } from '../kernel/words.ts';
import type { CostPart } from '@kitchen-table/language';
import { cost, costPart, eachOne, payVerb, playerVerb } from './categories.ts';
import { manaSymbols } from './symbols.ts';

/** How much life: a number or X. */
export const lifeAmount: Pattern<number | 'X'> = new Pattern<number | 'X'>('a number', /^(?:\d+|X)$/, ['1', 'X'], (word) => (word === 'X' ? 'X' : Number(word)), (amount) => (typeof amount === 'number' || amount === 'X' ? String(amount) : null));
costPart.add(
  phrase`${{ symbols: manaSymbols }}`.means({ kind: 'manaCost' }),
  terms<CostPart>('a tap symbol', [['{T}', { kind: 'tapCost' }], ['{Q}', { kind: 'untapCost' }]]),
  phrase`^ pay ${{ amount: lifeAmount }} life`.means({ kind: 'lifeCost' }),
  phrase`^ ${{ action: playerVerb }}!bare`.means({ kind: 'actionCost' }),
);
payVerb.add(
  phrase`pay~ ${{ symbols: manaSymbols }}`.means((s) => ({ kind: 'pay', cost: [{ kind: 'manaCost', symbols: s.symbols }] })),
  phrase`pay~ ${{ amount: lifeAmount }} life`.means((s) => ({ kind: 'pay', cost: [{ kind: 'lifeCost', amount: s.amount }] })),
  phrase`pay~ ${{ symbols: manaSymbols }} for each ${{ forEach: eachOne }}`.means((s) => ({ kind: 'pay', cost: [{ kind: 'manaCost', symbols: s.symbols }], forEach: s.forEach })),
);
cost.add(series(costPart, { least: 1 }));
