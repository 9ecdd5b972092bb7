import { gzipSync } from 'node:zlib';
import type { ImportLine } from '@kitchen-table/protocol';
import { expect, test } from 'vitest';
import { isOwnMachine } from '../../src/cards/import-cards.ts';
import { openPage, tableOfFile } from '../table.ts';

const table = tableOfFile();

async function bring(body: string | Buffer): Promise<{ status: number; lines: readonly ImportLine[] }> {
  const headers = { 'content-type': 'application/octet-stream' };
  const response = await fetch(`${table.url}/api/cards`, {
    method: 'POST',
    headers,
    body: new Uint8Array(Buffer.from(body)),
  });
  const text = await response.text();
  return {
    status: response.status,
    lines: text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as ImportLine),
  };
}

const OGRE = {
  object: 'card',
  name: 'Quiet Ogre',
  layout: 'normal',
  mana_cost: '{2}{R}',
  cmc: 3,
  type_line: 'Creature — Ogre',
  oracle_text: '',
  power: '3',
  toughness: '3',
  colors: ['R'],
  color_identity: ['R'],
};

test('cards brought in by the page are played by the running server at once', async () => {
  const page = await openPage(table.url);
  const list = { kind: 'deckCheck', format: 'standard-60', text: '4 Quiet Ogre\n56 Mountain\n' } as const;
  expect(await page.say(list)).toMatchObject({ legal: false });
  expect(await (await fetch(`${table.url}/api/cards`)).json()).toEqual({ imported: null, mayImport: true });
  const { lines } = await bring(gzipSync(JSON.stringify([OGRE])));
  expect(lines).toEqual([{ kind: 'imported', cards: 1, read: 1 }]);
  expect(await page.say(list)).toMatchObject({ legal: true });
  expect(await (await fetch(`${table.url}/api/cards`)).json()).toMatchObject({ imported: { cards: 1, read: 1 } });
  page.close();
});

test('a file that holds no cards changes nothing and says so without a path', async () => {
  const { lines } = await bring('[]');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ kind: 'failed' });
  expect(JSON.stringify(lines)).not.toContain(table.folder);
  expect(await (await fetch(`${table.url}/api/cards`)).json()).toMatchObject({ imported: { cards: 1 } });
});

test('only the own machine brings cards in, and no form of another site can', async () => {
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1'].map(isOwnMachine)).toEqual([true, true, true]);
  expect(['192.168.0.4', '::ffff:10.0.0.1', '127.evil', ''].map(isOwnMachine)).toEqual([false, false, false, false]);
  const form = await fetch(`${table.url}/api/cards`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: '[]',
  });
  expect(form.status).toBe(415);
  const headers = { 'content-type': 'application/octet-stream', 'x-forwarded-for': '10.0.0.1' };
  expect((await fetch(`${table.url}/api/cards`, { method: 'POST', headers, body: '[]' })).status).toBe(403);
});

test('rulings are brought in the same way, and the page of their card shows them, the oldest first', async () => {
  await bring(JSON.stringify([{ ...OGRE, oracle_id: 'ogre-1' }]));
  const { lines } = await bring(
    JSON.stringify([
      { object: 'ruling', oracle_id: 'ogre-1', source: 'wotc', published_at: '2020-02-02', comment: 'It stays quiet.' },
      { object: 'ruling', oracle_id: 'ogre-1', source: 'wotc', published_at: '2019-01-01', comment: 'It is quiet.' },
      { object: 'ruling', oracle_id: 'other', source: 'wotc', published_at: '2019-01-01', comment: 'Of another card.' },
    ]),
  );
  expect(lines).toEqual([{ kind: 'imported rulings', rulings: 3 }]);
  const page = await openPage(table.url);
  const reply = await page.say({ kind: 'reading', card: 'Quiet Ogre' });
  expect(reply).toMatchObject({
    kind: 'reading',
    rulings: [
      { date: '2019-01-01', text: 'It is quiet.' },
      { date: '2020-02-02', text: 'It stays quiet.' },
    ],
  });
  expect(await page.say({ kind: 'reading', card: 'Shock' })).toMatchObject({ rulings: [] });
  page.close();
});
