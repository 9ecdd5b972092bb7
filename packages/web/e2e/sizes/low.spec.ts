/** The low window: a phone on its side, or text at twice its size. The table scrolls, and what is asked stays in sight. */
import { expect, test } from '@playwright/test';
import { fixtureSnapshot } from '../../test/fixtures/snapshot.ts';
import { FixtureServer } from '../fixture-server.ts';
import { cutOff, overlaps } from '../table-checks.ts';

const SHOTS = process.env['KITCHEN_TABLE_SHOTS'];
const server = new FixtureServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.close());

for (const seats of [2, 4, 6])
  for (const [width, height, what] of [
    [640, 400, 'text at twice its size'],
    [844, 390, 'a phone on its side'],
    [1280, 600, 'a low window'],
  ] as const)
    test(`${what}: a table of ${seats} at ${width}x${height} scrolls, nothing lies over another, the question stays`, async ({
      page,
    }) => {
      server.picture = fixtureSnapshot(seats, 'priority');
      await page.setViewportSize({ width, height });
      await page.goto(`${server.url}/game/fixture`);
      const prompt = page.locator('.prompt');
      await expect(prompt.getByRole('button', { name: 'What now?' })).toBeInViewport({ ratio: 1 });
      expect(await cutOff(page)).toEqual([]);
      if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/low-${seats}-${width}.png` });
      // At the end the question lies where it belongs, above the hand.
      await page.locator('.table').evaluate((table) => table.scrollTo(0, table.scrollHeight));
      await expect(page.locator('.hand-row')).toBeInViewport({ ratio: 1 });
      await expect(prompt).toBeInViewport({ ratio: 1 });
      expect((await overlaps(page)).filter((fault) => !fault.endsWith('leaves the window'))).toEqual([]);
    });
