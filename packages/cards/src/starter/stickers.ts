/** Sticker sheets to play with at once, for those whose decks put stickers and who bring no sheets. CR 123.2. */
import type { GameSetup, PlayerSetup } from '@kitchen-table/engine';
import type { Card, StickerSheet } from '@kitchen-table/language';
import { STICKER_SHEETS } from './stickers.generated.ts';

let sheets: readonly StickerSheet[] | undefined;

/** The sheets that come with the library. */
export function stickerSheets(): readonly StickerSheet[] {
  sheets ??= STICKER_SHEETS.map((line) => JSON.parse(line) as StickerSheet);
  return sheets;
}

const PUTS = /"kind":"putSticker"/;

/** Whether a card puts stickers on things. CR 123.3. */
export function putsStickers(card: Card): boolean {
  return PUTS.test(JSON.stringify(card.faces));
}

/**
 * The setup with sticker sheets: ours for every player whose deck puts stickers and who has none. After a draft
 * (`limited`) players have only what they opened. CR 103.2d, 123.2a-b.
 */
export function withStickerSheets<Setup extends Pick<GameSetup, 'cards' | 'players'>>(
  setup: Setup,
  limited = false,
): Setup & Pick<GameSetup, 'stickerSheets'> {
  const putting = new Set(Object.values(setup.cards).flatMap((card) => (putsStickers(card) ? [card.name] : [])));
  const names = stickerSheets().map(({ name }) => name);
  const players = setup.players.map((player): PlayerSetup => {
    if (player.stickerSheets !== undefined || limited) return player;
    const deck = [...player.deck, ...(player.commanders ?? [])];
    return deck.some((name) => putting.has(name)) ? { ...player, stickerSheets: names } : player;
  });
  if (!players.some((player) => player.stickerSheets !== undefined)) return setup;
  return { ...setup, players, stickerSheets: Object.fromEntries(stickerSheets().map((sheet) => [sheet.name, sheet])) };
}
