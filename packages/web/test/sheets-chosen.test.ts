/** Choosing among the sticker sheets that one opened. CR 123.2b. */
import { expect, test } from 'vitest';
import { sheetsChosen, withSheet } from '../src/model/sheets-chosen.ts';
import type { DraftDeck } from '../src/model/types.ts';

const deck = (...stickerSheets: string[]): DraftDeck => ({ deck: [], commanders: [], conspiracies: [], stickerSheets });
const OPENED = ['Kettle', 'Ladder', 'Kettle', 'Spoon', 'Button'];

test('a sheet is chosen, and given up again', () => {
  const one = withSheet(OPENED, deck('Kettle'), 3);
  expect(one.stickerSheets).toEqual(['Kettle', 'Spoon']);
  expect(sheetsChosen(OPENED, one)).toEqual([true, false, false, true, false]);
  expect(withSheet(OPENED, one, 0).stickerSheets).toEqual(['Spoon']);
});

test('of a fourth choice the oldest makes room: up to three are chosen (CR 123.2b)', () => {
  expect(withSheet(OPENED, deck('Kettle', 'Ladder', 'Spoon'), 4).stickerSheets).toEqual(['Ladder', 'Spoon', 'Button']);
});

test('of a sheet opened twice both may be chosen (CR 123.2b)', () => {
  const both = withSheet(OPENED, deck('Kettle'), 2);
  expect(both.stickerSheets).toEqual(['Kettle', 'Kettle']);
  expect(sheetsChosen(OPENED, both)).toEqual([true, false, true, false, false]);
  expect(withSheet(OPENED, both, 2).stickerSheets).toEqual(['Kettle']);
});
