/** Relative clauses after a noun: what it did, what it is not, what it has. CR 109.2, 608.2h. */
import type { Comparison, Condition, Filter, Noun, NounWords, Quality } from '@kitchen-table/language/surface';
import { category, type Category, type Union } from '../../kernel/category.ts';
import { Mapped, series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import {
  adjectiveList,
  atom,
  countedNoun,
  finalQuality,
  noun,
  objectVerb,
  plainFilter,
  playerEvent,
  playerVerb,
  possessive,
  quality,
  type Verb,
} from '../categories.ts';
import { keywordName } from '../abilities/keywords.ts';
import { stat } from '../values/values.ts';
import { deed } from '../conditions/past-conditions.ts';

/** Who or what the description is about. */
const RELATIVE: Noun = { kind: 'reference', to: null, words: 'unsaid' };
const THIS_TURN = { kind: 'thisTurn' } as const;
/** What is chosen by a word, that something may be of. */
const chosenThing = words('a choice', ['color', 'type', 'creature type', 'card type']);
const NOTHING: NounWords = { kind: 'words', words: [] };
/** "of a type chosen this way": one that one of several players chose. */
export const ofAnyChosen: Category<Quality> = terms<Quality>('more about it ("you control", "with flying")', [
  ['of a type chosen this way', { kind: 'ofTheChosen', what: 'creature type', any: true }],
]);
/** What something is, by words that have the same form of one and of several. */
const uninflected: Union<Filter> = category<Filter>(
  'what it is',
  phrase`${{ adjectives: adjectiveList }}`.means({ kind: 'filter', noun: NOTHING }),
  phrase`of the chosen ${{ what: chosenThing }}`.means((s) => ({
    kind: 'filter',
    noun: NOTHING,
    qualities: [{ kind: 'ofTheChosen', what: s.what }],
  })),
  new Mapped<Quality, Filter>(
    'what it is',
    ofAnyChosen,
    (one) => ({ kind: 'filter', noun: NOTHING, qualities: [one] }),
    ({ adjectives, qualities }) => (adjectives === undefined && qualities?.length === 1 ? qualities : []),
    ['filter'],
  ),
);
const one: Union<Filter> = category<Filter>(
  'what it is',
  uninflected,
  phrase`a ${{ filter: plainFilter }}`.means((s) => s.filter),
);
const several: Union<Filter> = category<Filter>(
  'what they are',
  uninflected,
  phrase`${{ filter: plainFilter }}!plural`.means((s) => s.filter),
);
const isSo = (filter: Filter, not?: true): Condition => ({
  kind: 'is',
  subject: RELATIVE,
  filter,
  ...(not === true ? { not } : {}),
});
quality.add(
  ofAnyChosen,
  phrase`that 's ${{ filter: one }}`.means((s) => ({ kind: 'whose', condition: isSo(s.filter) })),
  phrase`that are ${{ filter: several }}`.means((s) => ({ kind: 'whose', condition: isSo(s.filter), words: 'are' })),
  phrase`that ( ${{ words: terms("'s not", [["'s not", "that's not"]]) }} | isn't ) ${{ filter: one }}`.means((s) => ({
    kind: 'whose',
    condition: isSo(s.filter, true),
    words: s.words,
  })),
  phrase`that aren't ${{ filter: several }}`.means((s) => ({
    kind: 'whose',
    condition: isSo(s.filter, true),
    words: 'are',
  })),
);
/** "that entered this turn" has a word of its own in the tree. */
const happened: Category<Verb> = new Mapped<Verb, Verb>(
  'an event',
  objectVerb,
  (tree) => (tree.kind === 'enter' ? null : tree),
  (tree) => [tree],
);
/** What is said of a number by that of what was spoken of before. */
const thanIt = terms<{ readonly comparison: Comparison; readonly words: 'than it' | 'than it, a' | 'than it, higher' }>(
  'a comparison',
  [
    ['lesser', { comparison: 'under', words: 'than it' }],
    ['greater', { comparison: 'over', words: 'than it' }],
    ['higher', { comparison: 'over', words: 'than it, higher' }],
    ['equal or lesser', { comparison: 'atMost', words: 'than it' }],
    ['equal or greater', { comparison: 'atLeast', words: 'than it' }],
    ['a equal or lesser', { comparison: 'atMost', words: 'than it, a' }],
    ['a equal or greater', { comparison: 'atLeast', words: 'than it, a' }],
  ],
);
quality.add(
  phrase`that ( ${{ words: terms('enchanted', [['are enchanted by Auras', 'enchanted by']]) }} | 's enchanted by a Aura ) ${{ player: atom }} control~player`.means(
    (s) => ({
      kind: 'whose',
      condition: {
        kind: 'controls',
        player: s.player,
        object: {
          kind: 'select',
          quantifier: { kind: 'quantifier', amount: 'a' },
          filter: {
            kind: 'filter',
            noun: { kind: 'words', words: [{ kind: 'subtypeWord', subtype: 'Aura' }] },
            qualities: [{ kind: 'attachedTo', noun: RELATIVE }],
          },
        },
      },
      words: s.words,
    }),
  ),
  phrase`that ${{ event: happened }}!past this turn`.means(
    (s) => ({ kind: 'that', event: { ...s.event, object: RELATIVE }, when: THIS_TURN }) as never,
  ),
  phrase`with ${{ how: thanIt }} ${{ stat }}`.means((s) => ({
    ...s.how,
    kind: 'withStat',
    stat: s.stat,
    to: { kind: 'stat', stat: s.stat, of: { kind: 'reference', to: null, words: 'it' } },
  })),
  phrase`controlled by ${{
    said: terms<Pick<Extract<Quality, { kind: 'different' }>, 'not' | 'words'>>('whom', [
      ['different players', { words: 'controlled by' }],
      ['the same player', { not: true }],
    ]),
  }}`.means((s) => ({ ...s.said, kind: 'different', what: 'controllers' })),
  phrase`that ${{
    event: terms('what happened', [
      ['died', { kind: 'die' }],
      ['entered the battlefield', { kind: 'enter' }],
      ['left the battlefield', { kind: 'leave' }],
    ] as const),
  }} under ${{ under: possessive }} control this turn`.means((s) => ({
    kind: 'that',
    event: { ...s.event, object: RELATIVE, under: s.under },
    when: THIS_TURN,
  })),
  phrase`who ( ${{ event: category<{ kind: string }>('an event', playerVerb, playerEvent) }}!past | ${{ words: words('that it is done', ['has']) }} ${{ event: deed }}!participle ) this turn`.means(
    (s) => ({ kind: 'that', event: { ...s.event, actor: RELATIVE }, when: THIS_TURN, words: s.words }) as never,
  ),
  phrase`that ${{
    from: terms<Pick<Extract<Quality, { kind: 'putThereFrom' }>, 'zone' | 'words'>>('where from', [
      ['was put there', { zone: 'anywhere', words: 'unsaid' }],
      ...(['battlefield', 'exile', 'anywhere'] as const).flatMap((zone) => {
        const from = zone === 'battlefield' ? 'the battlefield' : zone;
        return [
          [`was put there from ${from}`, { zone }] as const,
          [`were put there from ${from}`, { zone, words: 'were' }] as const,
        ];
      }),
      ['was put there from their library', { zone: 'library', words: 'their' }],
      [
        'were put there from anywhere other than the battlefield',
        { zone: 'anywhere but the battlefield', words: 'were' },
      ],
      ['were put there from your library', { zone: 'library', words: 'your' }],
    ]),
  }} this turn`.means((s) => ({ ...s.from, kind: 'putThereFrom', when: THIS_TURN })),
  phrase`${{
    said: terms<{ not?: true }>('whether it has one of them', [
      ['with', {}],
      ['without', { not: true }],
    ]),
  }} ${{ keywords: series(keywordName, { join: 'or' }) }}`.means((s) => ({
    ...s.said,
    kind: 'withOneOf',
    keywords: s.keywords,
  })),
  phrase`that ( ${{ words: words('have', ['have']) }} | has ) ${{ keyword: keywordName }}`.means((s) => ({
    kind: 'whose',
    condition: { kind: 'hasKeyword', subject: RELATIVE, keyword: s.keyword },
    words: s.words,
  })),
  phrase`that doesn't have ${{ keyword: keywordName }}`.means((s) => ({
    kind: 'whose',
    condition: { kind: 'hasKeyword', subject: RELATIVE, keyword: s.keyword, not: true },
  })),
);
finalQuality.add(
  phrase`who doesn't control ${{ object: countedNoun }}`.means((s) => ({
    kind: 'whose',
    condition: { kind: 'controls', player: RELATIVE, object: s.object, not: true },
  })),
  phrase`that doesn't share a ${{ what: words('what is shared', ['color', 'creature type', 'card type', 'name', 'mana value', 'land type']) }} with ${{ with: noun }}`.means(
    { kind: 'share', not: true },
  ),
  phrase`that ${{
    said: terms<Pick<Extract<Quality, { kind: 'nameOf' }>, 'same' | 'words'>>('whether it has it', [
      ['has', { same: true, words: 'that has' }],
      ["doesn't have", { same: false }],
      ["don't have", { same: false, words: 'several' }],
    ]),
  }} the same name as ${{ as: noun }}`.means((s) => ({ ...s.said, kind: 'nameOf', as: s.as })),
);
