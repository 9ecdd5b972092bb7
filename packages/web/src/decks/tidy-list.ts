/** A list from a file of another program, written anew as plain lines; the reader is fetched when the first such list comes. */
import { readDeckList, writeDeckList } from '@kitchen-table/cards';

/** The same cards, one line each; what can't be read stays as it is, so that its faults are told. */
export function asPlainLines(text: string): string {
  const read = readDeckList(text);
  return read.kind === 'read' ? writeDeckList(read.list, 'moxfield') : text;
}
