/** Relative clauses after a noun: what it did, what it is not, what it has. CR 109.2, 608.2h. */
import type { Condition, Noun, Quality } from '@kitchen-table/language/surface';
import { category, type Category } from '../../kernel/category.ts';
import { Mapped } from '../../kernel/lists.ts';
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
  pointed,
  possessive,
  quality,
  type Verb,
} from '../categories.ts';
import { counterName } from '../counters/counters.ts';
import { keywordName } from '../abilities/keywords.ts';
import { count, numberWord, stat } from '../values/values.ts';

/** Who or what the description is about. */
const RELATIVE: Noun = { kind: 'reference', to: null, words: 'unsaid' };
const NONE = { kind: 'number', number: 0 } as const;
const ONE = { kind: 'number', number: 1 } as const;
const THIS_TURN = { kind: 'thisTurn' } as const;
/** What is chosen by a word, that something may be of. */
const chosenThing = words('a choice', ['color', 'type', 'creature type', 'card type']);
const notOfTheChosen = (what: Extract<Quality, { kind: 'ofTheChosen' }>['what']): Condition => ({
  kind: 'is',
  subject: RELATIVE,
  filter: { kind: 'filter', noun: { kind: 'words', words: [] }, qualities: [{ kind: 'ofTheChosen', what }] },
  not: true,
});
/** "that entered this turn" has a word of its own in the tree. */
const happened: Category<Verb> = new Mapped<Verb, Verb>(
  'an event',
  objectVerb,
  (tree) => (tree.kind === 'enter' ? null : tree),
  (tree) => [tree],
);
const zone = terms<'battlefield' | 'library' | 'hand' | 'anywhere' | 'exile'>('a zone', [
  ['the battlefield', 'battlefield'],
  ['exile', 'exile'],
  ['anywhere', 'anywhere'],
]);
quality.add(
  phrase`that are enchanted by Auras ${{ player: atom }} control~player`.means((s) => ({
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
    words: 'enchanted by',
  })),
  phrase`that ${{ event: happened }}!past this turn`.means(
    (s) => ({ kind: 'that', event: { ...s.event, object: RELATIVE }, when: THIS_TURN }) as never,
  ),
  ...(
    [
      ['lesser', 'under'],
      ['greater', 'over'],
      ['equal or lesser', 'atMost'],
      ['equal or greater', 'atLeast'],
    ] as const
  ).map(([word, comparison]) =>
    phrase`with ${word} ${{ stat }}`.means((s) => ({
      kind: 'withStat' as const,
      stat: s.stat,
      comparison,
      to: { kind: 'stat' as const, stat: s.stat, of: { kind: 'reference' as const, to: null, words: 'it' as const } },
      words: 'than it' as const,
    })),
  ),
  phrase`blocking or blocked by ${{ whom: pointed }}`.means((s) => ({
    kind: 'whose',
    condition: {
      kind: 'oneOf',
      of: [
        {
          kind: 'is',
          subject: RELATIVE,
          filter: {
            kind: 'filter',
            noun: { kind: 'words', words: [] },
            qualities: [{ kind: 'blocking', whom: s.whom }],
          },
        },
        {
          kind: 'is',
          subject: RELATIVE,
          filter: {
            kind: 'filter',
            noun: { kind: 'words', words: [] },
            qualities: [{ kind: 'blockedBy', whom: s.whom }],
          },
        },
      ],
    },
    words: 'blocking or blocked by',
  })),
  phrase`controlled by different players`.means({ kind: 'different', what: 'controllers' }),
  phrase`controlled by the same player`.means({ kind: 'different', what: 'controllers', not: true }),
  phrase`that died under ${{ under: possessive }} control this turn`.means((s) => ({
    kind: 'that',
    event: { kind: 'die', object: RELATIVE, under: s.under },
    when: THIS_TURN,
  })),
  phrase`that entered the battlefield under ${{ under: possessive }} control this turn`.means((s) => ({
    kind: 'that',
    event: { kind: 'enter', object: RELATIVE, under: s.under },
    when: THIS_TURN,
  })),
  phrase`who ${{ event: category<{ kind: string }>('an event', playerVerb, playerEvent) }}!past this turn`.means(
    (s) => ({ kind: 'that', event: { ...s.event, actor: RELATIVE }, when: THIS_TURN }) as never,
  ),
  phrase`that was put there from ${{ zone }} this turn`.means({ kind: 'putThereFrom', when: THIS_TURN }),
  phrase`that were put there from ${{ zone }} this turn`.means({
    kind: 'putThereFrom',
    when: THIS_TURN,
    words: 'were',
  }),
  phrase`that isn't ${{ adjectives: adjectiveList }}`.means((s) => ({
    kind: 'whose',
    condition: {
      kind: 'is',
      subject: RELATIVE,
      filter: { kind: 'filter', adjectives: s.adjectives, noun: { kind: 'words', words: [] } },
      not: true,
    },
  })),
  phrase`that aren't ${{ adjectives: adjectiveList }}`.means((s) => ({
    kind: 'whose',
    condition: {
      kind: 'is',
      subject: RELATIVE,
      filter: { kind: 'filter', adjectives: s.adjectives, noun: { kind: 'words', words: [] } },
      not: true,
    },
    words: 'are',
  })),
  phrase`that isn't a ${{ filter: plainFilter }}`.means((s) => ({
    kind: 'whose',
    condition: { kind: 'is', subject: RELATIVE, filter: s.filter, not: true },
  })),
  phrase`that aren't ${{ filter: plainFilter }}!plural`.means((s) => ({
    kind: 'whose',
    condition: { kind: 'is', subject: RELATIVE, filter: s.filter, not: true },
    words: 'are',
  })),
  phrase`that are ${{ filter: plainFilter }}!plural`.means((s) => ({
    kind: 'whose',
    condition: { kind: 'is', subject: RELATIVE, filter: s.filter },
    words: 'are',
  })),
  phrase`that isn't of the chosen ${{ what: chosenThing }}`.means((s) => ({
    kind: 'whose',
    condition: notOfTheChosen(s.what),
  })),
  phrase`that aren't of the chosen ${{ what: chosenThing }}`.means((s) => ({
    kind: 'whose',
    condition: notOfTheChosen(s.what),
    words: 'are',
  })),
  phrase`with ${{ one: keywordName }} or ${{ two: keywordName }}`.means((s) => ({
    kind: 'whose',
    condition: {
      kind: 'oneOf',
      of: [
        { kind: 'hasKeyword', subject: RELATIVE, keyword: s.one },
        { kind: 'hasKeyword', subject: RELATIVE, keyword: s.two },
      ],
    },
    words: 'with',
  })),
  phrase`that has ${{ keyword: keywordName }}`.means((s) => ({
    kind: 'whose',
    condition: { kind: 'hasKeyword', subject: RELATIVE, keyword: s.keyword },
  })),
  phrase`that doesn't have ${{ keyword: keywordName }}`.means((s) => ({
    kind: 'whose',
    condition: { kind: 'hasKeyword', subject: RELATIVE, keyword: s.keyword, not: true },
  })),
  phrase`that has a ${{ counter: counterName }} counter on it`.means({
    kind: 'withCounters',
    comparison: 'atLeast',
    to: ONE,
    words: 'that has',
  }),
  phrase`that have ${{ counter: counterName }} counters on them`.means({
    kind: 'withCounters',
    comparison: 'atLeast',
    to: ONE,
    words: 'that have',
  }),
  phrase`that doesn't have a ${{ counter: counterName }} counter on it`.means({
    kind: 'withCounters',
    comparison: 'equal',
    to: NONE,
    words: "that doesn't have",
  }),
  phrase`without a ${{ counter: counterName }} counter on it`.means({
    kind: 'withCounters',
    comparison: 'equal',
    to: NONE,
    words: 'without',
  }),
  phrase`with no ${{ counter: counterName }} counters on them`.means({
    kind: 'withCounters',
    comparison: 'equal',
    to: NONE,
    words: 'with no, them',
  }),
  phrase`with no counters on them`.means({
    kind: 'withCounters',
    counter: null,
    comparison: 'equal',
    to: NONE,
    words: 'with no, them',
  }),
  phrase`with no counters on it`.means({
    kind: 'withCounters',
    counter: null,
    comparison: 'equal',
    to: NONE,
    words: 'with no',
  }),
  phrase`with ${{ counter: counterName }} counters on them`.means({
    kind: 'withCounters',
    comparison: 'atLeast',
    to: ONE,
    words: 'counters',
  }),
  phrase`with one or more counters on ( it | them )`.means({
    kind: 'withCounters',
    counter: null,
    comparison: 'atLeast',
    to: ONE,
    words: 'one or more',
  }),
  phrase`who has ${{ to: count }} or fewer cards in hand`.means((s) => ({
    kind: 'whose',
    condition: { kind: 'has', player: RELATIVE, what: 'cards in hand', comparison: 'atMost', to: s.to },
  })),
  phrase`who has ${{ to: numberWord }} or more poison counters`.means((s) => ({
    kind: 'whose',
    condition: {
      kind: 'has',
      player: RELATIVE,
      what: 'counters',
      counter: 'poison',
      comparison: 'atLeast',
      to: s.to,
    },
  })),
  phrase`who has more ${{ of: words('what', ['life', 'cards in hand']) }} than ${{ than: atom }}`.means((s) => ({
    kind: 'whose',
    condition: { kind: 'hasMore', player: RELATIVE, of: s.of, than: s.than },
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
  phrase`that doesn't have the same name as ${{ as: noun }}`.means({ kind: 'nameOf', same: false }),
);
