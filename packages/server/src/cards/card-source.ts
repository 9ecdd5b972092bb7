/** Where cards come from: the user's own files first, then the starter set, then the imported cards. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CardCounts, CardDatabase, CardRecord, DeckCard, Ruling, StoredCard } from '@kitchen-table/cards';
import {
  allRecords,
  cardRecords,
  closeCardDatabase,
  countCards,
  dataFolder,
  deckCardFromCard,
  deckCardFromRecord,
  findCard,
  nameKey,
  nameKeys,
  NamesMeant,
  openCardDatabase,
  recordFromCard,
  rulingsOf,
  starterCard,
  starterCards,
  storedNames,
  supplementaryCard,
} from '@kitchen-table/cards';
import type { Card } from '@kitchen-table/language/core';
import type { Card as PrintedText } from '@kitchen-table/language/surface';
import { lowerCard, type Refusal as WordWithoutCore } from '@kitchen-table/lower';
import { NamesByTypes } from './known-names.ts';
import { inSlices } from './slices.ts';
import type { PrintedCard, Refusal } from '@kitchen-table/oracle';
import { isOfDigitalFormat, readCard } from '@kitchen-table/oracle';

/** A card that is known, with its reading or the reason why it has none. */
export interface FoundCard {
  name: string;
  deckCard: DeckCard;
  /** Scryfall's record, where the card came from one. */
  record: PrintedCard | null;
  reading:
    | { kind: 'read'; card: Card }
    /** What it says is read, but it can't be played. */
    | { kind: 'not lowered'; card: PrintedText; missing: readonly WordWithoutCore[] }
    | { kind: 'refused'; refusals: readonly Refusal[] };
}

/** A card as search and deck editor look at it; `read`: its text is understood. */
export interface KnownRecord {
  record: CardRecord;
  read: boolean;
}

/** Finds cards by name. Open it once; close it at the end. */
export interface CardSource {
  /** The known ones out of some names, by `nameKey` of the name asked for; `onFound` is called for each. */
  find(names: Iterable<string>, onFound?: () => void): Promise<ReadonlyMap<string, FoundCard>>;
  /** The names of every card that it knows, kept from the first time they are asked for. */
  names(): Promise<NamesMeant>;
  /** The names of every face that it knows, by the supertypes and types of the face in lower case. */
  namesByTypes(): Promise<Readonly<Record<string, readonly string[]>>>;
  /** How many cards are imported, and of how many the text is understood; null where none are. */
  imported(): Promise<CardCounts | null>;
  /** What was said of the card of that name, where rulings are imported. */
  rulings(name: string): Promise<readonly Ruling[]>;
  /** The records of every card that it knows, kept from the first time they are asked for. */
  records(): Promise<readonly KnownRecord[]>;
  /** Looks for imported cards again, after some have come. */
  look(): Promise<void>;
  close(): Promise<void>;
}

/** Where to look besides the starter set. */
export interface CardPlaces {
  /** Scryfall-shaped JSON, JSON Lines or MTGJSON, gzipped or not: `--cards FILE`. */
  files?: readonly string[];
  /** The folder with the imported cards; absent: the user's own data folder. */
  dataFolder?: string;
}

/** Opens the places where cards are found. A file that can't be read throws one sentence when first searched. */
export async function openCardSource(places: CardPlaces = {}): Promise<CardSource> {
  const path = join(places.dataFolder ?? (await dataFolder()), 'cards.sqlite');
  let database = existsSync(path) ? await openCardDatabase(path) : null;
  const files = places.files ?? [];
  let known: Promise<readonly KnownRecord[]> | null = null;
  let asMeant: Promise<NamesMeant> | null = null;
  return {
    async find(names, onFound = () => undefined) {
      const found = new Map<string, FoundCard>();
      const keep = (key: string, card: FoundCard): void => {
        found.set(key, card);
        onFound();
      };
      const slice = inSlices();
      const wanted = new Set<string>();
      for (const name of names) wanted.add(nameKey(name));
      if (files.length > 0) await searchFiles(files, wanted, (key) => found.has(key), keep);
      for (const key of wanted) {
        if (found.has(key)) continue;
        await slice();
        const starter = starterCard(key) ?? supplementaryCard(key);
        if (starter !== undefined) keep(key, fromCard(starter));
        else if (database !== null) {
          const stored = await findCard(database, key);
          if (stored !== undefined)
            keep(key, {
              name: stored.name,
              deckCard: deckCardFromRecord(stored.record),
              record: stored.record,
              reading: readingOf(stored.reading),
            });
        }
      }
      return found;
    },
    names() {
      asMeant ??= allNames(files, database).catch((error: unknown) => {
        asMeant = null;
        throw error;
      });
      return asMeant;
    },
    async namesByTypes() {
      const byTypes = new NamesByTypes();
      for (const { faces } of starterCards())
        for (const { name, supertypes, types } of faces) byTypes.add(name, [...supertypes, ...types].join(' '));
      for (const file of files) for await (const record of cardRecords(file)) byTypes.addLines(record);
      if (database !== null) for (const stored of await storedNames(database)) byTypes.addLines(stored);
      return byTypes.all();
    },
    imported: async () => (database === null ? null : await countCards(database)),
    rulings: async (name) => (database === null ? [] : await rulingsOf(database, name)),
    records() {
      known ??= allKnown(files, database).catch((error: unknown) => {
        known = null;
        throw error;
      });
      return known;
    },
    async look() {
      known = null;
      asMeant = null;
      if (database === null && existsSync(path)) database = await openCardDatabase(path);
    },
    async close() {
      if (database !== null) await closeCardDatabase(database);
    },
  };
}

async function allNames(files: readonly string[], database: CardDatabase | null): Promise<NamesMeant> {
  const names = new Set(starterCards().map(({ name }) => name));
  for (const file of files) for await (const { name } of cardRecords(file)) names.add(name);
  if (database !== null) for (const { name } of await storedNames(database)) names.add(name);
  const slice = inSlices();
  const asMeant = new NamesMeant();
  for (const name of names) {
    await slice();
    asMeant.add(name);
  }
  return asMeant;
}

/** One's own files win over the starter cards, those over what is imported. */
async function allKnown(files: readonly string[], database: CardDatabase | null): Promise<readonly KnownRecord[]> {
  const slice = inSlices();
  const known = new Map<string, KnownRecord>();
  const add = (record: CardRecord, read: boolean): void => {
    if (!known.has(record.name)) known.set(record.name, { record, read });
  };
  for (const file of files)
    for await (const record of cardRecords(file)) add(record, fromRecord(record).reading.kind === 'read');
  for (const card of starterCards()) add(recordFromCard(card), true);
  if (database !== null)
    for await (const { record, read } of allRecords(database)) {
      add(searched(record), read);
      await slice();
    }
  return [...known.values()];
}

/** What search and lines look at, and no more: a file has thirty thousand cards. */
function searched(record: CardRecord): CardRecord {
  const { name, layout, cmc, color_identity, keywords, legalities, card_faces } = record;
  const { mana_cost, type_line, oracle_text, power, toughness, loyalty, defense, colors, color_indicator } = record;
  const fields = { name, layout, cmc, color_identity, keywords, legalities, card_faces, mana_cost, type_line };
  const more = { oracle_text, power, toughness, loyalty, defense, colors, color_indicator };
  const present = Object.entries({ ...fields, ...more }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as unknown as CardRecord;
}

/** Whole names win over the names of front faces, those over back faces; files named earlier over later ones. */
async function searchFiles(
  files: readonly string[],
  wanted: ReadonlySet<string>,
  isFound: (key: string) => boolean,
  keep: (key: string, card: FoundCard) => void,
): Promise<void> {
  for (const file of files) {
    const here = new Map<string, { rank: number; record: PrintedCard }>();
    for await (const record of cardRecords(file)) {
      nameKeys(record.name).forEach((key, rank) => {
        if (!wanted.has(key) || isFound(key)) return;
        const other = here.get(key);
        if (other === undefined || other.rank > rank) here.set(key, { rank, record });
      });
    }
    for (const [key, { record }] of here) keep(key, fromRecord(record));
  }
}

/** A card whose text is read now. */
export function fromRecord(record: PrintedCard): FoundCard {
  const result = readCard(record);
  const reading: FoundCard['reading'] =
    'card' in result ? lowered(result.card) : { kind: 'refused', refusals: result.refusals };
  return { name: record.name, deckCard: deckCardFromRecord(record), record, reading };
}

/** A reading that was stored, lowered: what is stored is what the card says. */
function readingOf(stored: StoredCard['reading']): FoundCard['reading'] {
  return stored.kind === 'read' ? lowered(stored.card) : stored;
}

function lowered(card: PrintedText): FoundCard['reading'] {
  const lowering = lowerCard(card);
  return 'card' in lowering
    ? { kind: 'read', card: lowering.card }
    : { kind: 'not lowered', card, missing: lowering.refusals };
}

function fromCard(card: Card): FoundCard {
  return { name: card.name, deckCard: deckCardFromCard(card), record: null, reading: { kind: 'read', card } };
}

/** Why the card can't be played, in one sentence; null when it can. */
export function whyUnplayable(found: FoundCard): string | null {
  if (found.reading.kind === 'refused') {
    if (isOfDigitalFormat(found.reading.refusals))
      return `${found.name}: a card of a digital format, outside the Comprehensive Rules.`;
    const [refusal] = found.reading.refusals;
    return `${found.name}: this sentence of its text is not understood yet: "${(refusal?.text ?? '').replaceAll('~', found.name)}".`;
  }
  if (found.reading.kind === 'read') return null;
  const [missing] = found.reading.missing;
  return missing === undefined
    ? null
    : `${found.name}: the rules of "${missing.text}" (${missing.node}) are not built yet.`;
}
