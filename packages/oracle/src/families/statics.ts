/** Static abilities: rules that hold as long as the object does. CR 604, 611.3, 613. */
import type { Action, Noun, Rule, StaticAbility, Value } from '@kitchen-table/language';
import { category, type Category, type Union } from '../kernel/category.ts';
import { Mapped, series } from '../kernel/lists.ts';
import { phrase } from '../kernel/phrase.ts';
import {
  atomSubject,
  bare,
  changeVerb,
  clause,
  condition,
  eachOne,
  entering,
  expression,
  lastingVerb,
  noun,
  objectVerb,
  passiveVerb,
  payVerb,
  playerEvent,
  playerVerb,
  possessive,
  rule,
  subject,
  turnPart,
  type Verb,
} from './categories.ts';
import { host } from './nouns.ts';
import { countersList } from './places.ts';
import { terms } from '../kernel/words.ts';
import { additionalCost, alternativeCost } from './casting-costs.ts';
import { lifeAmount } from './costs.ts';
import { splitAction, UNSAID } from './sequences.ts';
import { manaSymbols } from './symbols.ts';

const bareVerb: Union<Verb> = category<Verb>('something to do', objectVerb, passiveVerb);
/** Rules about a subject that is still to come. */
const ruleStep: Union<Rule> = category<Rule>(
  'what is true of it',
  phrase`${{ action: changeVerb }}^`.means((s) => ({
    kind: 'changes',
    action: { ...s.action, object: UNSAID },
  })) as never,
  phrase`can't ${{ action: bareVerb }}!bare`.means((s) => ({
    kind: 'cant',
    action: { ...s.action, object: UNSAID },
  })) as never,
  phrase`can't attack or block`.means({
    kind: 'cant',
    action: { kind: 'attack', object: UNSAID },
    also: [{ kind: 'block', object: UNSAID }],
  }),
  phrase`can't attack or block alone`.means({
    kind: 'cant',
    action: { kind: 'attack', object: UNSAID, alone: true },
    also: [{ kind: 'block', object: UNSAID, alone: true }],
  }),
  phrase`can't attack or block unless ${{ unless: condition }}`.means({
    kind: 'cant',
    action: { kind: 'attack', object: UNSAID },
    also: [{ kind: 'block', object: UNSAID }],
  }),
  phrase`can't ${{ action: bareVerb }}!bare unless ${{ unless: condition }}`.means((s) => ({
    kind: 'cant',
    action: { ...s.action, object: UNSAID },
    unless: s.unless,
  })) as never,
  phrase`can't ${{ action: bareVerb }}!bare unless ${{ payer: atomSubject }} ${{ pay: payVerb }}@payer`.means((s) => ({
    kind: 'cant',
    action: { ...s.action, object: UNSAID },
    unlessPaid: { ...s.pay, actor: s.payer },
  })) as never,
  phrase`attack~ each combat if able`.means({
    kind: 'must',
    action: { kind: 'attack', object: UNSAID, eachCombat: true },
  }),
  phrase`block~ each combat if able`.means({
    kind: 'must',
    action: { kind: 'block', object: UNSAID, eachCombat: true },
  }),
  phrase`must be blocked if able`.means({ kind: 'must', action: { kind: 'beBlocked', object: UNSAID } }),
);
const rulesOf: Union<readonly Rule[]> = category<readonly Rule[]>(
  'what is true of it',
  series(ruleStep, { join: 'and', least: 1 }),
);

type GetAction = Extract<Action, { kind: 'get' }>;
interface Said {
  kind: 'said';
  subject: Noun;
  rules: readonly Rule[];
}
const said = phrase`${{ subject }} ${{ rules: rulesOf }}@subject`.means((s) => ({
  kind: 'said',
  subject: s.subject,
  rules: s.rules,
}));
function fillRule(each: Rule, who: Noun): Rule {
  if (each.kind !== 'changes' && each.kind !== 'cant' && each.kind !== 'must') return each;
  return { ...each, action: { ...each.action, object: who } as Action };
}
const stated: Category<readonly Rule[]> = new Mapped<Said, readonly Rule[]>(
  'what is true of it',
  said as Category<Said>,
  ({ subject: who, rules }) => [fillRule(rules[0]!, who), ...rules.slice(1)],
  (rules) => {
    const first = rules[0]!;
    if (first.kind !== 'changes' && first.kind !== 'cant' && first.kind !== 'must') return [];
    return splitAction(first.action).map((split) => ({
      kind: 'said',
      subject: split.subject,
      rules: [{ ...first, action: split.action } as Rule, ...rules.slice(1)],
    }));
  },
  [null],
);
const LANDS: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'bare' },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'land' }] } },
};
/** How many lands more. CR 305.2. */
export const additional: Union<Value> = category<Value>(
  'lands',
  phrase`a additional land`.means({ kind: 'number', number: 1 }),
  terms<Value>('lands', [
    ['two additional lands', { kind: 'number', number: 2 }],
    ['three additional lands', { kind: 'number', number: 3 }],
  ]),
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
  phrase`~ escapes with ${{ counters: countersList }} on it`.means((s) => ({
    kind: 'entersWith',
    object: { kind: 'self' },
    entering: { kind: 'entering', counters: s.counters },
    words: 'escapes',
  })),
  phrase`${{ actor: subject }} can't ${{ action: category<Verb>('something to do', playerVerb, lastingVerb, playerEvent) }}!bare`.means(
    (s) => ({ kind: 'cant', action: { ...s.action, actor: s.actor } }),
  ) as never,
  phrase`as ${{ object: subject }} enter~object , ${{ clause }}`.means({ kind: 'entersWith', words: 'as' }),
  phrase`${{ object: subject }} can block only ${{ whom: noun }}`.means({ kind: 'blocksOnly' }),
  phrase`${{ object: subject }} can block a additional creature each combat`.means({
    kind: 'canBlockMore',
    count: { kind: 'number', number: 1 },
  }),
  phrase`${{ object: subject }} can block any number of creatures`.means({ kind: 'canBlockMore', count: 'any number' }),
  phrase`you control ${{ object: host }}`.means((s) => ({
    kind: 'changes',
    action: { kind: 'gainControl', actor: { kind: 'you' }, object: s.object },
  })),
  phrase`${{ of: possessive }} power and toughness are each equal to ${{ value: expression }}`.means((s) => ({
    kind: 'changes',
    action: { kind: 'setPowerToughness', object: s.of, power: s.value, toughness: s.value, words: 'each equal' },
  })),
  phrase`${{ of: possessive }} power is equal to ${{ value: expression }}`.means((s) => ({
    kind: 'changes',
    action: { kind: 'setPowerToughness', object: s.of, power: s.value },
  })),
  phrase`${{ of: possessive }} toughness is equal to ${{ value: expression }}`.means((s) => ({
    kind: 'changes',
    action: { kind: 'setPowerToughness', object: s.of, toughness: s.value },
  })),
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
  phrase`you may cast ~ as though it had flash`.means({
    kind: 'may',
    action: { kind: 'cast', object: { kind: 'self' } },
    asThough: 'flash',
  }),
  phrase`you may cast ${{ object: bare }} as though they had flash`.means((s) => ({
    kind: 'may',
    action: { kind: 'cast', object: s.object },
    asThough: 'flash',
  })),
  phrase`you may play lands from your graveyard`.means({
    kind: 'may',
    action: { kind: 'play', object: LANDS, from: { kind: 'place', zone: 'graveyard', of: { kind: 'you' } } },
  }),
  phrase`you may play lands from the top of your library`.means({
    kind: 'may',
    action: {
      kind: 'play',
      object: LANDS,
      from: { kind: 'place', zone: 'library', of: { kind: 'you' }, position: 'top' },
    },
  }),
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
  phrase`${{ object: subject }} don't~object untap during ${{ part: turnPart }}`.means({ kind: 'doesntUntap' }),
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
  phrase`${{ of: subject }} cost~of ${{ symbols: manaSymbols }} less to cast for each ${{ forEach: eachOne }}`.means({
    kind: 'costChange',
    change: 'less',
    toDo: 'cast',
  }),
  phrase`${{ of: subject }} cost~of ${{ symbols: manaSymbols }} more to cast for each ${{ forEach: eachOne }}`.means({
    kind: 'costChange',
    change: 'more',
    toDo: 'cast',
  }),
  phrase`you have no maximum hand size`.means({ kind: 'noMaximumHandSize', player: { kind: 'you' } }),
);
/** "gets +X/+X, where X is ...": the value takes the place of X in the tree. CR 107.3i. */
const bonusRule: Category<readonly Rule[]> = new Mapped<
  { kind: 'where'; subject: Noun; get: GetAction; x: Value },
  readonly Rule[]
>(
  'what is true of it',
  phrase`${{ subject }} ${{ get: changeVerb }}@subject , where X is ${{ x: expression }}`.means({
    kind: 'where',
  }) as never,
  ({ subject: who, get, x }) => {
    if (
      get.kind !== 'get' ||
      (get.power.kind !== 'x' && get.toughness.kind !== 'x') ||
      get.forEach !== undefined ||
      get.words !== undefined
    )
      return null;
    return [
      {
        kind: 'changes',
        action: {
          ...get,
          power: get.power.kind === 'x' ? x : get.power,
          toughness: get.toughness.kind === 'x' ? x : get.toughness,
          object: who,
          words: 'where X is',
        },
      },
    ];
  },
  (rules) => {
    const [first] = rules;
    if (
      rules.length !== 1 ||
      first?.kind !== 'changes' ||
      first.action.kind !== 'get' ||
      first.action.words !== 'where X is'
    )
      return [];
    const { words: _words, object, ...get } = first.action;
    const x = get.power.kind === 'number' ? get.toughness : get.power;
    const put = (value: Value): Value => (value.kind === 'number' ? value : { kind: 'x' });
    return [
      {
        kind: 'where',
        subject: object,
        x,
        get: { ...get, power: put(get.power), toughness: put(get.toughness) } as GetAction,
      },
    ];
  },
  [null],
);
const rules: Union<readonly Rule[]> = category<readonly Rule[]>(
  'what is true of it',
  stated,
  bonusRule,
  phrase`${{ one: rule }}`.means((s) => [s.one]),
);
/** Static abilities as sentences. */
export const staticAbility: Union<StaticAbility> = category<StaticAbility>(
  'a static ability',
  phrase`^ ${{ rules }} .`.means({ kind: 'static' }),
  phrase`^ as long as ${{ condition }} , ${{ rules }} .`.means({ kind: 'static' }),
  phrase`^ ${{ rules }} as long as ${{ condition }} .`.means({ kind: 'static', conditionTrailing: true }),
  phrase`^ cast ~ only during ${{ part: turnPart }} .`.means((s) => ({
    kind: 'static',
    rules: [{ kind: 'castOnly', during: { kind: 'duringPart', part: s.part } }],
  })),
  phrase`^ cast ~ only during ${{ part: turnPart }} and only if ${{ condition }} .`.means((s) => ({
    kind: 'static',
    rules: [{ kind: 'castOnly', during: { kind: 'duringPart', part: s.part }, condition: s.condition }],
  })),
  phrase`^ cast ~ only if ${{ condition }} .`.means((s) => ({
    kind: 'static',
    rules: [{ kind: 'castOnly', condition: s.condition }],
  })),
  phrase`^ during your turn , ${{ rules }} .`.means({
    kind: 'static',
    condition: { kind: 'turn', of: { kind: 'you' }, words: 'during' },
  }),
  phrase`^ as a additional cost to cast ~ , ${{ additional: additionalCost }} .`.means((s) => ({
    kind: 'static',
    rules: [],
    spellCost: { additional: s.additional },
  })),
  phrase`^ you may ${{ alternative: alternativeCost }} rather than pay ~ 's mana cost .`.means((s) => ({
    kind: 'static',
    rules: [],
    spellCost: { alternative: s.alternative },
  })),
  phrase`^ if ${{ condition }} , you may ${{ alternative: alternativeCost }} rather than pay ~ 's mana cost .`.means(
    (s) => ({ kind: 'static', rules: [], condition: s.condition, spellCost: { alternative: s.alternative } }),
  ),
);
