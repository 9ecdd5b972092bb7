/** Cipher: what the card does while it is encoded on a creature. CR 702.99a. */
import type { Ability } from '@kitchen-table/language/core';
import { classed, doing, EVENT_SOURCE, select, SELF, triggered } from './words.ts';

/** "Whenever the encoded creature deals combat damage to a player, its controller may cast a copy" of the exiled card. */
export const cipher = (): Ability[] => [
  triggered(
    {
      kind: 'dealDamage',
      actor: { kind: 'linked', what: 'chosen creature' },
      sort: 'combat',
      to: select(classed('player')),
    },
    {
      kind: 'may',
      actor: { kind: 'playerOf', relation: 'controller', of: EVENT_SOURCE },
      clause: doing({
        kind: 'keywordAction',
        action: 'cast the encoded card',
        actor: { kind: 'playerOf', relation: 'controller', of: EVENT_SOURCE },
      }),
    },
    { kind: 'inZone', subject: SELF, zone: 'exile' },
  ),
];
