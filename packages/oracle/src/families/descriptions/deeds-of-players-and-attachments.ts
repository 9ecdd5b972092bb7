/** What players did, what something was attached to, and what it has or lacks: after the noun. CR 109.2, 122.1, 608.2h, 702.1. */
import type { Action, Duration, Noun, NounWord, Quality } from '@kitchen-table/language/surface';
import { category } from '../../kernel/category.ts';
import { series } from '../../kernel/lists.ts';
import { phrase } from '../../kernel/phrase.ts';
import { terms, words } from '../../kernel/words.ts';
import { keywordName } from '../abilities/keywords.ts';
import { plainFilter, playerEvent, playerVerb, pointed, quality, rule } from '../categories.ts';
import { stat } from '../values/values.ts';

const RELATIVE: Noun = { kind: 'reference', to: null, words: 'unsaid' };
const THIS_TURN = { kind: 'thisTurn' } as const;
const oneOf = (word: NounWord, qualities?: readonly Quality[]): Extract<Noun, { kind: 'select' }> => ({
  kind: 'select',
  quantifier: { kind: 'quantifier', amount: 'a' },
  filter: { kind: 'filter', noun: { kind: 'words', words: [word] }, ...(qualities && { qualities }) },
});
const YOU_OR_YOURS: Noun = {
  kind: 'nounList',
  of: [
    { kind: 'you' },
    oneOf({ kind: 'typeWord', type: 'planeswalker' }, [{ kind: 'controlledBy', player: { kind: 'you' } }]),
  ],
  join: 'or',
};
type OfEach = 'each have, their' | 'each, its';
const EACH_HAVE = terms<OfEach>('that each have', [['that each have', 'each have, their']]);
const EACH_WITH = terms<OfEach>('each with', [['each with', 'each, its']]);
quality.add(
  phrase`( ${{ words: words('who', ['who']) }} | that ) ${{
    event: terms<Action>('what was done', [
      ['attacked', { kind: 'attack', object: RELATIVE }],
      [
        'attacked with a creature',
        { kind: 'attack', object: RELATIVE, with: oneOf({ kind: 'typeWord', type: 'creature' }) },
      ],
      ['attacked you or a planeswalker you control', { kind: 'attack', object: RELATIVE, whom: YOU_OR_YOURS }],
      ['cast a spell', { kind: 'cast', actor: RELATIVE, object: oneOf({ kind: 'classWord', word: 'spell' }) }],
      ['fought', { kind: 'fight', object: RELATIVE, words: 'alone' }],
    ]),
  }} this turn`.means((s) => ({ kind: 'that', event: s.event, when: THIS_TURN, words: s.words })),
  phrase`${{
    object: terms<Noun>('who attacked or blocked it', [
      ['~', { kind: 'self' }],
      ['it', { kind: 'reference', to: null, words: 'it' }],
      ['you', { kind: 'you' }],
    ]),
  }} [${{ words: words('already', ['has already']) }}] ${{
    event: terms('what was done', [
      ['attacked', { kind: 'attack' }],
      ['blocked', { kind: 'block' }],
    ] as const),
  }} ${{
    when: terms<Duration>('when', [
      ['this turn', THIS_TURN],
      ['this combat', { kind: 'thisCombat' }],
    ]),
  }}`.means((s) => ({
    kind: 'that',
    event: { ...s.event, object: s.object, whom: RELATIVE },
    when: s.when,
    words: s.words,
  })),
  phrase`you attacked`.means({
    kind: 'that',
    event: { kind: 'attack', object: { kind: 'you' }, whom: RELATIVE },
    when: THIS_TURN,
    words: 'when unsaid',
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
  phrase`with ${{ of: series(keywordName, { join: 'and/or', least: 3 }) }}`.means((s) => ({
    kind: 'withOneOf',
    keywords: s.of,
    words: 'and/or',
  })),
  phrase`that ${{ words: words('whether it was', ['was', 'were']) }} attached to ${{ noun: pointed }}`.means({
    kind: 'attachedTo',
    past: 'attached before',
  }),
  phrase`${{
    by: terms<Pick<Extract<Quality, { kind: 'blockedBy' }>, 'whom' | 'words'>>('who', [
      ['~ is', { whom: { kind: 'self' }, words: '~ is' }],
      ["it 's", { whom: { kind: 'reference', to: null, words: 'it' }, words: "it's" }],
    ]),
  }} blocking`.means((s) => ({ ...s.by, kind: 'blockedBy' })),
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
