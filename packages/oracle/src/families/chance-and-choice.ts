/** Choices within bounds, choices at random, and coins flipped until one is lost. CR 107.1, 608.2d, 705. */
import type { Noun } from '@kitchen-table/language';
import { series } from '../kernel/lists.ts';
import { phrase } from '../kernel/phrase.ts';
import { terms, words } from '../kernel/words.ts';
import { atom, changeVerb, eachOne, expression, noun, playerVerb } from './categories.ts';
import { SUBTYPES } from './filters.ts';
import { keywordName } from './keywords.ts';
import { digits } from './values.ts';

playerVerb.add(
  phrase`choose~ a creature type other than ${{ otherThan: words<string>('a creature type', SUBTYPES) }}`.means({
    kind: 'choose',
    what: 'a creature type',
  }),
  phrase`choose~ a number between ${{ least: digits }} and ${{ most: digits }}`.means({
    kind: 'choose',
    what: 'a number',
  }),
  phrase`choose~ ${{ keywords: series(keywordName, { join: 'or' }) }}`.means((s) => ({
    kind: 'choose',
    what: { keywords: s.keywords },
  })),
  phrase`choose~ ${{ keywords: series(keywordName, { join: 'or' }) }} at random`.means((s) => ({
    kind: 'choose',
    what: { keywords: s.keywords },
    atRandom: true,
  })),
  phrase`flip~ a coin until you lose a flip`.means({ kind: 'flipCoin', until: 'lost' }),
);
changeVerb.add(
  phrase`gain~ that ability`.means({ kind: 'gain', verb: 'gain', abilities: [], which: 'chosen' }),
  phrase`gain~ the chosen ability`.means({
    kind: 'gain',
    verb: 'gain',
    abilities: [],
    which: 'chosen',
    words: 'the chosen',
  }),
);
expression.add(phrase`the chosen number`.means({ kind: 'amountOf', to: null, words: 'the chosen number' }));
eachOne.add(
  phrase`flip you ${{ words: words('a flip', ['win', 'won']) }}`.means((s) => ({
    kind: 'units',
    value: { kind: 'amountOf', to: null, words: s.words, what: 'flips won' },
  })),
);
const oneAtRandom = terms<Noun>('an object or player', [
  ['one of them at random', { kind: 'reference', to: null, words: 'one of them', atRandom: true }],
  ['one of them chosen at random', { kind: 'reference', to: null, words: 'one of them', atRandom: 'chosen' }],
]);
noun.add(oneAtRandom);
atom.add(oneAtRandom);
