/** Conditions on what an earlier step of the same text did, told with its verb: "if you return a creature card to your hand this way". CR 608.2c. */
import type { Condition, Filter, Noun, Quantifier } from '@kitchen-table/language/surface';
import type { Category } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import { cardName } from '../nouns/names.ts';
import { atomSubject, condition, plainFilter } from '../categories.ts';
import { numberWord } from '../values/values.ts';

const A: Quantifier = { kind: 'quantifier', amount: 'a' };
const NONE: Quantifier = { kind: 'quantifier', amount: 'no', singular: true };
const done = (filter: Filter, quantifier: Quantifier, how: string, by?: Noun): Noun => ({
  kind: 'select',
  quantifier,
  filter: {
    ...filter,
    qualities: [by === undefined ? { kind: 'thisWay', done: how } : { kind: 'thisWay', done: how, by }],
  },
});
/** What is done to something and where it goes, by what it is called afterwards. */
const DEEDS = [
  ['put', 'put', 'onto the battlefield', 'put onto the battlefield'],
  ['return', 'returned', 'to your hand', 'put into your hand'],
  ['return', 'returned', 'to the battlefield', 'put onto the battlefield'],
] as const;
for (const [present, past, where, how] of DEEDS) {
  for (const verb of new Set([present, past]))
    condition.add(
      phrase`you ${verb} a ${{ filter: plainFilter }} ${where} this way`.means((s) => ({
        kind: 'thereIs',
        object: done(s.filter, A, how),
        words: `you ${verb} ${where}`,
      })),
    );
  condition.add(
    phrase`you didn't ${present} a ${{ filter: plainFilter }} ${where} this way`.means((s) => ({
      kind: 'thereIs',
      object: done(s.filter, NONE, how),
      words: `you didn't ${where}`,
    })),
  );
}
/** What is done with nothing said of where it goes. */
const PLAIN_DEEDS = [
  ['create', 'created'],
  ['draw', 'drawn'],
  ['discard', 'discarded'],
  ['sacrifice', 'sacrificed'],
  ['exile', 'exiled'],
  ['reveal', 'revealed'],
  ['mill', 'milled'],
] as const;
for (const [verb, how] of PLAIN_DEEDS) {
  for (const not of ["don't", "didn't"] as const)
    condition.add(
      phrase`you ${not} ${verb} a ${{ filter: plainFilter }} this way`.means((s) => ({
        kind: 'thereIs',
        object: done(s.filter, NONE, how),
        words: `you ${not}`,
      })),
      phrase`you ${not} ${verb} ${{ filter: plainFilter }}!plural this way`.means((s) => ({
        kind: 'thereIs',
        object: done(s.filter, { kind: 'quantifier', amount: 'no' }, how),
        words: `you ${not}`,
      })),
    );
  if (how !== 'created' && how !== 'drawn')
    condition.add(
      phrase`${{ by: otherPlayer() }} ${verb}~by a ${{ filter: plainFilter }} this way`.means((s) => ({
        kind: 'thereIs',
        object: done(s.filter, A, how, s.by),
        words: 'the player does',
      })),
      phrase`${{ by: otherPlayer() }} don't~by ${verb} a ${{ filter: plainFilter }} this way`.means((s) => ({
        kind: 'thereIs',
        object: done(s.filter, NONE, how, s.by),
        words: "the player doesn't",
      })),
    );
}
function otherPlayer(): Category<Noun> {
  return terms<Noun>('a player', [
    [
      'that player',
      {
        kind: 'reference',
        to: null,
        words: 'that',
        filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'player' }] } },
      },
    ],
    [
      'the player',
      {
        kind: 'reference',
        to: null,
        words: 'the',
        filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'player' }] } },
      },
    ],
    ['they', { kind: 'reference', to: null, words: 'they' }],
  ]);
}
/** What was done to something spoken of: "if that permanent was destroyed this way". */
const HOW = words('what was done', [
  'exiled',
  'destroyed',
  'discarded',
  'milled',
  'revealed',
  'sacrificed',
  'countered',
  'put into a graveyard',
  'put onto the battlefield',
]);
function ofOneSpokenOf(said: Category<Condition>): Category<Condition> {
  const isKnown = (tree: Condition): boolean => tree.kind === 'is' && tree.subject.kind !== 'select';
  return new Mapped<Condition, Condition>(
    'a condition',
    said,
    (tree) => (isKnown(tree) ? tree : null),
    (tree) => (isKnown(tree) ? [tree] : []),
    ['is'],
  );
}
for (const be of ['is', 'was'] as const)
  condition.add(
    ofOneSpokenOf(
      phrase`${{ subject: atomSubject }} ${be} ${{ done: HOW }} this way`.means((s) => ({
        kind: 'is',
        subject: s.subject,
        filter: { kind: 'filter', noun: { kind: 'words', words: [] }, qualities: [{ kind: 'thisWay', done: s.done }] },
        words: `${be} done`,
      })),
    ),
  );
condition.add(
  phrase`a card named ~ was ${{ done: HOW }} this way`.means((s) => ({
    kind: 'thereIs',
    object: {
      kind: 'select',
      quantifier: A,
      filter: {
        kind: 'filter',
        noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] },
        qualities: [
          { kind: 'named', name: '~' },
          { kind: 'thisWay', done: s.done },
        ],
      },
    },
    words: 'was done',
  })),
  phrase`you reveal a card named ${{ name: cardName }} this way`.means((s) => ({
    kind: 'thereIs',
    object: {
      kind: 'select',
      quantifier: A,
      filter: {
        kind: 'filter',
        noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] },
        qualities: [
          { kind: 'named', name: s.name },
          { kind: 'thisWay', done: 'revealed' },
        ],
      },
    },
    words: 'you reveal',
  })),
  phrase`you didn't put the revealed card onto the battlefield this way`.means({
    kind: 'thereIs',
    object: done(
      { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] } },
      NONE,
      'put onto the battlefield',
    ),
    words: 'the revealed card',
  }),
  phrase`${{ words: words('what deals damage', ['~ deals', 'it deals']) }} damage to you this way`.means({
    kind: 'is',
    subject: { kind: 'you' },
    filter: {
      kind: 'filter',
      noun: { kind: 'words', words: [] },
      qualities: [{ kind: 'thisWay', done: 'dealt damage' }],
    },
  }),
  phrase`${{ number: numberWord }} or more cards were returned to your hand this way`.means((s) => ({
    kind: 'thereIs',
    object: done(
      { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] } },
      { kind: 'quantifier', amount: 'atLeast', number: s.number },
      'put into your hand',
    ),
    words: 'were returned',
  })),
);
/** "If two nonland cards that share a color were milled this way": as many that are alike. */
for (const be of ['are', 'were'] as const)
  condition.add(
    phrase`${{ number: numberWord }} ${{ filter: plainFilter }}!plural that share a ${{
      what: terms('what is shared', [
        ['card type', 'card types'],
        ['creature type', 'creature types'],
        ['color', 'colors'],
      ] as const),
    }} ${be} ${{ done: HOW }} this way`.means((s) => ({
      kind: 'thereIs',
      object: {
        kind: 'select',
        quantifier: { kind: 'quantifier', amount: 'number', number: s.number },
        filter: {
          ...s.filter,
          qualities: [
            { kind: 'different', what: s.what, not: true },
            { kind: 'thisWay', done: s.done },
          ],
        },
      },
      words: `${be} done`,
    })),
    phrase`fewer than ${{ number: numberWord }} ${{ filter: plainFilter }}!plural ${be} ${{ done: HOW }} this way`.means(
      (s) => ({
        kind: 'not',
        of: {
          kind: 'thereIs',
          object: done(s.filter, { kind: 'quantifier', amount: 'atLeast', number: s.number }, s.done),
          words: `${be} done`,
        },
      }),
    ),
  );
