/** "Keep blue up": a key, a button for each kind of mana, and what is sent with the next action. CR 601.2g. */
import { expect, test } from '@playwright/test';
import { fixtureSnapshot } from '../../test/fixtures/snapshot.ts';
import { violations } from '../axe.ts';
import { FixtureServer } from '../fixture-server.ts';
import { tooSmall } from '../table-checks.ts';

const SHOTS = process.env['KITCHEN_TABLE_SHOTS'];
const server = new FixtureServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.close());

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`the mana to leave is chosen by kind, said at the top, and sent with what is done, at ${width}`, async ({
    page,
  }) => {
    server.picture = fixtureSnapshot(4, 'priority');
    server.said.length = 0;
    await page.setViewportSize({ width, height });
    await page.goto(`${server.url}/game/fixture`);
    await page.getByRole('button', { name: 'What now?' }).waitFor();
    await page.keyboard.press('k');
    const dialog = page.getByRole('dialog', { name: 'Mana to leave' });
    await dialog.getByRole('button', { name: 'Leave blue mana' }).click();
    await dialog.getByRole('button', { name: 'Leave green mana' }).click();
    await expect(dialog.getByRole('button', { name: 'Leave blue mana' })).toHaveAttribute('aria-pressed', 'true');
    if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/kept-mana-${width}.png` });
    expect(await violations(page)).toEqual([]);
    expect(await tooSmall(page, '.kept-mana')).toEqual([]);
    await page.keyboard.press('Escape');
    const sign = page.getByRole('button', { name: 'Leaving blue, green mana; press to stop' });
    await expect(sign).toBeVisible();
    if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/kept-mana-sign-${width}.png` });
    const acts = async (): Promise<unknown> => {
      await page.getByRole('button', { name: 'What now?' }).click();
      const said = server.said.length;
      const first = page.locator('[data-option]').first();
      const option = Number(await first.getAttribute('data-option'));
      await first.click();
      await expect.poll(() => server.said.length).toBe(said + 1);
      const [chosen, ...how] = (server.said.at(-1) as { answer: readonly number[] }).answer;
      expect(chosen).toBe(option);
      return how;
    };
    expect(await acts()).toEqual([0, 0, 2 + 16]);
    await sign.click();
    await expect(sign).toHaveCount(0);
    const snapshot = fixtureSnapshot(4, 'priority');
    server.show({ ...snapshot, sequence: snapshot.sequence + 1 });
    expect(await acts()).toEqual([]);
  });
