/** The tables in PostgreSQL, and how a database of any version before becomes one of today. */
import { randomBytes } from 'node:crypto';
import { type Kysely, type Migration, Migrator } from 'kysely';
import { makeDraftTalk, makeKeptTables } from './kept-tables.ts';
import { makePositions } from './stored-positions.ts';

/** What makes a database of each version one of the next: never changed once it has been out, only added to. */
const STEPS: Readonly<Record<string, Migration>> = {
  '001 games, drafts, lobbies': {
    async up(tables) {
      await makeGames(tables);
      await makeDrafts(tables);
      await makeLobbies(tables);
    },
  },
  '002 homes': { up: makeHomes },
  '003 positions': { up: makePositions },
  '004 kept tables': { up: makeKeptTables },
  '005 draft talk': { up: makeDraftTalk },
};

/** Brings the database up to date, all of it or nothing; servers that begin at once wait for each other. */
export async function bringPostgresUpToDate(tables: Kysely<never>): Promise<void> {
  const migrator = new Migrator({ db: tables, provider: { getMigrations: async () => STEPS } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  if (error instanceof Error && /previously executed migration .* is missing/.test(error.message))
    throw new Error('its games were kept by a newer Kitchen Table; start that one', { cause: error });
  throw error;
}

async function makeGames(tables: Kysely<unknown>): Promise<void> {
  await tables.schema
    .createTable('games')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('setup', 'text', (column) => column.notNull())
    .addColumn('seats', 'text', (column) => column.notNull())
    .addColumn('turn', 'integer', (column) => column.notNull())
    .addColumn('over', 'integer', (column) => column.notNull())
    .addColumn('winners', 'text', (column) => column.notNull())
    .addColumn('draft', 'text')
    .execute();
  await tables.schema
    .createTable('decisions')
    .addColumn('game', 'text', (column) => column.notNull().references('games.id'))
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('decision', 'text', (column) => column.notNull())
    .addColumn('automatic', 'integer', (column) => column.notNull())
    .addColumn('digest', 'text')
    .addPrimaryKeyConstraint('decisions_key', ['game', 'n'])
    .execute();
  await tables.schema
    .createTable('wishes')
    .addColumn('game', 'text', (column) => column.notNull().references('games.id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('wishes', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('wishes_key', ['game', 'seat'])
    .execute();
  await tables.schema
    .createTable('contents')
    .addColumn('fingerprint', 'text', (column) => column.primaryKey())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute();
}

async function makeDrafts(tables: Kysely<unknown>): Promise<void> {
  await tables.schema
    .createTable('drafts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('decks', 'text', (column) => column.notNull())
    .addColumn('games', 'text', (column) => column.notNull())
    .execute();
  await tables.schema
    .createTable('picks')
    .addColumn('draft', 'text', (column) => column.notNull().references('drafts.id'))
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('picks_key', ['draft', 'n'])
    .execute();
  await tables.schema
    .createTable('early_picks')
    .addColumn('draft', 'text', (column) => column.notNull().references('drafts.id'))
    .addColumn('player', 'integer', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('early_picks_key', ['draft', 'player'])
    .execute();
}

async function makeLobbies(tables: Kysely<unknown>): Promise<void> {
  await tables.schema
    .createTable('lobbies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('changed', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .execute();
}

/** Servers live until a moment that they put off while they live; what each has in memory; what they show each other. */
async function makeHomes(tables: Kysely<Record<string, Record<string, string>>>): Promise<void> {
  await tables.schema
    .createTable('servers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('until', 'timestamptz', (column) => column.notNull())
    .execute();
  await tables.schema
    .createTable('homes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('server', 'text', (column) => column.notNull())
    .execute();
  await tables.schema.createIndex('homes_of_server').on('homes').column('server').execute();
  await tables.schema
    .createTable('passwords')
    .addColumn('password', 'text', (column) => column.primaryKey())
    .execute();
  const password = randomBytes(32).toString('base64url');
  await tables.insertInto('passwords').values({ password }).execute();
}
