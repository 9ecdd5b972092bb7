/** Tokens in further forms: attached or attacking as they enter, of a choice of kinds, half as many. CR 111, 303.4, 508.4. */
import type {
  Ability,
  Action,
  CardType,
  Clause,
  Color,
  Filter,
  Noun,
  Quantifier,
  Value,
} from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Mapped, many, series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import {
  expression,
  grantedAbility,
  noun,
  plainFilter,
  playerVerb,
  pointed,
  subject,
  timedRule,
  token,
} from '../categories.ts';
import { SUBTYPES } from '../descriptions/filters.ts';
import { cardName } from '../nouns/names.ts';
import { size } from '../values/sizes.ts';
import { UNSAID } from '../clauses/sequences.ts';
import { several } from '../values/values.ts';

const q = { kind: 'quantifier' } as const;
const A: Quantifier = { ...q, amount: 'a' };
const ALL: readonly Color[] = ['white', 'blue', 'black', 'red', 'green'];
const color = words<Color | 'colorless'>('a color', ['white', 'blue', 'black', 'red', 'green', 'colorless']);
const colors: Union<readonly (Color | 'colorless')[]> = category<readonly (Color | 'colorless')[]>(
  'colors',
  phrase`${{ one: color }}`.means((s) => [s.one]),
  series(color, { join: 'and' }),
);
const subtypes = many(words<string>('a subtype', SUBTYPES));
const types = many(
  terms<CardType>(
    'a card type',
    (['artifact', 'creature', 'enchantment', 'land'] as const).map((type) => [type, type] as const),
  ),
);
const abilities: Category<readonly Ability[]> = category<readonly Ability[]>(
  'abilities',
  series(grantedAbility, { join: 'and', least: 1 }),
);
type CopyWords = 'tapped copy' | 'copy, tapped';
const half = terms<Value>('how many', [['X', { kind: 'half', of: { kind: 'x' }, rounded: 'up' }]]);
const halfDown = terms<Value>('how many', [
  ['X', { kind: 'half', of: { kind: 'x' }, rounded: 'down' }],
  ['that many', { kind: 'half', of: { kind: 'amountOf', to: null, words: 'that many' }, rounded: 'down' }],
]);
token.add(
  phrase`${{ colors }} snow ${{ types }} token# named ${{ name: cardName }} [with ${{ abilities }}]`.means((s) => ({
    kind: 'token',
    name: s.name,
    supertypes: ['snow'],
    colors: s.colors,
    subtypes: [],
    types: s.types,
    abilities: s.abilities,
    words: 'snow behind',
  })),
  phrase`${{ size }} ${{ subtypes }} ${{ types }} token# [named ${{ name: cardName }}] [with ${{ abilities }}] that 's all colors`.means(
    (s) => ({
      ...s.size,
      kind: 'token',
      name: s.name,
      colors: ALL,
      subtypes: s.subtypes,
      types: s.types,
      abilities: s.abilities,
      words: 'all colors',
    }),
  ),
  phrase`${{ colors }} ${{ subtypes }} ${{ types }} token# with base power and toughness each equal to ${{ value: expression }}`.means(
    (s) => ({
      kind: 'token',
      power: s.value,
      toughness: s.value,
      colors: s.colors,
      subtypes: s.subtypes,
      types: s.types,
      words: 'base, each equal',
    }),
  ),
  phrase`${{ colors }} ${{ subtypes }} ${{ types }} token# with power equal to ${{ power: expression }} and toughness equal to ${{ toughness: expression }}`.means(
    { kind: 'token', words: 'each' },
  ),
  phrase`${{ colors }} ${{ subtypes }} ${{ types }} token# . ^ its power is equal to ${{ power: expression }} and its toughness is equal to ${{ toughness: expression }}`.means(
    { kind: 'token', words: 'its' },
  ),
);
playerVerb.add(
  phrase`create~ a ${{ token }} attached to ${{ attachedTo: noun }}`.means((s) => ({
    kind: 'create',
    quantifier: A,
    token: s.token,
    entering: { kind: 'entering', attachedTo: s.attachedTo },
  })),
  phrase`create~ a tapped ${{ token }} that 's attacking ${{ attackingWhom: noun }}`.means((s) => ({
    kind: 'create',
    quantifier: A,
    token: s.token,
    entering: { kind: 'entering', tapped: true, attacking: true, attackingWhom: s.attackingWhom },
    words: 'tapped before',
  })),
  phrase`create~ ${{ number: several }} tapped tokens that are copies of ${{ of: noun }}`.means((s) => ({
    kind: 'create',
    quantifier: { ...q, amount: 'number', number: s.number },
    token: { kind: 'tokenCopy', of: s.of },
    entering: { kind: 'entering', tapped: true },
  })),
  phrase`create~ ${{ number: several }} tokens that are copies of ${{ of: pointed }} and that are tapped and attacking`.means(
    (s) => ({
      kind: 'create',
      quantifier: { ...q, amount: 'number', number: s.number },
      token: { kind: 'tokenCopy', of: s.of },
      entering: { kind: 'entering', tapped: true, attacking: true },
      words: 'and that',
    }),
  ),
  phrase`create~ half ${{ number: half }} ${{ token }}!plural , rounded up`.means((s) => ({
    kind: 'create',
    quantifier: { ...q, amount: 'number', number: s.number },
    token: s.token,
    words: 'half',
  })),
  phrase`draw~ half ${{ amount: halfDown }} cards , rounded down`.means({ kind: 'draw', words: 'half' }),
);
playerVerb.add(
  phrase`create~ a token that 's a copy of ${{ of: pointed }} attached to ${{ attachedTo: noun }}`.means((s) => ({
    kind: 'create',
    quantifier: A,
    token: { kind: 'tokenCopy', of: s.of },
    entering: { kind: 'entering', attachedTo: s.attachedTo },
    words: 'copy attached',
  })),
  phrase`create~ a ( tapped token ${{ words: terms<CopyWords>('a copy', [["that 's a copy of", 'tapped copy']]) }} ${{ of: pointed }} | token ${{ words: terms<CopyWords>('a copy', [["that 's a copy of", 'copy, tapped']]) }} ${{ of: pointed }} , tapped and ) attacking ${{ attackingWhom: noun }}`.means(
    (s) => ({
      kind: 'create',
      quantifier: A,
      token: { kind: 'tokenCopy', of: s.of },
      entering: { kind: 'entering', tapped: true, attacking: true, attackingWhom: s.attackingWhom },
      words: s.words,
    }),
  ),
);
/** "the number of tokens you created this turn". */
const createdTokens = category<Filter>(
  'tokens',
  phrase`${{ filter: plainFilter }}!plural`.means((s) => s.filter),
);
expression.add(
  phrase`the number of ${{ filter: createdTokens }} you created this turn`.means((s) => ({
    kind: 'history',
    event: {
      kind: 'create',
      actor: { kind: 'you' },
      quantifier: A,
      token: { kind: 'tokensLike', filter: s.filter },
    },
    what: 'amount',
    when: 'this turn',
  })),
);
/** "Create your choice of a Clue token, a Food token, or a Map token": a choice made as it is carried out. CR 608.2d. */
type Made = Extract<Action, { kind: 'create' }>;
const oneToken = category<Made>(
  'a token',
  phrase`a ${{ token }}`.means({ kind: 'create', quantifier: A }) as Category<Made>,
);
interface Choice {
  actor?: Noun;
  made: readonly Made[];
}
type Modes = Extract<Clause, { kind: 'modes' }>;
const choice = (made: readonly Made[], name: string): Modes => ({
  kind: 'modes',
  choose: { kind: 'modeCount', min: 1, max: 1, words: 'one' },
  modes: made.map((action) => ({ kind: 'mode', clause: { kind: 'do', action } })),
  asDone: true,
  words: name,
});
const madeIn = (tree: Modes): readonly Made[] =>
  tree.modes.flatMap(({ clause }) => (clause.kind === 'do' && clause.action.kind === 'create' ? [clause.action] : []));
for (const [said, name] of [
  ['your choice of', 'your choice'],
  ['', 'one verb'],
] as const)
  timedRule.add(
    new Mapped<Choice, Clause>(
      'a choice of tokens',
      phrase`create ${said} ${{ made: series(oneToken, { join: 'or' }) }}`.means({}) as Category<Choice>,
      ({ made }) => choice(made, name),
      (tree) =>
        tree.kind === 'modes' && tree.words === name && tree.actor === undefined ? [{ made: madeIn(tree) }] : [],
      ['modes'],
    ),
  );
timedRule.add(
  new Mapped<Choice, Clause>(
    'a choice of tokens',
    phrase`${{ actor: subject }} create~actor their choice of ${{ made: series(oneToken, { join: 'or' }) }}`.means(
      {},
    ) as Category<Choice>,
    ({ made, actor }) =>
      ({
        ...choice(
          made.map((each) => ({ ...each, actor: UNSAID })),
          'their choice',
        ),
        actor,
      }) as Clause,
    (tree) =>
      tree.kind === 'modes' && tree.words === 'their choice' && tree.actor !== undefined
        ? [{ actor: tree.actor, made: madeIn(tree).map(({ actor: _actor, ...each }) => each) }]
        : [],
    ['modes'],
  ),
);
