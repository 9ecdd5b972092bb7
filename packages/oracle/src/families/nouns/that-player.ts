/** A player of whom a text has spoken, or the controller of a planeswalker of whom it has. CR 109.5, 115.4. */
import type { Noun } from '@kitchen-table/language/surface';

/** "That player or that planeswalker's controller". */
export const THAT_PLAYER_OR_CONTROLLER: Noun = {
  kind: 'nounList',
  join: 'or',
  of: [
    {
      kind: 'reference',
      to: null,
      words: 'that',
      filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'player' }] } },
    },
    {
      kind: 'playerOf',
      relation: 'controller',
      of: {
        kind: 'reference',
        to: null,
        words: 'that',
        filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'planeswalker' }] } },
      },
    },
  ],
};
