import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { violations } from './axe.ts';
import { play } from './player.ts';
import { TestServer } from './server.ts';
import { tooSmall } from './table-checks.ts';

const SHOTS = process.env['KITCHEN_TABLE_SHOTS'];
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.remove());
test.setTimeout(600_000);

test('a finished game is watched again by its link from every seat, and its file plays again to the same end', async ({
  page,
  browser,
}) => {
  await page.goto(`${server.url}/?seed=the-end`);
  await page.getByRole('radio', { name: /^Two-player/ }).click();
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(page.locator('.prompt[data-question]')).toBeVisible({ timeout: 90_000 });
  await play(page, { decisions: 20, seconds: 90, restAt: 'priority' });
  await page.getByRole('button', { name: 'Concede', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Concede', exact: true }).click();
  const end = page.getByRole('dialog', { name: /wins? the game/ });
  await expect(end).toContainText('The shuffles were as promised');
  const fingerprint = (await end.locator('dd').first().textContent()) ?? '';
  const saved = page.waitForEvent('download');
  await end.getByRole('link', { name: 'Save the replay' }).click();
  const file = await (await saved).path();
  const kt = ['--conditions=@kitchen-table/source', '--import', 'tsx', 'packages/cli/src/main.ts', 'replay', file];
  const told = execFileSync(process.execPath, [...kt, '--promised', fingerprint], { cwd: ROOT, encoding: 'utf8' });
  expect(told).toContain('The game is over: Mira won.');
  expect(told).toContain('The shuffles were as promised.');
  await end.getByRole('link', { name: 'Watch it again' }).click();
  await expect(page).toHaveURL(/\/replay\/[\w-]+$/);

  const stranger = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await stranger.goto(page.url());
  for (const one of [page, stranger]) {
    const bar = one.getByRole('region', { name: 'Watch it again' });
    await expect(bar).toHaveAttribute('data-at', '0');
    await expect(one.locator('.top .where')).toContainText('before the first turn');
    await one.keyboard.press('ArrowRight');
    await expect(bar).not.toHaveAttribute('data-at', '0');
    await one.keyboard.press('Shift+ArrowRight');
    await expect(one.locator('.top .where')).toContainText(/Turn \d/);
    const third = one.getByLabel('Turn', { exact: true }).locator('option', { hasText: 'Turn 3,' });
    await one.getByLabel('Turn', { exact: true }).selectOption((await third.getAttribute('value')) ?? '');
    await expect(one.locator('.top .where')).toContainText('Turn 3');
    await one.getByLabel('Seen by').selectOption({ label: 'Seen by everybody' });
    await expect(one.locator('.hand-row button')).toHaveCount(0);
    await one.getByLabel('Seen by').selectOption({ label: 'Seen by Mira' });
    await expect(one.locator('.hand-row button')).not.toHaveCount(0);
    await one.keyboard.press('ArrowLeft');
    await expect(one.locator('.top .where')).toContainText('Turn 2');
  }
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await violations(page)).toEqual([]);
    expect(await tooSmall(page)).toEqual([]);
    if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/replay-${width}.png` });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Play', exact: false }).click();
  await expect(page.getByRole('region', { name: 'Watch it again' })).toContainText('The end', { timeout: 120_000 });
  await expect(page.getByRole('button', { name: /^Play/ })).toBeVisible();
  await stranger.context().close();
});
