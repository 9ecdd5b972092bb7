/** Where things entered or were cast from, as conditions on one of them or on all. CR 400.7d, 603.6a. */
import type { Condition, Filter, Noun, Place } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { condition, origin } from '../categories.ts';
import { numberWord } from '../values/values.ts';

const THEY: Noun = { kind: 'reference', to: null, words: 'they' };
const RELATIVE: Noun = { kind: 'reference', to: null, words: 'unsaid' };
const entered = (from: Place): Condition => ({
  kind: 'happened',
  event: { kind: 'enter', object: RELATIVE, from },
  when: { kind: 'thisTurn' },
  words: 'entered from',
});
const wasCast = (from: Place): Condition => ({ kind: 'castFact', fact: 'cast from', subject: RELATIVE, from });
/** Of which either of the two is so. */
const cameFrom = (one: Place, other: Place, among?: Noun): Filter => ({
  kind: 'filter',
  noun: { kind: 'words', words: [] },
  qualities: [
    ...(among === undefined ? [] : [{ kind: 'among' as const, noun: among, words: 'of' }]),
    { kind: 'whose', condition: { kind: 'oneOf', of: [entered(one), wasCast(other)] } },
  ],
});
condition.add(
  phrase`they entered or were cast from ${{ from: origin }}`.means((s) => ({
    kind: 'is',
    subject: THEY,
    filter: cameFrom(s.from, s.from),
    words: 'entered or cast',
  })) as never,
  phrase`${{ number: numberWord }} or more of them entered from ${{ entered: origin }} or was cast from ${{ cast: origin }}`.means(
    (s) => ({
      kind: 'thereIs',
      object: {
        kind: 'select',
        quantifier: { kind: 'quantifier', amount: 'atLeast', number: s.number },
        filter: cameFrom(s.entered, s.cast, THEY),
      },
      words: 'entered or cast',
    }),
  ) as never,
);
