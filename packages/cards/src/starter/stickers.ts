/** Sticker sheets to play with at once, for those whose decks put stickers and who bring no sheets. CR 123.2. */
import { type DraftSetup, type GameSetup, type PlayerSetup, randomStream } from '@kitchen-table/engine';
import type { StickerSheet as PrintedSheet } from '@kitchen-table/language/surface';
import { type Card, some, type StickerSheet } from '@kitchen-table/language/core';
import { lowerSheet } from '@kitchen-table/lower';
import { STICKER_SHEETS } from './stickers.generated.ts';

let sheets: readonly StickerSheet[] | undefined;

/** The sheets that come with the library. */
export function stickerSheets(): readonly StickerSheet[] {
  sheets ??= STICKER_SHEETS.map((line) => lowerSheet(JSON.parse(line) as PrintedSheet));
  return sheets;
}

/** Pure memo: cards are immutable. */
const putting = new WeakMap<Card, boolean>();

/** Whether a card puts stickers on things. CR 123.3. */
export function putsStickers(card: Card): boolean {
  let puts = putting.get(card);
  if (puts === undefined) putting.set(card, (puts = some(card.faces, ({ kind }) => kind === 'putSticker')));
  return puts;
}

/**
 * The draft with a sticker sheet in every pack, by chance, where some card of the packs puts stickers; other drafts
 * are as they were. CR 123.2, 123.2b.
 */
export function withSheetsInPacks(draft: DraftSetup): DraftSetup {
  const putters = new Set(Object.values(draft.cards).flatMap((card) => (putsStickers(card) ? [card.name] : [])));
  if (!draft.packs.flat(2).some((name) => putters.has(name))) return draft;
  const chance = randomStream(`sticker sheets ${draft.seed}`);
  const sheet = (): string => (stickerSheets()[Math.floor(chance() * stickerSheets().length)] as StickerSheet).name;
  return { ...draft, stickerSheets: draft.packs.map((round) => round.map(() => [sheet()])) };
}

/**
 * The setup with sticker sheets: ours for every player whose deck puts stickers and who has none. After a draft
 * (`limited`) players have only what they opened. CR 103.2d, 123.2a-b.
 */
export function withStickerSheets<Setup extends Pick<GameSetup, 'cards' | 'players'>>(
  setup: Setup,
  limited = false,
): Setup & Pick<GameSetup, 'stickerSheets'> {
  const putters = new Set(Object.values(setup.cards).flatMap((card) => (putsStickers(card) ? [card.name] : [])));
  const names = stickerSheets().map(({ name }) => name);
  const players = setup.players.map((player): PlayerSetup => {
    if (player.stickerSheets !== undefined || limited) return player;
    const deck = [...player.deck, ...(player.commanders ?? [])];
    return deck.some((name) => putters.has(name)) ? { ...player, stickerSheets: names } : player;
  });
  if (!players.some((player) => player.stickerSheets !== undefined)) return setup;
  return { ...setup, players, stickerSheets: Object.fromEntries(stickerSheets().map((sheet) => [sheet.name, sheet])) };
}
