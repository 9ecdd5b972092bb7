/** Card records in Scryfall's shape, whatever file they came from. */
import type { CardRecord } from '../card-record.ts';
import { withCorrectedText } from './corrected-texts.ts';
import type { RawRecord } from './splitter.ts';

/** A record that can be stored, one that belongs to no card table, or one that is broken. */
export type ReadRecord = { kind: 'card'; card: CardRecord } | { kind: 'skipped' } | { kind: 'bad'; because: string };

/** Objects that Scryfall lists beside the cards. */
const NO_CARDS = new Set(['token', 'double_faced_token', 'emblem', 'art_series', 'reversible_card']);

/** Reads one record of any of the accepted files. */
export function readRecord(record: RawRecord): ReadRecord {
  let value: unknown;
  try {
    value = JSON.parse(record.text);
  } catch {
    return { kind: 'bad', because: 'the record is not valid JSON' };
  }
  if (record.key !== undefined) return readAtomicCard(value);
  if (!isObject(value)) return { kind: 'bad', because: 'the record is not an object' };
  if (typeof value.layout === 'string' && NO_CARDS.has(value.layout)) return { kind: 'skipped' };
  return checked(value);
}

/** The fields that must be of a type if they are there at all. */
const STRINGS = [
  'layout',
  'mana_cost',
  'type_line',
  'oracle_text',
  'power',
  'toughness',
  'loyalty',
  'defense',
] as const;
const STRING_LISTS = ['colors', 'color_identity', 'color_indicator', 'keywords'] as const;

function checked(value: Record<string, unknown>): ReadRecord {
  if (typeof value.name !== 'string' || value.name.trim() === '')
    return { kind: 'bad', because: 'the card has no name' };
  const because = wrongField(value) ?? wrongFaces(value.card_faces);
  if (because !== undefined) return { kind: 'bad', because: `${value.name}: ${because}` };
  return { kind: 'card', card: withCorrectedText(value as unknown as CardRecord) };
}

function wrongField(value: Record<string, unknown>): string | undefined {
  for (const field of STRINGS) {
    const is = value[field];
    if (is === null) delete value[field];
    else if (is !== undefined && typeof is !== 'string') return `${field} must be a text`;
  }
  for (const field of STRING_LISTS) {
    const is = value[field];
    if (is === null) delete value[field];
    else if (is !== undefined && !(Array.isArray(is) && is.every((item) => typeof item === 'string'))) {
      return `${field} must be a list of texts`;
    }
  }
  if (value.cmc === null) delete value.cmc;
  if (value.cmc !== undefined && typeof value.cmc !== 'number') return 'cmc must be a number';
  return undefined;
}

function wrongFaces(faces: unknown): string | undefined {
  if (faces === undefined) return undefined;
  if (!Array.isArray(faces) || faces.length === 0) return 'card_faces must be a list of faces';
  for (const face of faces) {
    if (!isObject(face) || typeof face.name !== 'string') return 'each of card_faces needs a name';
    const because = wrongField(face);
    if (because !== undefined) return because;
  }
  return undefined;
}

/** MTGJSON's names for what Scryfall calls otherwise. */
const ATOMIC_FIELDS: Readonly<Record<string, string>> = {
  manaCost: 'mana_cost',
  type: 'type_line',
  text: 'oracle_text',
  power: 'power',
  toughness: 'toughness',
  loyalty: 'loyalty',
  defense: 'defense',
  colors: 'colors',
  colorIndicator: 'color_indicator',
  keywords: 'keywords',
};

/** A member of AtomicCards: the list of a card's faces. */
function readAtomicCard(value: unknown): ReadRecord {
  const faces = Array.isArray(value) ? value : [value];
  const [first] = faces;
  if (!isObject(first) || typeof first.name !== 'string') return { kind: 'bad', because: 'the card has no name' };
  if (!faces.every(isObject)) return { kind: 'bad', because: `${first.name}: a face is not an object` };
  const card: Record<string, unknown> =
    faces.length === 1 ? atomicFace(first) : { card_faces: orderedFaces(faces).map(atomicFace) };
  card.name = first.name;
  if (typeof first.layout === 'string') card.layout = first.layout;
  const identifiers = first.identifiers;
  if (isObject(identifiers) && typeof identifiers.scryfallOracleId === 'string')
    card.oracle_id = identifiers.scryfallOracleId;
  card.cmc = first.manaValue ?? first.convertedManaCost;
  card.color_identity = first.colorIdentity;
  if (isObject(first.legalities)) {
    card.legalities = Object.fromEntries(
      Object.entries(first.legalities).map(([format, status]) => [format, String(status).toLowerCase()]),
    );
  }
  return checked(card);
}

function orderedFaces(faces: readonly Record<string, unknown>[]): readonly Record<string, unknown>[] {
  return [...faces].sort((one, other) => String(one.side ?? '').localeCompare(String(other.side ?? '')));
}

function atomicFace(face: Record<string, unknown>): Record<string, unknown> {
  const own: Record<string, unknown> = { name: face.faceName ?? face.name };
  for (const [from, to] of Object.entries(ATOMIC_FIELDS)) if (face[from] !== undefined) own[to] = face[from];
  return own;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
