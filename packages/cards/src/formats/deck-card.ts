/** What deck construction asks about a card: a few facts, from a Scryfall record. CR 100.2, 903.4-903.5. */
import type { Color } from '@kitchen-table/language/surface';
import type { CardRecord } from '../card-record.ts';

/** The facts about a card that deck construction rules look at. */
export interface DeckCard {
  name: string;
  /** The name with which it is interchangeable. CR 201.3b. */
  sameNameAs?: string;
  /** Of the front face; in lower case. */
  supertypes: readonly string[];
  types: readonly string[];
  subtypes: readonly string[];
  /** A power and toughness on the front face. */
  hasPowerAndToughness: boolean;
  /** CR 903.4. */
  colorIdentity: readonly Color[];
  /** Colors that its basic land types let it produce. CR 305.6, 903.5d. */
  basicLandColors: readonly Color[];
  /** "can be your commander". CR 903.3a. */
  canBeCommander: boolean;
  /** CR 702.124. */
  partner: readonly Partner[];
  /** How many copies its own text lets a deck have, where it says so. */
  copiesAllowed?: number;
  /** CR 702.139. */
  companion: boolean;
  /** Formats that bar the card, as the record says. CR 100.6. */
  bannedIn: readonly string[];
}

/** A partner ability. CR 702.124. */
export type Partner =
  | { kind: 'partner' }
  | { kind: 'partnerGroup'; group: string }
  | { kind: 'partnerWith'; name: string }
  | { kind: 'chooseABackground' }
  | { kind: 'doctorsCompanion' };

const LETTERS: Readonly<Record<string, Color>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };
const LAND_COLORS: Readonly<Record<string, Color>> = {
  plains: 'white',
  island: 'blue',
  swamp: 'black',
  mountain: 'red',
  forest: 'green',
};
const SUPERTYPES = new Set(['basic', 'legendary', 'ongoing', 'snow', 'world', 'elite', 'host']);
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** The deck construction facts of a Scryfall record. */
export function deckCardFromRecord(record: CardRecord): DeckCard {
  const front = record.card_faces?.[0];
  const line = (record.type_line ?? front?.type_line ?? '').split(' // ')[0] as string;
  const [before, after] = line.split(/\s+[—–-]\s+/) as [string, string | undefined];
  const words = before
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const subtypes = subtypesOf(after ?? '');
  const texts = [record.oracle_text, ...(record.card_faces ?? []).map((face) => face.oracle_text)];
  return {
    name: record.name,
    supertypes: words.filter((word) => SUPERTYPES.has(word)),
    types: words.filter((word) => !SUPERTYPES.has(word)),
    subtypes,
    hasPowerAndToughness: (record.power ?? front?.power) !== undefined,
    colorIdentity: (record.color_identity ?? []).flatMap((letter) => LETTERS[letter] ?? []),
    basicLandColors: basicLandColors(subtypes),
    ...textFacts(texts.filter((text) => text !== undefined).join('\n')),
    bannedIn: Object.entries(record.legalities ?? {}).flatMap(([format, status]) =>
      status === 'banned' ? [format] : [],
    ),
  };
}

/** The colors that basic land types make. CR 305.6. */
function basicLandColors(subtypes: readonly string[]): readonly Color[] {
  return subtypes.flatMap((subtype) => LAND_COLORS[subtype] ?? []);
}

/** "Time Lord" is the one subtype of two words. CR 205.3b, 205.3m. */
function subtypesOf(words: string): string[] {
  return words
    .toLowerCase()
    .replace('time lord', 'time_lord')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => word.replace('_', ' '));
}

/** What a card's text says about building decks. */
function textFacts(
  text: string,
): Pick<DeckCard, 'canBeCommander' | 'partner' | 'companion'> & { copiesAllowed?: number } {
  const plain = text.replace(/\([^)]*\)/g, '');
  const facts = {
    canBeCommander: /\bcan be your commander\b/.test(plain),
    partner: partnersIn(plain),
    companion: /^Companion\s*[—-]/m.test(plain),
  };
  if (/\bdeck can have any number of cards named\b/.test(plain)) return { ...facts, copiesAllowed: Infinity };
  const some = /\bdeck can have (?:up to|only) (\w+) cards? named\b/.exec(plain);
  const copies = NUMBERS.indexOf(some?.[1] ?? '');
  return copies > 0 ? { ...facts, copiesAllowed: copies } : facts;
}

function partnersIn(text: string): Partner[] {
  const partners: Partner[] = [];
  for (const line of text.split(/\n|, (?=partner\b)/i)) {
    const said = line.trim();
    const group = /^Partner\s*[—-]+\s*(.+)$/.exec(said);
    const named = /^Partner with (.+)$/.exec(said);
    if (/^partner$/i.test(said)) partners.push({ kind: 'partner' });
    if (group !== null) partners.push({ kind: 'partnerGroup', group: (group[1] as string).toLowerCase() });
    if (named !== null) partners.push({ kind: 'partnerWith', name: named[1] as string });
    if (/^friends forever$/i.test(said)) partners.push({ kind: 'partnerGroup', group: 'friends forever' });
    if (/^choose a background$/i.test(said)) partners.push({ kind: 'chooseABackground' });
    if (/^doctor['’]s companion$/i.test(said)) partners.push({ kind: 'doctorsCompanion' });
  }
  return partners;
}
