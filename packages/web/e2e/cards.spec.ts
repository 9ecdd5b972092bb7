import { expect, test } from '@playwright/test';
import { violations } from './axe.ts';
import { TestServer } from './server.ts';

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
