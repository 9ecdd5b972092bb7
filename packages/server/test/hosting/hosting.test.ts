/** What hosts of a server see of it, how its page is sent, and how it stops. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { eventLog } from '../../src/hosting/event-log.ts';
import { serveProbes } from '../../src/hosting/probes.ts';
import { isAsked, openPage, openTable, tableOfFile, temporaryFolder } from '../table.ts';

const pageFolder = temporaryFolder();
const SCRIPT = 'table();\n'.repeat(10_000);
mkdirSync(join(pageFolder.path, 'assets'));
writeFileSync(join(pageFolder.path, 'index.html'), '<title>Table</title>');
writeFileSync(join(pageFolder.path, 'assets', 'table-1a2b.js'), SCRIPT);
afterAll(() => pageFolder.remove());
const table = tableOfFile({ pageFolder: pageFolder.path });

/** As it is sent: `fetch` takes it out of its wrapping. */
function sent(path: string, headers: Record<string, string>): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(`${table.url}${path}`, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(parts) }));
    }).once('error', reject);
  });
}

const NEW_GAME = {
  kind: 'createGame',
  format: 'two-player',
  seats: [
    { name: 'Ann', kind: 'human', deck: 'tall-grass' },
    { name: 'Ben', kind: 'bot', deck: 'tall-grass' },
  ],
} as const;

test('the files of the page are sent compressed; those whose name says their content are kept for ever, the page is not', async () => {
  const { headers, body } = await sent('/assets/table-1a2b.js', { 'accept-encoding': 'br, gzip' });
  expect([headers['content-encoding'], headers['cache-control']]).toEqual([
    'br',
    'public, max-age=31536000, immutable',
  ]);
  expect(body.length).toBeLessThan(SCRIPT.length / 100);
  expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
  expect((await sent('/assets/table-1a2b.js', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  expect((await sent('/assets/table-1a2b.js', {})).body.toString()).toBe(SCRIPT);
  for (const path of ['/', '/games/some-game'])
    expect((await sent(path, {})).headers['cache-control']).toBe('no-cache');
  expect((await sent('/api/decks', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
});

test('the figures count games, pages and how long each kind of message took, for programs of this machine', async () => {
  const page = await openPage(table.url);
  const created = await page.say({ ...NEW_GAME, seats: [...NEW_GAME.seats] });
  if (created.kind !== 'created') throw new Error(JSON.stringify(created));
  await page.say({ kind: 'join', game: created.game, token: created.seats[0]?.token ?? null });
  const text = (await sent('/metrics', {})).body.toString();
  for (const line of [
    'kitchen_table_games 1',
    'kitchen_table_viewers 1',
    'kitchen_table_connections 1',
    'kitchen_table_message_seconds_count{kind="join"} 1',
    'kitchen_table_faults_total 0',
  ])
    expect(text.split('\n')).toContain(line);
  const refused = await fetch(`${table.url}/metrics`, { headers: { 'x-forwarded-for': '10.0.0.1' } });
  expect(refused.status).toBe(403);
  page.close();
});

test('a server lives while it stops, but is not ready, nor when its games can not be read', async () => {
  const app = Fastify();
  const metrics = { text: async () => '', type: 'text/plain', answered() {}, fault() {}, close() {} };
  let [stopping, broken] = [false, false];
  serveProbes(app, {
    ...{ metrics, openMetrics: true, isStopping: () => stopping },
    tryStore: async () => {
      if (broken) throw new Error('disk');
    },
  });
  const statuses = async (): Promise<number[]> => [
    (await app.inject('/health')).statusCode,
    (await app.inject('/ready')).statusCode,
  ];
  expect(await statuses()).toEqual([200, 200]);
  broken = true;
  expect(await statuses()).toEqual([200, 503]);
  [stopping, broken] = [true, false];
  expect(await statuses()).toEqual([200, 503]);
  await app.close();
});

test('a server that stops answers what it was told before, keeps it, and tells the pages that it will be back', async () => {
  const folder = temporaryFolder();
  const first = await openTable(folder.path);
  const page = await openPage(first.url);
  const created = await page.say({ ...NEW_GAME, seats: [...NEW_GAME.seats] });
  if (created.kind !== 'created') throw new Error(JSON.stringify(created));
  const { game } = created;
  const token = created.seats[0]?.token ?? null;
  await page.say({ kind: 'join', game, token });
  const { sequence } = await page.until(isAsked);
  const answered = page.say({ kind: 'answer', game, sequence, answer: [0] });
  const listed = page.say({ kind: 'listGames', keys: [{ game, token: token ?? '' }] });
  await new Promise((resolve) => page.socket.once('message', resolve)); // The server has heard of it.
  const gone = new Promise((resolve) => page.socket.once('disconnect', resolve));
  const stopped = first.close();
  expect(await page.told()).toMatch(/about to stop, and all games are kept/);
  expect([(await answered).kind, (await listed).kind]).toEqual(['done', 'games']);
  expect(await gone).toBe('transport close'); // After which a page connects again by itself.
  await stopped;
  page.close();

  const second = await openTable(folder.path);
  const later = await openPage(second.url);
  await later.say({ kind: 'join', game, token });
  expect((await later.until(isAsked)).question?.kind).not.toBe('mulligan');
  later.close();
  await second.close();
  folder.remove();
});

test('an event is one line with its facts; without a log there is none', () => {
  const lines: unknown[] = [];
  const log = { info: (line: unknown) => lines.push(line) };
  eventLog(log as unknown as Parameters<typeof eventLog>[0])('game begun', { game: 'g', seats: 2 });
  eventLog(null)('stopped');
  expect(lines).toEqual([{ event: 'game begun', game: 'g', seats: 2 }]);
});
