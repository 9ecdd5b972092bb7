import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { FORMATS } from '../src/model/formats.ts';
import { violations } from './axe.ts';
import { TestServer } from './server.ts';
import { fitsTheWindow, tooSmall } from './table-checks.ts';

const SHOTS = process.env['KITCHEN_TABLE_SHOTS'] ?? fileURLToPath(new URL('../screenshots/', import.meta.url));
const server = new TestServer();
test.beforeAll(async () => {
  mkdirSync(SHOTS, { recursive: true });
  await server.start();
});
test.afterAll(() => server.remove());

const nameOf = (id: string): string => FORMATS.find((format) => format.id === id)?.name ?? id;

async function choose(page: Page, id: string, seed = id): Promise<void> {
  await page.goto(`${server.url}/?seed=${seed}`);
  const means = FORMATS.find((format) => format.id === id)?.means ?? '';
  await page.getByRole('button', { name: /more games/ }).click();
  await page.getByRole('radio', { name: `${nameOf(id)} ${means}`, exact: true }).click();
}

const WITH_DECKS = FORMATS.filter(({ id }) => !/draft|sealed|cube/.test(id)).map(({ id }) => id);

test('every format with decks is dealt from the start page and asks for the opening hand (CR 103.5)', async ({
  page,
}) => {
  for (const id of WITH_DECKS) {
    await choose(page, id);
    const seats = FORMATS.find((format) => format.id === id)?.seats[1] ?? 0;
    await expect(page.locator('.seat-row')).toHaveCount(seats);
    await page.getByRole('button', { name: 'Deal the cards' }).click();
    await expect(page.locator('.table')).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('.top .where')).toContainText(`${nameOf(id)} · ${seats} players`);
    await expect(page.locator('.prompt[data-question]')).toBeVisible({ timeout: 30_000 });
  }
});

test('formats are joined with options; what contradicts is not offered and says why', async ({ page }) => {
  await choose(page, 'commander');
  await page.getByRole('button', { name: 'Add to it, options' }).click();
  await page.getByRole('button', { name: 'Planechase', exact: true }).click();
  await page.getByRole('button', { name: 'Two-Headed Giant' }).click();
  await expect(page.locator('code')).toHaveText('commander+planechase+two-headed-giant');
  await expect(page.getByRole('button', { name: 'Emperor' })).toHaveCount(0);
  await page.getByText('Why not the others?').click();
  await expect(page.locator('details')).toContainText("'emperor' and 'two-headed-giant' both decide");
  expect(await violations(page)).toEqual([]);
  expect(await tooSmall(page, '.page')).toEqual([]);
  await page.screenshot({ path: `${SHOTS}/start-joined.png`, fullPage: true });
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(page.locator('.team-panel')).toHaveCount(2, { timeout: 30_000 });
  await expect(page.locator('.strip')).toBeVisible();
  await expect(page.locator('.team-panel .life').first()).toContainText('60');
});

async function openPacks(page: Page, id: string): Promise<void> {
  await choose(page, id);
  await page.getByRole('button', { name: 'Open the packs' }).click();
  await expect(page.locator('.drafting')).toBeVisible({ timeout: 30_000 });
}

/** Takes the first cards until the pool is there. */
async function draftToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 12));
    const end = Date.now() + 40_000;
    while (document.querySelector('.building') === null && Date.now() < end) {
      const bar = document.querySelector('.prompt[data-question][aria-busy="false"]');
      const kind = bar?.getAttribute('data-question');
      if (kind === 'pick') {
        const card = document.querySelector<HTMLElement>('.pack-card button[aria-pressed="false"]');
        const main = document.querySelector<HTMLButtonElement>('.prompt [data-main]:not([disabled])');
        (main ?? card)?.click();
      } else if (kind != null) bar?.querySelector<HTMLButtonElement>('.buttons .button:not(:has(kbd))')?.click();
      await wait();
    }
  });
  await expect(page.locator('.building')).toBeVisible();
}

test('a booster draft by click and keyboard, a deck built, the first game (CR 100.2b)', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPacks(page, 'booster-draft');
  await expect(page.locator('.pack-card')).toHaveCount(15);
  await page.locator('.pack-card button').nth(3).click();
  await expect(page.locator('.prompt')).toContainText(/^Take /);
  for (const [width, height] of [
    [1280, 800],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: `${SHOTS}/draft-pack-${width}.png` });
    expect(await fitsTheWindow(page)).toBe(true);
    expect(await tooSmall(page, '.draft-page')).toEqual([]);
    expect(await violations(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Take', exact: true }).click();
  await expect(page.locator('.pack-card')).toHaveCount(14);
  await page.locator('.pack-card button').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.locator('.pack-card button').nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(page.locator('.pack-card')).toHaveCount(13);
  await page.keyboard.press('Escape');
  await expect(page.locator('.pack-card')).toHaveCount(14);
  await page.locator('.pack-card button').first().dblclick();
  await expect(page.locator('.pack-card')).toHaveCount(13);
  await server.kill();
  await server.start();
  await page.reload();
  await expect(page.locator('.top .where')).toContainText('2 cards taken');
  await draftToTheEnd(page);
  await page.emulateMedia({ colorScheme: 'light' });
  const deck = page.getByRole('region', { name: 'Your deck' });
  await expect(deck).toContainText('40 of 40');
  await deck
    .getByRole('button', { name: /^Take out/ })
    .first()
    .click();
  await expect(deck).toContainText('39 of 40');
  await expect(page.getByRole('button', { name: '1 more' })).toBeDisabled();
  await deck.getByRole('button', { name: 'Forest: one more' }).click();
  await expect(deck).toContainText('40 of 40');
  for (const [width, height] of [
    [1280, 800],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: `${SHOTS}/draft-deck-${width}.png` });
    expect(await fitsTheWindow(page)).toBe(true);
    expect(await tooSmall(page, '.draft-page')).toEqual([]);
    expect(await violations(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Play this deck' }).click();
  await expect(page.locator('.games-of-draft')).toContainText('Round 1');
  await page.screenshot({ path: `${SHOTS}/draft-games.png` });
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Sit down' }).click();
  await expect(page.locator('.prompt[data-question="mulligan"]')).toBeVisible({ timeout: 30_000 });
});

test('a Commander Draft: two of twenty cards at a time, then a deck with its commander (CR 903.13)', async ({
  page,
}) => {
  await openPacks(page, 'commander-draft');
  await expect(page.locator('.pack-card')).toHaveCount(20);
  await page.locator('.pack-card button').nth(0).click();
  await expect(page.getByRole('button', { name: /^Choose 1/ })).toBeDisabled();
  await page.locator('.pack-card button').nth(2).click();
  await page.screenshot({ path: `${SHOTS}/draft-commander-pack.png` });
  await page.getByRole('button', { name: /^Take/ }).click();
  await expect(page.locator('.pack-card')).toHaveCount(18);
  await draftToTheEnd(page);
  await expect(page.getByRole('region', { name: 'Commander' })).toBeVisible();
  await page.screenshot({ path: `${SHOTS}/draft-commander-deck.png` });
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play this deck' }).click();
  await page.getByRole('link', { name: 'Sit down' }).click();
  await expect(page.locator('.prompt[data-question="mulligan"]')).toBeVisible({ timeout: 30_000 });
});

test('a Conspiracy Draft among bots, with the conspiracies to begin with (CR 905.4)', async ({ page }) => {
  await openPacks(page, 'conspiracy-draft');
  await page.screenshot({ path: `${SHOTS}/draft-conspiracy-pack.png` });
  await draftToTheEnd(page);
  await page.screenshot({ path: `${SHOTS}/draft-conspiracy-deck.png` });
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play this deck' }).click();
  await page.getByRole('link', { name: 'Sit down' }).click();
  await expect(page.locator('.prompt[data-question]')).toBeVisible({ timeout: 30_000 });
});

for (const id of ['sealed', 'cube'] as const) {
  test(`${nameOf(id)}: a deck out of the pool, and the first game (CR 100.2b)`, async ({ page }) => {
    await openPacks(page, id);
    if (id === 'cube') await draftToTheEnd(page);
    await expect(page.locator('.building')).toBeVisible();
    await expect(page.locator('.top .where')).toContainText(id === 'sealed' ? '90 cards' : '45 cards');
    await page.getByRole('button', { name: 'Play this deck' }).click();
    await page.getByRole('link', { name: 'Sit down' }).click();
    await expect(page.locator('.prompt[data-question="mulligan"]')).toBeVisible({ timeout: 30_000 });
  });
}
