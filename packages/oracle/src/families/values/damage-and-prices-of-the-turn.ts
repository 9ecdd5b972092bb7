/** Damage dealt and permanents entered this turn, either of two prices, the same controller. CR 109.4, 118.12, 608.2i. */
import type { Noun } from '@kitchen-table/language/surface';
import { category } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import {
  condition,
  costPart,
  duration,
  noun,
  payVerb,
  playerVerb,
  possessive,
  quality,
  rule,
  subject,
  timedRule,
} from '../categories.ts';
import { lifeAmount } from '../costs/costs.ts';
import { keywordAbility } from '../abilities/keywords.ts';
import { quantity } from '../zones/places.ts';
import { preventing, timedReplacement } from '../replacements/replacements.ts';
import { chosenFirst } from '../nouns/selects.ts';
import { manaSymbols } from './symbols.ts';
import { sort } from '../verbs/damage.ts';
import { digits } from './values.ts';

const IT: Noun = { kind: 'reference', to: null, words: 'it' };
const YOU: Noun = { kind: 'you' };
const RELATIVE: Noun = { kind: 'reference', to: null, words: 'unsaid' };
const AN_OPPONENT: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'a' },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'opponent' }] } },
};
/** Who sits next to somebody; on the side that was chosen just before. */
const neighbor = category<Noun>(
  'a player',
  phrase`player to ${{ of: possessive }} ${{ relation: words('a side', ['left', 'right']) }}`.means({
    kind: 'playerOf',
  }),
  terms<Noun>('a player', [
    ['next player in the chosen direction', { kind: 'nextPlayer', of: { kind: 'reference', to: null, words: 'they' } }],
  ]),
);
quality.add(
  phrase`controlled by the ${{ player: neighbor }}`.means({ kind: 'controlledBy', words: 'controlled by' }),
  phrase`with the same controller`.means({
    kind: 'controlledBy',
    player: { kind: 'playerOf', relation: 'controller', of: IT },
    words: 'the same controller',
  }),
);
condition.add(
  phrase`${{
    words: terms('whether it has been or was', [
      ["you've been", "you've been dealt"],
      ['you were', 'you were dealt'],
    ] as const),
  }} dealt ${{ right: digits }} or more damage this turn`.means((s) => ({
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
    words: s.words,
  })),
);
condition.add(
  phrase`${{ actor: subject }} dealt ${{ right: digits }} or more ${{ sort }} damage this turn`.means((s) => ({
    kind: 'compare',
    left: {
      kind: 'history',
      event: { kind: 'dealDamage', actor: s.actor, sort: s.sort },
      what: 'amount',
      when: 'this turn',
      words: 'so much',
    },
    comparison: 'atLeast',
    right: s.right,
    words: 'they dealt',
  })),
);
/** "the next time a source of your choice of the chosen color would deal damage to you this turn". CR 609.7. */
timedReplacement.add(
  phrase`the next time ${{ actor: chosenFirst }} would deal damage to ${{ to: noun }} ${{ during: duration }} , ${{ instead: preventing }}`.means(
    (s) => ({
      kind: 'rule',
      rule: {
        kind: 'replace',
        would: { kind: 'dealDamage', actor: s.actor, to: s.to },
        instead: s.instead,
        once: true,
        prevents: true,
      },
      during: s.during,
    }),
  ),
);
rule.add(
  phrase`each player skips their ${{ step: words<'untap' | 'upkeep' | 'draw'>('a step', ['untap', 'upkeep', 'draw']) }} step`.means(
    (s) => ({
      kind: 'skipRule',
      part: { kind: 'turnPart', step: s.step, words: 'each' },
      actor: {
        kind: 'select',
        quantifier: { kind: 'quantifier', amount: 'each' },
        filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'player' }] } },
      },
    }),
  ) as never,
);
/** "An opponent gains 1 life" as what is paid. CR 118.1. */
costPart.add(
  phrase`^ a opponent ${{ action: playerVerb }}!singular`.means((s) => ({
    kind: 'actionCost',
    action: { ...s.action, actor: AN_OPPONENT },
  })) as never,
);
quality.add(
  ...((['less', 'greater'] as const).map((way) =>
    phrase`with total power and toughness ${{ to: digits }} or ${way}`.means((s) => ({
      kind: 'whose' as const,
      condition: {
        kind: 'compare' as const,
        left: {
          kind: 'sum' as const,
          of: [
            { kind: 'stat' as const, stat: 'power' as const, of: RELATIVE },
            { kind: 'stat' as const, stat: 'toughness' as const, of: RELATIVE },
          ],
        },
        comparison: way === 'less' ? ('atMost' as const) : ('atLeast' as const),
        right: s.to,
      },
      words: 'total power and toughness',
    })),
  ) as never[]),
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
  terms('a keyword ability', [
    ['non basic landwalk', { kind: 'keyword', keyword: 'nonbasic landwalk' }],
    ['trample over planeswalkers', { kind: 'keyword', keyword: 'trample over planeswalkers' }],
  ] as never) as never,
);
