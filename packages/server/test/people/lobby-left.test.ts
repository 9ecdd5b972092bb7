/** A lobby that its last page leaves while others still sit down. */
import { expect, test } from 'vitest';
import { Lobbies, type LobbyWatcher } from '../../src/lobbies/lobbies.ts';
import type { Lobby } from '../../src/lobbies/lobby.ts';
import { ALONE } from '../../src/store/homes.ts';

/** Lobbies in memory; `slow`: nothing is written before it is let through. */
function lobbiesInMemory(): { lobbies: Lobbies; held: (() => void)[]; slow(): void } {
  const rows = new Map<string, Lobby>();
  const held: (() => void)[] = [];
  let isSlow = false;
  const lobbies = new Lobbies({
    store: {
      async save(lobby) {
        if (isSlow) await new Promise<void>((resolve) => held.push(resolve));
        rows.set(lobby.lobby, lobby);
      },
      find: async (lobby) => rows.get(lobby) ?? null,
    },
    homes: ALONE,
    tables: {} as never,
    drafts: {} as never,
    source: {} as never,
  });
  return {
    lobbies,
    held,
    slow() {
      isSlow = true;
    },
  };
}

async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

test('who sits down while the last page leaves the lobby keeps the seat', async () => {
  const { lobbies, held, slow } = lobbiesInMemory();
  const laid = await lobbies.open('free-for-all', 4, 'Ann');
  if (typeof laid === 'string') throw new Error(laid);
  const { lobby } = laid;
  let names: readonly string[] = [];
  const watcher: LobbyWatcher = {
    keyHash: null,
    send: ({ seats }) => {
      names = seats.map(({ name }) => name);
    },
  };
  await lobbies.watch(lobby, null, watcher);
  slow();
  const ben = lobbies.sit(lobby, 'Ben');
  await settle();
  const leaving = lobbies.leave(lobby, watcher);
  await settle();
  const cleo = lobbies.sit(lobby, 'Cleo');
  await settle();
  held.shift()?.();
  await ben;
  await settle();
  const back = lobbies.watch(lobby, null, watcher);
  await settle();
  held.shift()?.();
  expect(await cleo).toMatchObject({ seat: 2 });
  await back;
  await leaving;
  const dan = lobbies.sit(lobby, 'Dan');
  await settle();
  held.shift()?.();
  await dan;
  expect(names.slice(0, 4)).toEqual(['Ann', 'Ben', 'Cleo', 'Dan']);
});
