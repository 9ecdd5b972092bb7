/** More conditions on what was done this turn, on how a spell was cast and on what there is. CR 105.2, 122.1, 505, 601.2, 603.4. */
import type { Condition, Filter, Noun, Stat } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import { atom, atomSubject, bare, condition, filter, plainFilter } from '../categories.ts';
import { counterName, counters } from '../counters/counters.ts';
import { numberWord, stat } from '../values/values.ts';
import { IT } from './condition-words.ts';
import { Category } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';

const YOU: Noun = { kind: 'you' };
const THIS_TURN = { kind: 'thisTurn' } as const;
const NONE = { kind: 'number', number: 0 } as const;
const ONE = { kind: 'number', number: 1 } as const;
const which = terms<number>('which', [
  ['first', 1],
  ['second', 2],
  ['third', 3],
]);
const some = (of: Filter, other?: true): Noun => ({
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'a', ...(other ? { other } : {}) },
  filter: of,
});
const ANY = { kind: 'filter', noun: { kind: 'words', words: [] } } as const;
interface Greater {
  readonly of: Noun;
  readonly stats: readonly ('power' | 'toughness')[];
  readonly than: Noun;
}
const isGreater = (stat: Stat, of: Noun, than: Noun): Condition => ({
  kind: 'compare',
  left: { kind: 'stat', stat, of },
  comparison: 'over',
  right: { kind: 'stat', stat, of: than },
  words: 'has greater',
});
/** "has greater power than ~", "has greater power or toughness than ~". */
const greater: Category<Condition> = new Mapped<Greater, Condition>(
  'a condition',
  phrase`${{ of: atomSubject }} have~of greater ${{
    stats: terms<Greater['stats']>('of what', [
      ['power', ['power']],
      ['toughness', ['toughness']],
      ['power or toughness', ['power', 'toughness']],
    ]),
  }} than ${{ than: atom }}`.means({}) as Category<Greater>,
  ({ of, stats, than }) => {
    const parts = stats.map((stat) => isGreater(stat, of, than));
    return parts.length === 1 ? parts[0]! : { kind: 'oneOf', of: parts, words: 'power or toughness' };
  },
  (tree) => {
    const parts = tree.kind === 'oneOf' && tree.words === 'power or toughness' ? tree.of : [tree];
    const compared = parts.flatMap((each) =>
      each.kind === 'compare' && each.words === 'has greater' && each.left.kind === 'stat' && each.right.kind === 'stat'
        ? [{ stat: each.left.stat as 'power' | 'toughness', of: each.left.of, than: each.right.of }]
        : [],
    );
    if (compared.length === 0 || compared.length !== parts.length) return [];
    return [{ of: compared[0]!.of, stats: compared.map(({ stat }) => stat), than: compared[0]!.than }];
  },
  ['compare', 'oneOf'],
);
condition.add(
  greater,
  phrase`there are ${{ right: numberWord }} ${{ what: words('what kinds', ['colors', 'basic land types']) }} among ${{ of: bare }}`.means(
    (s) => ({
      kind: 'compare',
      left: { kind: 'kindsAmong', what: s.what, of: s.of },
      comparison: 'equal',
      right: s.right,
      words: 'there are',
    }),
  ),
  phrase`${{ number: numberWord }} or more ${{ filter: plainFilter }}!plural ${{ player: atomSubject }} don't~player control have a ${{ counter: counterName }} counter on them`.means(
    (s) => ({
      kind: 'thereIs',
      object: {
        kind: 'select',
        quantifier: { kind: 'quantifier', amount: 'atLeast', number: s.number },
        filter: {
          ...s.filter,
          qualities: [
            { kind: 'controlledBy', player: s.player, not: true },
            { kind: 'withCounters', counter: s.counter, comparison: 'atLeast', to: ONE },
          ],
        },
      },
      words: 'have counters',
    }),
  ) as never,
  phrase`a ${{ filter: plainFilter }} ${{
    action: terms('what was done', [
      ['crewed', 'crew'],
      ['saddled', 'saddle'],
    ] as const),
  }} ${{ to: atom }} this turn`.means((s) => ({
    kind: 'happened',
    event: { kind: 'keywordAction', action: s.action, object: some(s.filter), to: s.to },
    when: THIS_TURN,
  })),
  phrase`${{ object: atomSubject }} hasn't been exerted this turn`.means((s) => ({
    kind: 'happened',
    event: { kind: 'keywordAction', action: 'exert', object: s.object },
    when: THIS_TURN,
    not: true,
    words: 'been',
  })),
  phrase`${{ subject: atomSubject }} came under your control this turn`.means((s) => ({
    kind: 'allOf',
    of: [
      { kind: 'is', subject: s.subject, filter: { ...ANY, qualities: [{ kind: 'controlledBy', player: YOU }] } },
      {
        kind: 'is',
        subject: s.subject,
        filter: { ...ANY, qualities: [{ kind: 'controlledSinceTurnBegan', player: YOU }] },
        not: true,
        words: 'came under control',
      },
    ],
  })) as never,
  phrase`${{ object: atomSubject }} didn't attack or come under your control this turn`.means((s) => ({
    kind: 'allOf',
    of: [
      { kind: 'happened', event: { kind: 'attack', object: s.object }, when: THIS_TURN, not: true, words: "didn't" },
      {
        kind: 'is',
        subject: s.object,
        filter: {
          kind: 'filter',
          noun: { kind: 'words', words: [] },
          qualities: [{ kind: 'controlledSinceTurnBegan', player: YOU }],
        },
        words: 'or come under control',
      },
    ],
  })) as never,
  phrase`${{ player: atomSubject }} have~player exactly ${{ one: numberWord }} or exactly ${{ two: numberWord }} cards in hand`.means(
    (s) => ({
      kind: 'oneOf',
      of: [
        { kind: 'has', player: s.player, what: 'cards in hand', comparison: 'equal', to: s.one },
        { kind: 'has', player: s.player, what: 'cards in hand', comparison: 'equal', to: s.two },
      ],
      words: 'exactly, twice',
    }),
  ),
  phrase`you control no ${{ filter }}!plural and have no cards in hand`.means((s) => ({
    kind: 'allOf',
    of: [
      {
        kind: 'controls',
        player: YOU,
        object: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'no' }, filter: s.filter },
      },
      { kind: 'has', player: YOU, what: 'cards in hand', comparison: 'equal', to: NONE, words: 'and have' },
    ],
  })),
  phrase`no other ${{ filter: plainFilter }} has greater ${{ stat }}`.means((s) => ({
    kind: 'is',
    subject: IT,
    filter: {
      kind: 'filter',
      noun: { kind: 'words', words: [] },
      qualities: [{ kind: 'withExtreme', extreme: 'greatest', stat: s.stat, among: s.filter }],
    },
    words: 'no other',
  })) as never,
  // CR 103.1: whoever takes the first turn; it is said of the game that has begun in the past.
  phrase`${{
    said: terms<Pick<Extract<Condition, { kind: 'designation' }>, 'not' | 'words'>>('whether you are', [
      ["you're not", { not: true }],
      ["you weren't", { not: true, words: 'past' }],
      ['you were', { words: 'past' }],
    ]),
  }} the starting player`.means((s) => ({ ...s.said, kind: 'designation', player: YOU, what: 'starting player' })),
  phrase`you're the defending player`.means({ kind: 'designation', player: YOU, what: 'defending player' }),
  // That there are two of them by then.
  phrase`it wasn't the first ${{ filter: plainFilter }} you played this turn`.means((s) => ({
    kind: 'happened',
    event: {
      kind: 'play',
      actor: YOU,
      object: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' }, filter: s.filter },
    },
    when: { kind: 'thisTurn' },
    times: { kind: 'number', number: 2 },
    words: "it wasn't the first",
  })),
  phrase`it 's the ${{ nth: which }} ${{ filter: plainFilter }} you cast this turn`.means((s) => ({
    kind: 'is',
    subject: IT,
    filter: { ...s.filter, qualities: [{ kind: 'nthCast', nth: s.nth, player: YOU }] },
    words: "it's",
  })),
  // Of a permanent: the spell that it was.
  phrase`it was the ${{ nth: which }} spell you cast this turn`.means((s) => ({
    kind: 'is',
    subject: IT,
    filter: {
      kind: 'filter',
      noun: { kind: 'words', words: [] },
      qualities: [{ kind: 'nthCast', nth: s.nth, player: YOU }],
    },
    words: 'was',
  })),
  phrase`it 's the ${{ nth: which }} time ${{ counter: counters }}!plural have been put on ${{ on: atom }} this turn`.means(
    (s) => ({
      kind: 'first',
      event: { kind: 'putCounters', number: { kind: 'atLeast', number: 1 }, counter: s.counter, on: s.on },
      nth: s.nth,
      per: 'turn',
      words: "it's",
    }),
  ),
  phrase`that player had another ${{ filter }} enter the battlefield under their control this turn`.means((s) => ({
    kind: 'happened',
    event: {
      kind: 'enter',
      object: some(s.filter, true),
      under: {
        kind: 'reference',
        to: null,
        words: 'that',
        filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'player' }] } },
      },
    },
    when: THIS_TURN,
    words: 'had enter',
  })),
  phrase`${{ number: numberWord }} or more of those ${{ filter: plainFilter }}!plural are attacking ${{ whom: atom }} and/or ${{ or: bare }}`.means(
    (s) => ({
      kind: 'thereIs',
      object: {
        kind: 'select',
        quantifier: { kind: 'quantifier', amount: 'atLeast', number: s.number },
        filter: {
          ...s.filter,
          qualities: [
            { kind: 'among', noun: { kind: 'reference', to: null, words: 'those', filter: s.filter }, words: 'of' },
            { kind: 'attacking', whom: { kind: 'nounList', of: [s.whom, s.or], join: 'and/or' } },
          ],
        },
      },
      words: 'are attacking',
    }),
  ) as never,
);
