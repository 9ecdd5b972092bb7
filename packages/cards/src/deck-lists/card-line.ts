/** One line of a text deck list: a number, a name, and what the sites hang on it. */
import type { DeckEntry, DeckSection } from './deck-list.ts';
import { MOST_COPIES } from './deck-list.ts';
import { headingSection } from './headings.ts';

/** A card line understood, with the section that the line itself names; or why it is none. */
export type CardLine = { kind: 'card'; entry: DeckEntry; section?: DeckSection } | { kind: 'wrong'; because: string };

// Players paste whatever they have: every pattern looks at a character a fixed number of times, however long the line is.
const COUNT = /^(\d+)\s*[xX]?\s+(\S.*)$/;
const DECKSTATS_NOTE = /\s#(.*)$/;
const SET_CODE = /^\(([A-Za-z0-9]{2,8})\)$/;
const LEADING_SET = /^\[([A-Za-z0-9]{2,8})(?::([^\]]+))?\]\s+/;

/** Reads "1x Sol Ring (C21) 263 *F* [Ramp{top}] ^Have,#37d67a^" and the plainer ways to write a card. */
export function readCardLine(line: string): CardLine {
  const counted = COUNT.exec(line);
  if (counted === null) {
    return {
      kind: 'wrong',
      because: `expected a number and a card name, such as "4 Forest", but found "${shorten(line)}".`,
    };
  }
  const count = Number(counted[1]);
  if (count < 1 || count > MOST_COPIES) {
    return {
      kind: 'wrong',
      because: `${shorten(counted[1] as string)} copies is not a number of cards from 1 to ${MOST_COPIES}.`,
    };
  }
  return readCardText(count, counted[2] as string);
}

/** Reads what stands after the number. */
function readCardText(count: number, text: string): CardLine {
  const entry: DeckEntry = { count, name: '' };
  let own: DeckSection | undefined;
  let rest = text.trim();
  const note = DECKSTATS_NOTE.exec(rest);
  if (note !== null) {
    if (/!commander/i.test(note[1] as string)) own = 'commanders';
    rest = rest.slice(0, note.index).trimEnd();
  }
  rest = withoutTag(rest);
  const categories = categoriesAtEnd(rest);
  if (categories !== null) {
    rest = categories.before;
    entry.categories = categories.inside.split(',').map((category) => category.trim());
    own ??= categorySection(entry.categories);
  }
  const finish = finishAtEnd(rest);
  if (finish !== null) rest = finish.before;
  const printing = printingAtEnd(rest);
  if (printing !== null) rest = printing.before;
  const leading = LEADING_SET.exec(rest);
  if (leading !== null) rest = rest.slice(leading[0].length);
  const laterFinish = finish ?? finishAtEnd(rest);
  if (finish === null && laterFinish !== null) rest = laterFinish.before;
  if (laterFinish !== null) entry.finish = laterFinish.letter === 'F' ? 'foil' : 'etched';
  const set = printing?.set ?? leading?.[1];
  const number = printing?.number ?? leading?.[2];
  if (set !== undefined) entry.set = set.toUpperCase();
  if (number !== undefined) entry.collectorNumber = number;
  if (rest.startsWith('A-')) {
    entry.rebalanced = true;
    rest = rest.slice(2);
  }
  entry.name = splitName(rest);
  if (entry.name === '') return { kind: 'wrong', because: 'there is a number but no card name after it.' };
  return own === undefined ? { kind: 'card', entry } : { kind: 'card', entry, section: own };
}

/** Without Archidekt's "^Have,#37d67a^" at the end. */
function withoutTag(text: string): string {
  const opens = text.endsWith('^') ? text.lastIndexOf('^', text.length - 2) : -1;
  return opens < 0 || text.length < 2 ? text : text.slice(0, opens).trimEnd();
}

/** Archidekt's "[Ramp{top},Draw]" at the end. */
function categoriesAtEnd(text: string): { before: string; inside: string } | null {
  if (!text.endsWith(']')) return null;
  const closedBefore = text.length < 2 ? -1 : text.lastIndexOf(']', text.length - 2);
  const opens = text.indexOf('[', closedBefore + 1);
  return opens < 0 ? null : { before: text.slice(0, opens).trimEnd(), inside: text.slice(opens + 1, -1) };
}

/** "*F*" or "*E*" at the end. */
function finishAtEnd(text: string): { before: string; letter: string } | null {
  const letter = text.at(-2)?.toUpperCase();
  const marked = text.endsWith('*') && text.at(-3) === '*' && (letter === 'F' || letter === 'E');
  return marked ? { before: text.slice(0, -3).trimEnd(), letter } : null;
}

/** "(C21) 263" or "(C21)" at the end. */
function printingAtEnd(text: string): { before: string; set: string; number?: string } | null {
  const last = lastWord(text);
  const before = lastWord(last.before);
  const numbered = SET_CODE.exec(before.word);
  if (numbered !== null && last.word !== '')
    return { before: before.before, set: numbered[1] as string, number: last.word };
  const plain = SET_CODE.exec(last.word);
  return plain === null ? null : { before: last.before, set: plain[1] as string };
}

/** The last word, and what stands before it. */
function lastWord(text: string): { before: string; word: string } {
  let from = text.length;
  while (from > 0 && /\S/.test(text.charAt(from - 1))) from--;
  return { before: text.slice(0, from).trimEnd(), word: text.slice(from) };
}

function categorySection(categories: readonly string[]): DeckSection | undefined {
  for (const category of categories) {
    const found = headingSection(category.replace(/\{[^{}]*\}/g, ''));
    if (found === 'commanders' || found === 'sideboard' || found === 'maybeboard') return found;
  }
  return undefined;
}

/** The halves of a split card with the separator of the current rules: "Fire/Ice" is "Fire // Ice". CR 709. */
export function splitName(name: string): string {
  return name
    .replace(/\s+/g, ' ')
    .replace(/ ?\/{1,3} ?/g, ' // ')
    .trim();
}

/** A piece of a line, short enough to quote in a sentence. */
export function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 37)}...` : text;
}

/** Writes an entry as Arena and Moxfield do. */
export function writeCardLine(entry: DeckEntry, how: { printing: boolean; finish: boolean }): string {
  let line = `${entry.count} ${entry.rebalanced === true ? 'A-' : ''}${entry.name}`;
  if (how.printing && entry.set !== undefined) {
    line += ` (${entry.set})`;
    if (entry.collectorNumber !== undefined) line += ` ${entry.collectorNumber}`;
  }
  if (how.finish && entry.finish !== undefined) line += entry.finish === 'foil' ? ' *F*' : ' *E*';
  if (how.finish && entry.categories !== undefined) line += ` [${entry.categories.join(',')}]`;
  return line;
}
