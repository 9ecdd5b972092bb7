/** Three people at a table: two of them vote the third out, who looks on from then. */
import { expect as anyExpect, type Page, test } from '@playwright/test';
import { TestServer } from '../server.ts';
import { lookedAt } from './every-size.ts';
import { guest } from './two-at-a-table.ts';

const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.remove());

test.setTimeout(900_000);
const expect = anyExpect.configure({ timeout: 60_000 });

test('every other person agrees, a bot has the seat, and the old browser looks on, after a reload too', async ({
  page: ann,
  browser,
}) => {
  await ann.goto(server.url);
  await ann.getByRole('radio', { name: /^Free for all/ }).click();
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('button', { name: 'Play with friends' }).click();
  const link = ann.getByLabel('Link to this table');
  await expect(link).toHaveValue(/\/lobby\/[\w-]+$/);
  await ann.getByRole('button', { name: 'Take an empty seat away' }).click();
  const lobby = await link.inputValue();
  const [ben, cat] = [await guest(browser, lobby), await guest(browser, lobby)];
  for (const [page, name] of [
    [ben, 'Ben'],
    [cat, 'Cat'],
  ] as const) {
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: 'Sit down' }).click();
    await expect(ann.getByRole('region', { name: 'Seats' })).toContainText(name);
  }
  for (const page of [ann, ben, cat]) {
    await page.getByLabel('Choose a deck').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'I am ready' }).click();
  }
  await ann.getByRole('button', { name: 'Deal the cards' }).click();
  for (const page of [ann, ben, cat]) await expect(page.locator('.prompt')).toBeVisible();

  const talk = (page: Page) => page.getByRole('complementary').getByRole('region', { name: 'Talk' });
  await talk(ann).getByRole('button', { name: 'All' }).click();
  await ann.getByText('Vote somebody out').first().focus();
  await ann.keyboard.press('Enter');
  await expect(ann.getByRole('button', { name: 'Ask to vote Ben out' })).toBeVisible();
  await lookedAt(ann, 'vote-dialog');
  await ann.getByRole('button', { name: 'Ask to vote Ben out' }).click();
  await expect(talk(ben)).toContainText('Ann asks the others to vote Ben out of their seat.');
  await expect(cat.getByRole('region', { name: 'Your decision' })).toContainText(
    'Ann asks that a bot takes the seat of Ben',
  );
  await expect(ben.getByRole('button', { name: 'Agree' })).toHaveCount(0);
  await lookedAt(cat, 'vote-prompt');
  await cat.getByRole('button', { name: 'Agree' }).click();

  await expect(ben.getByRole('alert')).toContainText('The others have voted you out of your seat');
  await expect(ben.locator('.hand-row [data-ids]')).toHaveCount(0);
  await expect(ben.getByRole('button', { name: 'Concede', exact: true })).toHaveCount(0);
  await expect(talk(cat)).toContainText('Ben was voted out of their seat; a bot plays on.');
  await ben.reload();
  await expect(ben.locator('.prompt')).toBeVisible();
  await expect(ben.getByRole('alert')).toHaveCount(0);
  await expect(ben.locator('.hand-row [data-ids]')).toHaveCount(0);
  // The table's link leads to the game; the key of the lobby was the same, and is given up with it.
  await ben.goto(lobby);
  await expect(ben.locator('.prompt')).toBeVisible();
  await expect(ben.getByRole('alert')).toHaveCount(0);
  await expect(ben.locator('.hand-row [data-ids]')).toHaveCount(0);
  await talk(ann).getByRole('button', { name: 'All' }).click();
  await expect(ann.getByRole('dialog', { name: 'Talk' })).toBeVisible();
  await expect(ann.getByText('Vote somebody out')).toHaveCount(0); // Two people are left.
  for (const page of [ben, cat]) await page.context().close();
});
