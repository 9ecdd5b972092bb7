/** Costs paid several times over: "you may pay {1}{G} any number of times", "2 life for each". CR 107.1c, 118.12, 603.12. */
import { phrase } from '../../kernel/phrase.ts';
import { clause, eachOne, expression, payVerb } from '../categories.ts';
import { lifeAmount } from '../costs/costs.ts';
import { whenDone } from './done-clauses.ts';
import { manaSymbols } from '../values/symbols.ts';

payVerb.add(
  phrase`pay~ ${{ symbols: manaSymbols }} any number of times`.means((s) => ({
    kind: 'pay',
    cost: [{ kind: 'manaCost', symbols: s.symbols }],
    times: 'any amount',
  })),
  phrase`pay~ ${{ amount: lifeAmount }} life for each ${{ forEach: eachOne }}`.means((s) => ({
    kind: 'pay',
    cost: [{ kind: 'lifeCost', amount: s.amount }],
    forEach: s.forEach,
  })),
);
whenDone.add(
  phrase`when you pay this cost one or more times , ${{ clause }}`.means({
    kind: 'ifDone',
    words: 'you pay this cost one or more times',
    reflexive: true,
  }),
);
eachOne.add(
  phrase`{E} paid this way`.means({
    kind: 'units',
    value: { kind: 'amountOf', to: null, words: '{E} paid this way' },
  }),
);
for (const words of [
  'the amount of {E} paid this way',
  'the amount of {E} spent this way',
  'the number of {E} paid this way',
])
  expression.add(phrase`${words}`.means({ kind: 'amountOf', to: null, words }));
