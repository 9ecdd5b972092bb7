/** Deck lists and collections in columns: MTGO, DragonShield, ManaBox, Archidekt, Deckbox, CubeCobra. */
import { shorten, splitName } from './card-line.ts';
import type { DeckEntry, DeckListResult, DeckSection, Draft } from './deck-list.ts';
import { addEntry, complain, draftOf, finishDraft, MOST_COPIES } from './deck-list.ts';
import { headingSection } from './headings.ts';

/** What a column holds, and the headings that programs give it. */
const COLUMNS = {
  name: ['card name', 'cardname', 'name', 'card'],
  count: ['quantity', 'count', 'qty', 'amount', 'reg qty'],
  set: ['set code', 'edition code', 'expansion code', 'set', 'edition'],
  number: ['collector number', 'collector #', 'card number', 'number'],
  sideboarded: ['sideboarded', 'sideboard'],
  board: ['board', 'section', 'zone', 'categories', 'category'],
  maybeboard: ['maybeboard'],
} as const;
type Column = keyof typeof COLUMNS;
type Where = Readonly<Partial<Record<Column, number>>>;

const YES = /^(?:yes|true|1)$/i;

/** Whether a text has columns: its first line names the one with the cards, and another. */
export function looksLikeCsv(source: string): boolean {
  return headed(source) !== null;
}

interface Headed {
  readonly delimiter: string;
  readonly where: Where;
  /** The lines after the headings, and the number of the first. */
  readonly rows: readonly string[];
  readonly firstLine: number;
}

function headed(source: string): Headed | null {
  const lines = source.split(/\r\n|\r|\n/);
  const at = lines.findIndex((line) => line.trim() !== '' && !/^"?sep=/i.test(line));
  const heading = lines[at];
  if (heading === undefined || heading.length > LONGEST_HEADING) return null;
  for (const delimiter of [',', ';', '\t']) {
    const titles = fieldsOf(heading, delimiter).map((title) => title.trim().toLowerCase());
    const where = columnsOf(titles);
    if (where.name !== undefined && (where.count !== undefined || titles.length >= FEWEST_COLUMNS))
      return { delimiter, where, rows: lines.slice(at + 1), firstLine: at + 2 };
  }
  return null;
}
const LONGEST_HEADING = 2000;
/** Where no column counts the cards, so many columns tell it from a line of words. */
const FEWEST_COLUMNS = 3;

function columnsOf(titles: readonly string[]): Where {
  const where: Partial<Record<Column, number>> = {};
  for (const column of Object.keys(COLUMNS) as Column[]) {
    const found = COLUMNS[column].map((title) => titles.indexOf(title)).find((at) => at >= 0);
    if (found !== undefined) where[column] = found;
  }
  return where;
}

/** Reads a list in columns; a list without numbers has one of each. */
export function readCsvList(source: string, file: string): DeckListResult {
  const draft = draftOf(file);
  const table = headed(source);
  if (table === null) complain(draft, 0, 'no column is called "Name" or "Card Name".');
  else
    table.rows.forEach((row, i) => {
      if (row.trim() !== '' && !row.startsWith('#'))
        readRow(draft, fieldsOf(row, table.delimiter), table.where, table.firstLine + i);
    });
  return finishDraft(draft, 'csv');
}

function readRow(draft: Draft, fields: readonly string[], where: Where, line: number): void {
  const field = (column: Column): string => {
    const at = where[column];
    return at === undefined ? '' : (fields[at] ?? '').trim();
  };
  const count = where.count === undefined ? '1' : field('count');
  const name = splitName(field('name'));
  if (name === '') {
    complain(draft, line, 'the column of names is empty.');
    return;
  }
  if (!/^\d+$/.test(count) || Number(count) < 1 || Number(count) > MOST_COPIES) {
    complain(draft, line, `"${shorten(count)}" is not a number of cards from 1 to ${MOST_COPIES}.`);
    return;
  }
  const entry: DeckEntry = { count: Number(count), name };
  if (/^[A-Za-z0-9]{2,8}$/.test(field('set'))) entry.set = field('set').toUpperCase();
  if (entry.set !== undefined && field('number') !== '') entry.collectorNumber = field('number');
  addEntry(draft, sectionOf(field), entry);
}

function sectionOf(field: (column: Column) => string): DeckSection {
  if (YES.test(field('maybeboard'))) return 'maybeboard';
  if (YES.test(field('sideboarded'))) return 'sideboard';
  const named = headingSection(field('board'));
  return named === undefined || named === 'same' ? 'main' : named;
}

/** The fields of a row; a quote within quotes is written twice. */
function fieldsOf(row: string, delimiter: string): readonly string[] {
  const fields: string[] = [];
  let at = 0;
  while (at <= row.length) {
    if (row[at] === '"') {
      let text = '';
      let end = row.indexOf('"', at + 1);
      let from = at + 1;
      while (end >= 0 && row[end + 1] === '"') {
        text += row.slice(from, end + 1);
        from = end + 2;
        end = row.indexOf('"', from);
      }
      const closed = end < 0 ? row.length : end;
      fields.push(text + row.slice(from, closed));
      const next = row.indexOf(delimiter, closed);
      at = next < 0 ? row.length + 1 : next + 1;
      continue;
    }
    const next = row.indexOf(delimiter, at);
    fields.push(row.slice(at, next < 0 ? row.length : next));
    at = next < 0 ? row.length + 1 : next + 1;
  }
  return fields;
}
