import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Reply } from '@kitchen-table/protocol';
import { openPage, openTable, type Page, temporaryFolder } from './table.ts';

const folder = temporaryFolder();
let page: Page;
let close: () => Promise<void>;

beforeAll(async () => {
  const server = await openTable(folder.path);
  page = await openPage(server.url);
  close = () => server.close();
});

afterAll(async () => {
  page.close();
  await close();
  folder.remove();
});

function createWith(deck: string, format = 'two-player'): Promise<Reply> {
  const other = { name: 'Ben', kind: 'bot' as const, deck: 'tall-grass' };
  return page.say({ kind: 'createGame', format, seats: [{ name: 'Ann', kind: 'human', deck }, other] });
}

const MILLIONS = '1000 Forest\n'.repeat(3300);

test.each(['', 'Deck\n', 'Sideboard\n', 'Planes\n', 'Schemes\n', 'Attractions\n', 'Stickers\n', 'Companion\n'])(
  'three million cards under "%s" are refused before anything is made of them',
  async (heading) => {
    const before = process.memoryUsage().heapUsed;
    const reply = await createWith(`${heading}${MILLIONS}`);
    expect(reply).toMatchObject({ kind: 'error', sentence: expect.stringMatching(/1000 copies is not/) as string });
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(200e6);
    const checked = await page.say({ kind: 'deckCheck', format: 'standard-60', text: `${heading}${MILLIONS}` });
    expect(checked).toMatchObject({ kind: 'deckChecked', legal: false });
    expect(JSON.stringify(checked).length).toBeLessThan(10_000);
  },
);

test('250 cards are a deck, 251 are not; a sideboard has fifteen, and formats keep their own sizes (CR 100.4a, 903.5a)', async () => {
  expect(await createWith('200 Forest\n50 Island\n')).toMatchObject({ kind: 'created' });
  expect(await createWith('200 Forest\n51 Island\n')).toMatchObject({
    kind: 'error',
    sentence: "Ann's deck: the deck has 251 cards, and the table takes 250; take out 1.",
  });
  expect(await createWith('Deck\n60 Forest\n\nSideboard\n16 Island\n')).toMatchObject({
    kind: 'error',
    sentence: expect.stringMatching(/the sideboard has 16 cards, and the maximum is 15\. \(CR 100\.4a\)/) as string,
  });
  expect(await createWith('150 Forest\n', 'commander')).toMatchObject({ kind: 'error' });
});
