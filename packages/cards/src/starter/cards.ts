/** The starter cards: every card of the starter decks as read card data; no printed text is kept. */
import type { Card as SurfaceCard } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { lower } from '@kitchen-table/lower';
import type { NameIndex } from '../deck-lists/names.ts';
import { indexByName } from '../deck-lists/names.ts';
import { STARTER_CARDS } from './cards.generated.ts';

let cards: readonly Card[] | undefined;
let index: NameIndex<Card> | undefined;

/** The starter cards, by name. */
export function starterCards(): readonly Card[] {
  cards ??= STARTER_CARDS.map((line) => lower(JSON.parse(line) as SurfaceCard));
  return cards;
}

/** A starter card by any name a player may write; undefined if it is none of them. */
export function starterCard(name: string): Card | undefined {
  index ??= indexByName(starterCards());
  return index.find(name);
}
