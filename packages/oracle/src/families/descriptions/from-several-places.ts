/** Objects from more than one place, those of the same turn or combat, and how much of them there is. CR 115.1, 400.1, 506.4, 608.2h. */
import type { Noun } from '@kitchen-table/language/surface';
import type { Category } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import { eachOne, entering, finalQuality, noun, plainFilter, pointed, quality } from '../categories.ts';
import { compared } from '../values/comparisons.ts';
import { stat } from '../values/values.ts';

const BOTH = ['battlefield', 'graveyard'] as const;
quality.add(
  // What is a creature on the battlefield is a creature card elsewhere. CR 109.2.
  phrase`from the battlefield and/or creature cards from graveyards`.means({
    kind: 'inZone',
    zone: BOTH,
    words: 'and/or cards',
  }),
  phrase`from the battlefield or creature card from a graveyard`.means({
    kind: 'inZone',
    zone: BOTH,
    words: 'or card',
  }),
);
finalQuality.add(
  phrase`${{ words: words('what has it', ['that have', 'that has', 'and has']) }} ${{ stat }} ${{ compared }}`.means(
    (s) => ({
      ...s.compared,
      kind: 'withStat',
      stat: s.stat,
      words: s.words,
    }),
  ),
);
eachOne.add(
  phrase`of the ${{ status: words('a status', ['exiled', 'revealed', 'discarded', 'sacrificed', 'milled', 'chosen'] as const) }} ${{ filter: plainFilter }}!plural`.means(
    (s) => ({
      kind: 'reference',
      to: null,
      words: 'the',
      status: s.status,
      many: true,
      filter: s.filter,
    }),
  ),
);
noun.add(
  phrase`the cards exiled with ${{ words: words('with what', ['it', '~']) }}`.means((s) => ({
    kind: 'select',
    quantifier: { kind: 'quantifier', amount: 'all', words: 'the' },
    filter: {
      kind: 'filter',
      noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] },
      qualities: [{ kind: 'exiledWith', words: s.words }],
    },
  })),
  terms<Noun>('a card', [
    // What would be drawn is the top card. CR 121.1.
    [
      'that card face up',
      {
        kind: 'libraryCards',
        position: 'top',
        count: { kind: 'number', number: 1 },
        library: { kind: 'reference', to: null, words: 'unsaid' },
        words: 'that card face up',
      },
    ],
    [
      'any card',
      {
        kind: 'select',
        quantifier: { kind: 'quantifier', amount: 'a', words: 'any' },
        filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] } },
      },
    ],
  ]),
);
/** "that card's owner": in whose place "the control of" stands before. */
const owner: Category<Noun> = new Mapped<Noun, Noun>(
  'an owner',
  pointed,
  (tree) => (isOwnerOfOne(tree) ? tree : null),
  (tree) => (isOwnerOfOne(tree) ? [tree] : []),
);
const isOwnerOfOne = (tree: Noun): boolean =>
  tree.kind === 'playerOf' && tree.relation === 'owner' && tree.of.kind === 'reference' && tree.of.words === 'that';
entering.add(phrase`under the control of ${{ under: owner }}`.means({ kind: 'entering', words: 'control of' }));
