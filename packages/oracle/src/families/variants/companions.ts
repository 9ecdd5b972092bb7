/** What companions demand of a starting deck. CR 702.139a. */
import type { DeckCondition } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import { filter } from '../categories.ts';
import { keywordWithDash } from '../abilities/keywords.ts';

const parity = terms('even or odd', [
  ['even', 'even'],
  ['odd', 'odd'],
] as const);
const small = terms('a small number', [
  ['1', 1],
  ['2', 2],
  ['3', 3],
  ['4', 4],
  ['5', 5],
] as const);
const surplus = terms('how many more', [
  ['ten', 10],
  ['twenty', 20],
] as const);

type OfEach = Extract<DeckCondition, { kind: 'each' | 'differentNames' | 'sharedCardType' }>;
const shared = terms<Omit<OfEach, 'of'>>('what is true of each', [
  ['has a activated ability', { kind: 'each', activatedAbility: true } as Omit<OfEach, 'of'>],
  ['has a different name', { kind: 'differentNames' }],
  ['shares a card type', { kind: 'sharedCardType' }],
]);
const starting: Union<DeckCondition> = category<DeckCondition>(
  'what the starting deck is like',
  phrase`your starting deck contains only cards with ${{ are: parity }} mana values [!orLands and land cards]`.means({
    kind: 'manaValues',
  }),
  phrase`your starting deck contains only cards with mana value ${{ least: small }} or greater and land cards`.means(
    (s) => ({ kind: 'manaValues', are: { atLeast: s.least }, orLands: true }),
  ),
  phrase`each ${{ of: filter }} in your starting deck is a ${{ is: filter }}`.means({ kind: 'each' }),
  phrase`each ${{ of: filter }} in your starting deck has mana value ${{ manaValueAtMost: small }} or less`.means({
    kind: 'each',
  }),
  phrase`each ${{ of: filter }} in your starting deck ${{ what: shared }}`.means((s) => ({ ...s.what, of: s.of })),
  phrase`no card in your starting deck has more than one of ${{ what: words('which symbols', ['the same mana symbol']) }} in its mana cost`.means(
    (s) => ({ kind: 'symbolsOnce', words: s.what }),
  ),
  phrase`your starting deck contains at least ${{ by: surplus }} cards more than the minimum deck size`.means({
    kind: 'overMinimum',
  }),
);

keywordWithDash.add(
  phrase`${{ keyword: words('a keyword', ['companion']) }} — ^ ${{ deck: starting }} .`.means({ kind: 'keyword' }),
);
