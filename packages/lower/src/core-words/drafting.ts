/** What drafts/ reads of cards that act during a draft. CR 905.2. */
import type { Table } from './known.ts';

export const DRAFTING: Table = {
  draftFaceUp: {},
  revealAsDrafted: {
    note: [
      'cards this round',
      'passer',
      'colors',
      'next card',
      'nothing',
      'look at the next',
      'add a pack',
      'guess the next',
    ],
  },
  noteDrafted: { card: ['card', 'creature card'], what: ['name', 'creature types'] },
  removeDrafted: { how: ['face up', 'face down'] },
  draftAdditional: { then: ['put ~ into the pack', 'pass the next pack'] },
  draftWholePack: {},
  draftAtRandom: { cards: () => true },
  turnDownToLook: { at: ['the next card of a player', 'a booster pack'] },
  takeLastCards: {},
  tradeAfterDraft: {},
};
