/** Static abilities: rules that hold as long as the object does. CR 604, 611.3, 613. */
import type { Action, Condition, Noun, Rule, StaticAbility, Value } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Mapped, series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import {
  atomSubject,
  changeVerb,
  condition,
  duration,
  expression,
  noun,
  objectVerb,
  passiveVerb,
  payVerb,
  playerVerb,
  rule,
  subject,
  turnPart,
  type Verb,
} from '../categories.ts';
import { endsInComma, OF_OBJECTS, ruleOfObject } from './rule-steps.ts';
import { additionalCost, alternativeCost } from '../costs/casting-costs.ts';
import { splitAction, UNSAID } from '../clauses/sequences.ts';

/** "Only during an opponent's turn and only during combat." */
const DURING_COMBAT = terms<Condition>('when', [
  ['during combat', { kind: 'duringPart', part: { kind: 'turnPart', step: 'combat' } }],
]);
const bareVerb: Union<Verb> = category<Verb>('something to do', objectVerb, passiveVerb);
/** Rules about a subject that is still to come. */
export const ruleStep: Union<Rule> = category<Rule>(
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
  phrase`can't ${{
    action: terms<Action>('what it can do', [
      ['attack', { kind: 'attack', object: UNSAID, alone: true }],
      ['block', { kind: 'block', object: UNSAID, alone: true }],
    ]),
  }} alone [unless ${{ unless: condition }}]`.means({ kind: 'cant' }),
  phrase`must be blocked by ${{ whom: noun }} if able`.means((s) => ({
    kind: 'must',
    action: { kind: 'beBlocked', object: UNSAID, whom: s.whom },
  })),
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
  phrase`can't ${{ action: bareVerb }}!bare unless ${{ payer: atomSubject }} ${{ pay: category<Action>('a cost', payVerb, playerVerb) }}@payer`.means(
    (s) => ({
      kind: 'cant',
      action: { ...s.action, object: UNSAID },
      unlessPaid: { ...s.pay, actor: s.payer },
    }),
  ) as never,
  phrase`can't block or be blocked by ${{ whom: noun }}`.means((s) => ({
    kind: 'cant',
    action: { kind: 'block', object: UNSAID, whom: s.whom },
    also: [{ kind: 'beBlocked', object: UNSAID, whom: s.whom }],
  })),
  phrase`can't crew Vehicles`.means({
    kind: 'cant',
    action: { kind: 'keywordAction', action: 'crew', object: UNSAID },
  }),
  phrase`can't attack , block , or ${{
    third: terms<Action>('what else it can do', [
      ['crew Vehicles', { kind: 'keywordAction', action: 'crew', object: UNSAID }],
      ['transform', { kind: 'transform', object: UNSAID }],
    ]),
  }}`.means((s) => ({
    kind: 'cant',
    action: { kind: 'attack', object: UNSAID },
    also: [{ kind: 'block', object: UNSAID }, s.third],
  })),
  phrase`attack~ each combat if able`.means({
    kind: 'must',
    action: { kind: 'attack', object: UNSAID, eachCombat: true },
  }),
  phrase`block~ each combat if able`.means({
    kind: 'must',
    action: { kind: 'block', object: UNSAID, eachCombat: true },
  }),
  phrase`must be blocked if able`.means({ kind: 'must', action: { kind: 'beBlocked', object: UNSAID } }),
  ruleOfObject,
);
const listed = (tree: readonly Rule[]): boolean => !tree.slice(0, -1).some(endsInComma);
export const rulesOf: Union<readonly Rule[]> = category<readonly Rule[]>(
  'what is true of it',
  new Mapped<readonly Rule[], readonly Rule[]>(
    'what is true of it',
    series(ruleStep, { join: 'and', least: 1 }),
    (tree) => (listed(tree) ? tree : null),
    (tree) => (listed(tree) ? [tree] : []),
    [null],
  ),
);

type GetAction = Extract<Action, { kind: 'get' }>;
type SetAction = Extract<Action, { kind: 'setPowerToughness' }>;
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
  if ('object' in each) return { ...each, object: who } as Rule;
  if (each.kind !== 'changes' && each.kind !== 'cant' && each.kind !== 'must' && each.kind !== 'asThough') return each;
  return { ...each, action: { ...each.action, object: who } as Action };
}
export const stated: Category<readonly Rule[]> = new Mapped<Said, readonly Rule[]>(
  'what is true of it',
  said as Category<Said>,
  ({ subject: who, rules }) => [fillRule(rules[0]!, who), ...rules.slice(1)],
  (rules) => {
    const first = rules[0]!;
    if ('object' in first && OF_OBJECTS.has(first.kind))
      return [
        { kind: 'said', subject: first.object, rules: [{ ...first, object: UNSAID } as Rule, ...rules.slice(1)] },
      ];
    if (first.kind !== 'changes' && first.kind !== 'cant' && first.kind !== 'must' && first.kind !== 'asThough')
      return [];
    return splitAction(first.action).map((split) => ({
      kind: 'said',
      subject: split.subject,
      rules: [{ ...first, action: split.action } as Rule, ...rules.slice(1)],
    }));
  },
  [null],
);
/** "gets +X/+X, where X is ...": the value takes the place of X in the tree, in one of the things said. CR 107.3i. */
const WHERE = 'where X is';
type Bonus = Extract<Rule, { kind: 'changes' }> & { action: GetAction };
const isBonus = (each: Rule): each is Bonus => each.kind === 'changes' && each.action.kind === 'get';
const saysX = ({ action }: Bonus): boolean =>
  (action.power.kind === 'x' || action.toughness.kind === 'x') &&
  action.forEach === undefined &&
  action.words === undefined;
const bonusRule: Category<readonly Rule[]> = new Mapped<
  { kind: 'where'; said: readonly Rule[]; x: Value },
  readonly Rule[]
>(
  'what is true of it',
  phrase`${{ said: stated }} , where X is ${{ x: expression }}`.means({ kind: 'where' }) as never,
  ({ said: rules, x }) => {
    const found = rules.filter(isBonus).filter(saysX);
    if (found.length !== 1) return null;
    const { power, toughness } = found[0]!.action;
    const action: GetAction = {
      ...found[0]!.action,
      power: power.kind === 'x' ? x : power,
      toughness: toughness.kind === 'x' ? x : toughness,
      words: WHERE,
    };
    return rules.map((each) => (each === found[0] ? { ...each, action } : each));
  },
  (rules) => {
    const found = rules.find((each) => isBonus(each) && each.action.words === WHERE);
    if (found?.kind !== 'changes' || found.action.kind !== 'get') return [];
    const { words: _words, ...get } = found.action;
    const put = (value: Value): Value => (value.kind === 'number' ? value : { kind: 'x' });
    const action: GetAction = { ...get, power: put(get.power), toughness: put(get.toughness) };
    return [
      {
        kind: 'where',
        said: rules.map((each) => (each === found ? { ...each, action } : each)),
        x: get.power.kind === 'number' ? get.toughness : get.power,
      },
    ];
  },
  [null],
);
export /** "has base power and toughness X/X, where X is ...". */
const baseRule: Category<readonly Rule[]> = new Mapped<
  { kind: 'where'; subject: Noun; set: SetAction; x: Value },
  readonly Rule[]
>(
  'what is true of it',
  phrase`${{ subject }} ${{ set: changeVerb }}@subject , where X is ${{ x: expression }}`.means({
    kind: 'where',
  }) as never,
  ({ subject: who, set, x }) =>
    set.kind === 'setPowerToughness' && set.words === 'base' && set.power?.kind === 'x' && set.toughness?.kind === 'x'
      ? [
          {
            kind: 'changes',
            action: { ...set, power: x, toughness: x, object: who, words: 'base, where X is' },
          },
        ]
      : null,
  (tree) => {
    const [first] = tree;
    if (
      tree.length !== 1 ||
      first?.kind !== 'changes' ||
      first.action.kind !== 'setPowerToughness' ||
      first.action.words !== 'base, where X is'
    )
      return [];
    const { object, ...set } = first.action;
    return [
      {
        kind: 'where',
        subject: object,
        x: set.power!,
        set: { ...set, power: { kind: 'x' }, toughness: { kind: 'x' }, words: 'base' } as SetAction,
      },
    ];
  },
  [null],
);
export const rules: Union<readonly Rule[]> = category<readonly Rule[]>(
  'what is true of it',
  stated,
  bonusRule,
  baseRule,
  phrase`${{ object: subject }} get~object +X/+Y , where X is ${{ x: expression }} ${{
    words: terms<'where X and Y are' | 'where X and Y are, comma'>('and', [
      ['and', 'where X and Y are'],
      [', and', 'where X and Y are, comma'],
    ]),
  }} Y is ${{ y: expression }}`.means((s) => [
    { kind: 'changes', action: { kind: 'get', object: s.object, power: s.x, toughness: s.y, words: s.words } },
  ]),
  phrase`${{ one: rule }}`.means((s) => [s.one]),
);
/** Rules that have no "if" of their own. */
const ofKinds = (...kinds: readonly Rule['kind'][]): Category<readonly Rule[]> => kindsOf(rules, kinds);
const kindsOf = (form: Category<readonly Rule[]>, kinds: readonly Rule['kind'][]): Category<readonly Rule[]> =>
  new Mapped<readonly Rule[], readonly Rule[]>(
    'what is true of it',
    form,
    (tree) =>
      tree.every((each) => kinds.includes(each.kind) && !(each.kind === 'costChange' && each.condition)) ? tree : null,
    (tree) => [tree],
    [null],
  );
export const plainRules: Category<readonly Rule[]> = ofKinds('changes', 'cant', 'must', 'may');
const permissions = ofKinds('cant', 'changes', 'preventRule', 'costChange');
const conditionalRules = ofKinds('changes', 'cant', 'must', 'may', 'costChange', 'playerRule', 'preventRule');
/** Two rules with subjects of their own: who can't win, and who can't lose. */
interface Pair {
  kind: 'pair';
  one: readonly Rule[];
  two: readonly Rule[];
}
const pair: Category<readonly Rule[]> = new Mapped<Pair, readonly Rule[]>(
  'what is true of it',
  phrase`${{ one: rules }} and ${{ two: rules }}`.means({ kind: 'pair' }) as Category<Pair>,
  ({ one, two }) => (endsInException(one[one.length - 1]!) ? null : [...one, ...two]),
  (tree) =>
    tree.flatMap((each, index): Pair[] =>
      index > 0 && !continuesRule(each) ? [{ kind: 'pair', one: tree.slice(0, index), two: tree.slice(index) }] : [],
    ),
  [null],
);
/** The same with a comma: "..., and they have haste". */
const commaPair: Category<readonly Rule[]> = new Mapped<Pair, readonly Rule[]>(
  'what is true of it',
  phrase`${{ one: rules }} , and ${{ two: rules }}`.means({ kind: 'pair' }) as Category<Pair>,
  ({ one, two }) => (endsInException(one[one.length - 1]!) ? null : [...one, ...two]),
  (tree) =>
    tree.flatMap((each, index): Pair[] =>
      index > 0 && !continuesRule(each) ? [{ kind: 'pair', one: tree.slice(0, index), two: tree.slice(index) }] : [],
    ),
  [null],
);
/** "except it's a Bird and it has flying": what follows belongs to the exception. */
const endsInException = (each: Rule): boolean =>
  each.kind === 'entersWith' &&
  each.clause?.kind === 'do' &&
  each.clause.action.kind === 'becomeCopy' &&
  each.clause.action.except !== undefined;
/** Does a rule take its subject from the one before it? */
function continuesRule(each: Rule): boolean {
  const who = 'object' in each ? each.object : 'action' in each ? (each.action as { object?: Noun }).object : undefined;
  return who?.kind === 'reference' && who.words === 'unsaid';
}
/** Rules that make a sentence: of one subject, or of two. */
export const ruleSentence: Union<readonly Rule[]> = category<readonly Rule[]>('what is true of it', rules, pair);
/** Static abilities as sentences. */
export const staticAbility: Union<StaticAbility> = category<StaticAbility>(
  'a static ability',
  phrase`^ ${{ rules: ruleSentence }} .`.means({ kind: 'static' }),
  phrase`^ ${{ rules: commaPair }} .`.means({ kind: 'static', words: ', and' }),
  phrase`^ as long as ${{ condition }} , ${{ rules: pair }} .`.means({ kind: 'static' }),
  phrase`^ as long as ${{ condition }} , ${{ rules }} .`.means({ kind: 'static' }),
  phrase`^ ${{ rules }} as long as ${{ condition }} .`.means({ kind: 'static', conditionTrailing: true }),
  phrase`^ if ${{ condition }} , ${{ rules: conditionalRules }} .`.means({ kind: 'static', words: 'if' }),
  phrase`^ if ${{ condition }} , ${{ rules: kindsOf(pair, ['playerRule', 'cant']) }} .`.means({
    kind: 'static',
    words: 'if',
  }),
  phrase`^ ${{ rules: permissions }} during your turn .`.means({
    kind: 'static',
    condition: { kind: 'turn', of: { kind: 'you' }, words: 'during' },
    conditionTrailing: true,
    words: 'during',
  }),
  phrase`^ ${{ rules: permissions }} during combat .`.means({
    kind: 'static',
    condition: { kind: 'duringPart', part: { kind: 'turnPart', step: 'combat' } },
    conditionTrailing: true,
    words: 'during',
  }),
  phrase`^ ${{ rules: plainRules }} if ${{ condition }} .`.means({
    kind: 'static',
    conditionTrailing: true,
    words: 'if',
  }),
  phrase`^ cast ~ only during ${{ part: turnPart }} and only ( if ${{ condition }} | ${{ condition: DURING_COMBAT }} ) .`.means(
    (s) => ({
      kind: 'static',
      rules: [{ kind: 'castOnly', during: { kind: 'duringPart', part: s.part }, condition: s.condition }],
    }),
  ),
  phrase`^ cast ~ only ${{ during: duration }} .`.means((s) => ({
    kind: 'static',
    rules: [{ kind: 'castOnly', during: s.during }],
  })),
  phrase`^ cast ~ only if ${{ condition }} .`.means((s) => ({
    kind: 'static',
    rules: [{ kind: 'castOnly', condition: s.condition }],
  })),
  phrase`^ during your turn , ${{ rules: ruleSentence }} .`.means({
    kind: 'static',
    condition: { kind: 'turn', of: { kind: 'you' }, words: 'during' },
  }),
  phrase`^ as a additional cost to cast ~ , ${{ additional: additionalCost }} .`.means((s) => ({
    kind: 'static',
    rules: [],
    spellCost: { additional: s.additional },
  })),
  phrase`^ as a additional cost to cast ~ , you may ${{ additional: additionalCost }} .`.means((s) => ({
    kind: 'static',
    rules: [],
    spellCost: { additional: s.additional, optional: true },
  })),
  phrase`^ you may ${{ alternative: alternativeCost }} rather than pay ~ 's mana cost [!conditionTrailing if ${{ condition }}] .`.means(
    (s) => ({
      kind: 'static',
      rules: [],
      condition: s.condition,
      conditionTrailing: (s as { conditionTrailing?: true }).conditionTrailing,
      spellCost: { alternative: s.alternative },
    }),
  ) as never,
  phrase`^ if ${{ condition }} , you may ${{ alternative: alternativeCost }} rather than pay ~ 's mana cost .`.means(
    (s) => ({ kind: 'static', rules: [], condition: s.condition, spellCost: { alternative: s.alternative } }),
  ),
);
