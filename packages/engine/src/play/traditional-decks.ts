/** Decks are of traditional cards; nontraditional ones have decks of their own, or begin outside the game. CR 100.2, 108.2a. */
import type { Card } from '@kitchen-table/language/core';
import type { GameSetup } from '../vocabulary/setup.ts';

const NONTRADITIONAL: ReadonlySet<string> = new Set([
  'plane',
  'phenomenon',
  'scheme',
  'vanguard',
  'conspiracy',
  'dungeon',
]);

/** Whether it is a card of a supplementary deck, a vanguard, a conspiracy or a dungeon. CR 100.2d, 108.2a. */
export function isNontraditional(card: Card): boolean {
  const { types, subtypes } = card.faces[0];
  return types.some((type) => NONTRADITIONAL.has(type)) || subtypes.includes('Attraction');
}

/** One sentence when a deck has a card that belongs elsewhere. CR 100.2. */
export function nontraditionalInDeck({ cards, players }: GameSetup): string | null {
  for (const { name, deck } of players) {
    let before = '';
    for (const card of deck) {
      if (card === before) continue; // Copies stand together in most lists.
      before = card;
      if (isNontraditional(cards[card] as Card))
        return `${name}'s deck names '${card}', which is no traditional card: it belongs into a supplementary deck or outside the game (CR 100.2)`;
    }
  }
  return null;
}
