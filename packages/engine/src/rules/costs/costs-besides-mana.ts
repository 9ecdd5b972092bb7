/** What keywords have a player pay besides mana to cast a card. CR 118.9, 601.2b. */
import type { Action, Cost, Label, Noun, NounWord } from '@kitchen-table/language/core';

/** The label of the creature returned to pay for sneaking in. */
export const RETURNED = 'returned';

/** A creature of one's own in such a state, returned to its owner's hand. */
function returned(status: 'tapped' | 'unblocked', label?: Label): Cost[number] {
  const object: Noun = {
    kind: 'select',
    quantifier: { kind: 'quantifier', amount: 'a' },
    filter: {
      kind: 'filter',
      adjectives: [{ kind: 'statusWord', status }],
      noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] },
      qualities: [{ kind: 'controlledBy', player: { kind: 'you' } }],
    },
    ...(label === undefined ? {} : { label }),
  };
  const action: Action = { kind: 'move', verb: 'return', object, to: { kind: 'place', zone: 'hand' } };
  return { kind: 'actionCost', action };
}

/** A card of such words discarded. */
function discarded(...words: readonly NounWord[]): Cost[number] {
  const object: Noun = {
    kind: 'select',
    quantifier: { kind: 'quantifier', amount: 'a' },
    filter: { kind: 'filter', noun: { kind: 'words', words } },
  };
  return { kind: 'actionCost', action: { kind: 'discard', object } };
}
const CARD: NounWord = { kind: 'classWord', word: 'card' };

/** Web-slinging: a tapped creature returned. CR 702.188a of today. */
export const RETURN_TAPPED: Cost[number] = returned('tapped');
/** Sneak: an unblocked attacker returned. CR 702.190a of today. */
export const RETURN_UNBLOCKED: Cost[number] = returned('unblocked', RETURNED);
/** Jump-start: a card discarded. CR 702.133a. */
export const DISCARD_CARD: Cost[number] = discarded(CARD);
/** Retrace: a land card discarded. CR 702.81a. */
export const DISCARD_LAND: Cost[number] = discarded({ kind: 'typeWord', type: 'land' }, CARD);
