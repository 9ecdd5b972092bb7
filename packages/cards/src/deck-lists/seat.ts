/** From a deck list to a seat of a game: one name per card. CR 103.2-103.3, 903.6. */
import type { PlayerSetup } from '@kitchen-table/engine';
import type { DeckEntry, DeckList } from './deck-list.ts';

/** The names of the entries, one per card. */
export function cardNames(entries: readonly DeckEntry[]): string[] {
  return entries.flatMap(({ name, count }) => Array<string>(count).fill(name));
}

/** The seat of a player with this deck. */
export function seatWith(name: string, list: DeckList): PlayerSetup {
  const { main, commanders, sideboard, attractions = [], stickers = [] } = list;
  return {
    name,
    deck: cardNames(main),
    ...(commanders.length > 0 ? { commanders: cardNames(commanders) } : {}),
    ...(sideboard.length > 0 ? { sideboard: cardNames(sideboard) } : {}),
    ...(attractions.length > 0 ? { attractions: cardNames(attractions) } : {}),
    ...(stickers.length > 0 ? { stickerSheets: cardNames(stickers) } : {}),
  };
}
