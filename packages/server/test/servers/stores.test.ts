/** What is kept is the same in a file and in PostgreSQL. */
import { starterCard } from '@kitchen-table/cards';
import type { Card } from '@kitchen-table/language/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FREE } from '../../src/lobbies/lobby.ts';
import { BARE_TABLE } from '../../src/store/kept-tables.ts';
import { GoneOn, type StoredDecision, type StoredGame } from '../../src/store/store.ts';
import { openStores, type Stores } from '../../src/store/stores.ts';
import { defaultStops, USUAL_OPTIONS } from '@kitchen-table/protocol';
import { temporaryFolder } from '../table.ts';
import {
  freshDatabase,
  NO_POSTGRES,
  type Postgres,
  postgresPrograms,
  startPostgres,
} from '../../attack/several/postgres.ts';

const hasPostgres = postgresPrograms() !== null;
if (!hasPostgres) console.warn(NO_POSTGRES);

const stored: StoredGame = {
  ...{ game: 'g', created: Date.now(), format: 'two-player', turn: 3, over: false, winners: [] },
  seats: [{ name: 'Ann', kind: 'human', bot: 'greedy', deck: 'Own deck', tokenHash: 'a' }],
  setup: {
    format: 'two-player',
    cards: { Bear: starterCard('grizzly bears') as Card },
    players: [],
    seed: 's',
    edition: 'today' as const,
  },
};
const state = { turn: 4, over: true, winners: [0] };

function decision(answer: number, automatic = false): StoredDecision {
  return { decision: { player: 0, answer: [answer] }, automatic, ...(automatic ? {} : { digest: `d${answer}` }) };
}

describe.each(['SQLite', ...(hasPostgres ? ['PostgreSQL'] : [])])('kept in %s', (kind) => {
  const folder = temporaryFolder();
  let postgres: Postgres | null = null;
  let stores: Stores;

  async function opened(): Promise<Stores> {
    const place = { folder: folder.path, database: postgres?.url ?? null, lease: 2000 };
    const open = await openStores(place, (error) => {
      throw error;
    });
    await open.homes.begin('http://127.0.0.1:1');
    return open;
  }

  async function reopened(): Promise<void> {
    await stores.homes.close();
    await stores.close();
    stores = await opened();
    for (const id of ['g', 'd', 'l']) await stores.homes.take(id);
  }

  beforeAll(async () => {
    if (kind === 'PostgreSQL') {
      const started = await startPostgres();
      postgres = { url: await freshDatabase(started), close: () => started.close() };
    }
    stores = await opened();
    for (const id of ['g', 'd', 'l']) expect(await stores.homes.take(id)).toBe(true);
  });

  afterAll(async () => {
    await stores.homes.close();
    await stores.close();
    await postgres?.close();
    folder.remove();
  });

  test('a game with its decisions is there again, and goes on at no other decision than the last', async () => {
    const { store } = stores;
    await store.add(stored, BARE_TABLE);
    await expect(store.add(stored)).rejects.toThrow();
    await store.append('g', 0, [decision(1), decision(2, true), decision(3)], stored);
    await store.takeBack('g', 3, 1, stored);
    await store.append('g', 1, [decision(7)], state);
    await expect(store.append('g', 1, [decision(9)], stored)).rejects.toThrow(GoneOn);
    await expect(store.append('g', 3, [decision(9)], stored)).rejects.toThrow(GoneOn);
    await store.saveWishes('g', 0, { stops: defaultStops(), yielding: null });
    await store.saveWishes('g', 0, { stops: defaultStops(), yielding: { until: 'this turn', turn: 4 } });
    const clocks = { spent: [4000], decision: { number: 3, spent: 1000 } };
    const said = [{ number: 1, seat: 0, name: 'Ann', text: 'Hello' }];
    const match = { lobby: 'l', bestOf: 3 as const, games: 1, wins: [1, 0] };
    const kept = { options: { ...USUAL_OPTIONS, guests: 'nothing' as const }, said, clocks, match };
    await store.saveTable('g', kept);
    const seats = stored.seats.map((seat) => ({ ...seat, kind: 'bot' as const, tokenHash: null }));
    await store.saveSeats('g', seats);
    await store.saveWords('w', '["Fox"]');
    await store.saveWords('w', '["Fox"]');
    await reopened();
    expect(await stores.store.find('g')).toEqual({ ...stored, ...state, seats });
    expect(await stores.store.decisions('g')).toEqual([decision(1), decision(7)]);
    expect(await stores.store.wishes('g')).toEqual({
      0: { stops: defaultStops(), yielding: { until: 'this turn', turn: 4 } },
    });
    expect(await stores.store.table('g')).toEqual(kept);
    expect(await stores.store.table('h')).toEqual(BARE_TABLE);
    expect([await stores.store.words('w'), await stores.store.words('v')]).toEqual(['["Fox"]', null]);
    const { setup: _, ...facts } = { ...stored, ...state, seats };
    expect(await stores.store.list(['g', 'h'])).toEqual([facts]);
    expect([await stores.store.list([]), await stores.store.find('h')]).toEqual([[], null]);
  });

  test('a draft with its picks, decks and games is there again', async () => {
    const { draftStore } = stores;
    const seats = [{ name: 'Ann', kind: 'human' as const, bot: 'greedy' as const, tokenHash: 'a' }];
    const facts = { draft: 'd', created: 1, format: 'booster draft', seed: 's', seats };
    await draftStore.add(facts);
    await draftStore.append('d', 0, [[1], [2, 3]]);
    await draftStore.takeBack('d', 2, 1);
    await draftStore.append('d', 1, [[4]]);
    await expect(draftStore.append('d', 1, [[5]])).rejects.toThrow(GoneOn);
    await draftStore.keepEarly('d', [{ player: 0, answer: [1] }]);
    const hello = { number: 2, seat: 0, name: 'Ann', text: 'Hello' };
    await draftStore.saveTalk('d', [{ ...hello, number: 1 }]);
    await draftStore.saveTalk('d', [hello]);
    await draftStore.keepEarly('d', [{ player: 0, answer: [2] }]);
    const deck = { deck: ['Bear'], commanders: [], conspiracies: [] };
    await draftStore.save('d', { decks: [deck], games: [{ game: 'g', round: 1, seats: [0] }] });
    await reopened();
    expect(await stores.draftStore.find('d')).toEqual({
      ...facts,
      decisions: [[1], [4]],
      early: [{ player: 0, answer: [2] }],
      decks: [deck],
      games: [{ game: 'g', round: 1, seats: [0] }],
      said: [hello],
    });
    expect(await stores.draftStore.find('e')).toBeNull();
  });

  test('a lobby is there again as it was last', async () => {
    const lobby = {
      lobby: 'l',
      format: 'commander',
      seats: [FREE],
      options: USUAL_OPTIONS,
      chat: [],
      game: null,
      draft: null,
      match: null,
    };
    await stores.lobbyStore.save(lobby);
    await stores.lobbyStore.save({ ...lobby, game: 'g' });
    await reopened();
    expect(await stores.lobbyStore.find('l')).toEqual({ ...lobby, game: 'g' });
  });
});
