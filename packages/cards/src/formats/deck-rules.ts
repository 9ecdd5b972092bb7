/** The deck construction rules that are known here. CR 100.2, 903.5. */
import type { DeckCard } from './deck-card.ts';

/** The formats whose deck construction rules are known here. */
export const DECK_RULES = ['commander', 'standard-60', 'brawl', 'commander-draft', 'limited'] as const;

/** A format whose deck construction rules are known here. */
export type DeckRules = (typeof DECK_RULES)[number];

/** Finds a card by the name written in a list. */
export type DeckCardLookup = (name: string) => DeckCard | undefined;
