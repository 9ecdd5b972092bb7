/** Text deck lists: Arena, Moxfield and Archidekt, MTGO .txt, .dec and deckstats. */
import type { CardLine } from './card-line.ts';
import { readCardLine, splitName, writeCardLine } from './card-line.ts';
import type { DeckEntry, DeckFormat, DeckList, DeckListResult, DeckSection, Draft } from './deck-list.ts';
import { addEntry, complain, countCopies, DECK_SECTIONS, draftOf, finishDraft, section } from './deck-list.ts';
import { headingSection, SECTION_TITLES } from './headings.ts';

/** A first block of at most this many cards before a block of at least `DECK_BLOCK` names the commanders. NOT-CR. */
const COMMANDER_BLOCK = 2;
const DECK_BLOCK = 40;

/** What has been seen so far of a text list. */
interface Reading {
  draft: Draft;
  current: DeckSection;
  headed: boolean;
  blocks: { number: number; hasCards: boolean };
  cards: { block: number; entry: DeckEntry; section: DeckSection | undefined }[];
  about: boolean;
  format: DeckFormat;
}

/** Reads any text deck list; headings decide the sections, and without headings a blank line starts the sideboard. */
export function readTextList(text: string, file: string): DeckListResult {
  const reading: Reading = {
    draft: draftOf(file),
    current: 'main',
    headed: false,
    blocks: { number: 0, hasCards: false },
    cards: [],
    about: false,
    format: 'mtgo',
  };
  text.split(/\r\n|\r|\n/).forEach((raw, index) => readLine(reading, raw.trim(), index + 1));
  placeCards(reading);
  return finishDraft(reading.draft, reading.format);
}

function readLine(reading: Reading, line: string, number: number): void {
  if (line === '') {
    if (reading.blocks.hasCards) reading.blocks = { number: reading.blocks.number + 1, hasCards: false };
    return;
  }
  if (line.startsWith('//') || line.startsWith('#')) return readRemark(reading, line.replace(/^(?:\/\/|#)\s*!?/, ''));
  const heading = headingSection(line);
  if (heading !== undefined) return openSection(reading, heading);
  if (/^about$/i.test(line)) {
    reading.about = true;
    return;
  }
  const named = /^name:?\s+(.+)$/i.exec(line);
  if (named !== null && reading.cards.length === 0) {
    reading.draft.name = named[1] as string;
    return;
  }
  const prefixed = /^(SB|CMDR):\s*(.*)$/i.exec(line);
  if (prefixed !== null) reading.format = 'dec';
  const own: DeckSection | undefined =
    prefixed === null ? undefined : (prefixed[1] as string).toUpperCase() === 'SB' ? sideOf(reading) : 'commanders';
  addLine(reading, readCardLine(prefixed === null ? line : (prefixed[2] as string)), own, number);
}

/** In a .dec file a remark may head lines that all say "SB:"; then the remark decides. */
function sideOf(reading: Reading): DeckSection {
  return reading.current === 'main' ? 'sideboard' : reading.current;
}

/** "//Sideboard" is a heading; "//NAME: Elves" is a name; any other remark is left out. */
function readRemark(reading: Reading, remark: string): void {
  const heading = headingSection(remark);
  if (heading !== undefined && heading !== 'same') {
    openSection(reading, heading);
    reading.format = 'dec';
    return;
  }
  const named = /^name\s*:\s*(.+)$/i.exec(remark);
  if (named !== null) reading.draft.name = named[1] as string;
}

function openSection(reading: Reading, heading: DeckSection | 'same'): void {
  if (heading === 'same') return;
  if (!reading.headed) reading.format = 'arena';
  reading.headed = true;
  reading.current = heading;
}

function addLine(reading: Reading, line: CardLine, own: DeckSection | undefined, number: number): void {
  if (line.kind === 'wrong') {
    complain(reading.draft, number, line.because);
    return;
  }
  const { entry } = line;
  if (entry.finish !== undefined || entry.categories !== undefined) reading.format = 'moxfield';
  const to = line.section ?? own ?? (reading.headed ? reading.current : undefined);
  reading.blocks.hasCards = true;
  reading.cards.push({ block: reading.blocks.number, entry, section: to });
}

/** Cards that no heading claimed: the first block is the deck, unless it can only be the commanders of the second. */
function placeCards(reading: Reading): void {
  const loose = reading.cards.filter((card) => card.section === undefined);
  const inBlock = (block: number): number =>
    countCopies(loose.filter((card) => card.block === block).map((card) => card.entry));
  const first = loose[0]?.block ?? 0;
  const second = loose.find((card) => card.block !== first)?.block;
  const commandersFirst =
    !reading.headed && second !== undefined && inBlock(first) <= COMMANDER_BLOCK && inBlock(second) >= DECK_BLOCK;
  for (const card of reading.cards) {
    addEntry(
      reading.draft,
      card.section ?? looseSection(card.block, first, commandersFirst ? second : undefined),
      card.entry,
    );
  }
}

function looseSection(block: number, first: number, deck: number | undefined): DeckSection {
  if (deck !== undefined) return block === first ? 'commanders' : block === deck ? 'main' : 'sideboard';
  return block === first ? 'main' : 'sideboard';
}

/** Writes a list with headings: what Arena and Moxfield import. */
export function writeHeadedList(list: DeckList, format: 'arena' | 'moxfield'): string {
  const how = { printing: true, finish: format === 'moxfield' };
  const blocks: string[] = [];
  if (list.name !== undefined) blocks.push(`About\nName ${oneLine(list.name)}\n`);
  for (const part of DECK_SECTIONS) {
    const entries = section(list, part);
    if (entries.length === 0) continue;
    blocks.push(`${SECTION_TITLES[part]}\n${entries.map((entry) => `${writeCardLine(entry, how)}\n`).join('')}`);
  }
  return blocks.join('\n');
}

/** Writes an MTGO .txt list: the deck, a blank line, and everything else as the sideboard, which is where MTGO keeps it. */
export function writeMtgoText(list: DeckList): string {
  const lines = (parts: readonly DeckSection[]): string =>
    parts
      .flatMap((part) => section(list, part))
      .map((entry) => `${entry.count} ${splitName(entry.name).replaceAll(' // ', '/')}\n`)
      .join('');
  const side = lines(['sideboard', 'companion', 'commanders']);
  return side === '' ? lines(['main']) : `${lines(['main'])}\n${side}`;
}

/** Writes a .dec list: "SB:" lines, with the supplementary sections under remarks. */
export function writeDec(list: DeckList): string {
  let text = list.name === undefined ? '' : `//NAME: ${oneLine(list.name)}\n`;
  const plain = { printing: false, finish: false };
  for (const entry of list.main) text += `${writeCardLine(entry, plain)}\n`;
  for (const part of DECK_SECTIONS) {
    const entries = section(list, part);
    if (part === 'main' || entries.length === 0) continue;
    text += `//${SECTION_TITLES[part]}\n`;
    for (const entry of entries) text += `SB: ${writeCardLine(entry, plain)}\n`;
  }
  return text;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
