/** Tables that are being laid, as stored: one row each, the whole of it. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Lobby } from '../lobbies/lobby.ts';
import { openDurable } from './durable.ts';

interface Tables {
  lobbies: { id: string; changed: number; state: string };
}

/** The lobbies of a data folder. */
export interface LobbyStore {
  save(lobby: Lobby): Promise<void>;
  find(lobby: string): Promise<Lobby | null>;
  close(): Promise<void>;
}

/** Lobbies that nobody has changed for so long are forgotten, in milliseconds: 30 days. */
const KEPT = 30 * 24 * 3_600_000;

/** Opens (or makes) the table of lobbies in the folder's `games.sqlite`. */
export async function openLobbyStore(folder: string): Promise<LobbyStore> {
  mkdirSync(folder, { recursive: true });
  const { tables, close } = await openDurable<Tables>(join(folder, 'games.sqlite'));
  await tables
    .deleteFrom('lobbies')
    .where('changed', '<', Date.now() - KEPT)
    .execute();
  return {
    async save(lobby) {
      const row = { id: lobby.lobby, changed: Date.now(), state: JSON.stringify(lobby) };
      await tables
        .insertInto('lobbies')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ changed: row.changed, state: row.state }))
        .execute();
    },
    async find(lobby) {
      const row = await tables.selectFrom('lobbies').select('state').where('id', '=', lobby).executeTakeFirst();
      if (row === undefined) return null;
      const stored = JSON.parse(row.state) as Omit<Lobby, 'draft'> & Partial<Lobby>;
      return { ...stored, draft: stored.draft ?? null };
    },
    close,
  };
}
