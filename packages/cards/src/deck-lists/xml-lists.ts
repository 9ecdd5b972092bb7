/** Deck lists in XML: MTGO .dek, Cockatrice .cod, OCTGN .o8d. Sections that they lack ride along in remarks. */
import { readCardLine, shorten, splitName, writeCardLine } from './card-line.ts';
import type { DeckEntry, DeckList, DeckListResult, DeckSection, Draft } from './deck-list.ts';
import { addEntry, complain, DECK_SECTIONS, draftOf, finishDraft, MOST_COPIES, section } from './deck-list.ts';
import { headingSection, SECTION_TITLES } from './headings.ts';
import type { XmlElement } from './xml.ts';
import { escapeXml, readXml } from './xml.ts';

/** Reads an XML deck list of any of the three programs. */
export function readXmlList(text: string, file: string): DeckListResult {
  const draft = draftOf(file);
  const xml = readXml(text);
  if (xml.kind === 'wrong') {
    complain(draft, xml.line, xml.because);
    return finishDraft(draft, 'mtgo-dek');
  }
  switch (xml.element.name) {
    case 'Deck':
      readDek(draft, xml.element);
      return finishDraft(draft, 'mtgo-dek');
    case 'cockatrice_deck':
      readCod(draft, xml.element);
      return finishDraft(draft, 'cockatrice');
    case 'deck':
      readO8d(draft, xml.element);
      return finishDraft(draft, 'octgn');
    default:
      complain(
        draft,
        xml.element.line,
        `<${shorten(xml.element.name)}> is neither an MTGO <Deck> nor a <cockatrice_deck> nor an OCTGN <deck>.`,
      );
      return finishDraft(draft, 'mtgo-dek');
  }
}

function readDek(draft: Draft, deck: XmlElement): void {
  for (const card of deck.children) {
    if (card.name !== 'Cards') continue;
    const entry = entryOf(draft, card, 'Quantity', 'Name');
    if (entry === undefined) continue;
    addEntry(draft, card.attributes.Sideboard === 'true' ? 'sideboard' : 'main', entry);
  }
  for (const remark of deck.remarks) readRemark(draft, remark, deck.line);
}

function readCod(draft: Draft, deck: XmlElement): void {
  for (const part of deck.children) {
    if (part.name === 'deckname' && part.text.trim() !== '') draft.name = part.text.trim();
    if (part.name === 'comments') readComments(draft, part);
    if (part.name === 'zone') readZone(draft, part);
  }
}

function readZone(draft: Draft, zone: XmlElement): void {
  const name = zone.attributes.name ?? '';
  const to = headingSection(name);
  if (to === undefined || to === 'same') {
    complain(draft, zone.line, `unknown zone "${shorten(name)}"; Cockatrice has "main", "side" and "tokens".`);
    return;
  }
  for (const card of zone.children) {
    if (card.name !== 'card') continue;
    const entry = entryOf(draft, card, 'number', 'name');
    if (entry === undefined) continue;
    if (card.attributes.setShortName) entry.set = card.attributes.setShortName;
    if (card.attributes.collectorNumber) entry.collectorNumber = card.attributes.collectorNumber;
    addEntry(draft, to, entry);
  }
}

/** Sections of an OCTGN deck hold cards whose names are their text; its notes are none of the cards. */
function readO8d(draft: Draft, deck: XmlElement): void {
  for (const part of deck.children) {
    const cards = part.children.filter(({ name }) => name === 'card');
    if (part.name !== 'section' || cards.length === 0) continue;
    const title = part.attributes.name ?? '';
    const to = headingSection(title);
    if (to === undefined || to === 'same') {
      complain(
        draft,
        part.line,
        `the section "${shorten(title)}" is none that is known here; move its cards to another.`,
      );
      continue;
    }
    for (const card of cards) {
      const entry = entryOf(draft, { ...card, attributes: { ...card.attributes, name: card.text } }, 'qty', 'name');
      if (entry !== undefined) addEntry(draft, to, entry);
    }
  }
}

function entryOf(draft: Draft, card: XmlElement, count: string, name: string): DeckEntry | undefined {
  const copies = card.attributes[count] ?? '';
  const called = splitName(card.attributes[name] ?? '');
  if (!/^\d+$/.test(copies) || Number(copies) < 1 || Number(copies) > MOST_COPIES) {
    complain(draft, card.line, `${count}="${shorten(copies)}" is not a number of cards from 1 to ${MOST_COPIES}.`);
    return undefined;
  }
  if (called === '') {
    complain(draft, card.line, `the card has no ${name}; write ${name}="..." with a card name.`);
    return undefined;
  }
  return { count: Number(copies), name: called };
}

/** Comment lines of our own form ("Commander: 1 Name") are sections; the rest is the player's comment. */
function readComments(draft: Draft, comments: XmlElement): void {
  const kept = comments.text.split('\n').filter((line) => !readRemark(draft, line.trim(), comments.line));
  const comment = kept.join('\n').trim();
  if (comment !== '') draft.comment = comment;
}

function readRemark(draft: Draft, remark: string, line: number): boolean {
  const colon = remark.indexOf(':');
  const to = colon === -1 ? undefined : headingSection(remark.slice(0, colon));
  if (to === undefined || to === 'same') return false;
  const card = readCardLine(remark.slice(colon + 1).trim());
  if (card.kind === 'wrong') complain(draft, line, card.because);
  else addEntry(draft, to, card.entry);
  return true;
}

/** "Commander: 1 Name", for sections that the format lacks. */
function remarks(list: DeckList, has: readonly DeckSection[]): string[] {
  return DECK_SECTIONS.filter((part) => !has.includes(part)).flatMap((part) =>
    section(list, part).map(
      (entry) => `${SECTION_TITLES[part]}: ${writeCardLine(entry, { printing: true, finish: false })}`,
    ),
  );
}

/** Writes an MTGO .dek file; MTGO finds the cards by name where the catalogue number is 0. */
export function writeDek(list: DeckList): string {
  const card = (entry: DeckEntry, side: boolean): string => {
    const name = escapeXml(entry.name.replaceAll(' // ', '/'));
    return `  <Cards CatID="0" Quantity="${entry.count}" Sideboard="${side}" Name="${name}" Annotation="0"/>\n`;
  };
  return [
    '<?xml version="1.0" encoding="utf-8"?>\n<Deck>\n  <NetDeckID>0</NetDeckID>\n  <PreconstructedDeckID>0</PreconstructedDeckID>\n',
    ...remarks(list, ['main', 'sideboard']).map(
      (remark) => `  <!-- ${escapeXml(remark.replaceAll('--', '- -'))} -->\n`,
    ),
    ...list.main.map((entry) => card(entry, false)),
    ...list.sideboard.map((entry) => card(entry, true)),
    '</Deck>\n',
  ].join('');
}

/** Writes a Cockatrice .cod file. */
export function writeCod(list: DeckList): string {
  const card = (entry: DeckEntry): string => {
    const set = entry.set === undefined ? '' : ` setShortName="${escapeXml(entry.set)}"`;
    const number = entry.collectorNumber === undefined ? '' : ` collectorNumber="${escapeXml(entry.collectorNumber)}"`;
    return `    <card number="${entry.count}" name="${escapeXml(entry.name)}"${set}${number}/>\n`;
  };
  const zone = (name: string, entries: readonly DeckEntry[]): string =>
    entries.length === 0 ? '' : `  <zone name="${name}">\n${entries.map(card).join('')}  </zone>\n`;
  const comments = [
    ...(list.comment === undefined ? [] : [list.comment]),
    ...remarks(list, ['main', 'sideboard', 'tokens']),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<cockatrice_deck version="1">\n',
    `  <deckname>${escapeXml(list.name ?? '')}</deckname>\n`,
    `  <comments>${escapeXml(comments.join('\n'))}</comments>\n`,
    zone('main', list.main),
    zone('side', list.sideboard),
    zone('tokens', section(list, 'tokens')),
    '</cockatrice_deck>\n',
  ].join('');
}
