import { expect, test } from '@playwright/test';
import { violations } from '../axe.ts';
import { TestServer } from '../server.ts';

const SHOTS = process.env['KITCHEN_TABLE_SHOTS'];
const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.remove());

test('a card is found as it is typed, spelled right or not, and read', async ({ page }) => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${server.url}/cards`);
    const names = page.getByRole('list', { name: 'Cards that may be meant' });
    await page.getByLabel('Card name').fill('Lihgtning Bolt');
    await expect(names.getByRole('button')).toHaveText(['Lightning Bolt']);
    await page.getByLabel('Card name').press('Enter');
    await expect(page.getByRole('article', { name: 'Lightning Bolt' })).toBeVisible();
    await page.getByLabel('Card name').fill('soul of the');
    await names.getByRole('button', { name: 'Emmara, Soul of the Accord' }).click();
    await expect(page.getByRole('article', { name: 'Emmara, Soul of the Accord' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

test('a card is tried on a board, a typed one too: it is cast at once (CR 601.2)', async ({ page }) => {
  await page.goto(`${server.url}/cards`);
  await page.getByLabel('Card name').fill('Gravedigger');
  await page.getByLabel('Card name').press('Enter');
  await page.locator('summary', { hasText: 'What is played' }).first().click();
  await expect(page.locator('.ability-read pre').last()).toContainText('"kind"');
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/card-page.png`, fullPage: true });
  await page.getByRole('button', { name: 'Try it' }).first().click();
  await expect(page.locator('.prompt')).toHaveAttribute('data-question', 'priority', { timeout: 90_000 });
  await expect(page.locator('.hand-row [data-name="Gravedigger"][data-legal]')).toHaveCount(2);
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/card-tried.png` });

  await page.goto(`${server.url}/cards`);
  await page.getByLabel('Name', { exact: true }).fill('Patient Wyrm');
  const lab = page.locator('.lab');
  await expect(lab.locator('[data-reading="read"]')).toBeVisible({ timeout: 60_000 });
  await lab.getByRole('button', { name: 'Try it' }).click();
  await expect(page.locator('.prompt')).toHaveAttribute('data-question', 'priority', { timeout: 90_000 });
  await page.locator('.hand-row [data-name="Patient Wyrm"][data-legal]').first().click();
  await expect(page.locator('.rail')).toContainText('Patient Wyrm');
});
