import { expect, test } from 'vitest';
import { openTable, temporaryFolder } from '../../server/test/table.ts';
import { figure, percentile } from '../src/load/measured.ts';
import { kt, ktHere } from './kt.ts';

test('half of the values, and 99 of 100, lie below what is told', () => {
  const values = Array.from({ length: 200 }, (_, n) => 200 - n);
  expect([50, 99, 100].map((percent) => percentile(values, percent))).toEqual([100, 198, 200]);
  expect([percentile([7], 1), percentile([], 50)]).toEqual([7, null]);
});

test('tables of a person and bots are played at a server that runs, and what people waited is told', async () => {
  const folder = temporaryFolder();
  const server = await openTable(folder.path);
  const words = ['--url', server.url, '--tables', '2', '--seats', '2', '--seconds', '3', '--think', '0', '--json'];
  const { code, out, err } = await ktHere('load', ...words);
  expect([code, err]).toEqual([0, '']);
  const measured = JSON.parse(out) as Record<string, number> & { troubles: readonly string[] };
  expect(measured).toMatchObject({ tables: 2, troubles: [], memoryPerTable: expect.any(Number) as number });
  expect(measured['answers']).toBeGreaterThan(1);
  expect(measured['p50']).toBeLessThanOrEqual(measured['p99'] ?? 0);
  const viewers = (): Promise<number | null> => figure(server.url, 'kitchen_table_viewers');
  await expect.poll(viewers, { timeout: 20_000 }).toBe(0); // Nobody is there any more.
  expect(await figure(server.url, 'no_such_figure')).toBeNull();
  await server.close();
  folder.remove();
  const { code: later, err: refused } = await ktHere('load', ...words);
  expect([later, refused]).toEqual([1, expect.stringContaining(`No table could be laid at ${server.url}`)]);
});

test('without an address a server of its own is measured, and is gone afterwards', async () => {
  const { code, out } = await kt(['load', '--tables', '1', '--seats', '2', '--seconds', '2', '--pace', '0', '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ tables: 1, memoryPerTable: null });
}, 180_000);
