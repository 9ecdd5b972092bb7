/** Files whose every write is on the disk when it is said to be done: a decision that was seen survives a power cut. */
import { openSqlite } from '@kitchen-table/cards';
import { type Kysely, sql } from 'kysely';

/** Opens (or makes) such a file. */
export async function openDurable<Tables>(path: string): Promise<Kysely<Tables>> {
  const tables = await openSqlite<Tables>(path);
  await sql`pragma synchronous = full`.execute(tables);
  return tables;
}
