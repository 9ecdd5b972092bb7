import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Reply } from '@kitchen-table/protocol';
import { malformedMessages } from '../../protocol/test/malformed-messages.ts';
import { clientAddresses, type ComesFrom } from '../src/client-address.ts';
import { rateLimiter } from '../src/rate-limits.ts';
import { openPage, openTable, type Page, tableOfFile, temporaryFolder } from './table.ts';

const table = tableOfFile();

function sayAnything(page: Page, message: unknown): Promise<Reply> {
  return page.socket.timeout(10_000).emitWithAck('message', message) as Promise<Reply>;
}

test('whatever is sent, the reply is one sentence and the server lives on', async () => {
  const game = fc.constantFrom('abc', 'nowhere', '');
  const near = fc.record(
    {
      kind: fc.constantFrom(
        'join',
        'answer',
        'undo',
        'concede',
        'course',
        'cardNames',
        'setStops',
        'yield',
        'deckCheck',
        'reading',
        'createGame',
      ),
      game,
      token: fc.option(fc.string()),
      sequence: fc.nat(),
      answer: fc.array(fc.integer()),
      text: fc.string(),
      typed: fc.string(),
      card: fc.string(),
      format: fc.constantFrom('commander', 'standard-60', 'x'),
    },
    { requiredKeys: ['kind'] },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(fc.jsonValue(), near), { maxLength: 5 }), async (messages) => {
      const page = await openPage(table.url);
      try {
        for (const message of messages) {
          const reply = await sayAnything(page, message);
          expect(['error', 'deckChecked', 'games', 'cardNames']).toContain(reply.kind);
          if (reply.kind === 'error') {
            expect(reply.sentence).not.toContain('\n');
            expect(reply.sentence).not.toMatch(/failed at this/);
          }
        }
      } finally {
        page.close();
      }
    }),
    { numRuns: 40, seed: 3 },
  );
  expect(await (await fetch(`${table.url}/api/health`)).json()).toEqual({ ok: true });
});

test('a flood of messages is slowed down, not served, from however many connections it comes', async () => {
  const elsewhere = temporaryFolder();
  const server = await openTable(elsewhere.path, { limits: { burst: 60, perSecond: 1 } });
  const pages = await Promise.all(Array.from({ length: 8 }, () => openPage(server.url)));
  const replies = await Promise.all(
    pages.flatMap((page) => Array.from({ length: 20 }, () => sayAnything(page, { kind: 'listGames' }))),
  );
  const served = replies.filter(({ kind }) => kind === 'games').length;
  expect(served).toBeGreaterThan(50);
  expect(served).toBeLessThan(70);
  expect(replies.at(-1)).toMatchObject({ kind: 'error', sentence: expect.stringContaining('Too many') as string });
  for (const page of pages) page.close();
  await server.close();
  elsewhere.remove();
});

test('behind a proxy each client has limits of its own, whatever it says of itself; without one nobody is believed', () => {
  const from = (said?: string | string[]): ComesFrom => ({
    address: '127.0.0.1',
    headers: said === undefined ? {} : { 'x-forwarded-for': said },
  });
  const [behind, without] = [clientAddresses(true), clientAddresses(false)];
  expect(behind(from('203.0.113.7'))).toBe('203.0.113.7');
  expect(behind(from('10.9.9.9, 203.0.113.7'))).toBe('203.0.113.7');
  expect(behind(from(['10.9.9.9', '203.0.113.8']))).toBe('203.0.113.8');
  expect([behind(from()), without(from('10.9.9.9'))]).toEqual(['127.0.0.1', '127.0.0.1']);
});

test('what makes the server work costs more of what an address may ask', () => {
  let clock = 0;
  const allow = rateLimiter({ burst: 10, perSecond: 2 }, () => clock);
  expect([allow('a', 4), allow('a', 4), allow('a', 4), allow('b', 4), allow('a', 2)]).toEqual([
    true,
    true,
    false,
    true,
    true,
  ]);
  expect(allow('a', 1)).toBe(false);
  clock = 1500;
  expect([allow('a', 3), allow('a', 1)]).toEqual([true, false]);
  for (let address = 0; address < 10_002; address++) allow(String(address), 1);
  clock = 10_000;
  expect([allow('a', 10), allow('a', 1)]).toEqual([true, false]);
});

test('of thousands of malformed messages each is answered in one clear sentence, and the server lives on', async () => {
  const pages = await Promise.all(Array.from({ length: 8 }, () => openPage(table.url)));
  const sent = fc.sample(malformedMessages(), { numRuns: 4000, seed: 11 });
  const dangerous = [
    { kind: 'reading', card: { length: { toString: 1 } } },
    { kind: 'deckCheck', format: 'standard-60', text: { length: { valueOf: 1, toString: 1 } } },
    { kind: 'draftDeck', draft: 'd', deck: { length: { toString: 1 } }, commanders: [], conspiracies: [] },
    { kind: 'createDraft', format: 'constructor', seats: [{}, {}] },
    Buffer.from('not even text'),
    { kind: 'reading', card: Buffer.alloc(100) },
  ];
  const messages = [...dangerous, ...sent];
  const replies = await Promise.all(messages.map((message, n) => sayAnything(pages[n % 8] as Page, message)));
  for (const reply of replies) {
    if (reply.kind === 'error') {
      expect(reply.sentence).toMatch(/^[^\n]{20,700}\.$/);
      expect(reply.sentence).not.toMatch(/failed at this/);
    } else expect(['games', 'done', 'deckChecked']).toContain(reply.kind);
  }
  const [page] = pages;
  for (const event of ['error', 'constructor', '__proto__', 'games'])
    expect(await page?.socket.timeout(5000).emitWithAck(event, {})).toMatchObject({ kind: 'error' });
  expect(await page?.say({ kind: 'listGames' })).toMatchObject({ kind: 'games' });
  expect(await (await fetch(`${table.url}/api/health`)).json()).toEqual({ ok: true });
  for (const one of pages) one.close();
});

test('pages of other sites are turned away', async () => {
  const answer = await fetch(`${table.url}/socket.io/?EIO=4&transport=polling`, {
    headers: { Origin: 'https://elsewhere.example' },
  });
  expect(answer.status).toBe(403);
  expect(
    (await fetch(`${table.url}/socket.io/?EIO=4&transport=polling`, { headers: { Origin: table.url } })).status,
  ).toBe(200);
});

test('an unknown address of the interface is answered plainly', async () => {
  expect((await fetch(`${table.url}/api/nothing`)).status).toBe(404);
});
