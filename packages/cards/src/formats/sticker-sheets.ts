/** Whether the sticker sheets that a player brings are allowed: constructed and limited play. CR 123.2a, 123.2b. */
import type { DeckEntry } from '../deck-lists/deck-list.ts';
import type { DeckComplaint } from './known-deck.ts';

const FEWEST = 10;
const MOST_LIMITED = 3;

/** What is wrong with the sheets; nobody needs to have any. */
export function checkStickerSheets(sheets: readonly DeckEntry[], limited: boolean): DeckComplaint[] {
  const number = sheets.reduce((total, { count }) => total + count, 0);
  if (number === 0) return [];
  if (limited)
    return number <= MOST_LIMITED
      ? []
      : [{ rule: '123.2b', text: `there are ${number} sticker sheets; choose up to three.` }];
  const names = sheets.map(({ name }) => name);
  const complaints = sheets
    .filter(({ name, count }, at) => count > 1 || names.indexOf(name) !== at)
    .map(({ name }): DeckComplaint => ({ rule: '123.2a', text: `each sticker sheet is unique; keep one ${name}.` }));
  if (number < FEWEST)
    complaints.push({ rule: '123.2a', text: `there are ${number} sticker sheets; bring ten or more, or none.` });
  return complaints;
}
