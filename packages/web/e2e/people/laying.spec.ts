import { expect, type Page, test } from '@playwright/test';
import { TestServer } from '../server.ts';
import { atLobby } from './two-at-a-table.ts';

const SHOTS = process.env['KITCHEN_TABLE_SHOTS'];
const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.remove());

/** What is in sight and can be used, but has the bar on top of it: in its middle, or at its edges. */
function covered(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    /** What is left of the window for somebody who looks at it: what scrolls by itself shows a part. */
    const windowOf = (one: Element): { from: number; to: number } => {
      let [from, to] = [0, globalThis.innerHeight];
      for (let around = one.parentElement; around !== null; around = around.parentElement) {
        if (around === document.body || getComputedStyle(around).overflowY === 'visible') continue;
        const { top, bottom } = around.getBoundingClientRect();
        [from, to] = [Math.max(from, top), Math.min(to, bottom)];
      }
      return { from, to };
    };
    const found: string[] = [];
    for (const one of document.querySelectorAll('main select, main input, main textarea, main button, main a')) {
      if (one.closest('.lobby-ready') !== null) continue;
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const { from, to } = windowOf(one);
      for (const y of [top + 2, (top + bottom) / 2, bottom - 2]) {
        if (y < from || y >= to) continue;
        const there = document.elementFromPoint((left + right) / 2, y);
        if (there?.closest('.lobby-ready') != null)
          found.push(`${one.ariaLabel ?? one.textContent} at ${Math.round(y)}`);
      }
    }
    return found;
  });
}

/** Scrolls to something, and tells whether all of it is in sight then. */
async function comesInSight(page: Page, label: string): Promise<void> {
  const one = page.getByLabel(label);
  await one.scrollIntoViewIfNeeded();
  await expect(one).toBeInViewport({ ratio: 1 });
  expect(await covered(page)).toEqual([]);
}

test('the bar that says who is ready covers nothing that can be used, and is there, wherever the page is scrolled', async ({
  page: ann,
  browser,
}) => {
  const ben = await atLobby(server.url, ann, browser);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await expect(ann.getByRole('region', { name: 'Ready' })).toContainText('Ben has no deck yet.');
  for (const page of [ann, ben]) {
    const ready = page.getByRole('region', { name: 'Ready' });
    if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/laying-${page === ann ? 'host' : 'guest'}.png` });
    for (const down of [0, 120, 240, 5000]) {
      await page.evaluate((y) => {
        globalThis.scrollTo(0, y);
        for (const area of document.querySelectorAll('main *')) area.scrollTop = y;
      }, down);
      expect(await covered(page)).toEqual([]);
      await expect(ready).toBeInViewport({ ratio: 1 });
    }
    if (page === ann)
      for (const label of ['Games of a match', 'Time for the game', 'Those who watch']) await comesInSight(page, label);
    await comesInSight(page, 'Say something');
    if (SHOTS !== undefined)
      await page.screenshot({ path: `${SHOTS}/laying-end-${page === ann ? 'host' : 'guest'}.png` });
  }
  await ben.context().close();
});
