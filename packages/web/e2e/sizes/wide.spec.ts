import { expect, type Page, test } from '@playwright/test';
import { fixtureSnapshot } from '../../test/fixtures/snapshot.ts';
import { violations } from '../axe.ts';
import { FixtureServer } from '../fixture-server.ts';
import { fitsTheWindow, overlaps, tooSmall } from '../table-checks.ts';

const server = new FixtureServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.close());

async function open(page: Page, seats: number, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  server.picture = fixtureSnapshot(seats, 'priority');
  await page.goto(`${server.url}/game/fixture`);
  await expect(page.locator('.prompt')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

/** Lines of text in hand that begin inside their box and end below it. */
async function cutLines(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.card.hand .text')].flatMap((text) => {
      const box = text.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()]
        .filter((line) => line.left < box.right - 1 && line.top < box.bottom - 1 && line.bottom > box.bottom + 3)
        .map((line) => `${text.textContent}: ${line.bottom - box.bottom}`);
    }),
  );
}

test('the table grows with a very wide window: words, tiles and cards in hand', async ({ page }) => {
  const sizeOf = async (selector: string): Promise<number> =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => (one as HTMLElement).offsetHeight);
  await open(page, 4, 1280, 800);
  const [tile, card] = [await sizeOf('.own .tile'), await sizeOf('.card.hand')];
  await open(page, 4, 2560, 1440);
  expect(await sizeOf('.own .tile')).toBeGreaterThan(1.5 * tile);
  expect(await sizeOf('.card.hand')).toBeGreaterThan(1.5 * card);
});

for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
  [1024, 768],
  [390, 844],
] as const) {
  test(`at ${width}x${height} a card in hand ends on a whole line, and nothing lies over another`, async ({ page }) => {
    for (const seats of [2, 4]) {
      await open(page, seats, width, height);
      expect(await cutLines(page)).toEqual([]);
      expect(await fitsTheWindow(page)).toBe(true);
      expect(await overlaps(page)).toEqual([]);
      expect(await tooSmall(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
    }
  });
}
