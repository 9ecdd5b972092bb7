/** Where everything is kept: what is said to be written there survives a power cut, so that a decision that was seen does. */
import { openSqlite } from '@kitchen-table/cards';
import { type Kysely, sql, type Transaction } from 'kysely';
import { bringUpToDate } from './schema.ts';

/** Tables that are open. */
export interface Durable<Tables> {
  readonly tables: Kysely<Tables>;
  /** Writes all of it or nothing, while the game, draft or lobby of that name is at home here. Fails with `TakenOver`. */
  owned<Result>(id: string, write: (transaction: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  /** The last who closes it does. */
  close(): Promise<void>;
}

/** The files that are open, and by how many: two connections of one process would lock each other out. */
const open = new Map<string, { tables: Promise<Kysely<never>>; users: number }>();

/** Opens (or makes) a file of tables; whoever opens it again shares the connection, so that transactions wait for each other. */
export async function openDurable<Tables>(path: string): Promise<Durable<Tables>> {
  const shared = open.get(path) ?? { tables: opened(path), users: 0 };
  open.set(path, shared);
  shared.users++;
  try {
    const tables = (await shared.tables) as unknown as Kysely<Tables>;
    return {
      tables,
      owned: (_, write) => tables.transaction().execute(write), // A file belongs to one server: see `folder-lock.ts`.
      async close() {
        if (--shared.users > 0) return;
        open.delete(path);
        await tables.destroy();
      },
    };
  } catch (error) {
    open.delete(path);
    throw error;
  }
}

async function opened(path: string): Promise<Kysely<never>> {
  const tables = await openSqlite<never>(path);
  try {
    await sql`pragma synchronous = full`.execute(tables);
    await bringUpToDate(tables as unknown as Parameters<typeof bringUpToDate>[0], path);
    return tables;
  } catch (error) {
    await tables.destroy();
    throw error;
  }
}
