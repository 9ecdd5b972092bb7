/** Station: charge counters for the power of a tapped creature, and what they unlock. CR 702.184 of today. */
import type { Meaning } from './meanings.ts';
import { activated, doing, select, SELF, typed, YOURS } from './words.ts';

/** "Tap another untapped creature you control: Put charge counters equal to its power on this", at sorcery speed. */
export const station: Meaning = () => [
  activated(
    [
      {
        kind: 'actionCost',
        action: {
          kind: 'tap',
          object: select(typed('creature', [YOURS]), { amount: 'a', other: true }),
          label: 'stationed',
        },
      },
    ],
    doing({
      kind: 'putCounters',
      number: { kind: 'stat', stat: 'power', of: { kind: 'reference', to: 'stationed' } },
      counter: 'charge',
      on: SELF,
    }),
    true,
  ),
];
