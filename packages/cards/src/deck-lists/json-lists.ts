/** Deck lists in JSON: MTGJSON's deck files, and the saved objects of Tabletop Simulator. */
import { shorten, splitName } from './card-line.ts';
import type { DeckEntry, DeckListResult, DeckSection, Draft } from './deck-list.ts';
import { addEntry, complain, draftOf, finishDraft, MOST_COPIES } from './deck-list.ts';
import { headingSection } from './headings.ts';

type Json = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function objectsOf(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** Reads a JSON deck list of either program. */
export function readJsonList(source: string, file: string): DeckListResult {
  const draft = draftOf(file);
  const json = parsed(source);
  if (json === null) complain(draft, 0, 'this is not well-formed JSON; the file may be cut off.');
  else if (Array.isArray(json['ObjectStates'])) {
    readObjects(draft, objectsOf(json['ObjectStates']));
    return finishDraft(draft, 'tabletop-simulator');
  } else readBoards(draft, isObject(json['data']) ? json['data'] : json);
  return finishDraft(draft, 'mtgjson');
}

function parsed(source: string): Json | null {
  try {
    const json: unknown = JSON.parse(source);
    return isObject(json) ? json : null;
  } catch {
    return null; // Said in a sentence by the caller.
  }
}

/** MTGJSON's lists of a deck, and our sections. A commander shown in a display is the commander only where no other is named. */
const BOARDS: readonly (readonly [string, DeckSection])[] = [
  ['commander', 'commanders'],
  ['mainBoard', 'main'],
  ['sideBoard', 'sideboard'],
  ['planes', 'planes'],
  ['schemes', 'schemes'],
  ['tokens', 'tokens'],
];

function readBoards(draft: Draft, deck: Json): void {
  if (!Array.isArray(deck['mainBoard'])) {
    complain(
      draft,
      0,
      'this JSON is neither a deck of MTGJSON ("mainBoard") nor of Tabletop Simulator ("ObjectStates").',
    );
    return;
  }
  const name = textOf(deck['name']);
  if (name !== '') draft.name = name;
  for (const [board, section] of BOARDS) for (const card of objectsOf(deck[board])) readBoardCard(draft, section, card);
  if (objectsOf(deck['commander']).length > 0) return;
  for (const card of objectsOf(deck['displayCommander'])) readBoardCard(draft, 'commanders', card);
}

function readBoardCard(draft: Draft, to: DeckSection, card: Json): void {
  const count = card['count'] ?? 1;
  const name = splitName(textOf(card['name']));
  if (name === '') complain(draft, 0, `a card under "${to}" has no name.`);
  else if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > MOST_COPIES)
    complain(draft, 0, `${shorten(name)} has no number of cards from 1 to ${MOST_COPIES}.`);
  else {
    const entry: DeckEntry = { count, name };
    if (textOf(card['setCode']) !== '') entry.set = textOf(card['setCode']);
    if (textOf(card['number']) !== '') entry.collectorNumber = textOf(card['number']);
    addEntry(draft, to, entry);
  }
}

/**
 * Piles and single cards lie on the table without a word of what they are, unless their maker named them: the largest
 * pile is the deck, single cards beside it are the commanders, other piles are tokens and the like.
 */
function readObjects(draft: Draft, objects: readonly Json[]): void {
  const piles = objects.map((object) => objectsOf(object['ContainedObjects']));
  const largest = Math.max(0, ...piles.map(({ length }) => length));
  const deck = piles.findIndex(({ length }) => length === largest && length > 0);
  if (deck < 0) {
    complain(draft, 0, 'there is no pile of cards among the saved objects.');
    return;
  }
  objects.forEach((object, at) => {
    const cards = piles[at] ?? [];
    const named = headingSection(nameOf(object));
    const single = cards.length === 0;
    const to =
      named !== undefined && named !== 'same' ? named : at === deck ? 'main' : single ? 'commanders' : 'tokens';
    for (const card of single ? [object] : cards) {
      const name = splitName(nameOf(card));
      if (name === '') complain(draft, 0, `a card of the ${single ? 'table' : 'pile'} has no name in it.`);
      else addEntry(draft, to, { count: 1, name });
    }
  });
}

/** The nickname's first line: others hold the type and more. */
function nameOf(object: Json): string {
  return textOf(textOf(object['Nickname']).split('\n')[0]);
}
