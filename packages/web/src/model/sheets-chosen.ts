/** Which of the sticker sheets that were opened come into the games: up to three. CR 123.2b. */
import type { DraftDeck } from './types.ts';

/** How many may be chosen. CR 123.2b. */
export const MOST_SHEETS = 3;

/** For each sheet that was opened, whether it is chosen; of one opened twice, the first of them first. */
export function sheetsChosen(opened: readonly string[], deck: DraftDeck): readonly boolean[] {
  const left = [...(deck.stickerSheets ?? [])];
  return opened.map((name) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The deck with the sheet at that place chosen, or no longer; the oldest choice makes room. */
export function withSheet(opened: readonly string[], deck: DraftDeck, at: number): DraftDeck {
  const name = opened[at];
  const before = deck.stickerSheets ?? [];
  if (name === undefined) return deck;
  if (sheetsChosen(opened, deck)[at] !== true) return { ...deck, stickerSheets: [...before, name].slice(-MOST_SHEETS) };
  const gone = before.lastIndexOf(name);
  return { ...deck, stickerSheets: before.filter((_, index) => index !== gone) };
}
