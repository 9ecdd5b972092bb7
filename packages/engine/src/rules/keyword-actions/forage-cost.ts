/** What foraging is: a rule of today's edition (701.61a). */
import type { Cost } from '@kitchen-table/language';

/** One way or the other (701.61a). */
export const FORAGE: Cost = [
  {
    kind: 'eitherCost',
    of: [
      [
        {
          kind: 'actionCost',
          action: {
            kind: 'exile',
            object: {
              kind: 'select',
              quantifier: { kind: 'quantifier', amount: 'number', number: { kind: 'number', number: 3 } },
              filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word: 'card' }] } },
            },
            from: { kind: 'place', zone: 'graveyard', of: { kind: 'you' } },
          },
        },
      ],
      [
        {
          kind: 'actionCost',
          action: {
            kind: 'sacrifice',
            object: {
              kind: 'select',
              quantifier: { kind: 'quantifier', amount: 'a' },
              filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'subtypeWord', subtype: 'Food' }] } },
            },
          },
        },
      ],
    ],
  },
];
