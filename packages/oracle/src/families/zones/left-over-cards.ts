/** What is left of the cards exiled or revealed, and some of what was spoken of. CR 400.7, 608.2c. */
import type { LeftWords, Noun, Status } from '@kitchen-table/language/surface';
import { category, type Union } from '../../kernel/category.ts';
import { phrase } from '../../kernel/phrase.ts';
import { noun, plainFilter, playerVerb } from '../categories.ts';
import { returnPlace } from './places.ts';
import { q } from '../nouns/quantifiers.ts';
import { several } from '../values/values.ts';

const WHERE = { exiled: 'exile', revealed: 'library' } as const;
const NOT_CAST: readonly LeftWords[] = ['not cast this way', "that weren't cast this way", "that weren't cast"];
const NOT_PUT: readonly LeftWords[] = [
  "that weren't put onto the battlefield",
  "that weren't put onto the battlefield this way",
];
/** "the exiled cards not cast this way": those that are where that left them. */
const left: Union<Noun> = category<Noun>('cards');
const leave = (status: Status & keyof typeof WHERE, saidLeft: LeftWords): void => {
  const said = {
    kind: 'reference',
    to: null,
    words: 'the',
    status,
    many: true,
    still: WHERE[status],
    saidLeft,
  } as const;
  left.add(
    phrase`the ${status} ${{ filter: plainFilter }}!plural ${saidLeft}`.means({ ...said }),
    phrase`all ${status} ${{ filter: plainFilter }}!plural ${saidLeft}`.means({ ...said, each: true }),
    phrase`all ${{ filter: plainFilter }}!plural ${status} this way ${saidLeft}`.means({ ...said, thisWay: true }),
  );
};
for (const saidLeft of NOT_CAST) for (const status of ['exiled', 'revealed'] as const) leave(status, saidLeft);
for (const saidLeft of NOT_PUT) leave('revealed', saidLeft);
noun.add(left);

/** "two of them", whatever they are. */
const ofThem: Union<Noun> = category<Noun>(
  'some of them',
  phrase`${{ number: several }} of them`.means((s) => ({
    kind: 'select',
    quantifier: { ...q, amount: 'number', number: s.number },
    filter: {
      kind: 'filter',
      noun: { kind: 'words', words: [] },
      qualities: [{ kind: 'among', noun: { kind: 'reference', to: null, words: 'they' }, words: 'of' }],
    },
  })),
  phrase`${{ number: several }} of them at random`.means((s) => ({
    kind: 'select',
    quantifier: { ...q, amount: 'number', number: s.number, atRandom: true },
    filter: {
      kind: 'filter',
      noun: { kind: 'words', words: [] },
      qualities: [{ kind: 'among', noun: { kind: 'reference', to: null, words: 'they' }, words: 'of' }],
    },
  })),
);
/** "one": one of the cards just found. */
const one: Union<Noun> = category<Noun>(
  'one of them',
  phrase`one`.means({
    kind: 'select',
    quantifier: { ...q, amount: 'number', number: { kind: 'number', number: 1 } },
    filter: {
      kind: 'filter',
      noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] },
      qualities: [{ kind: 'among', noun: { kind: 'reference', to: null, words: 'they' }, words: 'one' }],
    },
  }),
);
const some: Union<Noun> = category<Noun>('some of them', ofThem, one);
playerVerb.add(
  phrase`exile~ ${{ object: some }} [!faceDown face down]`.means({ kind: 'exile' }),
  phrase`choose~ ${{ what: some }}`.means({ kind: 'choose' }),
  phrase`return~ ${{ object: ofThem }} ${{ to: returnPlace }}`.means({ kind: 'move', verb: 'return' }),
);
