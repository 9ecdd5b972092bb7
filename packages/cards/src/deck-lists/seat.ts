/** From a deck list to a seat of a game: one name per card. CR 103.2-103.3, 903.6. */
import type { PlayerSetup } from '@kitchen-table/engine';
import type { DeckEntry, DeckList } from './deck-list.ts';

/** The names of the entries, one per card. */
export function cardNames(entries: readonly DeckEntry[]): string[] {
  return entries.flatMap(({ name, count }) => Array<string>(count).fill(name));
}

/** The seat of a player with this deck. */
export function seatWith(name: string, list: DeckList): PlayerSetup {
  const seat: PlayerSetup = { name, deck: cardNames(list.main) };
  if (list.commanders.length > 0) seat.commanders = cardNames(list.commanders);
  if (list.sideboard.length > 0) seat.sideboard = cardNames(list.sideboard);
  if (list.attractions !== undefined && list.attractions.length > 0) seat.attractions = cardNames(list.attractions);
  if (list.stickers !== undefined && list.stickers.length > 0) seat.stickerSheets = cardNames(list.stickers);
  return seat;
}
