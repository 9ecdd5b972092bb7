/** What players did, what something was attached to, and what it has or lacks: after the noun. CR 109.2, 122.1, 608.2h, 702.1. */
import type { Noun } from '@kitchen-table/language/surface';
import { category } from '../../kernel/category.ts';
import { series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { keywordName } from '../abilities/keywords.ts';
import { countedNoun, filter, plainFilter, playerEvent, playerVerb, pointed, quality, rule } from '../categories.ts';
import { numberWord, stat } from '../values/values.ts';

const RELATIVE: Noun = { kind: 'reference', to: null, words: 'unsaid' };
const THIS_TURN = { kind: 'thisTurn' } as const;
const NOTHING = { kind: 'words', words: [] } as const;
quality.add(
  phrase`who attacked this turn`.means({
    kind: 'that',
    event: { kind: 'attack', object: RELATIVE },
    when: THIS_TURN,
    words: 'who',
  }),
  phrase`~ attacked this turn`.means({
    kind: 'that',
    event: { kind: 'attack', object: { kind: 'self' }, whom: RELATIVE },
    when: THIS_TURN,
  }),
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
  phrase`it blocked this turn`.means({
    kind: 'that',
    event: { kind: 'block', object: { kind: 'reference', to: null, words: 'it' }, whom: RELATIVE },
    when: THIS_TURN,
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
  phrase`that was attached to ${{ noun: pointed }}`.means({
    kind: 'attachedTo',
    past: 'attached before',
    words: 'was',
  }),
  phrase`that were attached to ${{ noun: pointed }}`.means({
    kind: 'attachedTo',
    past: 'attached before',
    words: 'were',
  }),
  phrase`~ is blocking`.means({ kind: 'blockedBy', whom: { kind: 'self' }, words: '~ is' }),
  phrase`that each have ${{ stat }} greater than their ${{ other: stat }}`.means((s) => ({
    kind: 'withStat',
    stat: s.stat,
    comparison: 'over',
    to: { kind: 'stat', stat: s.other, of: { kind: 'reference', to: null, words: 'it' } },
    words: 'each have, their',
  })),
  phrase`each with ${{ stat }} greater than its ${{ other: stat }}`.means((s) => ({
    kind: 'withStat',
    stat: s.stat,
    comparison: 'over',
    to: { kind: 'stat', stat: s.other, of: { kind: 'reference', to: null, words: 'it' } },
    words: 'each, its',
  })),
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
