/** Foraging: three cards exiled from the graveyard, or a Food sacrificed. A rule of today's edition (701.61). */
import type { Cost } from '@kitchen-table/language/core';
import { canPayParts } from '../../costs/costs.ts';
import { payParts } from '../../costs/paying-costs.ts';
import { type KeywordAction, NOTHING_DONE } from '../keyword-action.ts';

/** One way or the other (701.61a). */
const FORAGE: Cost = [
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

/** Forage: the player chooses which way. */
export const forageAction: KeywordAction = {
  kind: 'forage',
  cr: '701.61a',
  possible: ({ game, player, context }) => canPayParts(game, player, FORAGE, { ...context, controller: player }),
  does: ({ game, player, context }) => {
    const own = { ...context, controller: player };
    if (!canPayParts(game, player, FORAGE, own)) return NOTHING_DONE;
    payParts(game, player, FORAGE, own, '701.61a');
  },
  says: '{player} forages',
  helps: true,
};
