/** What players have: cards in hand and counters, so many of them, or more than somebody else. CR 122.1, 402.1, 119.1. */
import type { Condition, Filter, Noun } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import {
  atom,
  atomSubject,
  condition,
  finalQuality,
  noun,
  plainFilter,
  pointed,
  quality,
  subject,
} from '../categories.ts';
import { count, numberWord } from '../values/values.ts';

type Has = Extract<Condition, { kind: 'has' }>;
type Had = Pick<Has, 'what' | 'counter'>;
const RELATIVE: Noun = { kind: 'reference', to: null, words: 'unsaid' };
const NONE = { kind: 'number', number: 0 } as const;
const ONE = { kind: 'number', number: 1 } as const;
const COUNTERS = ['poison', 'rad', 'experience', 'energy'] as const;
const held = (card: string, counters: string): readonly (readonly [string, Had])[] => [
  [`${card} in hand`, { what: 'cards in hand' }],
  ...COUNTERS.map((counter) => [`${counter} ${counters}`, { what: 'counters', counter }] as const),
];
const several = terms<Had>('what a player has', held('cards', 'counters'));
const single = terms<Had>('what a player has', held('card', 'counter'));
/** So many cards in hand or counters. */
const owned: Union<Omit<Has, 'kind' | 'player'>> = category<Omit<Has, 'kind' | 'player'>>(
  'what a player has',
  phrase`no ${{ several }}`.means((s) => ({ ...s.several, comparison: 'equal', to: NONE })),
  phrase`a ${{ single }}`.means((s) => ({ ...s.single, comparison: 'atLeast', to: ONE, words: 'a card' })),
  phrase`${{ to: count }} or more ${{ several }}`.means((s) => ({ ...s.several, comparison: 'atLeast', to: s.to })),
  phrase`${{ to: count }} or fewer ${{ several }}`.means((s) => ({ ...s.several, comparison: 'atMost', to: s.to })),
  phrase`exactly ${{ to: count }} ${{ several }}`.means((s) => ({ ...s.several, comparison: 'equal', to: s.to })),
  phrase`fewer than ${{ to: numberWord }} ${{ several }}`.means((s) => ({
    ...s.several,
    comparison: 'under',
    to: s.to,
  })),
  phrase`more than ${{ to: numberWord }} ${{ several }}`.means((s) => ({ ...s.several, comparison: 'over', to: s.to })),
);
/** "you have no cards in hand". */
export const playerHas: Union<Condition> = category<Condition>(
  'a condition',
  phrase`${{ player: atomSubject }} have~player ${{ owned }}`.means((s) => ({
    ...s.owned,
    kind: 'has',
    player: s.player,
  })),
);
const fewer = terms<true>('fewer', [['fewer', true]]);
const less = terms<true>('less', [
  ['less', true],
  ['fewer', true],
]);
type LifeOrCards = 'life' | 'cards in hand';
const lifeOrCards = terms<LifeOrCards>('what', [
  ['life', 'life'],
  ['cards in hand', 'cards in hand'],
]);
const inTheirHand = terms<'in their hand'>('whose hand', [['their hand', 'in their hand']]);
const cardsIn = terms<LifeOrCards>('what', [['cards in', 'cards in hand']]);
condition.add(
  playerHas,
  phrase`${{ player: atomSubject }} don't~player have any ${{ several }}`.means((s) => ({
    ...s.several,
    kind: 'has',
    player: s.player,
    comparison: 'equal',
    to: NONE,
    words: "doesn't have any",
  })),
  phrase`${{ player: atomSubject }} control~player [at least ${{ by: numberWord }}] ( ${{ fewer }} | more ) ${{ of: plainFilter }}!plural than ${{ than: atom }}`.means(
    { kind: 'hasMore' },
  ),
  phrase`${{ player: atomSubject }} have~player [at least ${{ by: numberWord }}] ( ${{ fewer: less }} | more ) ${{ of: lifeOrCards }} than ${{ than: atom }}`.means(
    { kind: 'hasMore' },
  ),
);
/** Of several players, and in the shortest way. */
const whoHave = terms<string>('who', [
  ['who have', 'are'],
  ['with', 'with'],
]);
quality.add(
  phrase`( ${{ words: whoHave }} | who has ) ${{ owned }}`.means((s) => ({
    kind: 'whose',
    condition: { ...s.owned, kind: 'has', player: RELATIVE },
    words: s.words,
  })),
  phrase`who has [at least ${{ by: numberWord }}] ( ${{ fewer: less }} | more ) ( ${{ of: cardsIn }} ${{ words: inTheirHand }} | ${{ of: lifeOrCards }} ) than ${{ than: atom }}`.means(
    (s) => ({
      kind: 'whose',
      condition: { kind: 'hasMore', player: RELATIVE, of: s.of, than: s.than, by: s.by, fewer: s.fewer },
      words: s.words,
    }),
  ),
);
finalQuality.add(
  phrase`who ( ${{ words: terms('control', [['control', 'are']]) }} | controls ) [at least ${{ by: numberWord }}] ( ${{ fewer }} | more ) ${{ of: plainFilter }}!plural than ${{ than: pointed }}`.means(
    (s) => ({
      kind: 'whose',
      condition: {
        kind: 'hasMore',
        player: RELATIVE,
        of: s.of as Filter,
        than: s.than,
        by: s.by,
        fewer: s.fewer,
      },
      words: s.words,
    }),
  ),
);
const PLAYER: Filter = { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'player' }] } };
const THEY: Noun = { kind: 'reference', to: null, words: 'they' };
noun.add(
  phrase`target player who ( controls more ${{ of: plainFilter }}!plural | has more ${{ of: lifeOrCards }} ) than they do and is their opponent`.means(
    (s) => ({
      kind: 'select',
      quantifier: { kind: 'quantifier', amount: 'a', target: true },
      filter: {
        ...PLAYER,
        qualities: [
          { kind: 'whose', condition: { kind: 'hasMore', player: RELATIVE, of: s.of as Filter, than: THEY } },
          { kind: 'ofPlayer', player: THEY },
        ],
      },
    }),
  ),
);
const theTwo = terms<Noun>(
  'an object or player',
  (['the first player', 'the second player'] as const).map((words) => [words, { kind: 'reference', to: null, words }]),
);
noun.add(theTwo);
atomSubject.add(theTwo);
subject.add(theTwo);
