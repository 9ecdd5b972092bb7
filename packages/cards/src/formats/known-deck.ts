/** A deck list with its names looked up, counting in it, and what is wrong with it. CR 100.2, 201.2. */
import { nameKey } from '../deck-lists/names.ts';
import type { DeckCard } from './deck-card.ts';

/** One thing wrong with a deck: the rule it breaks, a whole sentence, and the card if it is about one. */
export interface DeckComplaint {
  rule: string;
  text: string;
  card?: string;
}

/** Some copies of a known card. */
export interface Copies {
  card: DeckCard;
  count: number;
}

/** A deck list with its names looked up. */
export interface KnownDeck {
  commanders: readonly Copies[];
  main: readonly Copies[];
  sideboard: readonly Copies[];
  companion?: DeckCard;
}

/** "1 card", "60 cards". */
export function cardsInWords(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`;
}

/** The copies of each card over several sections, under the card's own name; in the order met. CR 201.2. */
export function copiesByName(cards: readonly Copies[]): readonly Copies[] {
  const byName = new Map<string, Copies>();
  for (const { card, count } of cards) {
    const key = nameKey(card.sameNameAs ?? card.name);
    byName.set(key, { card, count: count + (byName.get(key)?.count ?? 0) });
  }
  return [...byName.values()];
}

/** Basic lands: any number of them in any deck. CR 100.2a, 903.5b. */
export function isBasicLand(card: DeckCard): boolean {
  return card.supertypes.includes('basic') && card.types.includes('land');
}

/** In constructed play. CR 100.4a. */
const SIDEBOARD = 15;

/** CR 100.4a, for every format of constructed play. */
export function checkSideboardSize(size: number): DeckComplaint[] {
  if (size <= SIDEBOARD) return [];
  return [{ rule: '100.4a', text: `the sideboard has ${cardsInWords(size)}, and the maximum is ${SIDEBOARD}.` }];
}

/** How many cards there are. */
export function total(cards: readonly Copies[]): number {
  return cards.reduce((sum, { count }) => sum + count, 0);
}
