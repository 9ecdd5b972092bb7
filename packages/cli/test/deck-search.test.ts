import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ktHere } from './kt.ts';

const folder = mkdtempSync(join(tmpdir(), 'kitchen-table-search-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A 2/2 Bear of that name and text. */
const bear = (name: string, text: string): string =>
  JSON.stringify({
    name,
    layout: 'normal',
    mana_cost: '{1}{G}',
    cmc: 2,
    type_line: 'Creature — Bear',
    oracle_text: text,
    power: '2',
    toughness: '2',
    colors: ['G'],
    color_identity: ['G'],
    keywords: [],
  });

test("cards are searched in Scryfall's syntax: those that can't be played come last, and are called so", async () => {
  const cards = join(folder, 'searched.jsonl');
  writeFileSync(cards, [bear('Aardbear', 'Hop twice over the frog.'), bear('Test Bear', '')].join('\n'));
  const run = await ktHere('deck', 'search', 't:bear', 'pow=2', 'mv<=2', '--cards', cards);
  expect(run.code).toBe(0);
  const lines = run.out.split('\n');
  expect(lines).toContain('Grizzly Bears  {1}{G}  Creature — Bear  2/2');
  const place = (name: string): number => lines.findIndex((line) => line.startsWith(name));
  expect(place('Aardbear')).toBeGreaterThan(place('Test Bear'));
  expect(lines[place('Aardbear')]).toContain("(can't be played here yet)");
  const told = JSON.parse((await ktHere('deck', 'search', 't:bear -pow=2', '--json')).out) as { total: number };
  expect(told.total).toBe(0);
});

test('a query that cannot be read is refused at its place', async () => {
  const run = await ktHere('deck', 'search', 't:bear (');
  expect(run.code).toBe(1);
  expect(run.err).toContain('At letter');
});
