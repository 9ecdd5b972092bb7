/** The tables of `games.sqlite`, and how a file of any version before becomes one of today. */
import type { GameSetup } from '@kitchen-table/engine';
import { type Kysely, sql } from 'kysely';
import { type ContentTables, setApart, storeContents } from './contents.ts';
import { makeDraftTalk, makeKeptTables } from './kept-tables.ts';
import { makePositions } from './stored-positions.ts';

/** A file of tables whatever they hold. */
type AnyTables = Record<string, Record<string, unknown>>;

/** The file was written by a program that knows more than this one. */
export class NewerFile extends Error {
  constructor(path: string, version: number) {
    super(
      `${path}: its games were kept by a newer Kitchen Table (tables of version ${version}, this one knows ${VERSION}); start that one, or choose another folder with --data.`,
    );
  }
}

/** What makes a file of each version one of the next: never changed once it has been out, only added to. */
const STEPS: readonly ((tables: Kysely<AnyTables>) => Promise<void>)[] = [
  async (tables) => {
    await makeGames(tables);
    await makeDrafts(tables);
    await makeLobbies(tables);
  },
  setCardsApart,
  makePositions,
  makeKeptTables,
  makeDraftTalk,
];

/** The version of a file of today. */
export const VERSION: number = STEPS.length;

/** Brings the file up to date, all of it or nothing; a file that is newer than this program is left as it is. */
export async function bringUpToDate(tables: Kysely<AnyTables>, path: string): Promise<void> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(tables);
  const version = rows[0]?.user_version ?? 0;
  if (version > VERSION) throw new NewerFile(path, version);
  if (version === VERSION) return;
  await tables.transaction().execute(async (transaction) => {
    for (const step of STEPS.slice(version)) await step(transaction);
    await sql.raw(`pragma user_version = ${VERSION}`).execute(transaction);
  });
}

/** Files of before there were versions may have some of it. */
async function makeGames(tables: Kysely<AnyTables>): Promise<void> {
  await tables.schema
    .createTable('games')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('created', 'integer', (column) => column.notNull())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('setup', 'text', (column) => column.notNull())
    .addColumn('seats', 'text', (column) => column.notNull())
    .addColumn('turn', 'integer', (column) => column.notNull())
    .addColumn('over', 'integer', (column) => column.notNull())
    .addColumn('winners', 'text', (column) => column.notNull())
    .execute();
  await addMissing(tables, 'games', 'draft'); // Files of before there were drafts.
  await tables.schema
    .createTable('decisions')
    .ifNotExists()
    .addColumn('game', 'text', (column) => column.notNull().references('games.id'))
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('decision', 'text', (column) => column.notNull())
    .addColumn('automatic', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('decisions_key', ['game', 'n'])
    .execute();
  await addMissing(tables, 'decisions', 'digest'); // Files in which no positions were noted.
  await tables.schema
    .createTable('wishes')
    .ifNotExists()
    .addColumn('game', 'text', (column) => column.notNull().references('games.id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('wishes', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('wishes_key', ['game', 'seat'])
    .execute();
}

async function makeDrafts(tables: Kysely<AnyTables>): Promise<void> {
  await tables.schema
    .createTable('drafts')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('decks', 'text', (column) => column.notNull())
    .addColumn('games', 'text', (column) => column.notNull())
    .execute();
  await tables.schema
    .createTable('picks')
    .ifNotExists()
    .addColumn('draft', 'text', (column) => column.notNull().references('drafts.id'))
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('picks_key', ['draft', 'n'])
    .execute();
  await tables.schema
    .createTable('early_picks')
    .ifNotExists()
    .addColumn('draft', 'text', (column) => column.notNull().references('drafts.id'))
    .addColumn('player', 'integer', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('early_picks_key', ['draft', 'player'])
    .execute();
}

async function makeLobbies(tables: Kysely<AnyTables>): Promise<void> {
  await tables.schema
    .createTable('lobbies')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('changed', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .execute();
}

/** Files in which each game had its cards in its own row. */
async function setCardsApart(tables: Kysely<AnyTables>): Promise<void> {
  await tables.schema
    .createTable('contents')
    .addColumn('fingerprint', 'text', (column) => column.primaryKey())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute();
  for (const { id } of await tables.selectFrom('games').select('id').execute()) {
    const row = await tables.selectFrom('games').select('setup').where('id', '=', id).executeTakeFirst();
    let apart: ReturnType<typeof setApart>;
    try {
      apart = setApart(JSON.parse(String(row?.['setup'])) as GameSetup);
    } catch {
      continue; // A damaged row stays as it is: one game's trouble, told when somebody comes for it.
    }
    const { stored, contents } = apart;
    await storeContents(tables as unknown as Kysely<ContentTables>, contents);
    await tables
      .updateTable('games')
      .set({ setup: JSON.stringify(stored) })
      .where('id', '=', id)
      .execute();
  }
}

async function addMissing(tables: Kysely<AnyTables>, table: string, column: string): Promise<void> {
  const columns = (await tables.introspection.getTables()).find(({ name }) => name === table)?.columns ?? [];
  if (!columns.some(({ name }) => name === column))
    await tables.schema.alterTable(table).addColumn(column, 'text').execute();
}
