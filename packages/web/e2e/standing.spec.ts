import { expect, test } from '@playwright/test';
import { violations } from './axe.ts';
import { TestServer } from './server.ts';

const SHOTS = process.env['KITCHEN_TABLE_SHOTS'];
const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.remove());

test('"always yes" answers a trigger now and later, and is taken back in the settings (CR 603.5)', async ({ page }) => {
  await page.goto(`${server.url}/cards`);
  await page.getByLabel('Card name').fill('Mentor of the Meek');
  await page.getByLabel('Card name').press('Enter');
  await expect(page.getByRole('article', { name: 'Mentor of the Meek' })).toBeVisible();
  await page.getByRole('button', { name: 'Try it' }).first().click();
  const prompt = page.locator('.prompt');
  const hand = page.locator('.hand-row .card.hand');
  const mentor = page.locator('.hand-row [data-name="Mentor of the Meek"][data-legal]');
  await expect(prompt).toHaveAttribute('data-question', 'priority', { timeout: 90_000 });
  await mentor.first().click();
  await expect(page.locator('.own [data-name="Mentor of the Meek"]')).toBeVisible();
  await expect(prompt).toHaveAttribute('data-question', 'priority');
  await mentor.click();
  await expect(prompt).toHaveAttribute('data-question', 'yesNo');
  await expect(hand).toHaveCount(1);
  await prompt.getByRole('button', { name: 'Always…' }).click();
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/always.png` });
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Always yes to triggers of Mentor of the Meek' }).click();
  // It is paid and a card drawn without another question.
  await expect(hand).toHaveCount(2);
  await expect(prompt).toHaveAttribute('data-question', 'priority');
  await page.getByRole('button', { name: 'Settings' }).click();
  const list = page.getByRole('region', { name: 'Decided once for all' });
  await expect(list).toContainText('Always yes to triggers of Mentor of the Meek');
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/decided.png` });
  expect(await violations(page)).toEqual([]);
  await list.getByRole('button', { name: 'Ask again about Mentor of the Meek' }).click();
  await expect(list).toHaveCount(0);
});
