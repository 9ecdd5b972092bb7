/** What is kept of a table besides its game: what was agreed, and the last things that were said. */
import { type MatchScore, type TableOptions, USUAL_OPTIONS } from '@kitchen-table/protocol';
import type { Kysely } from 'kysely';
import type { KeptClocks } from '../match/clocks.ts';
import type { KeptOffers } from '../match/consent/open-offers.ts';
import type { Passed } from '../match/late.ts';
import type { KeptSaying } from '../match/table-talk.ts';
import type { Durable } from './durable.ts';

/** A table as it is kept. */
export interface KeptTable {
  options: TableOptions;
  said: readonly KeptSaying[];
  /** Null where no time was counted yet. */
  clocks: KeptClocks | null;
  /** The match that the game is part of; null where the table was not laid for people. */
  match: MatchScore | null;
  /** What the people have been asked and have not all answered; absent: nothing. */
  offers?: KeptOffers;
  /** How far the game was when, where people watch late. */
  late?: readonly Passed[];
}

/** A table about which nothing was agreed, and at which nothing was said. */
export const BARE_TABLE: KeptTable = { options: USUAL_OPTIONS, said: [], clocks: null, match: null };

/** The table of tables. */
export interface KeptTableTables {
  kept_tables: { game: string; kept: string };
}

/** The tables that are kept. */
export interface KeptTableStore {
  table(game: string): Promise<KeptTable>;
  saveTable(game: string, table: KeptTable): Promise<void>;
}

/** Makes the table; the same in every kind of database. */
export async function makeKeptTables(tables: Pick<Kysely<unknown>, 'schema'>): Promise<void> {
  await tables.schema
    .createTable('kept_tables')
    .addColumn('game', 'text', (column) => column.primaryKey().references('games.id'))
    .addColumn('kept', 'text', (column) => column.notNull())
    .execute();
}

/** Makes the table of what is said at drafts; the same in every kind of database. */
export async function makeDraftTalk(tables: Pick<Kysely<unknown>, 'schema'>): Promise<void> {
  await tables.schema
    .createTable('draft_talk')
    .addColumn('draft', 'text', (column) => column.primaryKey().references('drafts.id'))
    .addColumn('said', 'text', (column) => column.notNull())
    .execute();
}

/** Writes a table anew. */
export async function writeTable(
  tables: Pick<Kysely<KeptTableTables>, 'insertInto'>,
  game: string,
  table: KeptTable,
): Promise<void> {
  const kept = JSON.stringify(table);
  await tables
    .insertInto('kept_tables')
    .values({ game, kept })
    .onConflict((conflict) => conflict.column('game').doUpdateSet({ kept }))
    .execute();
}

/** The tables in open tables. */
export function keptTablesIn({ tables, owned }: Durable<KeptTableTables>): KeptTableStore {
  return {
    async table(game) {
      const row = await tables.selectFrom('kept_tables').select('kept').where('game', '=', game).executeTakeFirst();
      if (row === undefined) return BARE_TABLE;
      const kept = JSON.parse(row.kept) as Partial<KeptTable>;
      return { ...BARE_TABLE, ...kept, options: { ...USUAL_OPTIONS, ...kept.options } };
    },
    saveTable: (game, table) => owned(game, (transaction) => writeTable(transaction, game, table)),
  };
}
