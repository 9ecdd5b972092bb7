/** Descriptions of cards by zone, of what is owned besides being controlled, and choices made at random before the rest is said. CR 108.3, 400.1, 608.2d. */
import type {
  Adjective,
  Condition,
  Noun,
  NounWords,
  Place,
  Quality,
  Stat,
  Status,
  Value,
} from '@kitchen-table/language/surface';
import type { Category } from '../../kernel/category.ts';
import { Mapped, series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms } from '../../kernel/words.ts';
import { destination, entering, origin, plainFilter, possessive, quality } from '../categories.ts';
import { qualities } from '../descriptions/filters.ts';
import { countersList } from './places.ts';
import { ownedZone } from '../descriptions/qualities.ts';
import { quantifier } from '../nouns/quantifiers.ts';
import { chosenFirst } from '../nouns/selects.ts';
import { digits, stat } from '../values/values.ts';

const RELATIVE: Noun = { kind: 'reference', to: null, words: 'unsaid' };
const NOTHING = { kind: 'words', words: [] } as const;
const YOURS = [
  { kind: 'ownedBy', player: { kind: 'you' } },
  { kind: 'controlledBy', player: { kind: 'you' } },
] as const;
const isBoth = (qualities: readonly Quality[]): Condition => ({
  kind: 'is',
  subject: RELATIVE,
  filter: { kind: 'filter', noun: NOTHING, qualities },
});
/** "with mana value 4, 5, or 6". */
const withOneOfNumbers: Category<Quality> = new Mapped<{ stat: Stat; of: readonly Value[] }, Quality>(
  'more about it ("you control", "with flying")',
  phrase`with ${{ stat }} ${{ of: series(digits, { join: 'or' }) }}`.means({}),
  ({ stat: which, of }) => ({
    kind: 'whose',
    condition: {
      kind: 'oneOf',
      of: of.map((right) => ({
        kind: 'compare',
        left: { kind: 'stat', stat: which, of: RELATIVE },
        comparison: 'equal',
        right,
      })),
    },
    words: 'with either',
  }),
  (tree) => {
    if (tree.kind !== 'whose' || tree.words !== 'with either' || tree.condition.kind !== 'oneOf') return [];
    const said = tree.condition.of.flatMap((one) =>
      one.kind === 'compare' && one.left.kind === 'stat' ? [{ stat: one.left.stat, right: one.right }] : [],
    );
    const [first] = said;
    return first === undefined ? [] : [{ stat: first.stat, of: said.map(({ right }) => right) }];
  },
  ['whose'],
);
chosenFirst.add(
  phrase`${{ quantifier }} ${{ filter: plainFilter }}@quantifier at random ${{ more: qualities }}`.means((s) => ({
    kind: 'select',
    quantifier: { ...s.quantifier, atRandom: true, words: 'choice first' },
    filter: { ...s.filter, qualities: s.more },
  })),
);
quality.add(
  phrase`you ${{
    said: terms<Pick<Extract<Quality, { kind: 'whose' }>, 'condition' | 'words'>>('whose it is', [
      ['both own and control', { condition: isBoth(YOURS), words: 'both own and control' }],
      ['own and control', { condition: isBoth(YOURS), words: 'own and control' }],
      [
        'own or control',
        { condition: { kind: 'oneOf', of: YOURS.map((one) => isBoth([one])) }, words: 'own or control' },
      ],
      [
        'neither own nor control',
        {
          condition: isBoth(YOURS.map((one) => ({ ...one, not: true as const }))),
          words: 'neither own nor control',
        },
      ],
    ]),
  }}`.means((s) => ({ ...s.said, kind: 'whose' })),
  withOneOfNumbers,
);
const EACH_PLAYER: Noun = {
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'each' },
  filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'player' }] } },
};
/** Two zones of the same player, or of every player, taken together. */
const both = (zone: Place['zone'], or: Place['zone'], words: string): Place => ({ kind: 'place', zone, or, words });
origin.add(
  phrase`${{ of: possessive }} ${{ zone: ownedZone }} and ${{ or: ownedZone }}`.means({ kind: 'place', words: 'and' }),
  phrase`${{ of: possessive }} ${{ zone: ownedZone }} and/or ${{ or: ownedZone }}`.means({
    kind: 'place',
    words: 'and/or',
  }),
  terms<Place>('a place', [
    ['all hands', { kind: 'place', zone: 'hand', words: 'all hands' }],
    ['each graveyard', { kind: 'place', zone: 'graveyard', of: EACH_PLAYER, words: 'each' }],
    ['all hands and graveyards', both('hand', 'graveyard', 'all hands and graveyards')],
    ['all graveyards and hands', both('graveyard', 'hand', 'all graveyards and hands')],
    [
      "all opponents ' hands and graveyards",
      {
        kind: 'place',
        zone: 'hand',
        of: { kind: 'playerNoun', who: 'opponents' },
        or: 'graveyard',
        words: "all opponents' hands and graveyards",
      },
    ],
  ]),
);
destination.add(
  phrase`${{
    position: terms('a position', [
      ['second from the top', { nth: 2 }],
      ['third from the top', { nth: 3 }],
      ['fourth from the top', { nth: 4 }],
      ['fifth from the top', { nth: 5 }],
      ['seventh from the top', { nth: 7 }],
    ] as const),
  }}`.means({ kind: 'place', zone: 'library', words: 'unsaid library' }),
  phrase`back on top of ${{ of: possessive }} library in any order`.means({
    kind: 'place',
    zone: 'library',
    position: 'top',
    order: 'any order',
    words: 'back on top of',
  }),
);
entering.add(
  phrase`under ${{ under: possessive }} control tapped [!attacking and attacking] [with ${{ counters: countersList }} on ( it | them )]`.means(
    { kind: 'entering', tapped: true, words: 'control first' },
  ),
);
const status = (of: Status): Adjective => ({ kind: 'statusWord', status: of });
plainFilter.add(
  phrase`${{
    adjectives: terms<readonly Adjective[]>('what was done with it', [
      ['face-up exiled', [status('face-up'), status('exiled')]],
      ['foretold', [status('foretold')]],
    ]),
  }} ${{
    noun: terms<NounWords>('a card', [['card', { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] }]], true),
  }}^`.means({ kind: 'filter' }),
);
