/** The imported cards: one table, every card with its record and its reading, or the reason why it was not read. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Card } from '@kitchen-table/language/surface';
import type { Refusal } from '@kitchen-table/oracle';
import type { Kysely } from 'kysely';
import type { CardRecord } from '../card-record.ts';
import { nameKey, nameKeys } from '../deck-lists/names.ts';
import { defaultDatabasePath } from './data-folder.ts';
import { openSqlite } from './sqlite.ts';

/** A card as stored. */
export interface StoredCard {
  name: string;
  /** Scryfall's record, or MTGJSON's brought into that shape. */
  record: CardRecord;
  reading: { kind: 'read'; card: Card } | { kind: 'refused'; refusals: readonly Refusal[] };
}

/** How many cards there are, and how many of them are read. */
export interface CardCounts {
  cards: number;
  read: number;
}

interface CardRow {
  id: number;
  name: string;
  record: string;
  reading: string | null;
  refusals: string | null;
  type_line: string;
  mana_value: number | null;
  color_identity: string;
}

interface NameRow {
  key: string;
  card: number;
  /** 0 whole name, 1 front face, 2 other face: lower wins. */
  rank: number;
}

interface RulingRow {
  /** The oracle id of the card, or its name as a key. */
  card: string;
  date: string;
  text: string;
}

interface Tables {
  cards: CardRow;
  card_names: NameRow;
  rulings: RulingRow;
}

/** An open card database; made by `openCardDatabase`, closed by `closeCardDatabase`. */
export interface CardDatabase {
  readonly path: string;
  readonly tables: Kysely<Tables>;
}

/** Opens the card database at a path (default: in the data folder), making it if there is none. */
export async function openCardDatabase(path: string = defaultDatabasePath()): Promise<CardDatabase> {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  let tables: Kysely<Tables> | undefined;
  try {
    tables = openSqlite<Tables>(path);
    await makeTables(tables);
    return { path, tables };
  } catch (error) {
    await tables?.destroy();
    const because = error instanceof Error ? error.message : String(error);
    throw new Error(`${path}: this is not a card database (${because}); move it away and import the cards again.`, {
      cause: error,
    });
  }
}

async function makeTables(tables: Kysely<Tables>): Promise<void> {
  await tables.schema
    .createTable('cards')
    .ifNotExists()
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('reading', 'text')
    .addColumn('refusals', 'text')
    .addColumn('type_line', 'text', (column) => column.notNull())
    .addColumn('mana_value', 'real')
    .addColumn('color_identity', 'text', (column) => column.notNull())
    .execute();
  await tables.schema
    .createTable('card_names')
    .ifNotExists()
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('card', 'integer', (column) => column.notNull().references('cards.id'))
    .addColumn('rank', 'integer', (column) => column.notNull())
    .execute();
  await tables.schema
    .createTable('rulings')
    .ifNotExists()
    .addColumn('card', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await tables.schema.createIndex('rulings_card').ifNotExists().on('rulings').column('card').execute();
  await tables.schema.createIndex('card_names_key').ifNotExists().on('card_names').column('key').execute();
}

/** Closes the database. */
export async function closeCardDatabase(database: CardDatabase): Promise<void> {
  await database.tables.destroy();
}

/** Finds a card by any name a player may write; undefined if there is none. */
export async function findCard(database: CardDatabase, name: string): Promise<StoredCard | undefined> {
  const row = await database.tables
    .selectFrom('card_names')
    .innerJoin('cards', 'cards.id', 'card_names.card')
    .select(['cards.name', 'cards.record', 'cards.reading', 'cards.refusals'])
    .where('card_names.key', '=', nameKey(name))
    .orderBy('card_names.rank')
    .orderBy('cards.id')
    .executeTakeFirst();
  return row === undefined ? undefined : storedCard(row);
}

/** Every stored card in turn, by name. */
export async function* allCards(database: CardDatabase): AsyncGenerator<StoredCard> {
  const rows = database.tables
    .selectFrom('cards')
    .select(['name', 'record', 'reading', 'refusals'])
    .orderBy('name')
    .stream();
  for await (const row of rows) yield storedCard(row);
}

/** The record of every stored card, and whether its text is read. */
export async function* allRecords(
  database: CardDatabase,
): AsyncGenerator<{ readonly record: CardRecord; readonly read: boolean }> {
  const rows = database.tables
    .selectFrom('cards')
    .select((build) => ['record', build('reading', 'is not', null).as('read')])
    .stream();
  for await (const { record, read } of rows) yield { record: JSON.parse(record) as CardRecord, read: Boolean(read) };
}

/** The name and the type line of every stored card; both of a card with two, with "//" between. */
export async function storedNames(
  database: CardDatabase,
): Promise<readonly { readonly name: string; readonly type_line: string }[]> {
  return database.tables.selectFrom('cards').select(['name', 'type_line']).orderBy('name').execute();
}

/** Counts the stored cards. */
export async function countCards(database: CardDatabase): Promise<CardCounts> {
  const counted = await database.tables
    .selectFrom('cards')
    .select((build) => [build.fn.countAll<number>().as('cards'), build.fn.count<number>('reading').as('read')])
    .executeTakeFirstOrThrow();
  return { cards: Number(counted.cards), read: Number(counted.read) };
}

function storedCard(row: Pick<CardRow, 'name' | 'record' | 'reading' | 'refusals'>): StoredCard {
  const record = JSON.parse(row.record) as CardRecord;
  const reading: StoredCard['reading'] =
    row.reading === null
      ? { kind: 'refused', refusals: JSON.parse(row.refusals ?? '[]') as readonly Refusal[] }
      : { kind: 'read', card: JSON.parse(row.reading) as Card };
  return { name: row.name, record, reading };
}

/** Runs some writing as one transaction: all of it happens, or nothing. */
export async function writeCards(
  database: CardDatabase,
  write: (add: (cards: readonly StoredCard[]) => Promise<void>) => Promise<void>,
): Promise<void> {
  await database.tables.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('card_names').execute();
    await transaction.deleteFrom('cards').execute();
    let id = 0;
    await write(async (cards) => {
      const rows = cards.map((card) => cardRow(card, ++id));
      if (rows.length === 0) return;
      await transaction.insertInto('cards').values(rows).execute();
      await transaction.insertInto('card_names').values(rows.flatMap(nameRows)).execute();
    });
  });
}

function cardRow(card: StoredCard, id: number): CardRow {
  const { record } = card;
  return {
    id,
    name: card.name,
    record: JSON.stringify(record),
    reading: card.reading.kind === 'read' ? JSON.stringify(card.reading.card) : null,
    refusals: card.reading.kind === 'refused' ? JSON.stringify(card.reading.refusals) : null,
    type_line: record.type_line ?? record.card_faces?.map((face) => face.type_line ?? '').join(' // ') ?? '',
    mana_value: record.cmc ?? null,
    color_identity: (record.color_identity ?? []).join(''),
  };
}

function nameRows(row: CardRow): NameRow[] {
  return nameKeys(row.name).map((key, index) => ({ key, card: row.id, rank: Math.min(index, 2) }));
}
