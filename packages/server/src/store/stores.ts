/** Everything that a server keeps: in a file of its data folder, or in a database that it shares with others. */
import { type DraftStore, type DraftTables, draftsIn } from './draft-store.ts';
import type { Durable } from './durable.ts';
import { lockFolder } from './folder-lock.ts';
import { ALONE, type Homes } from './homes.ts';
import { lobbiesIn, type LobbyStore, type LobbyTables } from './lobby-store.ts';
import { openPostgres } from './postgres.ts';
import { gamesIn, type GameTables, openFile, type Store } from './store.ts';

/** Where things are kept. */
export interface Place {
  folder: string;
  /** The address of a PostgreSQL database; null: in the folder, which then belongs to this server alone. */
  database: string | null;
  /** So long servers that say nothing are waited for, in milliseconds. */
  lease: number;
}

/** What is kept. */
export interface Stores {
  readonly store: Store;
  readonly draftStore: DraftStore;
  readonly lobbyStore: LobbyStore;
  readonly homes: Homes;
  close(): Promise<void>;
}

type AllTables = GameTables & DraftTables & LobbyTables;

/** Opens them; a sentence says why not. */
export async function openStores(
  { folder, database, lease }: Place,
  onFault: (error: unknown) => void,
): Promise<Stores> {
  if (database !== null) {
    const { file, homes } = await openPostgres<AllTables>(database, lease, onFault);
    return storesIn(file, homes, onFault, () => file.close());
  }
  const unlock = await lockFolder(folder);
  try {
    const file = await openFile<AllTables>(folder);
    return await storesIn(file, ALONE, onFault, async () => {
      await file.close();
      await unlock();
    });
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function storesIn(
  file: Durable<AllTables>,
  homes: Homes,
  onFault: (error: unknown) => void,
  close: () => Promise<void>,
): Promise<Stores> {
  return {
    store: gamesIn(file as unknown as Durable<GameTables>, onFault),
    draftStore: draftsIn(file as unknown as Durable<DraftTables>),
    lobbyStore: await lobbiesIn(file as unknown as Durable<LobbyTables>),
    homes,
    close,
  };
}
