/** What everybody sees of stickers: those on objects, and the sheets of each player. CR 103.2d, 123.2c, 123.4. */
import type { Sticker, StickerSheet } from '@kitchen-table/language/core';
import type { Game } from '../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { stickerOf, stickersOn, stickerText, ticketCost } from '../vocabulary/objects/stickers.ts';
import type { ObjectView, PlayerSummary, StickerSheetView, StickerView } from '../vocabulary/views.ts';

function shown(sticker: Sticker): StickerView {
  return { kind: sticker.kind, text: stickerText(sticker) };
}

/** The stickers on an object. */
export function stickersView(game: Game, id: ObjectId): Pick<ObjectView, 'stickers'> {
  const there = stickersOn(game, id);
  return there.length === 0 ? {} : { stickers: there.map((placed) => shown(stickerOf(game, placed))) };
}

/** What is printed on a sheet. CR 123.2. */
export function sheetView({ name, stickers }: StickerSheet): StickerSheetView {
  return { name, stickers: stickers.map((sticker) => ({ ...shown(sticker), ticketCost: ticketCost(sticker) })) };
}

/** A player's sheets. */
export function sheetsView(game: Game, player: PlayerId): Pick<PlayerSummary, 'stickerSheets'> {
  const sheets = game.stickerSheets[player] ?? [];
  if (sheets.length === 0) return {};
  const used = new Set(game.stickers.filter(({ owner }) => owner === player).map(({ index }) => index));
  let index = 0;
  return {
    stickerSheets: sheets.map(sheetView).map(({ name, stickers }) => ({
      name,
      stickers: stickers.map((sticker) => ({ ...sticker, used: used.has(index++) })),
    })),
  };
}
