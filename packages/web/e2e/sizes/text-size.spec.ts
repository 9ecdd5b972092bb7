/** The page's own size of text: kept, on every screen, and at twice its size nothing is cut, covered or out of reach. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import type { ServerMessage } from '@kitchen-table/protocol';
import { draftSnapshot, pickingSnapshot } from '../../test/fixtures/draft.ts';
import { fixtureSnapshot } from '../../test/fixtures/snapshot.ts';
import { violations } from '../axe.ts';
import { FixtureServer } from '../fixture-server.ts';
import { play } from '../player.ts';
import { hiddenWords, unreachable } from './reachable.ts';
import { TestServer } from '../server.ts';

const SHOTS = process.env['KITCHEN_TABLE_SHOTS'] ?? fileURLToPath(new URL('../../screenshots/', import.meta.url));
const real = new TestServer();
const invented = new FixtureServer();
test.beforeAll(async () => {
  mkdirSync(SHOTS, { recursive: true });
  await Promise.all([real.start(), invented.start()]);
});
test.afterAll(() => Promise.all([real.remove(), invented.close()]));

const SIZES = [
  [1280, 800],
  [1024, 768],
  [390, 844],
] as const;

async function keep(page: Page, percent: number): Promise<void> {
  await page.addInitScript((size) => localStorage.setItem('kitchen-table.text-size', String(size)), percent);
}

/** What is wrong with the page as it stands, at every size of window; a picture of each. */
async function faults(page: Page, name: string, inside = 'body'): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await page.evaluate(() => {
      for (const one of document.querySelectorAll('*')) one.scrollTop = 0;
      scrollTo(0, 0);
    });
    await page.screenshot({ path: `${SHOTS}/text-200-${name}-${width}.png` });
    const here = [
      ...(await hiddenWords(page, inside)),
      ...(await unreachable(page, inside)),
      ...(await violations(page)).map((one) => `axe: ${one}`),
    ];
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1))
      here.push('the page is too wide');
    found.push(...here.map((fault) => `${name} at ${width}x${height}: ${fault}`));
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  return found;
}

test('the size of the text is chosen, kept, and the table is laid out as in a window of half the size', async ({
  page,
}) => {
  invented.picture = fixtureSnapshot(4, 'priority');
  await page.goto(`${invented.url}/game/fixture`);
  const rail = page.locator('.rail');
  await expect(rail).toBeVisible();
  const size = (): Promise<number> =>
    page.locator('.prompt .question b').evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  const before = await size();
  const wide = (await rail.boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Text size').selectOption('200');
  await page.keyboard.press('Escape');
  expect(await size()).toBe(2 * before);
  // One column: what a window of 640x400 has.
  await expect.poll(async () => (await rail.boundingBox())?.width ?? 0).toBeGreaterThan(3 * wide);
  const zoomed = await page.locator('.prompt').boundingBox();
  await page.reload();
  await expect(rail).toBeVisible();
  expect(await size()).toBe(2 * before);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Text size').selectOption('100');
  await page.keyboard.press('Escape');
  expect(await size()).toBe(before);
  expect((await rail.boundingBox())?.width).toBe(wide);
  // The browser's own zoom shows the same.
  await page.setViewportSize({ width: 640, height: 400 });
  const small = await page.locator('.prompt').boundingBox();
  expect(Math.abs((zoomed?.height ?? 0) - 2 * (small?.height ?? 0))).toBeLessThanOrEqual(2);
  expect(Math.abs((zoomed?.width ?? 0) - 2 * (small?.width ?? 0))).toBeLessThanOrEqual(2);
});

const PICTURES: readonly (readonly [string, string, () => ServerMessage])[] = [
  ['table-2', '/game/fixture', () => fixtureSnapshot(2, 'priority')],
  ['table-4', '/game/fixture', () => fixtureSnapshot(4, 'priority')],
  ['table-4-attackers', '/game/fixture', () => fixtureSnapshot(4, 'attackers')],
  ['draft-picking', '/draft/fixture', pickingSnapshot],
  ['draft-building', '/draft/fixture', draftSnapshot],
];

for (const [name, address, picture] of PICTURES)
  test(`at 200% nothing of "${name}" is cut, covered or out of reach`, async ({ page }) => {
    await keep(page, 200);
    invented.picture = picture();
    await page.goto(`${invented.url}${address}`);
    await expect(page.locator('.table, .draft-page').first()).toBeVisible();
    expect(await faults(page, name)).toEqual([]);
  });

test('at 200% nothing of the settings is cut, covered or out of reach', async ({ page }) => {
  await keep(page, 200);
  invented.picture = fixtureSnapshot(4, 'priority');
  await page.goto(`${invented.url}/game/fixture`);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await faults(page, 'settings', '.dialog')).toEqual([]);
});

test('at 200% nothing of the pages before a game is cut, covered or out of reach', async ({ page }) => {
  await keep(page, 200);
  await page.goto(real.url);
  await expect(page.getByRole('radio', { name: /^Two-player/ })).toBeVisible();
  const found = await faults(page, 'start');
  await page.getByRole('button', { name: 'Play with friends' }).click();
  await expect(page.getByLabel('Link to this table')).toHaveValue(/\/lobby\//);
  found.push(...(await faults(page, 'lobby')));
  await page.goto(`${real.url}/decks`);
  await expect(page.getByRole('list', { name: 'Found cards' }).getByRole('listitem').first()).toBeVisible();
  await page.getByText('Import a list', { exact: true }).click();
  await page
    .getByLabel('A list to import')
    .fill('Commander\n1 Emmara, Soul of the Accord\n\nDeck\n30 Forest\n1 Sol Ring');
  await page.getByRole('button', { name: 'Take this list' }).click();
  await expect(page.locator('[data-card="Sol Ring"]')).toBeVisible();
  found.push(...(await faults(page, 'decks')));
  await page.goto(`${real.url}/cards`);
  await page.getByLabel('Card name').fill('Gravedigger');
  await page.getByLabel('Card name').press('Enter');
  await expect(page.getByRole('article', { name: 'Gravedigger' }).first()).toBeVisible();
  found.push(...(await faults(page, 'cards')));
  await page.getByLabel('Name', { exact: true }).fill('Patient Wyrm');
  await expect(page.locator('.lab [data-reading="read"]')).toBeVisible({ timeout: 60_000 });
  found.push(...(await faults(page, 'lab')));
  expect(found).toEqual([]);
});

test('at 200% nothing of the end of a game and of its replay is cut, covered or out of reach', async ({ page }) => {
  await keep(page, 200);
  await page.goto(`${real.url}/?seed=the-end`);
  await page.getByRole('radio', { name: /^Two-player/ }).click();
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(page.locator('.prompt[data-question]')).toBeVisible({ timeout: 90_000 });
  await play(page, { decisions: 12, seconds: 60, restAt: 'priority' });
  await page.getByRole('button', { name: 'Concede', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Concede', exact: true }).click();
  const end = page.getByRole('dialog', { name: /wins? the game/ });
  await expect(end).toContainText('The shuffles were as promised', { timeout: 90_000 });
  const found = await faults(page, 'end', '.dialog');
  await end.getByRole('link', { name: 'Watch it again' }).click();
  await expect(page.getByRole('region', { name: 'Watch it again' })).toHaveAttribute('data-at', '0', {
    timeout: 90_000,
  });
  found.push(...(await faults(page, 'replay')));
  expect(found).toEqual([]);
});
