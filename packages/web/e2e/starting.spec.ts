import { mkdirSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { violations } from './axe.ts';
import { TestServer } from './server.ts';
import { tooSmall } from './table-checks.ts';

const SHOTS = process.env['KITCHEN_TABLE_SHOTS'];
const server = new TestServer();
test.beforeAll(async () => {
  if (SHOTS !== undefined) mkdirSync(SHOTS, { recursive: true });
  await server.start();
});
test.afterAll(() => server.remove());

async function open(page: Page): Promise<void> {
  await page.goto(`${server.url}/?seed=starting`);
  await expect(page.getByRole('button', { name: /^Deal the cards/ })).toBeEnabled();
}

/** What has the focus: '' where it is nowhere. */
async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const here = document.activeElement;
    return here === null || here === document.body ? '' : `${here.tagName} ${here.className}`;
  });
}

for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
  [1024, 768],
  [390, 844],
] as const) {
  test(`at ${width}x${height} the game, the deck and "Deal" are there at once, nothing cut`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await open(page);
      await expect(page.getByRole('button', { name: /^Deal the cards/ })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('radio', { name: /^Commander \d/ })).toBeInViewport({ ratio: 1 });
      if (width > 600) {
        await expect(page.getByRole('radio', { name: /^Paste a list/ })).toBeInViewport({ ratio: 1 });
        await expect(page.getByLabel('Your name')).toBeInViewport({ ratio: 1 });
      }
      if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/starting-${width}-${theme}.png` });
      expect(await violations(page)).toEqual([]);
      expect(await tooSmall(page, '.page')).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
}

test('card pictures are asked about once, in a line that needs no answer; what was said is remembered', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/scryfall/.test(request.url())) loaded.push(request.url());
  });
  await open(page);
  const question = page.getByRole('region', { name: 'Card pictures' });
  await expect(question).toBeVisible();
  await page.reload();
  for (const [width, height] of [
    [1280, 800],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await question.scrollIntoViewIfNeeded();
    if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/pictures-asked-${width}.png` });
  }
  await question.getByRole('button', { name: 'Not now' }).press('Enter');
  await expect(question).toHaveCount(0);
  expect(await focused(page)).not.toBe('');
  await page.reload();
  await expect(page.getByRole('button', { name: /^Deal the cards/ })).toBeEnabled();
  await expect(question).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('kitchen-table.pictures'))).toBe('off');
  await page.evaluate(() => localStorage.removeItem('kitchen-table.pictures'));
  await page.reload();
  await question.getByRole('button', { name: 'Load pictures' }).click();
  await expect(question).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('kitchen-table.pictures'))).toBe('on');
  expect(loaded).toEqual([]); // A page without cards loads none.
});

test('every game is one click away, and so are the options; what is added is said when they are closed', async ({
  page,
}) => {
  await open(page);
  await expect(page.getByRole('radiogroup', { name: 'Format' }).getByRole('radio')).toHaveCount(6);
  await page.getByRole('button', { name: /more games/ }).click();
  await page.getByRole('radio', { name: /^Archenemy/ }).click();
  await page.getByRole('button', { name: 'Fewer games' }).click();
  await expect(page.getByRole('radio', { name: /^Archenemy/ })).toBeChecked();
  await page.getByRole('radio', { name: /^Commander/ }).click();
  const options = page.getByRole('button', { name: 'Add to it, options' });
  await options.click();
  await page.getByRole('button', { name: 'Planechase', exact: true }).click();
  await options.click();
  await expect(page.getByRole('button', { name: 'Planechase', exact: true })).toHaveCount(0);
  await expect(page.locator('code')).toHaveText('commander+planechase');
});

test('from the page to the first land in under ten keys, the focus never on the body (CR 305.1)', async ({ page }) => {
  // A seed with which the viewer begins and holds a land.
  await page.goto(`${server.url}/?seed=first-land-7`);
  await expect(page.getByRole('button', { name: /^Deal the cards/ })).toBeFocused();
  let keys = 0;
  const press = async (key: string): Promise<void> => {
    await page.keyboard.press(key);
    keys++;
    expect(await focused(page)).not.toBe('');
  };
  const prompt = page.locator('.prompt');
  await press('Enter');
  await expect(prompt).toHaveAttribute('data-question', 'mulligan', { timeout: 90_000 });
  // By the page's own clock: a new prompt hears no key for its first 300 ms.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 310)));
  await press('Enter');
  await expect(prompt).toHaveAttribute('data-question', 'priority', { timeout: 90_000 });
  await press('a');
  const land = page.locator('.menu button', { hasText: /^Play / }).first();
  await expect(land).toBeVisible();
  for (let i = 0; i < 8 && !(await land.evaluate((one) => one === document.activeElement)); i++)
    await press('ArrowDown');
  await press('Enter');
  await expect(page.locator('.own .lands')).not.toBeEmpty();
  expect(keys).toBeLessThan(10);
});

test('a click beside everything, and a button that is gone, leave the focus where keys are heard', async ({ page }) => {
  await open(page);
  await page.mouse.click(4, 400);
  expect(await focused(page)).not.toBe('');
  await page.getByRole('radio', { name: /^Paste a list/ }).click();
  await page.getByRole('radio', { name: /^Booster draft/ }).click();
  expect(await focused(page)).not.toBe('');
});
