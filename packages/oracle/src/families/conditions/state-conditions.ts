/** Conditions on zones, colors, numbers and choices as they are now. CR 105.2, 400.1, 506.5, 603.4, 726. */
import type { Condition, Filter, Noun, Quality, Quantifier, Value } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, verbs } from '../../kernel/words.ts';
import { atomSubject, condition, noun, plainFilter, quality } from '../categories.ts';
import { IT } from './condition-words.ts';
import { countInYour } from './zone-conditions.ts';
import { ownedZone } from '../descriptions/qualities.ts';
import { numberWord } from '../values/values.ts';

const RELATIVE: Noun = { kind: 'reference', to: null, words: 'unsaid' };
const NOTHING = { kind: 'words', words: [] } as const;
const FIVE: Value = { kind: 'number', number: 5 };
type ManyColors = Pick<Extract<Condition, { kind: 'compare' }>, 'right' | 'words'>;
const soManyColors: Union<ManyColors> = category<ManyColors>(
  'how many colors',
  phrase`exactly ${{ right: numberWord }} colors`.means({}),
  terms<ManyColors>('all colors', [['all colors', { right: FIVE, words: 'all colors' }]]),
);
const colorsOf = (of: Noun): Value => ({ kind: 'kindsAmong', what: 'colors', of });
/** A player of whom so many cards are in that zone. */
const whoseZone = (zone: 'graveyard' | 'hand' | 'library', comparison: 'atLeast' | 'atMost', right: Value): Noun => ({
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'a' },
  filter: {
    kind: 'filter',
    noun: { kind: 'words', words: [{ kind: 'classWord', word: 'player' }] },
    qualities: [
      {
        kind: 'whose',
        condition: {
          kind: 'compare',
          left: { kind: 'count', of: { kind: 'zoneOfPlayer', zone: [zone], player: RELATIVE } },
          comparison,
          right,
        },
      },
    ],
  },
});
const either = (a: Extract<Quality, { kind: 'whose' }>['condition'], b: typeof a): Quality => ({
  kind: 'whose',
  condition: { kind: 'oneOf', of: [a, b] },
});
/** Cards of a sort: "no cards in hand" is a number. */
const sortOfCard: Category<Filter> = new Mapped<Filter, Filter>(
  'a sort of card',
  plainFilter,
  (tree) => (isAnyCard(tree) ? null : tree),
  (tree) => (isAnyCard(tree) ? [] : [tree]),
);
const isAnyCard = ({ adjectives, noun: head }: Filter): boolean =>
  adjectives === undefined && head.kind === 'words' && head.words.length === 1;
/** So many, or so many and no more. */
const howMany: Category<Quantifier> = terms<Quantifier>(
  'how many',
  (['one', 'two', 'three'] as const).flatMap((word, at) => {
    const number: Value = { kind: 'number', number: at + 1 };
    return [
      [`exactly ${word}`, { kind: 'quantifier', amount: 'number', number, exactly: true }] as const,
      [`${word} or more`, { kind: 'quantifier', amount: 'atLeast', number }] as const,
    ];
  }),
);
/** The object that is spoken of, by a word that takes "is" or "'s". */
const spoken: Union<Noun> = category<Noun>('an object', atomSubject);
condition.add(
  phrase`a ${{ zone: ownedZone }} has ${{ number: numberWord }} or more cards in it`.means((s) => ({
    kind: 'thereIs',
    object: whoseZone(s.zone as 'graveyard', 'atLeast', s.number),
    words: 'a zone has',
  })),
  phrase`a ${{ zone: ownedZone }} has ${{ number: numberWord }} or fewer cards in it`.means((s) => ({
    kind: 'thereIs',
    object: whoseZone(s.zone as 'graveyard', 'atMost', s.number),
    words: 'a zone has',
  })),
  phrase`${{ subject: spoken }} be~subject all colors`.means((s) => ({
    kind: 'compare',
    left: colorsOf(s.subject),
    comparison: 'equal',
    right: FIVE,
    words: 'all colors',
  })),
  phrase`${{ subject: spoken }} was all colors`.means((s) => ({
    kind: 'compare',
    left: colorsOf(s.subject),
    comparison: 'equal',
    right: FIVE,
    words: 'was all colors',
  })),
  phrase`${{ subject: spoken }} be~subject enchanted by ${{ quantifier: howMany }} Aura#quantifier`.means((s) => ({
    kind: 'thereIs',
    object: {
      kind: 'select',
      quantifier: s.quantifier,
      filter: {
        kind: 'filter',
        noun: { kind: 'words', words: [{ kind: 'subtypeWord', subtype: 'Aura' }] },
        qualities: [{ kind: 'attachedTo', noun: s.subject }],
      },
    },
    words: 'enchanted by',
  })),
  phrase`${{ subject: spoken }} be~subject a ${{ a: plainFilter }} or a ${{ b: plainFilter }}`.means((s) => ({
    kind: 'is',
    subject: s.subject,
    filter: {
      kind: 'filter',
      noun: NOTHING,
      qualities: [
        either({ kind: 'is', subject: RELATIVE, filter: s.a }, { kind: 'is', subject: RELATIVE, filter: s.b }),
      ],
    },
  })),
  phrase`${{ player: spoken }} control~player at least ${{ number: numberWord }} ${{ filter: plainFilter }}!plural that share a creature type`.means(
    (s) => ({
      kind: 'controls',
      player: s.player,
      object: {
        kind: 'select',
        quantifier: { kind: 'quantifier', amount: 'atLeast', number: s.number },
        filter: { ...s.filter, qualities: [{ kind: 'different', what: 'creature types', not: true }] },
      },
      words: 'at least',
    }),
  ),
  phrase`${{ number: numberWord }} or more ${{ filter: plainFilter }}!plural are blocking ${{ whom: noun }}`.means(
    (s) => ({
      kind: 'thereIs',
      object: {
        kind: 'select',
        quantifier: { kind: 'quantifier', amount: 'atLeast', number: s.number },
        filter: { ...s.filter, qualities: [{ kind: 'blocking', whom: s.whom }] },
      },
      words: 'are blocking',
    }),
  ),
  phrase`there are fewer than ${{ right: numberWord }} ${{ filter: plainFilter }}!plural in your ${{ zone: ownedZone }}`.means(
    (s) => ({
      kind: 'compare',
      left: countInYour(s),
      comparison: 'under',
      right: s.right,
      words: 'there are fewer',
    }),
  ),
  phrase`you have no ${{ filter: sortOfCard }}!plural in ${{ zone: terms<'hand'>('hand', [['hand', 'hand']]) }}`.means(
    (s) => ({
      kind: 'thereIs',
      object: {
        kind: 'select',
        quantifier: { kind: 'quantifier', amount: 'no' },
        filter: { ...s.filter, qualities: [{ kind: 'inZone', zone: [s.zone], of: { kind: 'you' } }] },
      },
      words: 'you have no',
    }),
  ),
  phrase`${{ subject: spoken }} be~subject attacking alone`.means((s) => ({
    kind: 'allOf',
    of: [
      {
        kind: 'is',
        subject: s.subject,
        filter: { kind: 'filter', adjectives: [{ kind: 'statusWord', status: 'attacking' }], noun: NOTHING },
        words: 'adjective',
      },
      {
        kind: 'compare',
        left: {
          kind: 'count',
          of: {
            kind: 'filter',
            adjectives: [{ kind: 'statusWord', status: 'attacking' }],
            noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] },
          },
        },
        comparison: 'equal',
        right: { kind: 'number', number: 1 },
        words: 'alone',
      },
    ],
  })),
  phrase`it 's attacking alone`.means({
    kind: 'allOf',
    of: [
      {
        kind: 'is',
        subject: IT,
        filter: { kind: 'filter', adjectives: [{ kind: 'statusWord', status: 'attacking' }], noun: NOTHING },
        words: "it's",
      },
      {
        kind: 'compare',
        left: {
          kind: 'count',
          of: {
            kind: 'filter',
            adjectives: [{ kind: 'statusWord', status: 'attacking' }],
            noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] },
          },
        },
        comparison: 'equal',
        right: { kind: 'number', number: 1 },
        words: 'alone',
      },
    ],
  }),
);
quality.add(
  phrase`that ${{
    comparison: verbs<'equal' | 'not equal'>('whether it is', [
      ["'s~", 'equal'],
      ["isn't~", 'not equal'],
    ]),
  }}^ ${{ many: soManyColors }}`.means((s) => ({
    kind: 'whose',
    condition: { ...s.many, kind: 'compare', left: colorsOf(RELATIVE), comparison: s.comparison },
    words: 'exactly',
  })),
);
