/** When the alternative costs of some keywords may be paid. CR 702.76a, 702.117a, 702.137a. */
import type { Condition, Filter, Noun } from '@kitchen-table/language/core';

const YOU: Noun = { kind: 'you' };
const THIS_TURN = { kind: 'thisTurn' } as const;

function some(filter: Filter): Noun {
  return { kind: 'select', quantifier: { kind: 'quantifier', amount: 'a' }, filter };
}

function players(word: 'player' | 'opponent'): Noun {
  return some({ kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word }] } });
}

/** By keyword; a keyword that is not here has no condition. */
export const CONDITIONS: Readonly<Record<string, Condition>> = {
  // CR 702.190a of today.
  sneak: {
    kind: 'allOf',
    of: [
      { kind: 'turn', of: YOU },
      { kind: 'duringPart', part: { kind: 'turnPart', step: 'declare blockers' } },
    ],
  },
  // CR 702.187a of today: only a card discarded this turn.
  mayhem: {
    kind: 'is',
    subject: { kind: 'self' },
    filter: {
      kind: 'filter',
      noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] },
      qualities: [
        {
          kind: 'that',
          event: {
            kind: 'discard',
            actor: YOU,
            object: some({ kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] } }),
          },
          when: THIS_TURN,
        },
      ],
    },
  },
  spectacle: { kind: 'happened', event: { kind: 'loseLife', actor: players('opponent') }, when: THIS_TURN },
  surge: {
    kind: 'happened',
    event: {
      kind: 'cast',
      actor: YOU,
      object: some({ kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'spell' }] } }),
    },
    when: THIS_TURN,
  },
  prowl: {
    kind: 'happened',
    event: {
      kind: 'dealDamage',
      sort: 'combat',
      actor: some({
        kind: 'filter',
        noun: { kind: 'words', words: [{ kind: 'classWord', word: 'source' }] },
        qualities: [
          { kind: 'controlledBy', player: YOU },
          { kind: 'share', what: 'creature type', with: { kind: 'self' } },
        ],
      }),
      to: players('player'),
    },
    when: THIS_TURN,
  },
  freerunning: {
    kind: 'happened',
    event: {
      kind: 'dealDamage',
      sort: 'combat',
      actor: some({
        kind: 'filter',
        noun: {
          kind: 'alternatives',
          of: [
            { kind: 'alternative', words: [{ kind: 'subtypeWord', subtype: 'Assassin' }] },
            { kind: 'alternative', words: [{ kind: 'classWord', word: 'commander' }] },
          ],
          join: 'or',
        },
        qualities: [{ kind: 'controlledBy', player: YOU }],
      }),
      to: players('player'),
    },
    when: THIS_TURN,
  },
};
