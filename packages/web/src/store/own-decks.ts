/** The decks that this browser remembers: shown beside the starter decks, played as the list that they are. */
import { OWN_DECK } from '../model/new-game.ts';
import type { DeckSummary } from '../model/types.ts';

const KEY = 'kitchen-table.decks';
const MOST = 40;

/** The remembered decks, the last one first. */
export function ownDecks(): readonly DeckSummary[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as readonly DeckSummary[];
  } catch {
    return [];
  }
}

/** Remembers a deck by its name; one of the same name and rules makes room for it. Gives its id. */
export function keepDeck(deck: Omit<DeckSummary, 'id'>): string {
  const id = `${OWN_DECK}${deck.format}:${deck.name}`;
  const others = ownDecks().filter((one) => one.id !== id);
  localStorage.setItem(KEY, JSON.stringify([{ ...deck, id }, ...others].slice(0, MOST)));
  return id;
}

/** Forgets a deck. */
export function forgetDeck(id: string): void {
  localStorage.setItem(KEY, JSON.stringify(ownDecks().filter((one) => one.id !== id)));
}
