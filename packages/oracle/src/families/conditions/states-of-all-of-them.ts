/** Conditions on what things are, all of them, and on cards exiled so. CR 109.2, 603.4, 607.2a. */
import type { Filter, Noun } from '@kitchen-table/language/surface';
import { category, type Category } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { atomSubject, condition, filter, plainFilter } from '../categories.ts';
import { numberWord } from '../values/values.ts';
import { adjectiveFilter } from './condition-words.ts';

/** By name or description: "it isn't" has words of its own. */
const named: Category<Noun> = new Mapped<Noun, Noun>(
  'an object',
  atomSubject,
  (tree) => (tree.kind === 'reference' && tree.words === 'it' ? null : tree),
  (tree) => (tree.kind === 'reference' && tree.words === 'it' ? [] : [tree]),
);
condition.add(
  phrase`${{ subject: named }} isn't a ${{ filter }}`.means({ kind: 'is', not: true }),
  phrase`~ is in your graveyard with a ${{ filter: plainFilter }} directly above it`.means((s) => ({
    kind: 'inZone',
    subject: { kind: 'self' },
    zone: 'graveyard',
    above: { kind: 'cardsAbove', filter: s.filter, number: { kind: 'number', number: 1 }, directly: true },
  })),
  phrase`~ is in your graveyard with ${{ number: numberWord }} or more ${{ filter: plainFilter }}!plural above it`.means(
    (s) => ({
      kind: 'inZone',
      subject: { kind: 'self' },
      zone: 'graveyard',
      above: { kind: 'cardsAbove', filter: s.filter, number: s.number },
    }),
  ),
  phrase`${{ number: numberWord }} or more cards have been exiled with ~`.means((s) => ({
    kind: 'thereIs',
    object: {
      kind: 'select',
      quantifier: { kind: 'quantifier', amount: 'atLeast', number: s.number },
      filter: {
        kind: 'filter',
        noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] },
        qualities: [{ kind: 'exiledWith' }],
      },
    },
    words: 'have been exiled',
  })),
);
/** All of them, of which there may be none. */
const all = category<Noun>(
  'objects',
  phrase`all ${{ filter }}!plural`.means({ kind: 'select', quantifier: { kind: 'quantifier', amount: 'all' } }),
);
condition.add(
  phrase`${{ subject: all }} are ${{ filter: category<Filter>('what they are', adjectiveFilter, plainFilter) }}!plural`.means(
    {
      kind: 'is',
      words: 'all',
    },
  ),
);
