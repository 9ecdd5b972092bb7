/** Rules said as one piece: entering, costs, permissions, prevention. CR 601.2f, 614.1c, 615.1. */
import type { Noun, Value } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { digits } from '../values/values.ts';
import { phrase } from '../../kernel/phrase.ts';
import {
  bare,
  clause,
  condition,
  eachOne,
  entering,
  expression,
  lastingVerb,
  noun,
  plainFilter,
  playerEvent,
  playerVerb,
  possessive,
  rule,
  subject,
  turnPart,
  type Verb,
} from '../categories.ts';
import { abilitiesOfThings } from '../nouns/ability-nouns.ts';
import { host } from '../nouns/nouns.ts';
import { nthSpell } from '../nouns/nth-spells.ts';
import { countersList } from '../zones/places.ts';
import { terms, words } from '../../kernel/words.ts';
import { lifeAmount } from '../costs/costs.ts';
import { manaSymbols } from '../values/symbols.ts';

const PLAYERS: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'bare' },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'player' }] } },
};
/** How many lands more. CR 305.2. */
export const additional: Union<Value> = category<Value>(
  'lands',
  phrase`a additional land`.means({ kind: 'number', number: 1 }),
  terms<Value>('lands', [
    ['two additional lands', { kind: 'number', number: 2 }],
    ['three additional lands', { kind: 'number', number: 3 }],
    ['up to two additional lands', { kind: 'number', number: 2, words: 'up to' } as Value],
    ['up to three additional lands', { kind: 'number', number: 3, words: 'up to' } as Value],
  ]),
);
const oneSpell: Union<Noun> = category<Noun>('one spell', terms<Noun>('~', [['~', { kind: 'self' }]]), nthSpell);
const MANA_OF_IT = 'the mana in that cost';
const MORE_OR_LESS = words('how they change', ['less', 'more']);
const CAST_OR_ACTIVATE = words('cast or activate', ['cast', 'activate']);
/** "equal to the number of Swamps", "2". */
const size: Union<Value> = category<Value>(
  'a size',
  phrase`equal to ${{ value: expression }}`.means((s) => s.value),
  digits,
);
/** Rules that are not made of a subject and a verb. */
rule.add(
  phrase`${{ object: subject }} enter~object with ${{ counters: countersList }} on it for each ${{ of: eachOne }}`.means(
    (s) => ({
      kind: 'entersWith',
      object: s.object,
      entering: { kind: 'entering', counters: s.counters, forEach: s.of },
    }),
  ) as never,
  phrase`as ~ enters , you may pay ${{ amount: lifeAmount }} life . ^ if you don't , it enters tapped`.means((s) => ({
    kind: 'entersWith',
    object: { kind: 'self' },
    entering: { kind: 'entering', tapped: true },
    unlessPaid: [{ kind: 'lifeCost', amount: s.amount }],
  })),
  phrase`as ~ enters , you may reveal ${{ object: noun }} from your hand . ^ if you don't , ~ enters tapped`.means(
    (s) => ({
      kind: 'entersWith',
      object: { kind: 'self' },
      entering: { kind: 'entering', tapped: true },
      unlessPaid: [
        {
          kind: 'actionCost',
          action: { kind: 'reveal', object: s.object, from: { kind: 'place', zone: 'hand', of: { kind: 'you' } } },
        },
      ],
    }),
  ),
  phrase`${{ object: subject }} enter~object ${{ entering }} if ${{ condition }}`.means({
    kind: 'entersWith',
    words: 'if after',
  }),
  phrase`${{ object: subject }} enter~object with ${{ counters: countersList }} on it , where X is ${{ whereX: expression }}`.means(
    (s) => ({
      kind: 'entersWith',
      object: s.object,
      entering: { kind: 'entering', counters: s.counters },
      whereX: s.whereX,
    }),
  ),
  phrase`as you ${{ doing: words('a keyword action', ['cascade']) }} , ${{ clause }}`.means({ kind: 'asYou' }),
  phrase`~ escapes with ${{ counters: countersList }} on it`.means((s) => ({
    kind: 'entersWith',
    object: { kind: 'self' },
    entering: { kind: 'entering', counters: s.counters },
    escaped: true,
  })),
  phrase`${{ actor: subject }} can't ${{ action: category<Verb>('something to do', playerVerb, lastingVerb, playerEvent) }}!bare`.means(
    (s) => ({ kind: 'cant', action: { ...s.action, actor: s.actor } }),
  ) as never,
  phrase`as ${{ object: subject }} enter~object , ${{ clause }}`.means({ kind: 'entersWith', words: 'as' }),
  phrase`as a ${{ filter: plainFilter }} enters under ${{ player: possessive }} control , ${{ clause }}`.means((s) => ({
    kind: 'entersWith',
    object: {
      kind: 'select',
      quantifier: { kind: 'quantifier', amount: 'a' },
      filter: { ...s.filter, qualities: [{ kind: 'controlledBy', player: s.player }] },
    },
    clause: s.clause,
    words: 'as, under the control',
  })) as never,
  phrase`${{ object: subject }} can block a additional creature each combat for each ${{ of: eachOne }}`.means((s) => ({
    kind: 'canBlockMore',
    object: s.object,
    count: { kind: 'count', of: s.of },
  })),
  phrase`players skip their ${{
    step: terms('steps', [
      ['untap steps', 'untap'],
      ['upkeep steps', 'upkeep'],
      ['draw steps', 'draw'],
    ] as const),
  }}`.means((s) => ({
    kind: 'skipRule',
    part: { kind: 'turnPart', step: s.step },
    actor: PLAYERS,
  })),
  phrase`you control ${{ object: host }}`.means((s) => ({
    kind: 'changes',
    action: { kind: 'gainControl', actor: { kind: 'you' }, object: s.object },
  })),
  phrase`${{ of: possessive }} power and toughness are each ${{ value: size }}`.means((s) => ({
    kind: 'changes',
    action: { kind: 'setPowerToughness', object: s.of, power: s.value, toughness: s.value, words: 'each equal' },
  })),
  phrase`${{ of: possessive }} power is equal to ${{ value: expression }}`.means((s) => ({
    kind: 'changes',
    action: { kind: 'setPowerToughness', object: s.of, power: s.value },
  })),
  phrase`${{ of: possessive }} power is equal to ${{ value: expression }} and its toughness is equal to that number plus ${{ plus: digits }}`.means(
    (s) => ({
      kind: 'changes',
      action: {
        kind: 'setPowerToughness',
        object: s.of,
        power: s.value,
        toughness: { kind: 'sum', of: [s.value, s.plus] },
        words: 'that number',
      },
    }),
  ),
  phrase`${{ of: possessive }} toughness is equal to ${{ value: expression }}`.means((s) => ({
    kind: 'changes',
    action: { kind: 'setPowerToughness', object: s.of, toughness: s.value },
  })),
  phrase`you may play any number of lands on each of your turns`.means({
    kind: 'additionalLand',
    player: { kind: 'you' },
    count: 'any number',
  }),
  phrase`you may play ${{ count: additional }} on each of your turns`.means({
    kind: 'additionalLand',
    player: { kind: 'you' },
  }),
  phrase`${{ of: subject }} cost~of ${{ symbols: manaSymbols }} less to cast if it targets ${{ whenTargeting: noun }}`.means(
    { kind: 'costChange', change: 'less', toDo: 'cast' },
  ),
  phrase`${{ of: subject }} cost~of ${{ symbols: manaSymbols }} less to cast if ${{ condition }}`.means({
    kind: 'costChange',
    change: 'less',
    toDo: 'cast',
  }),
  phrase`${{ of: subject }} cost~of ${{ symbols: manaSymbols }} less to cast , where X is ${{ whereX: expression }}`.means(
    { kind: 'costChange', change: 'less', toDo: 'cast' },
  ),
  phrase`you may cast ${{ object: oneSpell }} as though it had flash`.means((s) => ({
    kind: 'may',
    action: { kind: 'cast', object: s.object },
    asThough: 'flash',
  })),
  phrase`you may cast ${{ object: bare }} as though they had flash`.means((s) => ({
    kind: 'may',
    action: { kind: 'cast', object: s.object },
    asThough: 'flash',
  })),
  phrase`you may look at the top card of your library any time`.means({
    kind: 'may',
    action: {
      kind: 'look',
      object: { kind: 'libraryCards', position: 'top', count: { kind: 'number', number: 1 }, library: { kind: 'you' } },
    },
  }),
  phrase`skip ${{ part: turnPart }}`.means({ kind: 'skipRule' }),
  phrase`prevent all damage that would be dealt to ${{ to: subject }}`.means((s) => ({
    kind: 'preventRule',
    action: { kind: 'prevent', amount: 'all', to: s.to },
  })),
  phrase`prevent all combat damage that would be dealt to ${{ to: subject }}`.means((s) => ({
    kind: 'preventRule',
    action: { kind: 'prevent', amount: 'all', sort: 'combat', to: s.to },
  })),
  phrase`prevent all damage that would be dealt by ${{ by: subject }}`.means((s) => ({
    kind: 'preventRule',
    action: { kind: 'prevent', amount: 'all', by: s.by },
  })),
  phrase`prevent all combat damage that would be dealt by ${{ by: subject }}`.means((s) => ({
    kind: 'preventRule',
    action: { kind: 'prevent', amount: 'all', sort: 'combat', by: s.by },
  })),
  phrase`${{ object: subject }} enter~object ${{ entering }}`.means({ kind: 'entersWith' }),
  phrase`${{ object: subject }} enter~object tapped unless ${{ unless: condition }}`.means({
    kind: 'entersWith',
    entering: { kind: 'entering', tapped: true },
  }),
  phrase`if ${{ condition }} , ${{ object: subject }} enter~object ${{ entering }}`.means({ kind: 'entersWith' }),
  phrase`${{ of: subject }} cost~of ${{ symbols: manaSymbols }} less to cast`.means({
    kind: 'costChange',
    change: 'less',
    toDo: 'cast',
  }),
  phrase`${{ of: subject }} cost~of ${{ symbols: manaSymbols }} more to cast`.means({
    kind: 'costChange',
    change: 'more',
    toDo: 'cast',
  }),
  phrase`${{ of: subject }} cost~of ${{ symbols: manaSymbols }} ${{ change: MORE_OR_LESS }} to ${{ toDo: CAST_OR_ACTIVATE }} for each ${{ forEach: eachOne }}`.means(
    { kind: 'costChange' },
  ),
  phrase`${{ of: subject }} cost~of [!upTo up to] ${{ symbols: manaSymbols }} less to activate`.means({
    kind: 'costChange',
    change: 'less',
    toDo: 'activate',
  }),
  phrase`${{ of: subject }} cost~of ${{ symbols: manaSymbols }} more to activate`.means({
    kind: 'costChange',
    change: 'more',
    toDo: 'activate',
  }),
  phrase`${{ of: category<Noun>('abilities', subject, abilitiesOfThings) }} cost~of ${{ symbols: manaSymbols }} less to activate . ^ this effect can't reduce ${MANA_OF_IT} to less than one mana`.means(
    {
      kind: 'costChange',
      change: 'less',
      toDo: 'activate',
      minimumOne: true,
    },
  ),
  phrase`you have no maximum hand size`.means({ kind: 'noMaximumHandSize', player: { kind: 'you' } }),
);
