import { expect, test } from '@playwright/test';
import { violations } from '../axe.ts';
import { TestServer } from '../server.ts';

const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.remove());

/** Cards of a set that nobody printed. */
const cards = Array.from({ length: 1200 }, (_, i) => ({
  name: `Quiet Ogre ${i}`,
  layout: 'normal',
  mana_cost: '{2}{R}',
  cmc: 3,
  type_line: 'Creature — Ogre',
  oracle_text: i % 2 === 0 ? '' : 'Trample',
  power: '3',
  toughness: '3',
  colors: ['R'],
  color_identity: ['R'],
}));

test('a deck of unknown cards is mended by importing all cards, and played at once', async ({ page }) => {
  await page.goto(server.url);
  await page.getByRole('radio', { name: /^Two-player/ }).click();
  await page.getByRole('radio', { name: /Paste a list/ }).click();
  await page.getByLabel('Deck list').fill('4 Quiet Ogre 7\n56 Mountain\n');
  const box = page.getByRole('region', { name: 'All cards' });
  await expect(box).toContainText('Only the starter cards are known here.');
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Import all cards').setInputFiles({
    name: 'wrong.json',
    mimeType: 'application/json',
    buffer: Buffer.from('[]'),
  });
  await expect(box).toContainText('Nothing was changed. The file: no cards found');
  await page.getByLabel('Import all cards').setInputFiles({
    name: 'oracle-cards.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(cards)),
  });
  await expect(page.locator('.pasted .quiet')).toHaveText('60 cards: ready to play.', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(page.locator('.prompt[data-question]')).toBeVisible({ timeout: 90_000 });
});
