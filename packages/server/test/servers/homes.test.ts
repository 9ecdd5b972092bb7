/** Of several servers on one database exactly one has a game. */
import { USUAL_OPTIONS } from '@kitchen-table/protocol';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { FREE } from '../../src/lobbies/lobby.ts';
import { TakenOver } from '../../src/store/homes.ts';
import { openStores, type Stores } from '../../src/store/stores.ts';
import {
  freshDatabase,
  NO_POSTGRES,
  type Postgres,
  postgresPrograms,
  startPostgres,
} from '../../attack/several/postgres.ts';

const hasPostgres = postgresPrograms() !== null;
if (!hasPostgres) console.warn(NO_POSTGRES);

describe.skipIf(!hasPostgres)('several servers', () => {
  let postgres: Postgres;
  let database = '';
  const open = new Set<Stores>();

  beforeAll(async () => {
    postgres = await startPostgres();
    database = await freshDatabase(postgres);
  });

  async function shut(stores: Stores): Promise<void> {
    open.delete(stores);
    await stores.homes.close();
    await stores.close();
  }

  afterEach(async () => {
    for (const stores of open) await shut(stores);
  });

  afterAll(async () => {
    await postgres.close();
  });

  async function server(address: string, lease = 60_000): Promise<Stores & { lost: string[] }> {
    const stores = await openStores({ folder: '', database, lease }, () => {});
    await stores.homes.begin(address);
    const lost: string[] = [];
    stores.homes.onLost((id) => lost.push(id));
    const one = { ...stores, lost };
    open.add(one);
    return one;
  }

  function lobby(id: string): Parameters<Stores['lobbyStore']['save']>[0] {
    return {
      lobby: id,
      format: 'commander',
      seats: [FREE],
      options: USUAL_OPTIONS,
      chat: [],
      game: null,
      draft: null,
      match: null,
    };
  }

  /** The server of that address is not heard for longer than others wait. */
  async function silence(address: string): Promise<void> {
    const { Pool } = await import('pg');
    const pool = new Pool({ connectionString: database });
    const tables = new Kysely({ dialect: new PostgresDialect({ pool }) });
    await sql`update servers set until = now() - interval '1 second' where address = ${address}`.execute(tables);
    await tables.destroy();
  }

  test('servers that begin at once on an empty database make its tables once, and show each other one password', async () => {
    const database_ = database;
    database = await freshDatabase(postgres);
    const servers = await Promise.all(['http://a', 'http://b', 'http://c'].map((address) => server(address)));
    expect(new Set(servers.map(({ homes }) => homes.password)).size).toBe(1);
    for (const stores of [...open]) await shut(stores);
    database = database_;
  });

  test('a database that a newer server has brought up to date is refused in a sentence', async () => {
    await server('http://a');
    const { Client } = await import('pg');
    const client = new Client({ connectionString: database });
    await client.connect();
    await client.query("insert into kysely_migration values ('999 of tomorrow', 'now')");
    await expect(server('http://b')).rejects.toThrow(/can't be used \(its games were kept by a newer Kitchen Table; /);
    await client.query("delete from kysely_migration where name = '999 of tomorrow'");
    await client.end();
  });

  test('what one server has no other takes or writes; it is told where it is', async () => {
    const [ann, ben] = [await server('http://a'), await server('http://b')];
    const takes = await Promise.all([ann.homes.take('x'), ben.homes.take('x')]);
    expect(takes.filter(Boolean)).toHaveLength(1);
    const [has, other, address] = takes[0] ? [ann, ben, 'http://a'] : [ben, ann, 'http://b'];
    expect([await has.homes.elsewhere('x'), await other.homes.elsewhere('x')]).toEqual([null, address]);
    await has.lobbyStore.save(lobby('x'));
    await expect(other.lobbyStore.save({ ...lobby('x'), game: 'g' })).rejects.toThrow(TakenOver);
    expect(await other.lobbyStore.find('x')).toMatchObject({ game: null });
  });

  test('what a server has put out of its memory, or had when it stopped, another takes at once', async () => {
    const [ann, ben] = [await server('http://a'), await server('http://b')];
    await ann.homes.take('y');
    ann.homes.release('y');
    expect(await ann.homes.take('y')).toBe(true);
    ann.homes.release('y');
    await ann.homes.take('z');
    expect(await ben.homes.take('z')).toBe(false);
    await shut(ann);
    expect([await ben.homes.take('y'), await ben.homes.take('z')]).toEqual([true, true]);
  });

  test('a server that is not heard in time loses what another takes: it writes nothing more there, and is told', async () => {
    const [ann, ben] = [await server('http://a'), await server('http://b')];
    for (const id of ['p', 'q']) await ann.homes.take(id);
    await ann.lobbyStore.save(lobby('p'));
    expect(await ben.homes.take('p')).toBe(false);
    await silence('http://a');
    expect(await ben.homes.elsewhere('p')).toBeNull();
    await ann.lobbyStore.save(lobby('p')); // Nobody has taken it yet.
    expect(await ben.homes.take('p')).toBe(true);
    await expect(ann.lobbyStore.save({ ...lobby('p'), game: 'g' })).rejects.toThrow(TakenOver);
    expect(ann.lost).toEqual(['p']);
    await ben.lobbyStore.save({ ...lobby('p'), game: 'h' });
    expect(await ann.lobbyStore.find('p')).toMatchObject({ game: 'h' });
  });

  test('a server that lives says so in time, and finds out by itself what it has lost', async () => {
    const [ann, ben] = [await server('http://a', 400), await server('http://b', 400)];
    for (const id of ['r', 's']) await ann.homes.take(id);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect([await ben.homes.take('r'), ann.lost]).toEqual([false, []]);
    for (let tries = 0; tries < 1000 && ann.lost.length === 0; tries++) {
      await silence('http://a');
      if (await ben.homes.take('s')) await new Promise((resolve) => setTimeout(resolve, 300));
    }
    expect(ann.lost).toEqual(['s']);
  });
});
