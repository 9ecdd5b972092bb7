/** Lists in and out of the editor, in the formats of other programs; fetched when first used. */
import { DECK_FORMATS, type DeckList, readDeckList, section, writeDeckList } from '@kitchen-table/cards';
import { asList, type EditedDeck, PARTS, type Part } from './deck-editing.ts';

/** A list read into the editor: its cards take the place of those that were there; or everything wrong with it. */
export function fromList(text: string, deck: EditedDeck): EditedDeck | string {
  const read = readDeckList(text, 'The list');
  if (read.kind === 'refused') return read.problems.map(({ sentence }) => sentence).join(' ');
  return { ...deck, name: read.list.name ?? deck.name, parts: partsOf(read.list) };
}

function partsOf(list: DeckList): EditedDeck['parts'] {
  const copies = (part: Part): { name: string; count: number }[] => {
    const counts = new Map<string, number>();
    for (const { name, count } of section(list, part)) counts.set(name, (counts.get(name) ?? 0) + count);
    return [...counts].map(([name, count]) => ({ name, count }));
  };
  const [commanders, main, sideboard, maybeboard] = PARTS.map(copies);
  return {
    commanders: commanders ?? [],
    main: main ?? [],
    sideboard: sideboard ?? [],
    maybeboard: maybeboard ?? [],
  };
}

/** The list as one of these programs wants it. */
export function toFormat(deck: EditedDeck, format: string): string {
  const read = readDeckList(asList(deck), 'The deck');
  const known = DECK_FORMATS.find((one) => one === format);
  if (read.kind === 'refused' || known === undefined) return asList(deck);
  const named = deck.name === '' ? read.list : { ...read.list, name: deck.name };
  return writeDeckList(named, known);
}
