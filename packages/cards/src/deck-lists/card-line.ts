/** One line of a text deck list: a number, a name, and what the sites hang on it. */
import type { DeckEntry, DeckSection } from './deck-list.ts';
import { MOST_COPIES } from './deck-list.ts';
import { headingSection } from './headings.ts';

/** A card line understood, with the section that the line itself names; or why it is none. */
export type CardLine = { kind: 'card'; entry: DeckEntry; section?: DeckSection } | { kind: 'wrong'; because: string };

const COUNT = /^(\d+)\s*[xX]?\s+(\S.*)$/;
const DECKSTATS_NOTE = /\s#\s*(.*)$/;
const ARCHIDEKT_TAG = /\s*\^[^^]*\^\s*$/;
const ARCHIDEKT_CATEGORIES = /\s*\[([^\]]*)\]\s*$/;
const FINISH = /\s*\*([FE])\*\s*$/i;
const PRINTING = /(?:^|\s+)\(([A-Za-z0-9]{2,8})\)(?:\s+(\S+))?\s*$/;
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
    return { kind: 'wrong', because: `${counted[1]} copies is not a number of cards from 1 to ${MOST_COPIES}.` };
  }
  return readCardText(count, counted[2] as string);
}

/** Reads what stands after the number. */
function readCardText(count: number, text: string): CardLine {
  const entry: DeckEntry = { count, name: '' };
  let rest = text;
  let own: DeckSection | undefined;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(rest);
    if (found !== null) rest = rest.slice(0, found.index) + rest.slice(found.index + found[0].length);
    return found;
  };
  const note = take(DECKSTATS_NOTE);
  if (note !== null && /!commander/i.test(note[1] as string)) own = 'commanders';
  take(ARCHIDEKT_TAG);
  const categories = take(ARCHIDEKT_CATEGORIES);
  if (categories !== null) {
    entry.categories = (categories[1] as string).split(',').map((category) => category.trim());
    own ??= categorySection(entry.categories);
  }
  const finish = take(FINISH);
  const printing = take(PRINTING);
  const leading = take(LEADING_SET);
  const laterFinish = finish ?? take(FINISH);
  if (laterFinish !== null) entry.finish = (laterFinish[1] as string).toUpperCase() === 'F' ? 'foil' : 'etched';
  const set = printing?.[1] ?? leading?.[1];
  const number = printing?.[2] ?? leading?.[2];
  if (set !== undefined) entry.set = set.toUpperCase();
  if (number !== undefined) entry.collectorNumber = number;
  rest = rest.trim().replace(/\s+/g, ' ');
  if (rest.startsWith('A-')) {
    entry.rebalanced = true;
    rest = rest.slice(2);
  }
  entry.name = splitName(rest);
  if (entry.name === '') return { kind: 'wrong', because: 'there is a number but no card name after it.' };
  return own === undefined ? { kind: 'card', entry } : { kind: 'card', entry, section: own };
}

function categorySection(categories: readonly string[]): DeckSection | undefined {
  for (const category of categories) {
    const found = headingSection(category.replace(/\{[^}]*\}/g, ''));
    if (found === 'commanders' || found === 'sideboard' || found === 'maybeboard') return found;
  }
  return undefined;
}

/** The halves of a split card with the separator of the current rules: "Fire/Ice" is "Fire // Ice". CR 709. */
export function splitName(name: string): string {
  return name
    .trim()
    .replace(/\s*\/{1,3}\s*/g, ' // ')
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
