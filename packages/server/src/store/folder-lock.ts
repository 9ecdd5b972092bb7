/** One server per data folder: two would each go on with the same games. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openSqlite } from '@kitchen-table/cards';
import { type Kysely, sql } from 'kysely';

/**
 * Locks the folder until the returned function is called. The lock is an open transaction of a database of its own, so the
 * operating system lifts it when the process ends in whatever way.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true });
  let database: Kysely<Record<string, never>> | null = null;
  try {
    const opened = await openSqlite<Record<string, never>>(join(folder, 'server.lock'));
    database = opened;
    await sql`begin exclusive`.execute(opened);
    return async () => {
      await sql`rollback`.execute(opened);
      await opened.destroy();
    };
  } catch (error) {
    await database?.destroy();
    throw new Error(lockProblem(error, folder), { cause: error });
  }
}

function lockProblem(error: unknown, folder: string): string {
  const because = error instanceof Error ? error.message : String(error);
  return /locked|busy/i.test(because)
    ? `Another Kitchen Table serves the games in ${folder}; stop that one, or choose another folder with --data.`
    : `The folder ${folder} can't be used for games (${because}); choose another with --data.`;
}
