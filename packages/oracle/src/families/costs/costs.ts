/** Costs. CR 118. */
import { phrase } from '../../kernel/phrase.ts';
import { series } from '../../kernel/lists.ts';
import { Pattern, terms } from '../../kernel/words.ts';
import type { CostPart } from '@kitchen-table/language/surface';
import { cost, costPart, eachOne, expression, payVerb, playerVerb, possessive } from '../categories.ts';
import { energyCost } from '../counters/energy.ts';
import { counterName } from '../counters/counters.ts';
import { quantity } from '../zones/places.ts';
import { manaSymbols } from '../values/symbols.ts';

/** How much life: a number or X. */
export const lifeAmount: Pattern<number | 'X'> = new Pattern<number | 'X'>(
  'a number',
  /^(?:\d+|X)$/,
  ['1', 'X'],
  (word) => (word === 'X' ? 'X' : Number(word)),
  (amount) => (typeof amount === 'number' || amount === 'X' ? String(amount) : null),
);
costPart.add(
  phrase`${{ symbols: manaSymbols }}`.means({ kind: 'manaCost' }),
  terms<CostPart>('a tap symbol', [
    ['{T}', { kind: 'tapCost' }],
    ['{Q}', { kind: 'untapCost' }],
  ]),
  energyCost,
  phrase`^ waterbend ${{ symbols: manaSymbols }}`.means({ kind: 'manaCost', waterbend: true }),
  phrase`^ pay ${{ amount: lifeAmount }} life`.means({ kind: 'lifeCost' }),
  phrase`^ pay ${{ amount: lifeAmount }} life for each ${{ forEach: eachOne }}`.means({ kind: 'lifeCost' }),
  phrase`^ pay half your life , rounded up`.means({ kind: 'lifeCost', amount: 'half' }),
  phrase`^ pay life equal to ${{ amount: expression }}`.means({ kind: 'lifeCost' }),
  phrase`^ ${{ action: playerVerb }}!bare`.means({ kind: 'actionCost' }),
  phrase`^ remove ${{ number: quantity }} ${{ counter: counterName }} counter#number from ~ and sacrifice it`.means(
    (s) => ({
      kind: 'actionCost',
      action: { kind: 'removeCounters', number: s.number, counter: s.counter, from: { kind: 'self' } },
      also: { kind: 'sacrifice', object: { kind: 'self' } },
    }),
  ),
);
payVerb.add(
  phrase`waterbend~ ${{ symbols: manaSymbols }}`.means((s) => ({
    kind: 'pay',
    cost: [{ kind: 'manaCost', symbols: s.symbols, waterbend: true }],
  })),
  phrase`pay~ ${{ symbols: manaSymbols }}`.means((s) => ({
    kind: 'pay',
    cost: [{ kind: 'manaCost', symbols: s.symbols }],
  })),
  phrase`pay~ ${{ symbols: manaSymbols }} , where X is less than or equal to ${{ mostX: expression }}`.means((s) => ({
    kind: 'pay',
    cost: [{ kind: 'manaCost', symbols: s.symbols }],
    mostX: s.mostX,
  })),
  phrase`pay~ ${{ of: possessive }} mana cost`.means((s) => ({
    kind: 'pay',
    cost: [{ kind: 'manaCostOf', of: s.of }],
  })),
  phrase`pay~ ${{ amount: lifeAmount }} life`.means((s) => ({
    kind: 'pay',
    cost: [{ kind: 'lifeCost', amount: s.amount }],
  })),
  phrase`pay~ life equal to ${{ amount: expression }}`.means((s) => ({
    kind: 'pay',
    cost: [{ kind: 'lifeCost', amount: s.amount }],
  })),
  phrase`pay~ ${{ symbols: manaSymbols }} and ${{ amount: lifeAmount }} life`.means((s) => ({
    kind: 'pay',
    cost: [
      { kind: 'manaCost', symbols: s.symbols },
      { kind: 'lifeCost', amount: s.amount },
    ],
  })),
  phrase`pay~ ${{ symbols: manaSymbols }} plus a additional ${{ more: manaSymbols }} for each ${{ forEach: eachOne }}`.means(
    (s) => ({
      kind: 'pay',
      cost: [{ kind: 'manaCost', symbols: s.symbols }],
      plus: { cost: [{ kind: 'manaCost', symbols: s.more }], forEach: s.forEach },
    }),
  ),
  phrase`pay~ ${{ symbols: manaSymbols }} for each ${{ forEach: eachOne }}`.means((s) => ({
    kind: 'pay',
    cost: [{ kind: 'manaCost', symbols: s.symbols }],
    forEach: s.forEach,
  })),
);
cost.add(
  series(costPart, { least: 1 }),
  phrase`^ pay ${{ symbols: manaSymbols }} and ${{ amount: lifeAmount }} life`.means((s) => [
    { kind: 'manaCost', symbols: s.symbols },
    { kind: 'lifeCost', amount: s.amount, words: 'and' },
  ]),
  phrase`${{ one: series(costPart, { least: 1 }) }} or ${{ two: series(costPart, { least: 1 }) }}`.means((s) => [
    { kind: 'eitherCost', of: [s.one, s.two] },
  ]),
);
