/** Stickers and tickets: putting and moving them, what has them, and what is written on them. CR 107.17, 123. */
import type { LettersCounted, StickerKind, Value } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { Pattern, terms } from '../../kernel/words.ts';
import {
  atom,
  bare,
  changeVerb,
  condition,
  eachOne,
  expression,
  noun,
  playerEvent,
  playerVerb,
  quality,
} from '../categories.ts';
import type { Compared } from '../values/comparisons.ts';
import { numberWord, several } from '../values/values.ts';

const tickets: Category<Value> = terms<Value>(
  'tickets',
  [1, 2, 3, 4, 5, 6].map(
    (number) => [Array.from({ length: number }, () => '{TK}').join(' '), { kind: 'number', number }] as const,
  ),
);
const SORTS = ['name', 'art', 'ability', 'power and toughness'] as const;
const sort: Category<StickerKind> = terms<StickerKind>(
  'a kind of sticker',
  SORTS.map((each) => [each, each] as const),
);
const sortOrAny: Category<StickerKind | null> = terms<StickerKind | null>('a sticker', [
  ['sticker', null],
  ...SORTS.map((each) => [`${each} sticker`, each] as const),
]);
/** "three or more", of words and letters. */
const inWords: Union<Compared> = category<Compared>(
  'a comparison',
  phrase`${{ to: numberWord }} or more`.means({ comparison: 'atLeast' }),
  phrase`${{ to: numberWord }} or fewer`.means({ comparison: 'atMost' }),
);
const ANY = { sticker: null } as const;

playerVerb.add(
  phrase`get~ ${{ amount: tickets }}`.means({ kind: 'getCounters', counter: 'ticket' }),
  phrase`put~ a sticker on ${{ on: noun }}`.means({ kind: 'putSticker', ...ANY }),
  phrase`put~ a ${{ sticker: sort }} sticker on ${{ on: noun }}`.means({ kind: 'putSticker' }),
  phrase`put~ up to ${{ number: several }} ${{ sticker: sort }} stickers on ${{ on: noun }}`.means({
    kind: 'putSticker',
    upTo: true,
  }),
  phrase`move~ a sticker from ${{ from: noun }} onto ${{ onto: noun }}`.means({ kind: 'moveSticker', ...ANY }),
  phrase`move~ a ${{ sticker: sort }} sticker from ${{ from: noun }} onto ${{ onto: noun }}`.means({
    kind: 'moveSticker',
  }),
);
condition.add(phrase`it 's a ${{ sticker: sort }} sticker`.means({ kind: 'isSticker' }));
playerEvent.add(phrase`place~ a sticker`.means({ kind: 'putSticker', ...ANY, words: 'place' }));
changeVerb.add(
  phrase`have~ all abilities of ability stickers on ${{ from: noun }}`.means({
    kind: 'gain',
    verb: 'have',
    abilities: [],
    which: 'stickers',
  }),
);
quality.add(
  phrase`with a ${{ sticker: sortOrAny }} on ( it | them )`.means({ kind: 'withSticker' }),
  phrase`with ${{ compared: inWords }} words in its# name#`.means((s) => ({ ...s.compared, kind: 'wordsInName' })),
);
eachOne.add(
  phrase`${{ sticker: sort }} sticker on ${{ on: atom }}`.means({ kind: 'stickersNoun' }),
  phrase`name sticker on ${{ on: atom }} with ${{ letters: inWords }} letters`.means({
    kind: 'stickersNoun',
    sticker: 'name',
  }),
);

const VOWELS: LettersCounted = 'unique vowels';
const letter = new Pattern<string>(
  'a letter',
  /^[a-z]$/,
  ['o', 'u'],
  (word) => word,
  (value) => (typeof value === 'string' ? value : null),
);
eachOne.add(
  phrase`unique vowel on that sticker`.means({ kind: 'units', value: { kind: 'stickerLetters', letters: VOWELS } }),
);
expression.add(
  phrase`the number of unique vowels on that sticker`.means({ kind: 'stickerLetters', letters: VOWELS }),
  phrase`the number of ${{ letter }} 's in name stickers on ${{ on: atom }}`.means((s) => ({
    kind: 'stickerLetters',
    letters: { letter: s.letter },
    on: s.on,
  })),
  phrase`the total toughness of stickers on ${{ on: bare }}`.means({ kind: 'totalOnStickers', stat: 'toughness' }),
);
