/** Counted time outlives a server that is killed -9. By the clock on the wall: only what is certain is expected. NOT-CR. */
import { once } from 'node:events';
import { join } from 'node:path';
import { openSqlite } from '@kitchen-table/cards';
import { defaultAnswer } from '@kitchen-table/engine';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import type { KeptTable } from '../../src/store/kept-tables.ts';
import { dealt } from '../people.ts';
import { killServers, serverProcess } from '../server-process.ts';
import { isAsked, openPage, type Page, temporaryFolder } from '../table.ts';

afterEach(killServers);

const GAME = 15 * 60_000;
const DECISION = 300_000;
const people = ['Ann', 'Ben'].map((name) => ({ name, deck: 'tall-grass' }));

async function seated(url: string, game: string, token: string | null): Promise<Page> {
  const page = await openPage(url);
  expect(await page.say({ kind: 'join', game, token })).toMatchObject({ kind: 'joined' });
  return page;
}

/** The clocks as they are kept just now, read beside the server. */
async function keptClocks(folder: string, game: string): Promise<KeptTable['clocks']> {
  const tables = await openSqlite<never>(join(folder, 'games.sqlite'));
  const { rows } = await sql<{ kept: string }>`select kept from kept_tables where game = ${game}`.execute(tables);
  await tables.destroy();
  return rows[0] === undefined ? null : (JSON.parse(rows[0].kept) as KeptTable).clocks;
}

test('kill -9 while somebody thinks: what was kept of their time is used, and no more than has gone by', async () => {
  const folder = temporaryFolder();
  const first = await serverProcess('serve-process.ts', folder.path);
  const host = await openPage(first.url);
  const options = { gameMinutes: GAME / 60_000, decisionSeconds: DECISION / 1000 };
  const { id: game, keys } = await dealt(host, 'two-player', people, { options });
  host.close();
  const before = performance.now();
  const pages = [await seated(first.url, game, keys[0] ?? null), await seated(first.url, game, keys[1] ?? null)];
  const asked = async (): Promise<number> =>
    (await Promise.race(pages.map((page) => page.until(isAsked)))).clocks?.running ?? -1;

  // The first decision is made after a while: its time is kept with it.
  const seat = await asked();
  const { question, sequence } = pages[seat]?.last() ?? {};
  if (question == null || sequence === undefined) throw new Error('Nobody is asked.');
  const thought = performance.now();
  await new Promise((resolve) => setTimeout(resolve, 300));
  const least = performance.now() - thought;
  await pages[seat]?.say({ kind: 'answer', game, sequence, answer: [...defaultAnswer(question)] });
  await pages[seat]?.until((snapshot) => snapshot.sequence > sequence && snapshot.clocks?.running === 1 - seat);

  // The next one is thought about until some of its time has been kept meanwhile.
  const kept = async (): Promise<readonly number[]> => {
    const clocks = await keptClocks(folder.path, game);
    return [clocks?.spent[seat] ?? 0, clocks?.spent[1 - seat] ?? 0, clocks?.decision?.spent ?? 0];
  };
  await expect.poll(async () => (await kept())[1], { timeout: 60_000, interval: 250 }).toBeGreaterThan(0);
  const [own = 0, other = 0, decision = 0] = await kept();
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const gone = performance.now() - before;
  for (const page of pages) page.close();
  expect(own).toBeGreaterThanOrEqual(least - 1); // Timers round.

  const second = await serverProcess('serve-process.ts', folder.path);
  const back = performance.now();
  const again = await seated(second.url, game, keys[1 - seat] ?? null);
  const { clocks } = await again.until((snapshot) => snapshot.clocks?.running === 1 - seat);
  const most = gone + performance.now() - back;
  expect(GAME - (clocks?.game?.[seat] ?? 0)).toBeCloseTo(own, -1);
  for (const [left, all, used] of [
    [clocks?.game?.[1 - seat], GAME, other],
    [clocks?.decision, DECISION, decision],
  ] as const) {
    expect(all - (left ?? 0)).toBeGreaterThanOrEqual(used - 1);
    expect(all - (left ?? 0)).toBeLessThanOrEqual(most);
  }
  again.close();
  second.child.kill('SIGTERM');
  await once(second.child, 'exit');
  folder.remove();
}, 180_000);
