/** Damage dealt and permanents entered this turn, either of two prices, the same controller. CR 109.4, 118.12, 608.2i. */
import type { Noun } from '@kitchen-table/language';
import { phrase } from '../kernel/phrase.ts';
import { terms } from '../kernel/words.ts';
import { condition, filter, payVerb, playerVerb, possessive, quality, subject, timedRule } from './categories.ts';
import { lifeAmount } from './costs.ts';
import { keywordAbility } from './keywords.ts';
import { quantity } from './places.ts';
import { manaSymbols } from './symbols.ts';
import { digits } from './values.ts';

const IT: Noun = { kind: 'reference', to: null, words: 'it' };
const YOU: Noun = { kind: 'you' };
quality.add(
  phrase`with the same controller`.means({
    kind: 'controlledBy',
    player: { kind: 'playerOf', relation: 'controller', of: IT },
    words: 'the same controller',
  }),
);
condition.add(
  phrase`a ${{ filter }} entered the battlefield under ${{ under: possessive }} control this turn`.means((s) => ({
    kind: 'happened',
    event: {
      kind: 'enter',
      object: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' }, filter: s.filter },
      under: s.under,
    },
    when: { kind: 'thisTurn' },
  })),
  phrase`you've been dealt ${{ right: digits }} or more damage this turn`.means((s) => ({
    kind: 'compare',
    left: {
      kind: 'history',
      event: { kind: 'dealDamage', to: YOU, passive: true },
      what: 'amount',
      when: 'this turn',
      words: 'so much',
    },
    comparison: 'atLeast',
    right: s.right,
    words: "you've been dealt",
  })),
);
payVerb.add(
  phrase`pay~ ${{ symbols: manaSymbols }} or ${{ amount: lifeAmount }} life`.means((s) => ({
    kind: 'pay',
    cost: [
      {
        kind: 'eitherCost',
        of: [[{ kind: 'manaCost', symbols: s.symbols }], [{ kind: 'lifeCost', amount: s.amount }]],
      },
    ],
  })),
);
playerVerb.add(
  phrase`get~ ${{ count: quantity }} additional upkeep step#count after this phase`.means({
    kind: 'extraPhase',
    steps: 'upkeep step',
    after: 'phase',
  }),
);
timedRule.add(
  phrase`${{ object: subject }} attack~object each combat if able and attack~object a player other than you if able`.means(
    (s) => ({
      kind: 'sequence',
      steps: [
        { kind: 'rule', rule: { kind: 'must', action: { kind: 'attack', object: s.object, eachCombat: true } } },
        {
          kind: 'rule',
          rule: {
            kind: 'must',
            action: {
              kind: 'attack',
              object: s.object,
              whom: {
                kind: 'select',
                quantifier: { kind: 'quantifier', amount: 'a' },
                filter: {
                  kind: 'filter',
                  noun: { kind: 'words', words: [{ kind: 'classWord', word: 'player' }] },
                  qualities: [{ kind: 'otherThan', noun: YOU }],
                },
              },
            },
          },
        },
      ],
      joins: ['and'],
    }),
  ) as never,
);
keywordAbility.add(
  terms('a keyword ability', [['non basic landwalk', { kind: 'keyword', keyword: 'nonbasic landwalk' }]] as never) as never,
);
