/** Soulbond: pairing with another creature as either enters. CR 702.95. */
import type { Ability, Condition, Noun, Quality } from '@kitchen-table/language/core';
import { doing, ENTERS, EVENT_OBJECT, select, SELF, triggered, typed, YOU, YOURS } from './words.ts';

function isUnpaired(subject: Noun): Condition {
  return { kind: 'paired', subject, not: true };
}

const UNPAIRED: Quality = { kind: 'whose', condition: isUnpaired({ kind: 'reference', to: 'candidate' }) };
const PARTNERS: Noun = select(typed('creature', [YOURS, UNPAIRED]), { amount: 'a', other: true });

function mayPairWith(object: Noun): Parameters<typeof triggered>[1] {
  return { kind: 'may', clause: doing({ kind: 'keywordAction', action: 'pair', object }) };
}

/** CR 702.95a: the two triggered abilities. */
export const soulbond = (): Ability[] => [
  triggered(ENTERS, mayPairWith(PARTNERS), {
    kind: 'allOf',
    of: [isUnpaired(SELF), { kind: 'controls', player: YOU, object: PARTNERS }],
  }),
  triggered(
    { kind: 'enter', object: select(typed('creature', [YOURS]), { amount: 'a', other: true }) },
    mayPairWith(EVENT_OBJECT),
    {
      kind: 'allOf',
      of: [isUnpaired(SELF), isUnpaired(EVENT_OBJECT), { kind: 'is', subject: SELF, filter: typed('creature') }],
    },
  ),
];
