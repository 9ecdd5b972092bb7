import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Reply } from '@kitchen-table/protocol';
import { openPage, openTable, type Page, temporaryFolder } from './table.ts';

const folder = temporaryFolder();
let url = '';
let close: () => Promise<void>;

beforeAll(async () => {
  const server = await openTable(folder.path);
  url = server.url;
  close = () => server.close();
});

afterAll(async () => {
  await close();
  folder.remove();
});

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
      card: fc.string(),
      format: fc.constantFrom('commander', 'standard-60', 'x'),
    },
    { requiredKeys: ['kind'] },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(fc.jsonValue(), near), { maxLength: 5 }), async (messages) => {
      const page = await openPage(url);
      try {
        for (const message of messages) {
          const reply = await sayAnything(page, message);
          expect(['error', 'deckChecked', 'games']).toContain(reply.kind);
          if (reply.kind === 'error') {
            expect(reply.sentence).not.toContain('\n');
            expect(reply.sentence).not.toMatch(/failed at this/);
          }
        }
      } finally {
        page.close();
      }
    }),
    { numRuns: 60, seed: 3 },
  );
  expect(await (await fetch(`${url}/api/health`)).json()).toEqual({ ok: true });
});

test('a flood of messages is slowed down, not served', async () => {
  const page = await openPage(url);
  const replies = await Promise.all(Array.from({ length: 200 }, () => sayAnything(page, { kind: 'listGames' })));
  expect(replies.filter(({ kind }) => kind === 'games').length).toBeLessThan(190);
  expect(replies.at(-1)).toMatchObject({ kind: 'error', sentence: expect.stringContaining('Too many') as string });
  page.close();
});

test('pages of other sites are turned away', async () => {
  const answer = await fetch(`${url}/socket.io/?EIO=4&transport=polling`, {
    headers: { Origin: 'https://elsewhere.example' },
  });
  expect(answer.status).toBe(403);
  expect((await fetch(`${url}/socket.io/?EIO=4&transport=polling`, { headers: { Origin: url } })).status).toBe(200);
});

test('an unknown address of the interface is answered plainly', async () => {
  expect((await fetch(`${url}/api/nothing`)).status).toBe(404);
});
