/** Time that was agreed is seen before one sits down, and counted at the table. */
import { expect as anyExpect, type Page, test } from '@playwright/test';
import { violations } from '../axe.ts';
import { TestServer } from '../server.ts';
import { fitsTheWindow, overlaps, tooSmall } from '../table-checks.ts';
import { atLobby, deal } from './two-at-a-table.ts';

const SHOTS = process.env['KITCHEN_TABLE_SHOTS'];
const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.remove());

test.setTimeout(900_000);
const expect = anyExpect.configure({ timeout: 200_000 });

async function lookedAt(page: Page, name: string, inside: string): Promise<void> {
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
  expect(await tooSmall(page, inside)).toEqual([]);
  expect(await violations(page)).toEqual([]);
}

test('a guest sees what was agreed before sitting down; the time that is left is seen, and a bot decides when it is over', async ({
  page: ann,
  browser,
}) => {
  const ben = await atLobby(server.url, ann, browser);
  const agreed = (page: Page) => page.getByRole('region', { name: 'How it is played' });
  await expect(agreed(ben)).toContainText('As long as you like for a decision.');
  await ann.getByLabel('Time for a decision').selectOption('30 seconds for a decision, then a bot makes it');
  await expect(agreed(ben)).toContainText('30 seconds for a decision');
  await ann.getByLabel('Time for the game').selectOption('15 minutes each for the game, then you concede');
  await ann.getByLabel('Taking back').selectOption('No decision is taken back');
  await expect(agreed(ben)).toContainText('15 minutes each for the game, then you concede.');
  await expect(agreed(ben)).toContainText('No decision is taken back.');
  await lookedAt(ann, 'options-host', '.page');
  await lookedAt(ben, 'options-guest', '.page');

  await deal(ann, ben);
  for (const page of [ann, ben]) {
    await expect(page.getByRole('timer')).toHaveText(/ 0:\d\d, then a bot decides$/);
    await expect(page.locator('.seat').first()).toContainText(/Time left 1[45]:\d\d/);
    await expect(page.getByRole('button', { name: 'Take back' })).toBeDisabled();
  }
  for (const [width, height] of [
    [1280, 800],
    [1024, 768],
    [390, 844],
  ] as const) {
    await ann.setViewportSize({ width, height });
    expect(await overlaps(ann)).toEqual([]);
    expect(await fitsTheWindow(ann)).toBe(true);
    await lookedAt(ann, `clocks-${width}`, '.table');
  }
  await ann.setViewportSize({ width: 1280, height: 800 });
  await expect(ann.getByRole('complementary').getByRole('region', { name: 'Talk' })).toContainText(
    'for a decision was up, and a bot has made it.',
  );
  await ben.context().close();
});
