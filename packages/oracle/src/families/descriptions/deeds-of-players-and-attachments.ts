/** What players did, what something was attached to, and what it has or lacks: after the noun. CR 109.2, 122.1, 608.2h, 702.1. */
import type { Duration, Noun } from '@kitchen-table/language/surface';
import { category } from '../../kernel/category.ts';
import { series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import { keywordName } from '../abilities/keywords.ts';
import { countedNoun, filter, plainFilter, playerEvent, playerVerb, pointed, quality, rule } from '../categories.ts';
import { numberWord, stat } from '../values/values.ts';

const RELATIVE: Noun = { kind: 'reference', to: null, words: 'unsaid' };
const THIS_TURN = { kind: 'thisTurn' } as const;
type OfEach = 'each have, their' | 'each, its';
const EACH_HAVE = terms<OfEach>('that each have', [['that each have', 'each have, their']]);
const EACH_WITH = terms<OfEach>('each with', [['each with', 'each, its']]);
const NOTHING = { kind: 'words', words: [] } as const;
quality.add(
  phrase`( ${{ words: words('who', ['who']) }} | that ) ${{
    event: terms('what was done', [
      ['attacked', { kind: 'attack' }],
      ['fought', { kind: 'fight', words: 'alone' }],
    ] as const),
  }} this turn`.means((s) => ({
    kind: 'that',
    event: { ...s.event, object: RELATIVE },
    when: THIS_TURN,
    words: s.words,
  })),
  phrase`${{
    object: terms<Noun>('who attacked or blocked it', [
      ['~', { kind: 'self' }],
      ['it', { kind: 'reference', to: null, words: 'it' }],
      ['you', { kind: 'you' }],
    ]),
  }} ${{
    event: terms('what was done', [
      ['attacked', { kind: 'attack' }],
      ['blocked', { kind: 'block' }],
    ] as const),
  }} ${{
    when: terms<Duration>('when', [
      ['this turn', THIS_TURN],
      ['this combat', { kind: 'thisCombat' }],
    ]),
  }}`.means((s) => ({ kind: 'that', event: { ...s.event, object: s.object, whom: RELATIVE }, when: s.when })),
  phrase`that didn't attack or enter the battlefield this turn`.means({
    kind: 'whose',
    condition: {
      kind: 'allOf',
      of: [
        { kind: 'happened', event: { kind: 'attack', object: RELATIVE }, when: THIS_TURN, not: true },
        { kind: 'happened', event: { kind: 'enter', object: RELATIVE }, when: THIS_TURN, not: true },
      ],
    },
    words: "didn't, either",
  }),
  phrase`without ${{ of: series(keywordName, { join: 'or', least: 3 }) }}`.means((s) => ({
    kind: 'whose',
    condition: {
      kind: 'is',
      subject: RELATIVE,
      filter: { kind: 'filter', noun: NOTHING, qualities: [{ kind: 'withOneOf', keywords: s.of }] },
      not: true,
    },
    words: 'without',
  })),
  phrase`with ${{ of: series(keywordName, { join: 'and/or', least: 3 }) }}`.means((s) => ({
    kind: 'withOneOf',
    keywords: s.of,
    words: 'and/or',
  })),
  phrase`that ${{ words: words('whether it was', ['was', 'were']) }} attached to ${{ noun: pointed }}`.means({
    kind: 'attachedTo',
    past: 'attached before',
  }),
  phrase`~ is blocking`.means({ kind: 'blockedBy', whom: { kind: 'self' }, words: '~ is' }),
  phrase`( ${{ words: EACH_HAVE }} ${{ stat }} greater than their | ${{ words: EACH_WITH }} ${{ stat }} greater than its ) ${{ other: stat }}`.means(
    (s) => ({
      kind: 'withStat',
      stat: s.stat,
      comparison: 'over',
      to: { kind: 'stat', stat: s.other, of: { kind: 'reference', to: null, words: 'it' } },
      words: s.words,
    }),
  ),
  phrase`that has a activated ability with {T} in its cost`.means({ kind: 'withActivated', tap: true }),
  phrase`who has cast ${{ object: countedNoun }} this turn`.means((s) => ({
    kind: 'whose',
    condition: { kind: 'happened', event: { kind: 'cast', actor: RELATIVE, object: s.object }, when: THIS_TURN },
  })),
  phrase`who drew ${{ times: numberWord }} or more cards this turn`.means((s) => ({
    kind: 'whose',
    condition: {
      kind: 'happened',
      event: { kind: 'draw', actor: RELATIVE },
      when: THIS_TURN,
      times: s.times,
    },
  })),
  phrase`who had ${{ times: numberWord }} or more ${{ filter }}!plural enter the battlefield under their control this turn`.means(
    (s) => ({
      kind: 'whose',
      condition: {
        kind: 'happened',
        event: {
          kind: 'enter',
          object: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' }, filter: s.filter },
          under: RELATIVE,
        },
        when: THIS_TURN,
        times: s.times,
        words: 'had enter',
      },
    }),
  ),
  phrase`who has more cards in their hand than ${{ than: pointed }}`.means((s) => ({
    kind: 'whose',
    condition: { kind: 'hasMore', player: RELATIVE, of: 'cards in hand', than: s.than },
    words: 'in their hand',
  })),
);
/** What a player did, by this text. */
const deed = category<{ kind: string }>('an event', playerVerb, playerEvent);
quality.add(
  phrase`who didn't ${{ one: deed }}!bare or ${{ two: deed }}!bare this way`.means(
    (s) =>
      ({
        kind: 'whose',
        condition: {
          kind: 'is',
          subject: RELATIVE,
          filter: {
            kind: 'filter',
            noun: { kind: 'words', words: [{ kind: 'classWord', word: 'player' }] },
            qualities: [
              { kind: 'that', event: { ...s.one, actor: RELATIVE }, thisWay: true, not: true },
              { kind: 'that', event: { ...s.two, actor: RELATIVE }, thisWay: true, not: true },
            ],
          },
        },
        words: 'neither',
      }) as never,
  ),
);
rule.add(
  phrase`you can't choose a ${{ whom: plainFilter }} as ~ 's target as you cast it`.means({
    kind: 'notTargetedAsCast',
  }),
);
