import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { violations } from './axe.ts';
import { play } from './player.ts';
import { TestServer } from './server.ts';

const SHOTS = fileURLToPath(new URL('../screenshots/', import.meta.url));
const server = new TestServer();
const shot = (name: string): { path: string } => ({ path: `${SHOTS}${name}.png` });

test.beforeAll(async () => {
  mkdirSync(SHOTS, { recursive: true });
  await server.start();
});
test.afterAll(() => server.remove());

async function deal(page: Page, format: string): Promise<void> {
  await page.goto(`${server.url}/?seed=a-table-for-${format}`);
  await page.getByRole('radio', { name: new RegExp(`^${format} \\d`) }).click();
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(page.locator('.table')).toBeVisible({ timeout: 30_000 });
}

/** Errors of the page itself; a test that has any fails. */
function pageErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

const theWholePage = async (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      document.documentElement.scrollHeight <= innerHeight + 1 &&
      document.documentElement.scrollWidth <= innerWidth + 1,
  );

test('the start page and the card reader have no accessibility violations, dark and light', async ({ page }) => {
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto(server.url);
    await expect(page.getByRole('radio', { name: /^Commander \d/ })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.screenshot(shot(`start-${theme}`));
    await page.goto(`${server.url}/cards`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible(); // The screen comes when it is opened.
    expect(await violations(page)).toEqual([]);
  }
});

test('a whole two-player game is played by clicking; the server is killed with -9 in the middle and the game goes on', async ({
  page,
}) => {
  const errors = pageErrors(page);
  await deal(page, 'Two-player');
  const first = await play(page, { decisions: 12, seconds: 60 });
  expect(first.stuck).toEqual([]);
  expect(first.decisions).toBe(12);

  const before = await page.locator('.top .where').textContent();
  await server.kill();
  await expect(page.getByRole('alert')).toContainText('connection is lost');
  await server.start();
  await expect(page.getByRole('alert')).toHaveCount(0, { timeout: 15_000 });
  expect(await page.locator('.top .where').textContent()).toBe(before);

  const rest = await play(page, { decisions: 1500, seconds: 150 });
  expect(rest.stuck).toEqual([]);
  expect(rest.over).toBe(true);
  await expect(page.locator('.prompt')).toContainText(/wins? the game|draw/);
  await page.screenshot(shot('game-over'));
  expect(errors).toEqual([]);
});

test('a four-player Commander game against three bots: readable, accessible, nothing scrolls off the page', async ({
  page,
}) => {
  const errors = pageErrors(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await deal(page, 'Commander');
  const opening = await play(page, { decisions: 34, seconds: 120, restAt: 'priority' });
  expect(opening.stuck).toEqual([]);
  expect(await violations(page)).toEqual([]);
  expect(await theWholePage(page)).toBe(true);
  await page.screenshot(shot('commander-1280x800-light'));
  await page.getByRole('button', { name: 'Switch to dark' }).click();
  await page.screenshot(shot('commander-1280x800-dark'));
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 820, height: 1180 });
  expect(await theWholePage(page)).toBe(true);
  await page.screenshot(shot('commander-820x1180-dark'));
  expect(await violations(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('a whole Commander game for four is played in the page to its end', async ({ page }) => {
  const errors = pageErrors(page);
  await deal(page, 'Commander');
  const played = await play(page, { decisions: 2000, seconds: 150, yields: true });
  expect(played.stuck).toEqual([]);
  expect(played.over).toBe(true);
  await expect(page.locator('.prompt')).toContainText(/wins? the game|draw/);
  expect(errors).toEqual([]);
});

test('stops outlive the server', async ({ page }) => {
  await deal(page, 'Two-player');
  await play(page, { decisions: 1, seconds: 20, restAt: 'priority' });
  const upkeep = page.getByRole('button', { name: 'Upkeep: stop on your turn' });
  await upkeep.click();
  await expect(upkeep).toHaveAttribute('aria-pressed', 'true');
  await server.kill();
  await server.start();
  await page.reload();
  await expect(upkeep).toHaveAttribute('aria-pressed', 'true');
});

test('"why?" opens on W, and a right-click says which rule forbids using a card (CR 117.1)', async ({ page }) => {
  await deal(page, 'Two-player');
  await expect(page.locator('.prompt[data-question="mulligan"]')).toBeVisible();
  await page.locator('.hand-row button').first().click({ button: 'right' });
  await expect(page.locator('.menu')).toContainText('Not now: you do not have priority. CR 117.1');
  await page.keyboard.press('Escape');
  await play(page, { decisions: 1, seconds: 20, restAt: 'priority' });
  await page.locator('.hand-row button').first().focus();
  await page.keyboard.press('w');
  const dialog = page.getByRole('dialog', { name: /^Why is / });
  await expect(dialog).toContainText(/CR \d+/);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog').locator('.card')).toBeVisible();
});

test('a card typed in the lab is read as it is typed, and refused at the spot', async ({ page }) => {
  await page.goto(`${server.url}/cards`);
  await expect(page.locator('.lab')).toContainText('Every word is understood');
  await page.locator('.lab textarea').fill('When this creature enters, draw two crads.');
  await expect(page.locator('.lab mark')).toContainText('crads.');
  await expect(page.locator('.lab li').first()).toHaveText('"cards"');
  expect(await violations(page)).toEqual([]);
});

test('keyboard alone: keep the hand with Enter, open the keys with ?, close with Esc, walk the hand with arrows', async ({
  page,
}) => {
  await deal(page, 'Two-player');
  await expect(page.locator('.prompt[data-question="mulligan"]')).toBeVisible();
  await page.waitForTimeout(350); // A new prompt hears no key at first.
  await page.keyboard.press('Enter');
  await expect(page.locator('.prompt[data-question="mulligan"]')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.locator('.hand-row button').first().focus();
  await page.keyboard.press('ArrowRight');
  const focused = await page.evaluate(() =>
    [...document.querySelectorAll('.hand-row button')].indexOf(document.activeElement as Element),
  );
  expect(focused).toBeGreaterThan(0);
});
