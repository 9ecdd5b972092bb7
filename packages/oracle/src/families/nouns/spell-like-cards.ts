/** "that are instant cards, sorcery cards, and/or have an Adventure": any of the three. CR 109.2, 715.2a. */
import type { CardType, Condition, Filter, Noun } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { quality } from '../categories.ts';
import { words } from '../../kernel/words.ts';

const RELATIVE: Noun = { kind: 'reference', to: null, words: 'unsaid' };
const is = (filter: Filter): Condition => ({ kind: 'is', subject: RELATIVE, filter });
const ofType = (type: CardType): Condition =>
  is({
    kind: 'filter',
    noun: {
      kind: 'words',
      words: [
        { kind: 'typeWord', type },
        { kind: 'classWord', word: 'card' },
      ],
    },
  });
const ANY_OF_THEM: Condition = {
  kind: 'oneOf',
  of: [
    ofType('instant'),
    ofType('sorcery'),
    is({
      kind: 'filter',
      noun: { kind: 'words', words: [] },
      qualities: [{ kind: 'hasInset', inset: 'Adventure' }],
    }),
  ],
};
quality.add(
  phrase`${{
    words: words('any of the three', [
      'that are instant cards , sorcery cards , and/or have a Adventure',
      'that are instant cards , are sorcery cards , and/or have a Adventure',
      "that 's a instant card , a sorcery card , or a card that has a Adventure",
    ]),
  }}`.means({ kind: 'whose', condition: ANY_OF_THEM }),
);
