import { expect, test } from '@playwright/test';
import { violations } from '../axe.ts';
import { TestServer } from '../server.ts';
import { tooSmall } from '../table-checks.ts';

const SHOTS = process.env['KITCHEN_TABLE_SHOTS'];
const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.remove());

const LIST = 'Deck\n4 Shokc\n3 Nobody Knows This\n53 Mountain\nand some Goblins\n';

test('a pasted list is looked over: every problem with what to do, and nothing changed without a word (CR 100.2a)', async ({
  page,
}) => {
  for (const [width, height] of [
    [1280, 800],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(server.url);
    await page.getByRole('radio', { name: /^Two-player/ }).click();
    await page.getByRole('radio', { name: /Paste a list/ }).click();
    const list = page.getByLabel('Deck list');
    await list.fill(LIST);
    const lines = page.getByRole('region', { name: 'Write these lines anew' });
    await expect(lines).toContainText('Line 5');
    const names = page.getByRole('region', { name: 'Spell these names, or play without them' });
    await expect(names.getByRole('listitem')).toHaveCount(2);
    await expect(names.getByRole('button')).toHaveCount(0);
    await list.fill(LIST.replace('and some Goblins\n', ''));
    await expect(names.getByRole('button', { name: 'Shock', exact: true })).toBeVisible();
    if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/pasted-${width}.png`, fullPage: true });
    expect(await violations(page)).toEqual([]);
    expect(await tooSmall(page, '.page')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await names.getByRole('button', { name: 'Shock', exact: true }).click();
    await expect(list).toHaveValue(/^Deck\n4 Shock\n3 Nobody Knows This\n53 Mountain\n$/);
    // The changed list is looked over anew before the next remedy is taken.
    const instead = names.getByRole('button', { name: 'Play Mountain instead' });
    await expect(instead).toHaveCount(1);
    await instead.click();
    await expect(page.locator('.pasted .quiet')).toHaveText('60 cards: ready to play.');
    await expect(page.getByRole('region', { name: 'Changed in your list' }).getByRole('listitem')).toHaveText([
      'Shokc → Shock',
      'Nobody Knows This → Mountain',
    ]);
  }
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(page.locator('.prompt[data-question]')).toBeVisible({ timeout: 30_000 });
});

test('the first remedies are taken with one click, and a commander is told from a list without headings (CR 903.3)', async ({
  page,
}) => {
  await page.goto(server.url);
  await page.getByRole('radio', { name: /Paste a list/ }).click();
  const list = page.getByLabel('Deck list');
  await list.fill('1 Talrand, Sky Sumoner\n\n97 Island\n1 Optt\n1 Pondr\n');
  await page.getByRole('button', { name: 'Take the first remedy of each of the 3' }).click();
  await expect(page.locator('.pasted .quiet')).toHaveText('100 cards, led by Talrand, Sky Summoner: ready to play.');
  await list.fill('');
  await expect(page.getByRole('region', { name: 'Changed in your list' })).toHaveCount(0);
});

test('a commander is told from the list, said so, and changed by a choice (CR 903.3)', async ({ page }) => {
  await page.goto(server.url);
  await page.getByRole('radio', { name: /Paste a list/ }).click();
  const list = page.getByLabel('Deck list');
  await list.fill('1 Talrand, Sky Summoner\n1 Vendilion Clique\n98 Island\n');
  const led = page.getByLabel('Led by');
  await expect(page.locator('.leaders')).toContainText('The list names no commander');
  await expect(led).toHaveValue('Talrand, Sky Summoner');
  await led.selectOption('Vendilion Clique');
  await expect(list).toHaveValue(/^Commander\n1 Vendilion Clique\n\nDeck\n1 Talrand/);
  await expect(page.locator('.pasted .quiet')).toHaveText('100 cards, led by Vendilion Clique: ready to play.');
  await expect(page.locator('.leaders')).not.toContainText('names no commander');
  expect(await violations(page)).toEqual([]);
});

test('a file of any program is dropped: its cards are shown as lines, and the deck stands beside the starter decks', async ({
  page,
}) => {
  await page.goto(server.url);
  await page.getByRole('radio', { name: /^Two-player/ }).click();
  const list = page.getByLabel('Deck list');
  const choose = async (name: string, text: string): Promise<void> => {
    await page.getByRole('radio', { name: /Paste a list/ }).click();
    await page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    await expect(list).toHaveValue(/60 Mountain/);
    await expect(page.locator('.pasted .quiet')).toHaveText('60 cards: ready to play.');
    await list.fill('');
  };
  await choose('a.o8d', '<deck game="x"><section name="Main"><card qty="60" id="1">Mountain</card></section></deck>');
  await choose('b.json', JSON.stringify({ data: { mainBoard: [{ name: 'Mountain', count: 60 }] } }));
  const pile = Array.from({ length: 60 }, () => ({ Nickname: 'Mountain', Description: 'x'.repeat(900) }));
  await choose('c.json', JSON.stringify({ ObjectStates: [{ ContainedObjects: pile }] }));
  await list.fill('Quantity,Name\n60,Mountain\n');
  await expect(page.locator('.pasted .quiet')).toHaveText('60 cards: ready to play.');
  await page.getByRole('button', { name: 'Keep this deck' }).click();
  await expect(page.getByRole('radio', { name: /^My 60 cards/ })).toBeChecked();
  await page.reload();
  await page.getByRole('radio', { name: /^Two-player/ }).click();
  const kept = page.getByRole('radio', { name: /^My 60 cards/ });
  await kept.click();
  await expect(page.locator('.deal')).toContainText('My 60 cards');
  await page.getByRole('button', { name: 'Change My 60 cards' }).click();
  await expect(list).toHaveValue(/60,Mountain/);
  await kept.click();
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(page.locator('.prompt[data-question]')).toBeVisible({ timeout: 30_000 });
  await page.goto(server.url);
  await page.getByRole('radio', { name: /^Two-player/ }).click();
  await kept.click();
  await page.getByRole('button', { name: 'Forget it' }).click();
  await expect(kept).toHaveCount(0);
});
