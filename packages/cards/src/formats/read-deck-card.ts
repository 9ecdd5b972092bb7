/** The deck construction facts of a card whose text is read: what our printer says of it tells what its trees mean. */
import type { Card } from '@kitchen-table/language/core';
import type { DeckCard } from './deck-card.ts';
import { deckCardFromRecord } from './deck-card.ts';
import { recordFromCard } from './print-record.ts';

/** The deck construction facts of a card read. */
export function deckCardFromCard(card: Card): DeckCard {
  const known = card.faces[0]?.sameNameAs;
  return {
    ...deckCardFromRecord(recordFromCard(card)),
    colorIdentity: card.colorIdentity,
    ...(known === undefined ? {} : { sameNameAs: known }),
  };
}
