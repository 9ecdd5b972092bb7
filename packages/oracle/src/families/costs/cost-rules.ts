/** Costs: of abilities, by turns, in two steps; and what is done in their place. CR 118.7-118.9, 601.2b, 601.2f. */
import type { Action, Condition, Cost, Filter, Noun, Rule } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { manaCost } from '../rules/permissions-with-consequences.ts';
import {
  atomSubject,
  bare,
  condition,
  eachOne,
  expression,
  filter,
  noun,
  payVerb,
  playerVerb,
  rule,
  subject,
} from '../categories.ts';
import { alternativeCost, verbCost } from './casting-costs.ts';
import { rules } from '../rules/statics.ts';
import { manaSymbols } from '../values/symbols.ts';
import { terms, words } from '../../kernel/words.ts';
import { digits } from '../values/values.ts';

const MANA_OF_IT = 'the mana in that cost';
const ABILITY = { kind: 'words', words: [{ kind: 'classWord', word: 'ability' }] } as const;
/** "abilities": the noun in the number asked for. */
const abilities: Union<Filter> = category<Filter>(
  'an ability',
  phrase`ability#`.means({ kind: 'filter', noun: ABILITY }),
);
const AT_LEAST_ONE = 'to less than one mana';
/** "abilities you activate", "abilities your opponents activate that target a Merfolk you control". */
filter.add(
  phrase`${{ filter: abilities }}^ ${{ player: atomSubject }} activate~player`.means((s) => ({
    ...s.filter,
    qualities: [{ kind: 'castBy', player: s.player, words: 'activate' }],
  })),
  phrase`${{ filter: abilities }}^ ${{ player: atomSubject }} activate~player that target~ ${{ target: noun }}`.means(
    (s) => ({
      ...s.filter,
      qualities: [
        { kind: 'castBy', player: s.player, words: 'activate' },
        { kind: 'targeting', noun: s.target },
      ],
    }),
  ),
);
rule.add(
  phrase`${{ of: bare }} that aren't mana abilities cost ${{ symbols: manaSymbols }} less to activate . ^ this effect can't reduce ${MANA_OF_IT} ${AT_LEAST_ONE}`.means(
    {
      kind: 'costChange',
      change: 'less',
      toDo: 'activate',
      minimumOne: true,
      notMana: true,
    },
  ),
  phrase`${{ of: subject }} cost~of {X} less to activate , where X is ${{ whereX: expression }} . ^ this effect can't reduce ${MANA_OF_IT} ${AT_LEAST_ONE}`.means(
    (s) => ({
      kind: 'costChange',
      of: s.of,
      change: 'less',
      toDo: 'activate',
      symbols: ['X'],
      whereX: s.whereX,
      minimumOne: true,
    }),
  ),
  phrase`${{ of: subject }} cost~of ${{ symbols: manaSymbols }} more to activate unless they're mana abilities`.means({
    kind: 'costChange',
    change: 'more',
    toDo: 'activate',
    notMana: true,
  }),
);
rule.add(
  phrase`${{ of: subject }} cost~of a additional ${{ life: digits }} life to ${{ toDo: words<'cast' | 'activate'>('cast or activate', ['cast', 'activate']) }}`.means(
    { kind: 'costChange', change: 'more' },
  ),
);
type CostChange = Extract<Rule, { kind: 'costChange' }>;
const yours = (word: 'spell' | 'ability'): Noun => ({
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'bare' },
  filter: {
    kind: 'filter',
    noun: { kind: 'words', words: [{ kind: 'classWord', word }] },
    qualities: [{ kind: 'castBy', player: { kind: 'you' } }],
  },
});
/** Costs by the keyword for which they are paid: of a spell in place of its mana cost, or of an activated ability. CR 118.9, 702.6a. */
const paidFor = terms<Partial<CostChange>>('a cost', [
  ['blitz costs', { of: yours('spell'), toDo: 'cast', keyword: 'blitz' }],
  ['dash costs', { of: yours('spell'), toDo: 'cast', keyword: 'dash' }],
  ['equip costs', { of: yours('ability'), toDo: 'activate', keyword: 'equip' }],
]);
rule.add(
  phrase`${{ paid: paidFor }} you pay cost ${{ symbols: manaSymbols }} less [for each ${{ forEach: eachOne }}]`.means(
    (s) => ({
      ...s.paid,
      kind: 'costChange',
      change: 'less',
      symbols: s.symbols,
      forEach: s.forEach,
    }),
  ) as never,
);
/** When it is so: "during your end step". */
const inTurn = terms<Condition>('a turn', [
  ['during your end step', { kind: 'duringPart', part: { kind: 'turnPart', step: 'end', of: { kind: 'you' } } }],
]);
rule.add(
  ...(['more', 'less'] as const).map((change) =>
    phrase`${{ of: subject }} cost~of ${{ symbols: manaSymbols }} ${change} to cast ${{ condition: inTurn }}`.means({
      kind: 'costChange',
      change,
      toDo: 'cast',
      words: 'during',
    }),
  ),
  // Whoever casts it controls it: CR 112.2.
  phrase`${{ of: subject }} cost~of ${{ symbols: manaSymbols }} more to cast except during its controller 's turn`.means(
    {
      kind: 'costChange',
      change: 'more',
      toDo: 'cast',
      by: { kind: 'playerNoun', who: 'nonactive' },
    },
  ),
  phrase`spells your opponents cast during your turn cost ${{ symbols: manaSymbols }} more to cast`.means((s) => ({
    kind: 'costChange',
    of: {
      kind: 'select',
      quantifier: { kind: 'quantifier', amount: 'bare' },
      filter: {
        kind: 'filter',
        noun: { kind: 'words', words: [{ kind: 'classWord', word: 'spell' }] },
        qualities: [{ kind: 'castBy', player: { kind: 'playerNoun', who: 'opponents' } }],
      },
    },
    symbols: s.symbols,
    change: 'more',
    toDo: 'cast',
    condition: { kind: 'turn', of: { kind: 'you' }, words: 'during' },
    words: 'during first',
  })),
);
/** "costs {1} less to cast if you control an artifact and {1} less to cast if you control an enchantment"; "for each" likewise. */
rules.add(
  phrase`${{ of: subject }} cost~of ${{ one: manaSymbols }} less to cast ( if ${{ first: condition }} and ${{ two: manaSymbols }} less to cast if ${{ second: condition }} | for each ${{ counted: eachOne }} and ${{ two: manaSymbols }} less to cast for each ${{ other: eachOne }} )`.means(
    (s): readonly Rule[] => [
      {
        kind: 'costChange',
        of: s.of,
        symbols: s.one,
        change: 'less',
        toDo: 'cast',
        condition: s.first,
        forEach: s.counted,
      },
      {
        kind: 'costChange',
        of: s.of,
        symbols: s.two,
        change: 'less',
        toDo: 'cast',
        condition: s.second,
        forEach: s.other,
      },
    ],
  ),
);
rule.add(
  phrase`for each ${{ symbols: manaSymbols }} in a cost , you may pay ${{ life: digits }} life rather than pay that mana`.means(
    {
      kind: 'lifeForMana',
      player: { kind: 'you' },
    },
  ),
);
/** "have an opponent gain 3 life": what somebody else does at the payer's word. CR 118.9. */
verbCost.add(
  phrase`have ${{ actor: noun }} ${{ action: playerVerb }}!bare`.means((s) => ({
    kind: 'actionCost',
    action: { ...(s.action as Action), actor: s.actor } as Action,
  })),
);
/** "{0}" is said by words of its own. */
const notMana: Category<Cost> = new Mapped<Cost, Cost>(
  'a cost',
  alternativeCost,
  (tree) => (tree.length === 1 && tree[0]?.kind === 'manaCost' ? null : tree),
  (tree) => (tree.length === 1 && tree[0]?.kind === 'manaCost' ? [] : [tree]),
);
const flashCost = category<Action>('a cost', playerVerb, payVerb);
rule.add(
  phrase`you may ( pay ${{ cost: manaCost }} | ${{ cost: notMana }} ) rather than pay the mana cost for spells that you cast`.means(
    (s) => ({
      kind: 'may',
      action: {
        kind: 'cast',
        object: {
          kind: 'select',
          quantifier: { kind: 'quantifier', amount: 'bare' },
          filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'spell' }] } },
        },
        insteadOfManaCost: s.cost as Cost,
      },
      words: 'that you cast',
    }),
  ),
  phrase`you may cast ~ as though it had flash ( if ${{ words: terms<'if you'>('you', [['you', 'if you']]) }} ${{ additionalCost: flashCost }}!bare as a additional cost to cast it | by ${{ additionalCost: flashCost }}!gerund in addition to paying its other costs )`.means(
    (s) => ({
      kind: 'may',
      action: { kind: 'cast', object: { kind: 'self' } },
      asThough: 'flash',
      additionalCost: s.additionalCost,
      words: s.words,
    }),
  ),
);
