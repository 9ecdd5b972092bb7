/** Tables that are being laid, as stored: one row each, the whole of it. */
import { USUAL_OPTIONS } from '@kitchen-table/protocol';
import { FREE, type Lobby } from '../lobbies/lobby.ts';
import type { Durable } from './durable.ts';

/** The tables of lobbies. */
export interface LobbyTables {
  lobbies: { id: string; changed: number; state: string };
}

/** The lobbies that are kept. */
export interface LobbyStore {
  save(lobby: Lobby): Promise<void>;
  find(lobby: string): Promise<Lobby | null>;
}

/** Lobbies that nobody has changed for so long are forgotten, in milliseconds: 30 days. */
const KEPT = 30 * 24 * 3_600_000;

/** The lobbies in open tables; the old ones are forgotten first. */
export async function lobbiesIn({ tables, owned }: Durable<LobbyTables>): Promise<LobbyStore> {
  await tables
    .deleteFrom('lobbies')
    .where('changed', '<', Date.now() - KEPT)
    .execute();
  return {
    async save(lobby) {
      const row = { id: lobby.lobby, changed: Date.now(), state: JSON.stringify(lobby) };
      await owned(lobby.lobby, (transaction) =>
        transaction
          .insertInto('lobbies')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ changed: row.changed, state: row.state }))
          .execute(),
      );
    },
    async find(lobby) {
      const row = await tables.selectFrom('lobbies').select('state').where('id', '=', lobby).executeTakeFirst();
      if (row === undefined) return null;
      const stored = JSON.parse(row.state) as Omit<Lobby, 'draft' | 'options' | 'match'> & Partial<Lobby>;
      const { draft = null, match = null } = stored;
      const seats = stored.seats.map((seat) => ({ ...FREE, ...seat }));
      return { ...stored, seats, draft, match, options: { ...USUAL_OPTIONS, ...stored.options } };
    },
  };
}
