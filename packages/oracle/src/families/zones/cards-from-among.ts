/** Cards taken from among others: one each into several places, permissions that say where the cards are. CR 601.3, 608.2c. */
import type { Clause, Noun, Place, Quality, Rule, Value } from '@kitchen-table/language/surface';
import type { Category } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { bare, countedNoun, destination, finalQuality, rule, timedRule } from '../categories.ts';
import { qualities } from '../descriptions/filters.ts';
import { ownedZone } from '../descriptions/qualities.ts';
import { q } from '../nouns/quantifiers.ts';

const CARD = { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] } } as const;
const ONE: Value = { kind: 'number', number: 1 };
finalQuality.add(
  new Mapped<Quality, Quality>(
    'where the cards are',
    phrase`from among cards ${{ more: qualities }}`.means((s) => ({
      kind: 'among',
      noun: { kind: 'select', quantifier: { ...q, amount: 'bare' }, filter: { ...CARD, qualities: s.more } },
      words: 'cards',
    })),
    (tree) => (beginsExiledWith(tree) ? null : tree),
    (tree) => [tree],
    ['among'],
  ),
);
/** "from among cards exiled with ~" is a description of its own. */
function beginsExiledWith(tree: Quality): boolean {
  const described = tree.kind === 'among' && tree.noun.kind === 'select' ? tree.noun.filter.qualities : undefined;
  return described?.[0]?.kind === 'exiledWith';
}
/** "put one into your hand, one into exile, and one ...": each of those still where they were found. */
const ofThoseLeft = (words: 'one' | 'of', said: 'they' | 'those'): Noun => ({
  kind: 'select',
  quantifier: { ...q, amount: 'number', number: ONE },
  filter: {
    ...CARD,
    qualities: [
      {
        kind: 'among',
        noun: {
          kind: 'reference',
          to: null,
          words: said,
          ...(said === 'those' ? { filter: CARD } : {}),
          still: 'library',
        },
        words,
      },
    ],
  },
});
const putOne = (to: Place, words: 'one' | 'of', said: 'they' | 'those', first: boolean): Clause => ({
  kind: 'do',
  action: {
    kind: 'move',
    verb: 'put',
    object: ofThoseLeft(words, said),
    to,
    ...(first ? {} : { words: 'unsaid verb' }),
  },
});
for (const [beginning, words, said] of [
  ['put one', 'one', 'they'],
  ['put one of those cards', 'of', 'those'],
  ['put one of them', 'of', 'they'],
] as const)
  timedRule.add(
    phrase`${beginning} ${{ first: destination }} , one ${{ second: destination }} , and one ${{ third: destination }}`.means(
      (s) => ({
        kind: 'sequence',
        steps: [
          putOne(s.first, words, said, true),
          putOne(s.second, words, said, false),
          putOne(s.third, words, said, false),
        ],
        joins: [',', ', and'],
      }),
    ),
  );
/** A permission whose cards say themselves where they are. */
const saysWhere = (of: Category<Rule>): Category<Rule> =>
  new Mapped<Rule, Rule>(
    'a permission',
    of,
    (tree) => (isFromAmong(tree) ? tree : null),
    (tree) => (isFromAmong(tree) ? [tree] : []),
    ['may'],
  );
rule.add(
  saysWhere(
    phrase`you may play ${{ object: bare }}`.means((s) => ({
      kind: 'may',
      action: { kind: 'play', object: s.object },
    })),
  ),
  saysWhere(
    phrase`you may cast ${{ object: bare }}`.means((s) => ({
      kind: 'may',
      action: { kind: 'cast', object: s.object },
    })),
  ),
  saysWhere(
    phrase`once during each of your turns , you may cast ${{ object: countedNoun }}`.means((s) => ({
      kind: 'may',
      action: { kind: 'cast', object: s.object },
      times: 'once each of your turns',
    })),
  ),
);
/** "lands from among cards exiled with ~": of other cards it is said from where. */
function isFromAmong(tree: Rule): boolean {
  if (tree.kind !== 'may' || (tree.action.kind !== 'play' && tree.action.kind !== 'cast')) return false;
  const { object, from } = tree.action;
  if (object.kind !== 'select' || from !== undefined) return false;
  const { noun, qualities: described } = object.filter;
  if (described?.some((each) => each.kind === 'among' && each.words === 'cards')) return true;
  return (
    tree.action.kind === 'play' &&
    noun.kind === 'words' &&
    noun.words.some((word) => word.kind === 'typeWord') &&
    described?.some((each) => each.kind === 'exiledWith') === true
  );
}
finalQuality.add(
  phrase`in the ${{ zone: ownedZone }} of ${{ of: countedNoun }}`.means((s) => ({
    kind: 'inZone',
    zone: [s.zone],
    of: s.of,
    words: 'of',
  })),
);
