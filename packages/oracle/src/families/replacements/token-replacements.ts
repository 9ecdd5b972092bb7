/** Replacement effects for the creation of tokens. CR 614.1a, 111. */
import type {
  Action,
  Alternative,
  Clause,
  Filter,
  Noun,
  Quantifier,
  Rule,
  TokenDescription,
  Value,
} from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Mapped, series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { duration, filter, rule, subject, token } from '../categories.ts';
import { predefinedName } from '../tokens/tokens.ts';
import { timedReplacement } from './replacements.ts';

const YOU: Noun = { kind: 'you' };
const MANY: Value = { kind: 'amountOf', to: null, words: 'that many' };
const ONE_OR_MORE: Quantifier = { kind: 'quantifier', amount: 'atLeast', number: { kind: 'number', number: 1 } };
const A: Quantifier = { kind: 'quantifier', amount: 'a' };
const so = (number: Value): Quantifier => ({ kind: 'quantifier', amount: 'number', number });
/** "creature tokens", "Treasure tokens", "tokens". */
const tokens: Category<Filter> = new Mapped<Filter, Filter>(
  'tokens',
  filter,
  (tree) => {
    const words = tree.noun.kind === 'words' ? tree.noun.words : [];
    const last = words[words.length - 1];
    return last?.kind === 'classWord' && last.word === 'token' ? tree : null;
  },
  (tree) => [tree],
);
/** Who creates them, and in which words. */
interface Creation {
  kind: 'creation';
  would: Action;
  words?: string;
}
const creation = category<Creation>(
  'an event',
  phrase`one or more ${{ filter: tokens }}!plural would be created under your control`.means((s) => ({
    kind: 'creation',
    would: {
      kind: 'create',
      actor: YOU,
      quantifier: ONE_OR_MORE,
      token: { kind: 'tokensLike', filter: s.filter },
    },
    words: 'passive',
  })),
  phrase`one or more ${{ filter: tokens }}!plural would be created`.means((s) => ({
    kind: 'creation',
    would: { kind: 'create', quantifier: ONE_OR_MORE, token: { kind: 'tokensLike', filter: s.filter } },
    words: 'passive',
  })),
  phrase`a effect would create one or more ${{ filter: tokens }}!plural under your control`.means((s) => ({
    kind: 'creation',
    would: {
      kind: 'create',
      actor: YOU,
      quantifier: ONE_OR_MORE,
      token: { kind: 'tokensLike', filter: s.filter },
    },
    words: 'an effect',
  })),
  phrase`a effect would create one or more ${{ filter: tokens }}!plural`.means((s) => ({
    kind: 'creation',
    would: { kind: 'create', quantifier: ONE_OR_MORE, token: { kind: 'tokensLike', filter: s.filter } },
    words: 'an effect',
  })),
  phrase`${{ actor: subject }} would create one or more ${{ filter: tokens }}!plural`.means((s) => ({
    kind: 'creation',
    would: {
      kind: 'create',
      actor: s.actor,
      quantifier: ONE_OR_MORE,
      token: { kind: 'tokensLike', filter: s.filter },
    },
  })),
) as Union<Creation>;
const times = terms<Value>('how many', [
  ['twice that many', { kind: 'times', by: 2, of: MANY }],
  ['three times that many', { kind: 'times', by: 3, of: MANY }],
]);
const create = (quantifier: Quantifier, made: TokenDescription, words?: string): Clause => ({
  kind: 'do',
  action: { kind: 'create', quantifier, token: made, ...(words === undefined ? {} : { words }) },
});
const THOSE = create(so(MANY), { kind: 'thoseTokens' });
const both = (second: Clause): Clause => ({ kind: 'sequence', steps: [THOSE, second], joins: ['and'] });
/** What is created instead, as a passive sentence or as an instruction. */
const passive: Union<Clause> = category<Clause>(
  'what is created instead',
  phrase`${{ number: times }} of those tokens are created instead`.means((s) =>
    create(so(s.number as Value), { kind: 'thoseTokens' }),
  ) as never,
  phrase`those tokens plus a ${{ token }} are created instead`.means((s) =>
    both(create(A, s.token as TokenDescription)),
  ) as never,
  phrase`those tokens plus a additional ${{ token }} are created instead`.means((s) =>
    both(create(A, s.token as TokenDescription, 'additional')),
  ) as never,
  phrase`those tokens plus that many ${{ token }}!plural are created instead`.means((s) =>
    both(create(so(MANY), s.token as TokenDescription)),
  ) as never,
  phrase`that many ${{ token }}!plural are created instead`.means((s) =>
    create(so(MANY), s.token as TokenDescription),
  ) as never,
);
const active: Union<Clause> = category<Clause>(
  'what is created instead',
  phrase`create those tokens plus a additional ${{ token }}`.means((s) =>
    both(create(A, s.token as TokenDescription, 'additional')),
  ) as never,
);
interface Replaced {
  kind: 'replaced';
  event: Creation;
  instead: Clause;
}
const replaced = (words: string, of: Category<unknown>): Category<Rule> =>
  new Mapped<Replaced, Rule>(
    'a replacement',
    of as Category<Replaced>,
    ({ event, instead }) => ({
      kind: 'replace',
      would: event.would,
      instead,
      words: event.words === undefined ? words : `${words}, ${event.words}`,
    }),
    (tree) => {
      if (tree.kind !== 'replace' || tree.would.kind !== 'create' || tree.instead === null) return [];
      if (tree.instead === 'that much') return [];
      const [first, second] = (tree.words ?? '').split(', ');
      if (first !== words) return [];
      return [
        {
          kind: 'replaced',
          event: { kind: 'creation', would: tree.would, ...(second === undefined ? {} : { words: second }) },
          instead: tree.instead,
        },
      ];
    },
    ['replace'],
  );
/** "a Clue, Food, or Treasure token", of which one of each is created instead. */
interface OneOfEach {
  actor: Noun;
  names: readonly string[];
}
const sortOf = (name: string): Alternative => ({
  kind: 'alternative',
  words: [
    { kind: 'subtypeWord', subtype: name },
    { kind: 'classWord', word: 'token' },
  ],
});
const oneOfEach: Category<Rule> = new Mapped<OneOfEach, Rule>(
  'a replacement',
  phrase`if ${{ actor: subject }} would create a ${{ names: series(predefinedName, { join: 'or' }) }} token , instead create one of each`.means(
    (s) => ({ actor: s.actor, names: s.names }),
  ),
  ({ actor, names }) => ({
    kind: 'replace',
    would: {
      kind: 'create',
      actor,
      quantifier: A,
      token: {
        kind: 'tokensLike',
        filter: { kind: 'filter', noun: { kind: 'alternatives', join: 'or', of: names.map(sortOf) } },
      },
    },
    instead: {
      kind: 'sequence',
      steps: names.map((name) => create(so(MANY), { kind: 'predefinedToken', name })),
      joins: names.slice(1).map(() => 'and' as const),
    },
    words: 'instead create one of each',
  }),
  (tree) => {
    if (tree.kind !== 'replace' || tree.words !== 'instead create one of each') return [];
    const { would, instead } = tree;
    if (would.kind !== 'create' || would.actor === undefined || instead === null || instead === 'that much') return [];
    if (instead.kind !== 'sequence') return [];
    const names = instead.steps.flatMap((step) =>
      step.kind === 'do' && step.action.kind === 'create' && step.action.token.kind === 'predefinedToken'
        ? [step.action.token.name]
        : [],
    );
    return [{ actor: would.actor, names }];
  },
  ['replace'],
);
/** "If one or more tokens would be created under your control, ...". */
export const tokenReplacement: Union<Rule> = category<Rule>(
  'a replacement',
  oneOfEach,
  replaced(
    'tokens are created',
    phrase`if ${{ event: creation }} , ${{ instead: passive }}`.means({ kind: 'replaced' }),
  ),
  replaced(
    'instead create',
    phrase`if ${{ event: creation }} , instead ${{ instead: active }}`.means({ kind: 'replaced' }),
  ),
  replaced(
    'it creates',
    phrase`if ${{ event: creation }} , it creates ${{ number: times }} of those tokens instead`.means((s) => ({
      kind: 'replaced',
      event: s.event,
      instead: create(so(s.number as Value), { kind: 'thoseTokens' }),
    })) as never,
  ),
);
rule.add(tokenReplacement);
/** The same for a time. */
timedReplacement.add(
  phrase`${{ during: duration }} , ${{ rule: tokenReplacement }}`.means({ kind: 'rule', leading: true }),
);
