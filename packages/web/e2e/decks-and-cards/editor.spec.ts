import { expect, test } from '@playwright/test';
import { violations } from '../axe.ts';
import { TestServer } from '../server.ts';
import { tooSmall } from '../table-checks.ts';

const SHOTS = process.env['KITCHEN_TABLE_SHOTS'];
const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.remove());

test('a deck is made from a search by keys, is legal while it is, and is played (CR 903.5)', async ({ page }) => {
  await page.goto(`${server.url}/decks`);
  const search = page.getByLabel('Search cards');
  const found = page.getByRole('list', { name: 'Found cards' });
  const legality = page.getByRole('region', { name: 'Legality' });
  await page.locator('h1').click();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  // Enter takes the first of what is asked for, however fast, never of what was listed before.
  await expect(found.getByRole('listitem').first()).toBeVisible();
  await search.fill('emmara');
  await search.press('Enter');
  await expect(found.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Commander' })).toContainText('Emmara, Soul of the Accord');
  await expect(legality).toContainText('1 card not ready');
  // From now on only cards of the commander's colors are offered. CR 903.4.
  await search.fill('t:creature mv=1');
  await expect(found).toContainText('Elvish Mystic');
  await expect(found).not.toContainText('Cursecatcher');
  await found.getByRole('button', { name: 'One more Elvish Mystic' }).click();
  await expect(legality).toContainText('2 cards');
  await expect(legality).toContainText('not ready');
  await page.getByText('Import a list', { exact: true }).click();
  await page
    .getByLabel('A list to import')
    .fill('Commander\n1 Emmara, Soul of the Accord\n\nDeck\n98 Forest\n1 Elvish Mystic\n1 Sol Ring');
  await page.getByRole('button', { name: 'Take this list' }).click();
  await expect(legality).toContainText('101 cards');
  await expect(legality).toContainText('not ready');
  const forest = page.locator('[data-card="Forest"]');
  await forest.getByRole('button', { name: 'Forest', exact: true }).focus();
  await page.keyboard.press('-');
  await expect(legality).toContainText('100 cards');
  await expect(legality).toContainText('✓ legal');
  await page.getByLabel('Where Sol Ring goes').selectOption('maybeboard');
  await expect(legality).toContainText('99 cards');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(legality).toContainText('✓ legal');
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/editor-1280.png` });
  await page.getByLabel('Name of the deck').fill('Elf Friends');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.locator('[data-card="Forest"]').getByRole('button', { name: 'One fewer Forest' }).click();
  await page.getByText('Compare with another version').click();
  await page.getByLabel('Compare with', { exact: true }).selectOption({ label: 'Elf Friends' });
  await expect(page.getByRole('list', { name: 'Differences' })).toHaveText('−1 Forest');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Export', { exact: true }).click();
  await page.getByRole('button', { name: 'Write it' }).click();
  await expect(page.getByLabel('The exported list')).toHaveValue(/97 Forest/);
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect(page.getByRole('radio', { name: /^Elf Friends/ })).toBeChecked();
  await page.getByRole('button', { name: /^Deal the cards/ }).click();
  await expect(page.locator('.prompt')).toHaveAttribute('data-question', 'mulligan', { timeout: 90_000 });
});

for (const [width, height, theme] of [
  [1280, 800, 'light'],
  [1920, 1080, 'dark'],
  [1024, 768, 'dark'],
  [390, 844, 'light'],
] as const)
  test(`the editor has no fault of access and nothing is cut at ${width}x${height}, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: theme });
    await page.goto(`${server.url}/decks`);
    await page.getByText('Import a list', { exact: true }).click();
    await page
      .getByLabel('A list to import')
      .fill(
        'Commander\n1 Emmara, Soul of the Accord\n\nDeck\n30 Forest\n1 Elvish Mystic\n1 Sol Ring\n1 Path to Exile\n1 Aura Shards\n1 Cursecatcher\n1 No Such Card\n\nMaybeboard\n1 Craw Wurm',
      );
    await page.getByRole('button', { name: 'Take this list' }).click();
    await expect(page.getByRole('region', { name: 'Legality' })).toContainText('not ready');
    await expect(page.getByRole('list', { name: 'Found cards' }).getByRole('listitem').first()).toBeVisible();
    if (SHOTS !== undefined)
      await page.screenshot({ path: `${SHOTS}/editor-${width}-${theme}.png`, fullPage: width < 600 });
    expect(await violations(page)).toEqual([]);
    expect(await tooSmall(page, '.page')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
