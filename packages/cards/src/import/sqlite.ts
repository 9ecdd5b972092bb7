/** Kysely over the `node:sqlite` API: the built-in module where Node has it, the same API from a package on Node 20. */
import { createRequire } from 'node:module';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { Kysely, SqliteDialect } from 'kysely';

/** As much of the `node:sqlite` API as is used here. */
interface DatabaseSync {
  exec(sql: string): void;
  prepare(sql: string): {
    all(...parameters: unknown[]): unknown[];
    run(...parameters: unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
    iterate(...parameters: unknown[]): IterableIterator<unknown>;
    columns(): unknown[];
  };
  close(): void;
}

/** So many statements are kept ready. */
const MOST_KEPT = 50;

type DatabaseSyncClass = new (path: string) => DatabaseSync;

/** Node 20 has no `node:sqlite`, and 22.0-22.15 lacks parts of it. */
function databaseClass(): DatabaseSyncClass {
  const require = createRequire(import.meta.url);
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const builtIn = major > 22 || (major === 22 && minor >= 16);
  const module = (builtIn ? require('node:sqlite') : require('@photostructure/sqlite')) as {
    DatabaseSync: DatabaseSyncClass;
  };
  return module.DatabaseSync;
}

/** Opens (or makes) an SQLite file for Kysely; `:memory:` stays in memory. */
export function openSqlite<Tables>(path: string): Kysely<Tables> {
  const database = new (databaseClass())(path);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON');
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: adapt(database) }) });
}

/**
 * Kysely speaks to better-sqlite3's interface; this one differs in how rows and parameters are passed. Writing
 * statements are kept for reuse: each holds on to the last values bound to it, so thousands of them fill the memory.
 */
function adapt(database: DatabaseSync): SqliteDatabase {
  const writers = new Map<string, SqliteStatement>();
  return {
    close: () => {
      writers.clear();
      database.close();
    },
    prepare: (sql): SqliteStatement => {
      const kept = writers.get(sql);
      if (kept !== undefined) return kept;
      const statement = database.prepare(sql);
      const adapted: SqliteStatement = {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters),
        run: (parameters) => statement.run(...parameters),
        iterate: (parameters) => statement.iterate(...parameters),
      };
      if (!adapted.reader && writers.size < MOST_KEPT) writers.set(sql, adapted);
      return adapted;
    },
  };
}
