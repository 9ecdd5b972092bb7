/** Files whose every write is on the disk when it is said to be done: a decision that was seen survives a power cut. */
import { openSqlite } from '@kitchen-table/cards';
import { type Kysely, sql } from 'kysely';
import { bringUpToDate } from './schema.ts';

/** A file that is open. */
export interface Durable<Tables> {
  tables: Kysely<Tables>;
  /** The last who closes it does. */
  close(): Promise<void>;
}

/** The files that are open, and by how many: two connections of one process would lock each other out. */
const open = new Map<string, { tables: Promise<Kysely<never>>; users: number }>();

/** Opens (or makes) such a file; whoever opens it again shares the connection, so that transactions wait for each other. */
export async function openDurable<Tables>(path: string): Promise<Durable<Tables>> {
  const shared = open.get(path) ?? { tables: opened(path), users: 0 };
  open.set(path, shared);
  shared.users++;
  const close = async (): Promise<void> => {
    if (--shared.users > 0) return;
    open.delete(path);
    await (await shared.tables).destroy();
  };
  try {
    return { tables: (await shared.tables) as unknown as Kysely<Tables>, close };
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
