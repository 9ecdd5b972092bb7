/** Deck list files: which format a text is in, reading any of them, writing each. */
import { looksLikeCsv, readCsvList } from './csv-lists.ts';
import type { DeckFormat, DeckList, DeckListResult } from './deck-list.ts';
import { LONGEST_FILE } from './deck-list.ts';
import { readDck, writeDck } from './forge.ts';
import { readJsonList } from './json-lists.ts';
import { readTextList, writeDec, writeHeadedList, writeMtgoText } from './text.ts';
import { readXmlList, writeCod, writeDek } from './xml-lists.ts';

/** Reads a deck list of any format, told apart by its content. `file` names it in complaints. */
export function readDeckList(text: string, file = 'deck list'): DeckListResult {
  const source = text.replace(/^\uFEFF/, '');
  if (source.length > LONGEST_FILE || source.includes('\0')) {
    const sentence = `${file}: this is not a deck list; give a text file with one card a line, such as "4 Forest".`;
    return { kind: 'refused', problems: [{ line: 0, sentence }] };
  }
  if (/^\s*</.test(source)) return readXmlList(source, file);
  if (/^\s*\{/.test(source)) return readJsonList(source, file);
  if (looksLikeDck(source)) return readDck(source, file);
  if (looksLikeCsv(source)) return readCsvList(source, file);
  return readTextList(source, file);
}

function looksLikeDck(source: string): boolean {
  return /^\[[A-Za-z ]+\]\s*$/m.test(source) || /^(?:SB:\s*)?\d+ \[\w+:[^\]\n]+\] /m.test(source);
}

/** Writes a deck list in a format; reading it back gives the same sections as far as the format has them. */
export function writeDeckList(list: DeckList, format: DeckFormat): string {
  switch (format) {
    case 'arena':
    case 'moxfield':
      return writeHeadedList(list, format);
    case 'mtgo':
      return writeMtgoText(list);
    case 'mtgo-dek':
      return writeDek(list);
    case 'forge':
      return writeDck(list);
    case 'cockatrice':
      return writeCod(list);
    case 'dec':
      return writeDec(list);
  }
}
