/** Craft: exiled with other things, the card returns transformed. CR 702.167. */
import type { Filter, Quantifier } from '@kitchen-table/language/core';
import type { Meaning } from './meanings.ts';
import { activated, doing, select, SELF, YOU } from './words.ts';

/** Any permanent or card. */
const ANYTHING: Filter = { kind: 'filter', noun: { kind: 'words', words: [] } };

/** CR 702.167a-b: the materials are permanents that the player controls and cards in the player's graveyard. */
export const craft: Meaning = (ability) => {
  const { amount, detail } = ability;
  const quantity: Omit<Quantifier, 'kind'> =
    amount === undefined ? { amount: 'a' } : { amount: detail === 'or more' ? 'atLeast' : 'number', number: amount };
  return [
    activated(
      [
        ...(ability.cost ?? []),
        { kind: 'actionCost', action: { kind: 'exile', object: SELF } },
        {
          kind: 'actionCost',
          action: {
            kind: 'exile',
            object: { ...select(ability.filter ?? ANYTHING, { ...quantity, other: true }), label: 'materials' },
            from: { kind: 'place', zone: 'battlefield', or: 'graveyard', of: YOU },
          },
        },
      ],
      doing({ kind: 'keywordAction', action: 'craft', object: SELF }),
      true,
    ),
  ];
};
