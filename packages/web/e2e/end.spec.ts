import { mkdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { violations } from './axe.ts';
import { play } from './player.ts';
import { TestServer } from './server.ts';
import { tooSmall } from './table-checks.ts';

const SHOTS = process.env['KITCHEN_TABLE_SHOTS'];
const server = new TestServer();
test.beforeAll(async () => {
  if (SHOTS !== undefined) mkdirSync(SHOTS, { recursive: true });
  await server.start();
});
test.afterAll(() => server.remove());

test('the end of a game tells its course, and the same seats play again (CR 104.2, 104.3a)', async ({ page }) => {
  await page.goto(`${server.url}/?seed=the-end`);
  await page.getByRole('radio', { name: /^Two-player/ }).click();
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(page.locator('.prompt[data-question]')).toBeVisible({ timeout: 90_000 });
  const played = await play(page, { decisions: 30, seconds: 90, restAt: 'priority' });
  if (!played.over) {
    await page.getByRole('button', { name: 'Concede', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Concede/ })
      .click();
  }
  const end = page.getByRole('dialog', { name: /wins? the game/ });
  await expect(end.getByRole('img', { name: 'Life at the end of each turn' })).toBeVisible({ timeout: 90_000 });
  await expect(end.getByRole('row')).toHaveCount(3);
  await expect(end.getByRole('listitem').last()).toContainText('out of the game');
  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const theme of ['dark', 'light'] as const) {
      await page.evaluate((to) => document.documentElement.setAttribute('data-theme', to), theme);
      if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/end-${width}-${theme}.png` });
      expect(await violations(page)).toEqual([]);
      expect(await tooSmall(page, '.the-end')).toEqual([]);
      expect(await end.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('Escape');
  await expect(end).toHaveCount(0);
  await page.getByRole('button', { name: 'How it went' }).click();
  const before = page.url();
  await end.getByRole('button', { name: 'Again, same seats' }).click();
  await expect(page).not.toHaveURL(before, { timeout: 90_000 });
  await expect(page.locator('.prompt')).toHaveAttribute('data-question', 'mulligan', { timeout: 90_000 });
  await expect(page.locator('.top .where')).toContainText('Two-player · 2 players');
});
