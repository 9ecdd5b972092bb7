/** Games in threads: what one of them may cost, and what becomes of the others when it costs more. */
import type { NewGame, Reply } from '@kitchen-table/protocol';
import { expect, test, vi } from 'vitest';
import type { RunningServer } from '../../src/index.ts';
import { isAsked, openPage, openTable, type Page, temporaryFolder } from '../table.ts';

/** It takes a thread some seconds to be loaded from its source. */
vi.setConfig({ testTimeout: 180_000 });

const BUDGET = {
  threads: 1,
  milliseconds: 3000,
  megabytes: 300,
  program: new URL('./slow-thread.ts', import.meta.url),
};

interface Seat {
  page: Page;
  game: string;
  token: string | null;
}

async function newGame(server: RunningServer, seed: string): Promise<Seat> {
  const page = await openPage(server.url);
  const seats: NewGame['seats'] = [
    { name: 'Ann', kind: 'human', deck: 'tall-grass' },
    { name: 'Ben', kind: 'bot', deck: 'tall-grass' },
  ];
  const created = await page.say({
    kind: 'createGame',
    format: 'two-player',
    seats,
    options: { seed, startingPlayer: 0 },
  });
  if (created.kind !== 'created') throw new Error(JSON.stringify(created));
  const token = created.seats[0]?.token ?? null;
  await page.say({ kind: 'join', game: created.game, token });
  return { page, game: created.game, token };
}

async function answer({ page, game }: Seat, given: readonly number[]): Promise<Reply> {
  const { sequence } = await page.until(isAsked);
  return page.say({ kind: 'answer', game, sequence, answer: [...given] });
}

test.each([
  ['time', {}],
  ['memory', { milliseconds: 60_000 }],
])('a decision that takes too much %s is undone and its table paused; the others go on', async (what, more) => {
  const folder = temporaryFolder();
  const server = await openTable(folder.path, { budget: { ...BUDGET, ...more }, onFault: () => {} });
  const ann = await newGame(server, what);
  const cid = await newGame(server, 'quiet');
  const before = await cid.page.until(isAsked);
  const lost = answer(ann, [1]);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const asked = performance.now();
  expect(await (await fetch(`${server.url}/api/health`)).json()).toEqual({ ok: true });
  expect(performance.now() - asked).toBeLessThan(2000); // The server answers others while the thread is at work.
  expect(await lost).toMatchObject({ kind: 'error' });
  expect(await ann.page.told()).toBe(
    `This table is paused: working out a decision took more ${what} than one table may have, and it was undone. Reload the page to go on with another decision.`,
  );

  const laid = await cid.page.until(({ sequence }) => sequence > before.sequence);
  expect(laid.question).toEqual(before.question);
  expect(await answer(cid, [0])).toEqual({ kind: 'done' });

  expect(await ann.page.say({ kind: 'join', game: ann.game, token: ann.token })).toMatchObject({ kind: 'joined' });
  expect(await answer(ann, [0])).toEqual({ kind: 'done' });
  for (const { page } of [ann, cid]) page.close();
  await server.close();
  folder.remove();
});

test('a decision that waits long for a processor but costs little is carried out, and its table is not paused', async () => {
  const folder = temporaryFolder();
  const faults: unknown[] = [];
  const server = await openTable(folder.path, { budget: BUDGET, onFault: (error) => faults.push(error) });
  const ann = await newGame(server, 'starved');
  const begun = performance.now();
  expect(await answer(ann, [1])).toEqual({ kind: 'done' });
  expect(performance.now() - begun).toBeGreaterThan(BUDGET.milliseconds);
  expect(faults).toEqual([]);
  ann.page.close();
  await server.close();
  folder.remove();
});

test('a bot whose decision took too long makes another one when its table is opened again', async () => {
  const folder = temporaryFolder();
  const server = await openTable(folder.path, { budget: BUDGET, onFault: () => {} });
  const ann = await newGame(server, 'bot');
  await answer(ann, [0]);
  await ann.page.told();
  const replies: string[] = [];
  for (let times = 0; times < 4 && !replies.includes('joined'); times++) {
    const reply = await ann.page.say({ kind: 'join', game: ann.game, token: ann.token });
    replies.push(reply.kind === 'error' && reply.sentence.startsWith('This table is paused') ? 'paused' : reply.kind);
  }
  expect(replies.at(-1)).toBe('joined');
  expect(replies.length).toBeLessThan(4);
  await ann.page.until(isAsked);
  ann.page.close();
  await server.close();
  folder.remove();
});
