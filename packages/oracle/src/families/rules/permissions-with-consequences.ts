/** Permissions with conditions and consequences, standing rules of few cards each, and what mana or draws become. CR 601.3, 614. */
import {
  type Action,
  COLORS,
  type Cost,
  type Filter,
  type ManaOutput,
  type Noun,
  type Rule,
  type StaticAbility,
  type Value,
} from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import {
  bare,
  clause,
  condition,
  countedNoun,
  filter,
  manaOutput,
  noun,
  playerVerb,
  possessive,
  rule,
  subject,
  timedRule,
} from '../categories.ts';
import { adjectiveFilter } from '../conditions/condition-words.ts';
import { keywordName } from '../abilities/keywords.ts';
import { ownedPlace } from '../zones/places.ts';
import { source } from './permissions.ts';
import { rules, ruleSentence, staticAbility } from './statics.ts';
import { manaSymbols } from '../values/symbols.ts';
import { digits, numberWord } from '../values/values.ts';
import { additional } from './whole-rules.ts';

const YOU: Noun = { kind: 'you' };
const SELF: Noun = { kind: 'self' };
const some = (word: 'player' | 'opponent', amount: 'a' | 'each' | 'bare', said?: 'any'): Noun => ({
  kind: 'select',
  quantifier: { kind: 'quantifier', amount, ...(said === undefined ? {} : { words: said }) },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word }] } },
});
const OUT_OF_TIME = "any time a sorcery couldn't have been cast";
const CONTROLLER_AFTERWARDS = 'the controller of the permanent it becomes';
const NEXT_CLEANUP = 'the beginning of the next cleanup step';
const COLORED_MANA = 'the amount of colored mana you pay';
/** Several players who may do something. */
const players = terms<Noun>('players', [
  ['any player', some('player', 'a', 'any')],
  ['each player', some('player', 'each')],
  ['players', some('player', 'bare')],
]);
export const manaCost: Union<Cost> = category<Cost>(
  'a cost',
  phrase`${{ symbols: manaSymbols }}`.means((s) => [{ kind: 'manaCost', symbols: s.symbols }]),
);
rule.add(
  phrase`${{ actor: players }} may cast ${{ object: bare }} [!withoutPaying without paying their mana costs and] as though they had flash`.means(
    (s) => ({
      kind: 'may',
      action: {
        kind: 'cast',
        object: s.object,
        actor: s.actor,
        withoutPaying: (s as { withoutPaying?: true }).withoutPaying,
      },
      asThough: 'flash',
    }),
  ) as never,
  phrase`${{ player: players }} may play ${{ count: additional }} ( ${{ words: words('when', ['during']) }} | on ) each of their turns`.means(
    { kind: 'additionalLand' },
  ),
  phrase`you may cast ~ as though it had flash . ^ if you cast it ${OUT_OF_TIME} , ${CONTROLLER_AFTERWARDS} sacrifices it at ${NEXT_CLEANUP}`.means(
    { kind: 'may', action: { kind: 'cast', object: SELF }, asThough: 'flash', thenSacrificed: 'next cleanup step' },
  ),
  phrase`you may pay ${{ cost: manaCost }} rather than pay the mana cost for ${{ object: bare }}`.means((s) => ({
    kind: 'may',
    action: { kind: 'cast', object: s.object, insteadOfManaCost: s.cost },
  })),
  phrase`once each turn , you may pay ${{ cost: manaCost }} rather than pay the mana cost for ${{ object: countedNoun }}`.means(
    (s) => ({
      kind: 'may',
      action: { kind: 'cast', object: s.object, insteadOfManaCost: s.cost },
      times: 'once each turn',
    }),
  ),
  phrase`you may cast ~ from ${{ from: ownedPlace }} using its ${{ using: keywordName }} ability`.means((s) => ({
    kind: 'may',
    action: { kind: 'cast', object: SELF, from: s.from },
    using: s.using,
  })),
  phrase`during each of your turns , you may cast one ${{ filter }} from ${{ from: source }}`.means((s) => ({
    kind: 'may',
    action: {
      kind: 'cast',
      object: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' }, filter: s.filter },
      from: s.from,
    },
    times: 'once each of your turns',
    words: 'during each, one',
  })),
  phrase`you may look at ${{ object: bare }}`.means((s) => ({
    kind: 'may',
    action: { kind: 'look', object: s.object },
  })),
  phrase`you may look at ${{ object: bare }} any time`.means((s) => ({
    kind: 'may',
    action: { kind: 'look', object: s.object },
    words: 'any time',
  })),
  phrase`~ enters tapped and doesn't untap during your untap step`.means({
    kind: 'doesntUntap',
    object: SELF,
    part: { kind: 'turnPart', step: 'untap', of: YOU },
    entersTapped: true,
  }),
  phrase`${{ object: subject }} can be attached only to ${{ to: noun }}`.means({ kind: 'attachesOnly' }),
  phrase`damage isn't removed from ${{ object: noun }} during cleanup steps`.means({ kind: 'damageStays' }),
  phrase`the “_ legend rule ” doesn't apply [to ${{ to: noun }}]`.means({ kind: 'noLegendRule' }),
  phrase`you don't lose the game for having 0 or less life`.means({
    kind: 'cant',
    action: { kind: 'loseGame', actor: YOU, forNoLife: true },
  } as never) as never,
  phrase`${{ actor: subject }} can't draw more than ${{ most: numberWord }} card#most each turn`.means((s) => ({
    kind: 'mostEachTurn',
    action: { kind: 'draw', actor: s.actor },
    most: s.most,
  })),
  phrase`${{ of: subject }} cost~of up to ${{ symbols: manaSymbols }} less to cast`.means({
    kind: 'costChange',
    change: 'less',
    toDo: 'cast',
    upTo: true,
  }),
  phrase`${{ of: subject }} cost~of ${{ symbols: manaSymbols }} less to cast . ^ this effect reduces only ${COLORED_MANA}`.means(
    {
      kind: 'costChange',
      change: 'less',
      toDo: 'cast',
      coloredOnly: true,
    },
  ),
  phrase`as a additional cost to cast ${{ of: bare }} , you may pay ${{ life: digits }} life . ^ those spells cost ${{ symbols: manaSymbols }} less to cast if you paid life this way . ^ this effect reduces only the amount of ${{ color: words('a color', COLORS) }} mana you pay`.means(
    (s) => ({
      kind: 'costChange',
      of: s.of,
      by: { kind: 'you' },
      symbols: s.symbols,
      change: 'less',
      toDo: 'cast',
      coloredOnly: true,
      paying: [{ kind: 'lifeCost', amount: s.life }],
      words: s.color,
    }),
  ),
  phrase`as ${{ object: subject }} be~object turned face up , ${{ clause }}`.means({
    kind: 'entersWith',
    turnedUp: true,
    words: 'as',
  }),
  phrase`as ${{ object: subject }} transform~object into ~ , ${{ clause }}`.means({
    kind: 'entersWith',
    turnedUp: 'transforms',
    words: 'as',
  }),
  phrase`if ~ would enter , [${{ optional: terms<true>('a choice', [['you may', true]]) }}] ${{ action: playerVerb }}!bare instead . ^ if you do , put ~ onto the battlefield . ^ if you don't , put it into its owner 's graveyard`.means(
    (s) => ({
      kind: 'entersWith',
      object: SELF,
      unlessPaid: [{ kind: 'actionCost', action: s.action }],
      orGraveyard: true,
      optional: s.optional,
    }),
  ),
);
/** "two or more" mana. */
const manyOrMore = terms<Value>('how much', [['two or more', { kind: 'atLeast', number: 2 }]]);
/** A permanent tapped for mana makes several times as much, or another type. CR 106.6a, 106.12b. */
const tapping: Union<Action> = category<Action>(
  'tapping for mana',
  phrase`${{ actor: subject }} tap~actor ${{ object: noun }} for mana`.means({ kind: 'tapForMana' }),
  phrase`${{ object: noun }} is tapped for [${{ amount: manyOrMore }}] mana`.means({
    kind: 'tapForMana',
    words: 'passive',
  }),
);
/** Of another type; how much that is stays open. */
const madeInstead: Union<ManaOutput> = category<ManaOutput>(
  'what it produces',
  manaOutput,
  terms<ManaOutput>('what it produces', [
    ['colorless mana', { kind: 'symbols', symbols: ['C'], words: 'colorless' }],
    [
      'mana of a color of your choice',
      { kind: 'anyColor', number: { kind: 'number', number: 1 }, words: 'of your choice' },
    ],
  ]),
);
rule.add(
  phrase`if ${{ event: tapping }} , it produces ${{
    times: terms('how often', [
      ['twice', 2],
      ['three times', 3],
    ] as const),
  }} as much of that mana instead`.means({ kind: 'manaProduced' }),
  phrase`if ${{ event: tapping }} , it produces ${{ output: madeInstead }} instead of any other type [!oneOfIt and amount]`.means(
    { kind: 'manaProduced' },
  ),
);
/** "You may cast creature spells from the top of your library. If you cast a spell this way, ...". */
const allowed: Category<Rule> = new Mapped<Rule, Rule>(
  'a permission',
  rule,
  (tree) => (tree.kind === 'may' && tree.ifCast === undefined && tree.thenSacrificed === undefined ? tree : null),
  (tree) => (tree.kind === 'may' && tree.ifCast === undefined ? [tree] : []),
);
interface Consequence {
  kind: 'consequence';
  permission: Rule;
  filter: Filter;
  then: Extract<Rule, { kind: 'may' }>['ifCast'] extends infer T ? (T extends { clause: infer C } ? C : never) : never;
}
const SPELL: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'a' },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'spell' }] } },
};
const CARD: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'a' },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] } },
};
/** What is done with what is permitted: a spell is cast, a land played. CR 305.1, 601.3. */
const what = ({ action }: Extract<Rule, { kind: 'may' }>): Noun => (action.kind === 'play' ? CARD : SPELL);
const consequence: Category<readonly Rule[]> = new Mapped<Consequence, readonly Rule[]>(
  'a permission',
  phrase`${{ permission: allowed }} . ^ if you cast a ${{ filter }} this way , ${{ then: clause }}`.means({
    kind: 'consequence',
  }) as Category<Consequence>,
  ({ permission, filter: which, then }) =>
    permission.kind === 'may'
      ? [
          {
            ...permission,
            ifCast: {
              object: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' }, filter: which },
              clause: then,
            },
          },
        ]
      : null,
  (tree) => {
    const [first] = tree;
    if (tree.length !== 1 || first?.kind !== 'may' || first.ifCast?.object.kind !== 'select') return [];
    if (first.ifCast.words !== undefined) return [];
    const { ifCast, ...permission } = first;
    if (ifCast.object.kind !== 'select') return [];
    return [{ kind: 'consequence', permission, filter: ifCast.object.filter, then: ifCast.clause }];
  },
  [null],
);
/** "You may cast ~ from your graveyard ... If you do, it enters with ...". */
const ownConsequence: Category<readonly Rule[]> = new Mapped<Omit<Consequence, 'filter'>, readonly Rule[]>(
  'a permission',
  phrase`${{ permission: allowed }} . ^ if you do , ${{ then: clause }}`.means({ kind: 'consequence' }) as Category<
    Omit<Consequence, 'filter'>
  >,
  ({ permission, then }) =>
    permission.kind === 'may'
      ? [{ ...permission, ifCast: { object: what(permission), clause: then, words: 'if you do' } }]
      : null,
  (tree) => {
    const [first] = tree;
    if (tree.length !== 1 || first?.kind !== 'may' || first.ifCast?.words !== 'if you do') return [];
    const { ifCast, ...permission } = first;
    return [{ kind: 'consequence', permission, then: ifCast.clause }];
  },
  [null],
);
ruleSentence.add(consequence, ownConsequence);
staticAbility.add(
  phrase`^ ${{ permission: allowed }} if ${{ condition }} . ^ if you do , ${{ then: clause }} .`.means((s) => ({
    kind: 'static',
    rules: [{ ...s.permission, ifCast: { object: SPELL, clause: s.then, words: 'if you do' } }],
    condition: s.condition,
    conditionTrailing: true,
    words: 'if',
  })) as never,
  phrase`^ ${{ rules }} . ^ the same is true for ${{
    alsoElsewhere: terms<NonNullable<StaticAbility['alsoElsewhere']>>('elsewhere', [
      ["creature spells you control and creature cards you own that aren't on the battlefield", 'creatures'],
      ["permanent spells you control and nonland permanent cards you own that aren't on the battlefield", 'permanents'],
      ["spells you control and nonland cards you own that aren't on the battlefield", 'all but lands'],
    ]),
  }} .`.means({ kind: 'static' }),
);
/** "As long as the top card of your library is black". */
const top = (of: Noun): Noun => ({
  kind: 'libraryCards',
  position: 'top',
  count: { kind: 'number', number: 1 },
  library: of,
});
condition.add(
  phrase`the top card of ${{ of: possessive }} library is ${{ filter: adjectiveFilter }}`.means((s) => ({
    kind: 'is',
    subject: top(s.of),
    filter: s.filter,
    words: 'top card',
  })),
  phrase`the top card of ${{ of: possessive }} library is a ${{ filter }}`.means((s) => ({
    kind: 'is',
    subject: top(s.of),
    filter: s.filter,
  })),
  phrase`${{ of: possessive }} library has no cards in it`.means((s) => ({
    kind: 'compare',
    left: { kind: 'count', of: { kind: 'zoneOfPlayer', zone: ['library'], player: s.of } },
    comparison: 'equal',
    right: { kind: 'number', number: 0 },
    words: 'has no cards in it',
  })),
);
timedRule.add(
  phrase`the next time damage would be dealt to ${{ from: noun }} this turn , that damage is dealt to ${{ to: noun }} instead`.means(
    (s) => ({
      kind: 'rule',
      rule: { kind: 'redirect', amount: 'all', from: s.from, to: s.to, once: true },
      during: { kind: 'thisTurn' },
    }),
  ),
);
