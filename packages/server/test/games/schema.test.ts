/** Files of games of other versions. */
import { join } from 'node:path';
import { openSqlite, starterCard } from '@kitchen-table/cards';
import type { Card } from '@kitchen-table/language/core';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { VERSION } from '../../src/store/schema.ts';
import { openStore } from '../../src/store/store.ts';
import { temporaryFolder } from '../table.ts';

const game = {
  ...{ game: 'g', created: 1, format: 'two-player', seats: [], turn: 3, over: false, winners: [] },
  setup: {
    format: 'two-player',
    cards: { Fox: starterCard('grizzly bears') as Card },
    players: [],
    seed: 's',
    edition: 'today' as const,
  },
};

async function versionOf(folder: string, to?: number): Promise<number> {
  const tables = await openSqlite<never>(join(folder, 'games.sqlite'));
  if (to !== undefined) await sql.raw(`pragma user_version = ${to}`).execute(tables);
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(tables);
  await tables.destroy();
  return rows[0]?.user_version ?? -1;
}

test('a file of before there were versions, drafts and noted positions is brought up to date with its games', async () => {
  const folder = temporaryFolder();
  const tables = await openSqlite<never>(join(folder.path, 'games.sqlite'));
  for (const table of [
    'games (id text primary key, created integer, format text, setup text, seats text, turn integer, over integer, winners text)',
    'decisions (game text, n integer, decision text, automatic integer, primary key (game, n))',
  ])
    await sql.raw(`create table ${table}`).execute(tables);
  const setup = JSON.stringify(game.setup);
  await sql`insert into games values ('h', 1, 'two-player', '{', '[]', 3, 0, '[]')`.execute(tables);
  await sql`insert into games values ('g', 1, 'two-player', ${setup}, '[]', 3, 0, '[]')`.execute(tables);
  await sql`insert into decisions values ('g', 0, '{"player":0,"answer":[1]}', 1)`.execute(tables);
  await tables.destroy();
  const store = await openStore(folder.path);
  expect(await store.find('g')).toEqual(game);
  await expect(store.find('h')).rejects.toThrow();
  expect(await store.decisions('g')).toEqual([{ decision: { player: 0, answer: [1] }, automatic: true }]);
  await store.close();
  expect(await versionOf(folder.path)).toBe(VERSION);
  folder.remove();
});

test('a file of a newer version is refused in a sentence and left as it is', async () => {
  const folder = temporaryFolder();
  const store = await openStore(folder.path);
  await store.add(game);
  await store.close();
  await versionOf(folder.path, VERSION + 1);
  await expect(openStore(folder.path)).rejects.toThrow(/games.sqlite: its games were kept by a newer Kitchen Table/);
  expect(await versionOf(folder.path)).toBe(VERSION + 1);
  await versionOf(folder.path, VERSION);
  const again = await openStore(folder.path);
  expect(await again.find('g')).toEqual(game);
  await again.close();
  folder.remove();
});
