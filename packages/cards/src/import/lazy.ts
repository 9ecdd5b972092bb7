/**
 * The doors to what needs Node (files, SQLite, downloads), loaded when first used, so that a browser that never
 * imports cards never meets them.
 */
import type { Kysely } from 'kysely';
import type { CardRecord } from '../card-record.ts';
import type { CardCounts, CardDatabase, StoredCard } from './database.ts';
import type { BadRecord, ImportReport } from './import-file.ts';
import type { ImportProgress } from './open-file.ts';
import type { Ruling } from './rulings.ts';
import type { UpdateOptions } from './update.ts';

/** Opens the card database at a path (default: `cards.sqlite` in the data folder), making it if there is none. */
export async function openCardDatabase(path?: string): Promise<CardDatabase> {
  return (await import('./database.ts')).openCardDatabase(path);
}

/** Closes a card database. */
export async function closeCardDatabase(database: CardDatabase): Promise<void> {
  await (await import('./database.ts')).closeCardDatabase(database);
}

/** Finds a card by any name a player may write; undefined if there is none. */
export async function findCard(database: CardDatabase, name: string): Promise<StoredCard | undefined> {
  return (await import('./database.ts')).findCard(database, name);
}

/** The name and the type line of every stored card; both of a card with two, with "//" between. */
export async function storedNames(
  database: CardDatabase,
): Promise<readonly { readonly name: string; readonly type_line: string }[]> {
  return (await import('./database.ts')).storedNames(database);
}

/** Counts the stored cards, and those of them that are read. */
export async function countCards(database: CardDatabase): Promise<CardCounts> {
  return (await import('./database.ts')).countCards(database);
}

/** Every stored card in turn, by name. */
export async function* allCards(database: CardDatabase): AsyncGenerator<StoredCard> {
  yield* (await import('./database.ts')).allCards(database);
}

/** The record of every stored card, and whether its text is read. */
export async function* allRecords(
  database: CardDatabase,
): AsyncGenerator<{ readonly record: CardRecord; readonly read: boolean }> {
  yield* (await import('./database.ts')).allRecords(database);
}

/** Replaces the stored cards by those of a Scryfall or MTGJSON file; on any failure nothing changes. */
export async function importFile(
  database: CardDatabase,
  path: string,
  onProgress?: (progress: ImportProgress) => void,
): Promise<ImportReport> {
  return (await import('./import-file.ts')).importFile(database, path, onProgress);
}

/** Whether a file is one of rulings. */
export async function holdsRulings(path: string): Promise<boolean> {
  return (await import('./rulings.ts')).holdsRulings(path);
}

/** Replaces the stored rulings by those of Scryfall's file; gives their number. */
export async function importRulings(database: CardDatabase, path: string): Promise<number> {
  return (await import('./rulings.ts')).importRulings(database, path);
}

/** What was said of the card of that name, the oldest first. */
export async function rulingsOf(database: CardDatabase, name: string): Promise<readonly Ruling[]> {
  return (await import('./rulings.ts')).rulingsOf(database, name);
}

/** Downloads the newest cards from Scryfall and imports them; on any failure nothing changes. */
export async function updateCards(
  database: CardDatabase,
  options?: UpdateOptions,
): Promise<ImportReport & { updatedAt: string }> {
  return (await import('./update.ts')).updateCards(database, options);
}

/** Streams the good records of a card file without storing them; broken ones are handed to `onBad`. */
export async function* cardRecords(path: string, onBad?: (bad: BadRecord) => void): AsyncGenerator<CardRecord> {
  yield* (await import('./import-file.ts')).cardRecords(path, onBad);
}

/** Where a player's own data lies: KITCHEN_TABLE_DATA, else the operating system's place for it. */
export async function dataFolder(): Promise<string> {
  return (await import('./data-folder.ts')).dataFolder();
}

/** Opens (or makes) an SQLite file for Kysely on any Node that we support; `:memory:` stays in memory. */
export async function openSqlite<Tables>(path: string): Promise<Kysely<Tables>> {
  return (await import('./sqlite.ts')).openSqlite<Tables>(path);
}
