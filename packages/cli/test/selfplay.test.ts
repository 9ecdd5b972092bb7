import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OBSERVATION_SIZE } from '@kitchen-table/gym';
import { parquetReadObjects } from 'hyparquet';
import { expect, test } from 'vitest';
import { ktHere } from './kt.ts';

const DECKS = ['--deck', 'sparks-and-goblins', '--deck', 'tall-grass'];

async function rowsOf(path: string): Promise<Record<string, unknown>[]> {
  const bytes = readFileSync(path);
  const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer;
  return parquetReadObjects({ file, utf8: false });
}

test('games of bots are written action by action, and what is there is not played again', async () => {
  const out = join(mkdtempSync(join(tmpdir(), 'selfplay-')), 'set');
  const words = ['selfplay', '--out', out, ...DECKS, '--per-file', '1', '--bots', 'greedy,random', '--json'];
  const first = JSON.parse((await ktHere(...words, '--games', '2')).out) as Record<string, number>;
  expect(first).toMatchObject({ games: 2, files: 2, kept: 0 });
  const files = readdirSync(out).filter((name) => name.endsWith('.parquet'));
  expect(files).toEqual(['games-0000000-0000000.parquet', 'games-0000001-0000001.parquet']);
  const rows = (await Promise.all(files.map((name) => rowsOf(join(out, name))))).flat();
  expect(rows).toHaveLength(first['rows'] as number);
  for (const { mask, action, observation, result } of rows) {
    expect((mask as Uint8Array)[action as number]).toBe(1);
    expect([(observation as Uint8Array).length, Math.abs(result as number)]).toEqual([OBSERVATION_SIZE * 4, 1]);
  }
  expect(new Set(rows.map(({ seat, result }) => `${String(seat)} ${String(result)}`)).size).toBeGreaterThan(1);

  const kept = readFileSync(join(out, files[1] as string));
  rmSync(join(out, files[1] as string));
  const again = JSON.parse((await ktHere(...words, '--games', '2')).out) as Record<string, number>;
  expect(again).toMatchObject({ games: 1, files: 1, kept: 1 });
  expect(readFileSync(join(out, files[1] as string)).equals(kept)).toBe(true);
});

test('a folder with another data set is left alone', async () => {
  const out = join(mkdtempSync(join(tmpdir(), 'selfplay-')), 'set');
  const words = ['selfplay', '--out', out, ...DECKS, '--bots', 'random', '--games', '1'];
  expect((await ktHere(...words)).code).toBe(0);
  const other = await ktHere(...words, '--seed', 'another');
  expect([other.code, other.err.includes('holds another data set')]).toEqual([1, true]);
  expect(existsSync(join(out, 'games-0000000-0000000.parquet'))).toBe(true);
});
