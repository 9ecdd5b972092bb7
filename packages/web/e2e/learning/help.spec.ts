import { expect, test } from '@playwright/test';
import { creature } from '../../test/fixtures/table-parts.ts';
import { fixtureSnapshot } from '../../test/fixtures/snapshot.ts';
import { violations } from '../axe.ts';
import { FixtureServer } from '../fixture-server.ts';
import { tooSmall } from '../table-checks.ts';

const SHOTS = process.env['KITCHEN_TABLE_SHOTS'];
const server = new FixtureServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.close());

test('every step of the turn says what happens there, and keywords what they mean (CR 500.1, 702.9b)', async ({
  page,
}) => {
  const snapshot = fixtureSnapshot(4, 'priority');
  const [first] = snapshot.view.battlefield;
  const flyer = creature('Meadow Lark', 'W', 1, 1, { keywords: ['Flying', 'Menace'], controller: 0 as never });
  server.picture = { ...snapshot, view: { ...snapshot.view, battlefield: [first as never, flyer] } };
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${server.url}/game/fixture`);
  await page.locator('.own [data-name="Meadow Lark"]').focus();
  const meaning = page.locator('.rail .keyword-help');
  await expect(meaning).toContainText('only flying or reach can block it');
  await expect(meaning).toContainText('CR 702.111b');
  // A card in hand too, by the pointer: what its text names is explained.
  await page.locator('.hand-row [data-name="Hoof Behemoth"]').hover();
  await expect(meaning).toContainText('it may attack and use');
  await page.locator('.own [data-name="Meadow Lark"]').focus();
  for (const label of ['Untap step', 'First main phase', 'End step and cleanup'])
    await expect(page.getByRole('button', { name: `(${label}): what happens there` })).toBeVisible();
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/help-reading.png` });
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '(Draw step): what happens there' }).click();
  const dialog = page.getByRole('dialog', { name: 'A turn, step by step' });
  await expect(dialog.getByRole('listitem')).toHaveCount(11);
  await expect(dialog.locator('[aria-current="step"]')).toHaveCount(1);
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/help-phases.png` });
  expect(await violations(page)).toEqual([]);
  expect(await tooSmall(page, '.dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '(Draw step): what happens there' })).toBeFocused();
});
