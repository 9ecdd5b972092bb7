/** What is on the sticker sheets that a player opened. CR 123.1, 123.2b. */
import { stickerSheets } from '@kitchen-table/cards';
import { sheetView, type StickerSheetView } from '@kitchen-table/engine';

/** The sheets of these names, as often as each is named. */
export function sheetTexts(names: readonly string[]): readonly StickerSheetView[] {
  return names.flatMap((name) => {
    const sheet = stickerSheets().find((one) => one.name === name);
    return sheet === undefined ? [] : [sheetView(sheet)];
  });
}
