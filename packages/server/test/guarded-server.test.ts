import { rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { RunningServer } from '../src/index.ts';
import { knownHosts } from '../src/guarded-http.ts';
import { openDurable } from '../src/store/durable.ts';
import { openTable, temporaryFolder } from './table.ts';

const folder = temporaryFolder();
let server: RunningServer;

beforeAll(async () => {
  server = await openTable(folder.path, { names: ['table.example'] });
});

afterAll(async () => {
  await server.close();
  folder.remove();
});

/** The status of an answer to a request under some name: `fetch` does not let one choose it. */
function statusUnder(host: string, path: string): Promise<number | undefined> {
  const { port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { Host: host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .once('error', reject)
      .end();
  });
}

test('a second server on the same folder is refused in one sentence, and may come when the first is gone', async () => {
  await expect(openTable(folder.path)).rejects.toThrow(
    `Another Kitchen Table serves the games in ${folder.path}; stop that one, or choose another folder with --data.`,
  );
  const other = temporaryFolder();
  await (await openTable(other.path)).close();
  await (await openTable(other.path)).close();
  other.remove();
});

test('a folder whose cards cannot be read is free again once it is said so', async () => {
  const other = temporaryFolder();
  const cards = join(other.path, 'cards.sqlite');
  writeFileSync(cards, 'no cards at all');
  await expect(openTable(other.path)).rejects.toThrow();
  rmSync(cards);
  await (await openTable(other.path)).close();
  other.remove();
});

test('the server answers to addresses and known names, not to names that a strange page lets point here', async () => {
  for (const path of ['/api/health', '/socket.io/?EIO=4&transport=polling']) {
    for (const host of ['127.0.0.1', 'localhost:1234', '[::1]:80', 'table.example', '192.168.1.7:8470'])
      expect([host, await statusUnder(host, path)]).toEqual([host, 200]);
    for (const host of ['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example'])
      expect(await statusUnder(host, path)).toBeGreaterThanOrEqual(400);
  }
  const isKnown = knownHosts([]);
  expect([undefined, '', 'a b', '::::', 'table.example'].map(isKnown)).toEqual([false, false, false, false, false]);
});

test('browsers are told to load nothing from elsewhere and to show the page in no other', async () => {
  for (const path of ['/', '/api/decks', '/nothing.js']) {
    const { headers } = await fetch(`${server.url}${path}`);
    expect(headers.get('content-security-policy')).toMatch(/default-src 'self'; .*frame-ancestors 'none'/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('a decision is on the disk, not on its way there, before anybody sees it', async () => {
  const other = temporaryFolder();
  const { tables, close } = await openDurable(join(other.path, 'games.sqlite'));
  const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(tables);
  expect(rows).toEqual([{ synchronous: 2 }]);
  await close();
  other.remove();
});
