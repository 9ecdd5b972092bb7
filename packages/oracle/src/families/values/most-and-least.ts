/** The greatest and the least of several: "with the least power among creatures you control", "the highest life total". CR 107, 608.2h. */
import type { Filter, Quality } from '@kitchen-table/language/surface';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import { atomSubject, bare, condition, expression, filter, plainFilter, quality } from '../categories.ts';
import { stat } from './values.ts';

const NOTHING = { kind: 'words', words: [] } as const;
const people = (word: 'player' | 'opponent'): Filter => ({
  kind: 'filter',
  noun: { kind: 'words', words: [{ kind: 'classWord', word }] },
});
const players = terms<Filter>('players', [
  ['all players', people('player')],
  ['your opponents', people('opponent')],
]);
const mostOrLeast = words('an extreme', ['greatest', 'least']);
const highest = terms<string>('the greatest', [
  ['greatest', 'or tied, greatest'],
  ['highest', 'or tied, highest'],
]);
expression.add(
  phrase`the greatest number of ${{ of: bare }} that have a creature type in common`.means({ kind: 'mostAlike' }),
);
/** Who has the most life, or is tied for it. */
const ofLife = { kind: 'withExtreme', extreme: 'greatest', stat: 'life total' } as const;
quality.add(
  terms<Quality>('whose life is the most', [
    [
      'with the highest life total among all players',
      { ...ofLife, among: people('player'), words: 'highest life total' },
    ],
    [
      'with the highest life total among your opponents',
      { ...ofLife, among: people('opponent'), words: 'highest life total' },
    ],
    ['with the most life or tied for most life', { ...ofLife, words: 'most life, or tied' }],
  ]),
);
quality.add(
  phrase`who controls the ${{
    said: terms<{ fewest?: true }>('an extreme', [
      ['most', {}],
      ['fewest', { fewest: true }],
    ]),
  }} ${{ of: plainFilter }}!plural`.means((s) => ({ ...s.said, kind: 'controlsMost', of: s.of })),
);
condition.add(
  phrase`${{ player: atomSubject }} control~player the most ${{ of: plainFilter }}!plural or be~player tied for the most`.means(
    (s) => ({
      kind: 'is',
      subject: s.player,
      filter: {
        kind: 'filter',
        noun: people('player').noun,
        qualities: [{ kind: 'controlsMost', of: s.of }],
      },
      words: 'has or tied',
    }),
  ),
);
expression.add(
  phrase`the highest life total among ${{ among: players }}`.means({
    kind: 'extreme',
    extreme: 'greatest',
    stat: 'life total',
    words: 'total',
  }),
  phrase`the lowest life total among ${{ among: players }}`.means({
    kind: 'extreme',
    extreme: 'least',
    stat: 'life total',
    words: 'total',
  }),
  phrase`the greatest ${{ stat }} among those ${{ filter: plainFilter }}!plural`.means((s) => ({
    kind: 'extreme',
    extreme: 'greatest',
    stat: s.stat,
    among: {
      ...s.filter,
      qualities: [
        { kind: 'among', noun: { kind: 'reference', to: null, words: 'those', filter: s.filter }, words: 'those' },
      ],
    },
  })) as never,
);
/** "it has the greatest power or is tied for greatest power among creatures on the battlefield". */
condition.add(
  phrase`${{ subject: atomSubject }} have~subject the ${{ extreme: mostOrLeast }} ${{ stat }} or be~subject tied for ${{ extreme: mostOrLeast }} ${{ stat }} among ${{ among: filter }}!plural`.means(
    (s) => ({
      kind: 'is',
      subject: s.subject,
      filter: {
        kind: 'filter',
        noun: NOTHING,
        qualities: [{ kind: 'withExtreme', extreme: s.extreme, stat: s.stat, among: s.among }],
      },
      words: 'has or tied',
    }),
  ),
  phrase`you control the ${{ filter: plainFilter }} with the ${{ words: highest }} ${{ stat }} or tied for the ${{ words: highest }} ${{ stat }}`.means(
    (s) => ({
      kind: 'controls',
      player: { kind: 'you' },
      object: {
        kind: 'select',
        quantifier: { kind: 'quantifier', amount: 'a' },
        filter: {
          ...s.filter,
          qualities: [{ kind: 'withExtreme', extreme: 'greatest', stat: s.stat, among: s.filter }],
        },
      },
      words: s.words,
    }),
  ) as never,
);
