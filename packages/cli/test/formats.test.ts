/** `kt formats`, docs/formats.md, and formats played from their packs to the last game. CR 100.2b, 903.13, 905. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contradiction, FORMATS } from '@kitchen-table/engine';
import { repositoryRoot } from '../src/shared/files.ts';
import { ktHere } from './kt.ts';

describe('kt formats', () => {
  test('lists every format and what does not go together', async () => {
    const { out, code } = await ktHere('formats', '--json');
    expect(code).toBe(0);
    const { formats, contradictions } = JSON.parse(out) as {
      formats: { name: string }[];
      contradictions: { one: string; other: string; sentence: string }[];
    };
    expect(formats.map(({ name }) => name)).toContain('conspiracy-draft');
    for (const { one, other, sentence } of contradictions) expect(contradiction(one, other)).toBe(sentence);
  });

  test('docs/formats.md says the same as the code', async () => {
    const { out } = await ktHere('formats', '--markdown');
    const text = readFileSync(join(repositoryRoot(), 'docs', 'formats.md'), 'utf8');
    expect(text).toContain(out.trim());
    for (const name of Object.keys(FORMATS)) expect(text).toContain(`\`${name}\``);
  });
});

describe('kt sim', () => {
  test.each(['booster-draft', 'sealed', 'cube'])('%s goes from the packs to the last of its games', async (format) => {
    const { out, code } = await ktHere('sim', '--format', format, '--games', '1', '--json');
    expect(code).toBe(0);
    const report = JSON.parse(out) as { finished: number; wins: number[]; faults: unknown[] };
    expect([report.finished, report.faults]).toEqual([1, []]);
    expect(report.wins.reduce((sum, wins) => sum + wins)).toBe(1);
  });

  test('a Conspiracy Draft and a Commander Draft end in one game of all (CR 905.3, 903.13a)', async () => {
    for (const format of ['conspiracy-draft', 'commander-draft+cube']) {
      const { out } = await ktHere('sim', '--format', format, '--games', '1', '--json');
      expect(JSON.parse(out)).toMatchObject({ games: 1, finished: 1, faults: [] });
    }
  });

  test('formats that contradict each other are refused in a sentence', async () => {
    const { err, code } = await ktHere('sim', '--format', 'commander+brawl', '--games', '1');
    expect(code).toBe(1);
    expect(err).toMatch(/both decide how a deck with a commander is built/);
  });

  test('a draft takes no decks from outside', async () => {
    const { err, code } = await ktHere('sim', '--format', 'sealed', '--deck', 'tall-grass');
    expect(code).toBe(1);
    expect(err).toMatch(/builds its decks from packs/);
  });
});

test('kt deck check knows the formats by their rules (CR 903.12d, 100.2b)', async () => {
  const brawl = await ktHere(
    'deck',
    'check',
    join(repositoryRoot(), 'packages/cards/decks/tall-grass.txt'),
    '--format',
    'brawl',
    '--json',
  );
  expect(JSON.parse(brawl.out)).toMatchObject({ legal: false });
  expect(brawl.out).toContain('903.3');
  const limited = await ktHere(
    'deck',
    'check',
    join(repositoryRoot(), 'packages/cards/decks/tall-grass.txt'),
    '--format',
    'limited',
    '--json',
  );
  expect(JSON.parse(limited.out)).toMatchObject({ legal: true });
});
