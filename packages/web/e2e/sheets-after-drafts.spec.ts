import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { draftSnapshot, SHEETS } from '../test/fixtures/draft.ts';
import { violations } from './axe.ts';
import { FixtureServer } from './fixture-server.ts';
import { fitsTheWindow, tooSmall } from './table-checks.ts';

const SHOTS = process.env['KITCHEN_TABLE_SHOTS'] ?? fileURLToPath(new URL('../screenshots/', import.meta.url));
const server = new FixtureServer();
test.beforeAll(async () => {
  mkdirSync(SHOTS, { recursive: true });
  server.picture = draftSnapshot();
  await server.start();
});
test.afterAll(() => server.close());

const [ATTIC, BRASS, COLD, DOZING, EVENING] = SHEETS.map(({ name }) => name) as [
  string,
  string,
  string,
  string,
  string,
];

test('who opened more than three sticker sheets chooses three of them, by mouse or by keyboard (CR 123.2b)', async ({
  page,
}) => {
  const sheets = page.getByRole('region', { name: 'Sticker sheets' });
  const pressed = sheets.locator('button[aria-pressed="true"] b');
  for (const [width, height, theme] of [
    [1280, 800, 'dark'],
    [1024, 768, 'light'],
    [820, 1180, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: theme });
    await page.goto(`${server.url}/draft/fixture`);
    await expect(pressed).toHaveCount(3);
    await page.screenshot({ path: `${SHOTS}/draft-sheets-${width}.png` });
    expect(await fitsTheWindow(page)).toBe(true);
    expect(await tooSmall(page, '.draft-page')).toEqual([]);
    expect(await violations(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(sheets).toContainText('3 of up to 3 chosen');
  await expect(pressed).toHaveText([ATTIC, BRASS, COLD]);
  await expect(sheets).toContainText('When this creature dies, you draw two cards.');
  await sheets.getByRole('button', { name: EVENING }).click();
  await expect(pressed).toHaveText([BRASS, COLD, EVENING]);
  await sheets.getByRole('button', { name: COLD }).focus();
  await page.keyboard.press('Space');
  await expect(sheets).toContainText('2 of up to 3 chosen');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(pressed).toHaveText([BRASS, DOZING, EVENING]);
  await page.getByRole('button', { name: 'Suggest' }).click();
  await expect(pressed).toHaveText([BRASS, DOZING, EVENING]);
  await page.getByRole('button', { name: 'Play this deck' }).click();
  await expect
    .poll(() => server.said.at(-1))
    .toMatchObject({
      kind: 'draftDeck',
      stickerSheets: [BRASS, EVENING, DOZING],
    });
});
