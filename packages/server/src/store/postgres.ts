/** PostgreSQL, which several servers share. Its driver is loaded when it is wanted. */
import { Kysely, PostgresDialect } from 'kysely';
import { secret } from '../secrets.ts';
import type { Durable } from './durable.ts';
import { type HomeTables, Leases } from './leases.ts';
import { bringPostgresUpToDate } from './postgres-schema.ts';

/** Connections of one server: more wait for each other. */
const MOST_CONNECTIONS = 10;
/** So long a connection is waited for, in milliseconds. */
const PATIENCE = 5000;
/** The number by which PostgreSQL calls whole numbers of eight bytes, which its driver gives as text: ours are moments. */
const EIGHT_BYTES = 20;

/** Opens a database; a sentence says why not. */
export async function openPostgres<Tables>(
  url: string,
  lease: number,
  onFault: (error: unknown) => void,
): Promise<{ file: Durable<Tables>; homes: Leases }> {
  const { Pool, types } = await import('pg');
  const server = secret(12); // A new one each time: a server that was killed is never taken for the one after it.
  const pool = new Pool({
    application_name: server,
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: PATIENCE,
    types: { getTypeParser: (id, form) => (id === EIGHT_BYTES ? Number : types.getTypeParser(id, form)) },
  });
  pool.on('error', onFault); // A connection that was idle broke: the next is another one.
  const tables = new Kysely<Tables & HomeTables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await bringPostgresUpToDate(tables as unknown as Kysely<never>);
    const homes = await Leases.open(tables as unknown as Kysely<HomeTables>, server, lease, onFault);
    const file: Durable<Tables> = {
      tables: tables as unknown as Kysely<Tables>,
      owned: (id, write) =>
        file.tables.transaction().execute(async (transaction) => {
          await homes.hold(transaction as unknown as Parameters<Leases['hold']>[0], id);
          return write(transaction);
        }),
      close: () => tables.destroy(),
    };
    return { file, homes };
  } catch (error) {
    await tables.destroy();
    throw new Error(`The database of the games can't be used (${reasonOf(error)}).`, { cause: error });
  }
}

/** Where no address of a name answers, the error has no words but a code. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message === '' ? String((error as { code?: unknown }).code) : error.message;
}
