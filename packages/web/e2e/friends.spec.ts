import { type Browser, expect, type Page, test } from '@playwright/test';
import { violations } from './axe.ts';
import { play } from './player.ts';
import { TestServer } from './server.ts';
import { tooSmall } from './table-checks.ts';

const SHOTS = process.env['KITCHEN_TABLE_SHOTS'];
const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.remove());

/** A browser of its own: other storage, other keys. */
async function guest(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

async function shot(page: Page, name: string): Promise<void> {
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
}

test('two people in two browsers lay a table, bring decks, play, lose the server, and go on', async ({
  page: ann,
  browser,
}) => {
  await ann.goto(server.url);
  await ann.getByRole('radio', { name: /^Two-player/ }).click();
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('button', { name: 'Play with friends' }).click();
  const link = ann.getByLabel('Link to this table');
  await expect(link).toHaveValue(/\/lobby\/[\w-]+$/);
  await expect(ann.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await shot(ann, 'lobby-host');

  const ben = await guest(browser, await link.inputValue());
  await expect(ben.getByRole('region', { name: 'Sit down' })).toContainText('Ann asks you to a Two-player table');
  await shot(ben, 'lobby-guest');
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await ben.getByLabel('Choose a deck').selectOption('paste');
  await ben.getByLabel('Deck list').fill('Deck\n4 Shokc\n56 Mountain\n');
  await ben.getByRole('button', { name: 'Shock', exact: true }).click();
  await expect(ben.getByLabel('Deck list')).toHaveValue('Deck\n4 Shock\n56 Mountain\n');
  await ben.getByRole('button', { name: 'Bring this deck' }).click();
  await ben.getByLabel('Say something').fill('ready when you are');
  await ben.keyboard.press('Enter');
  await ben.getByRole('button', { name: 'I am ready' }).click();
  await expect(ann.getByRole('region', { name: 'Chat' })).toContainText('ready when you are');
  await ann.getByRole('button', { name: 'Mute Ben' }).click();
  await expect(ann.getByRole('region', { name: 'Chat' })).not.toContainText('ready when you are');
  await expect(ann.getByRole('button', { name: 'Deal the cards' })).toBeDisabled();
  await expect(ann.getByRole('region', { name: 'Ready' })).toContainText('Ann has no deck yet.');

  await server.kill();
  await expect(ben.getByRole('alert')).toContainText('connection is lost');
  await server.start();
  await expect(ann.getByRole('alert')).toHaveCount(0, { timeout: 15_000 });
  await expect(ben.getByRole('alert')).toHaveCount(0, { timeout: 15_000 });
  await ann.getByLabel('Choose a deck').selectOption({ index: 1 });
  await ann.getByRole('button', { name: 'I am ready' }).click();
  for (const page of [ann, ben]) {
    expect(await violations(page)).toEqual([]);
    expect(await tooSmall(page, '.page')).toEqual([]);
  }
  await shot(ann, 'lobby-ready');
  await ann.getByRole('button', { name: 'Deal the cards' }).click();
  for (const page of [ann, ben]) await expect(page.locator('.table')).toBeVisible({ timeout: 30_000 });

  const both = (decisions: number): ReturnType<typeof play>[] =>
    [ann, ben].map((page) => play(page, { decisions, seconds: 60 }));
  expect((await Promise.all(both(4))).flatMap(({ stuck }) => stuck)).toEqual([]);
  const where = await ann.locator('.top .where').textContent();
  await server.kill();
  await expect(ben.getByRole('alert')).toContainText('connection is lost');
  await server.start();
  for (const page of [ann, ben]) await expect(page.getByRole('alert')).toHaveCount(0, { timeout: 15_000 });
  expect(await ann.locator('.top .where').textContent()).toBe(where);
  const later = await Promise.all(both(6));
  expect(later.reduce((sum, { decisions }) => sum + decisions, 0)).toBeGreaterThan(0);
  await shot(ben, 'friends-table');
  await ben.context().close();
});
