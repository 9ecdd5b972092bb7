/** Libraries: search, shuffle, reveal, look. CR 701.16, 701.19, 701.20. */
import type { Action, Noun } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { category, type Union } from '../../kernel/category.ts';
import { terms, words } from '../../kernel/words.ts';
import { bare, destination, expression, filter, noun, plainFilter, playerVerb, possessive } from '../categories.ts';
import { ownedPlace } from '../zones/places.ts';
import { count as fromTheTop, numberWord, several } from '../values/values.ts';

/** "library", "planar deck": the cards of which deck. CR 401.1, 901.3. */
const whichDeck = terms<Pick<Extract<Noun, { kind: 'libraryCards' }>, 'deck'>>('a deck', [
  ['library', {}],
  ['planar deck', { deck: 'planar' }],
]);
/** "the top card of your library", "the top three cards of target player's library". */
export const libraryCards: Union<Noun> = category<Noun>(
  'cards of a library',
  phrase`the top card of ${{ library: possessive }} ${{ deck: whichDeck }}`.means((s) => ({
    ...s.deck,
    kind: 'libraryCards',
    position: 'top',
    count: { kind: 'number', number: 1 },
    library: s.library,
  })),
  phrase`the top card of each of those ${{
    word: terms<'opponent' | 'player'>('players', [
      ['opponents', 'opponent'],
      ['players', 'player'],
    ]),
  }} ' libraries`.means((s) => ({
    kind: 'libraryCards',
    position: 'top',
    count: { kind: 'number', number: 1 },
    library: {
      kind: 'select',
      quantifier: { kind: 'quantifier', amount: 'each' },
      filter: {
        kind: 'filter',
        noun: { kind: 'words', words: [{ kind: 'classWord', word: s.word }] },
        qualities: [{ kind: 'recipientOfEvent' }],
      },
    },
    words: 'of each of those',
  })),
  phrase`the top ${{ count: several }} cards of ${{ library: possessive }} ${{ deck: whichDeck }}`.means((s) => ({
    ...s.deck,
    kind: 'libraryCards',
    position: 'top',
    count: s.count,
    library: s.library,
  })),
  phrase`${{ count: fromTheTop }} cards from the top of ${{ library: possessive }} library`.means({
    kind: 'libraryCards',
    position: 'top',
    words: 'from the top',
  }),
  phrase`a number of cards from the top of ${{ library: possessive }} library equal to ${{ count: expression }}`.means({
    kind: 'libraryCards',
    position: 'top',
    words: 'a number of',
  }),
  phrase`the bottom card of ${{ library: possessive }} library`.means({
    kind: 'libraryCards',
    position: 'bottom',
    count: { kind: 'number', number: 1 },
  }),
);
noun.add(
  libraryCards,
  phrase`the ${{ position: words('which', ['top', 'bottom']) }} ${{ filter: plainFilter }} of ${{ graveyard: possessive }} graveyard`.means(
    { kind: 'graveyardCards', count: { kind: 'number', number: 1 } },
  ),
  phrase`the top ${{ count: several }} ${{ filter: plainFilter }}!plural of ${{ graveyard: possessive }} graveyard`.means(
    {
      kind: 'graveyardCards',
      position: 'top',
    },
  ),
  phrase`the cards from ${{ player: possessive }} ${{ zone: words('a zone', ['hand', 'graveyard']) }}`.means((s) => ({
    kind: 'zoneOfPlayer',
    zone: [s.zone],
    player: s.player,
    words: 'the cards from',
  })),
  phrase`the cards in ${{ player: possessive }} ${{ zone: words('a zone', ['hand', 'graveyard', 'library']) }}`.means(
    (s) => ({
      kind: 'zoneOfPlayer',
      zone: [s.zone],
      player: s.player,
      words: 'the cards in',
    }),
  ),
);
const hand = category<Noun>(
  'a hand',
  phrase`${{ player: possessive }} ${{
    zone: terms('a zone', [
      ['hand', ['hand']],
      ['graveyard', ['graveyard']],
      ['library', ['library']],
    ] as const),
  }}`.means({ kind: 'zoneOfPlayer' }),
);

const handAndGraveyard = category<Noun>(
  'cards',
  phrase`${{ player: possessive }} ${{
    zone: terms('zones', [
      ['hand and graveyard', ['hand', 'graveyard']],
      ['graveyard and hand', ['graveyard', 'hand']],
    ] as const),
  }}`.means({ kind: 'zoneOfPlayer' }),
);
const one = (word: 'card' | 'player'): Noun => ({
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'a' },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word }] } },
});
const ONE_PLAYER = one('player');
const ONE_CARD = one('card');
type Zones = Pick<Extract<Action, { kind: 'search' }>, 'zones' | 'either' | 'words'>;
/** Which zones are searched: all of them, or some. CR 701.23. */
const zonesSearched = terms<Zones>('zones', [
  ['graveyard , hand , and library', { zones: ['graveyard', 'hand', 'library'] }],
  ['graveyard , hand , and/or library', { zones: ['graveyard', 'hand', 'library'], either: true, words: 'and/or' }],
  [
    'graveyard , hand and/or library',
    { zones: ['graveyard', 'hand', 'library'], either: true, words: 'and/or, no comma' },
  ],
  ['hand , graveyard , and/or library', { zones: ['hand', 'graveyard', 'library'], either: true, words: 'and/or' }],
  ['hand , graveyard , and library', { zones: ['hand', 'graveyard', 'library'], words: 'and' }],
  ['library , hand , and/or graveyard', { zones: ['library', 'hand', 'graveyard'], either: true, words: 'and/or' }],
  ['library , graveyard , and/or hand', { zones: ['library', 'graveyard', 'hand'], either: true, words: 'and/or' }],
  [
    'library , graveyard , and/or outside the game',
    { zones: ['library', 'graveyard', 'outside'], either: true, words: 'and/or' },
  ],
  ['library and/or graveyard', { zones: ['library', 'graveyard'], either: true }],
  ['graveyard and/or library', { zones: ['graveyard', 'library'], either: true, words: 'and/or' }],
  ['hand and/or library', { zones: ['hand', 'library'], either: true, words: 'and/or' }],
  ['library and/or hand', { zones: ['library', 'hand'], either: true, words: 'and/or' }],
  ['library and graveyard', { zones: ['library', 'graveyard'], words: 'and' }],
  ['graveyard and library', { zones: ['graveyard', 'library'], words: 'and' }],
  ['hand and library', { zones: ['hand', 'library'], words: 'and' }],
]);
playerVerb.add(
  phrase`search~ the top ${{ top: numberWord }} cards of that library`.means({
    kind: 'search',
    of: ONE_PLAYER,
    zones: ['library'],
    object: ONE_CARD,
    words: 'a library',
  }),
  phrase`search~ ${{ of: possessive }} library for ${{ object: noun }}`.means({ kind: 'search', zones: ['library'] }),
  phrase`search~ ${{ of: possessive }} library for a additional ${{ filter }}`.means((s) => ({
    kind: 'search',
    of: s.of,
    zones: ['library'],
    object: {
      kind: 'select',
      quantifier: { kind: 'quantifier', amount: 'a', other: true, words: 'additional' },
      filter: s.filter,
    },
  })),
  phrase`search~ ${{ of: possessive }} ${{ zones: zonesSearched }} for ${{ object: noun }}`.means((s) => ({
    ...s.zones,
    kind: 'search',
    of: s.of,
    object: s.object,
  })),
  phrase`reveal~ cards from the top of ${{ library: possessive }} ${{ deck: whichDeck }} until ${{ words: words('who', ['you', 'they']) }} reveal ${{ until: noun }}`.means(
    (s) => ({ ...s.deck, kind: 'revealUntil', library: s.library, until: s.until, words: s.words }),
  ),
  phrase`exile~ cards from the top of ${{ library: possessive }} library until ${{ words: words('who', ['you', 'they']) }} exile ${{ until: noun }}`.means(
    { kind: 'exileUntil' },
  ),
  phrase`exile~ cards from the top of ${{ library: possessive }} library until ${{
    words: words('who', ['they have', 'that player has']),
  }} exiled ${{ until: bare }} [!thisWay this way]`.means({ kind: 'exileUntil' }) as never,
  phrase`put~ ${{ number: several }} of them ${{ to: destination }} and the rest ${{ place: destination }}`.means(
    (s) => ({
      kind: 'move',
      verb: 'put',
      object: {
        kind: 'select',
        quantifier: { kind: 'quantifier', amount: 'number', number: s.number },
        filter: {
          kind: 'filter',
          noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] },
          qualities: [{ kind: 'among', noun: { kind: 'reference', to: null, words: 'they' }, words: 'of' }],
        },
      },
      to: s.to,
      also: { object: { kind: 'reference', to: null, words: 'the rest', rest: true }, to: s.place },
    }),
  ),
  phrase`put~ ${{ number: several }} of them ${{ to: destination }} and the other ${{ place: destination }}`.means(
    (s) => ({
      kind: 'move',
      verb: 'put',
      object: {
        kind: 'select',
        quantifier: { kind: 'quantifier', amount: 'number', number: s.number },
        filter: {
          kind: 'filter',
          noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] },
          qualities: [{ kind: 'among', noun: { kind: 'reference', to: null, words: 'they' }, words: 'of' }],
        },
      },
      to: s.to,
      also: { object: { kind: 'reference', to: null, words: 'the other', rest: true }, to: s.place },
    }),
  ),
  phrase`shuffle~`.means({ kind: 'shuffle' }),
  phrase`shuffle~ ${{ of: possessive }} library`.means((s) => ({ kind: 'shuffle', into: s.of, words: 'library' })),
  phrase`shuffle~ ${{ object: noun }} into ${{ into: possessive }} library`.means({ kind: 'shuffle' }),
  phrase`shuffle~ ${{ object: hand }} into ${{ into: possessive }} library`.means({ kind: 'shuffle' }),
  phrase`reveal~ ${{ object: noun }}`.means({ kind: 'reveal' }),
  phrase`reveal~ ${{ object: noun }} from ${{ from: ownedPlace }}`.means({ kind: 'reveal' }),
  phrase`reveal~ ${{ object: noun }} from outside the game`.means({
    kind: 'reveal',
    from: { kind: 'place', zone: 'outside' },
  }),
  phrase`shuffle~ ${{ object: handAndGraveyard }} into ${{ into: possessive }} library`.means({ kind: 'shuffle' }),
  phrase`shuffle~ ${{ object: noun }} from ${{ from: ownedPlace }} into ${{ into: possessive }} library`.means({
    kind: 'shuffle',
  }),
  phrase`reveal~ ${{ object: hand }}`.means({ kind: 'reveal' }),
  phrase`look~ at ${{ object: noun }}`.means({ kind: 'look' }),
  phrase`look~ at ${{ object: hand }}`.means({ kind: 'look' }),
);
