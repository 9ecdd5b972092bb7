/** "any target": creatures, players, planeswalkers and battles. CR 115.4. */
import type { Noun } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { q } from './quantifiers.ts';
import { count, several } from '../values/values.ts';

/** One or more of them. */
export const anyTarget: Union<Noun> = category<Noun>(
  'any target',
  terms<Noun>('any target', [
    ['any target', { kind: 'anyTarget', quantifier: { ...q, amount: 'a', target: true } }],
    [
      'another target',
      { kind: 'anyTarget', quantifier: { ...q, amount: 'a', target: true, other: true, words: 'another' } },
    ],
    [
      'a third target',
      { kind: 'anyTarget', quantifier: { ...q, amount: 'a', target: true, other: true, words: 'third' } },
    ],
    ['any other target', { kind: 'anyTarget', quantifier: { ...q, amount: 'a', target: true, other: true } }],
  ]),
);
const EACH_OF = terms<true>('each of', [['each of', true]]);
const OTHER = terms<true>('other', [['other', true]]);
anyTarget.add(
  phrase`[${{ eachOf: EACH_OF }}] up to ${{ number: count }} [${{ other: OTHER }}] target#number`.means((s) => ({
    kind: 'anyTarget',
    quantifier: { ...q, amount: 'upTo', number: s.number, target: true, other: s.other, eachOf: s.eachOf },
  })),
  phrase`[${{ eachOf: EACH_OF }}] one or two targets`.means((s) => ({
    kind: 'anyTarget',
    quantifier: { ...q, amount: 'oneOrTwo', target: true, eachOf: s.eachOf },
  })),
  phrase`any number of targets`.means({ kind: 'anyTarget', quantifier: { ...q, amount: 'anyNumber', target: true } }),
  phrase`one , two , or three targets`.means({
    kind: 'anyTarget',
    quantifier: { ...q, amount: 'oneToThree', target: true },
  }),
  phrase`each of ${{ number: several }} targets`.means((s) => ({
    kind: 'anyTarget',
    quantifier: { ...q, amount: 'number', number: s.number, target: true, eachOf: true },
  })),
);
