/** The form in which the board is fixed: what is typed stays until the server takes it, and players and notes have their places. */
import { expect, type Page, test } from '@playwright/test';
import type { Snapshot } from '@kitchen-table/protocol';
import { fixtureSnapshot } from '../../test/fixtures/snapshot.ts';
import { FixtureServer } from '../fixture-server.ts';
import { lookedAt } from './every-size.ts';

const server = new FixtureServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.close());

async function open(page: Page, picture: Snapshot): Promise<void> {
  server.picture = picture;
  server.replies = {};
  server.said.length = 0;
  await page.goto(`${server.url}/game/fixture`);
  await expect(page.locator('.own .tile').first()).toBeVisible();
}

const REFUSED = 'The board can be fixed only while somebody has priority, not in the middle of something.';

test('a refused proposal stays in the form, with what was typed and why; it closes once the server takes it', async ({
  page,
}) => {
  await open(page, fixtureSnapshot(2, 'priority'));
  server.replies = { proposeFix: { kind: 'error', sentence: REFUSED } };
  await page.locator('.own .tile').first().focus();
  await page.keyboard.press('b');
  const dialog = page.getByRole('dialog', { name: /^Fix the board: / });
  await dialog.getByLabel('What to change').selectOption('A note on it');
  await dialog.getByLabel('Note', { exact: true }).fill('has flying, we said');
  await page.keyboard.press('Enter');
  await expect(dialog.locator('[aria-live]')).toHaveText(REFUSED);
  await expect(page.locator('.notice')).toHaveCount(0);
  await expect(dialog.getByLabel('Note', { exact: true })).toHaveValue('has flying, we said');
  await lookedAt(page, 'fix-refused');
  server.replies = {};
  await dialog.getByRole('button', { name: 'Propose it' }).click();
  await expect(dialog).toHaveCount(0);
  expect(server.said).toMatchObject([
    { kind: 'proposeFix', fix: { kind: 'note', text: 'has flying, we said' } },
    { kind: 'proposeFix', fix: { kind: 'note', text: 'has flying, we said' } },
  ]);
});

test('what is typed outlasts the proposal of somebody else, and says when its object is gone', async ({ page }) => {
  const picture = fixtureSnapshot(2, 'priority');
  await open(page, picture);
  const first = page.locator('.own .tile').first();
  const id = Number((await first.getAttribute('data-ids'))?.split(' ')[0]);
  await first.focus();
  await page.keyboard.press('b');
  const dialog = page.getByRole('dialog', { name: /^Fix the board: / });
  await dialog.getByLabel('What to change').selectOption('Counters on it');
  await dialog.getByLabel('Kind of counter').fill('charge');
  const fix = { number: 1, by: 1, now: 'Ben has 20 life.', then: 'It shall be 18 life.', open: [0] };
  server.show({ ...picture, sequence: picture.sequence + 1, fix });
  await expect(dialog).toContainText('It shall be 18 life.');
  server.show({ ...picture, sequence: picture.sequence + 2, fix: null });
  await expect(dialog.getByLabel('Kind of counter')).toHaveValue('charge');
  const battlefield = picture.view.battlefield.filter((object) => Number(object.id) !== id);
  server.show({ ...picture, sequence: picture.sequence + 3, view: { ...picture.view, battlefield } });
  await expect(dialog.locator('[aria-live]')).toContainText('It is not there any more');
  await expect(dialog.getByRole('button', { name: 'Propose it' })).toBeDisabled();
});

for (const seats of [2, 4] as const)
  test(`a player of ${seats} is fixed from their own panel, by a click, a key or the right button`, async ({
    page,
  }) => {
    await open(page, fixtureSnapshot(seats, 'priority'));
    const panel = page.locator('.side, .opponents > .opponent').last();
    const name = await panel.locator('.player .name').innerText();
    await lookedAt(page, `player-panel-${seats}`);
    await panel.locator('.player').click();
    const menu = page.getByRole('dialog', { name });
    await expect(menu).toBeVisible();
    await lookedAt(page, `player-menu-${seats}`);
    await panel.locator('.player').click({ button: 'right', force: true });
    await menu.getByRole('button', { name: /^Fix the board/ }).click();
    const dialog = page.getByRole('dialog', { name: `Fix the board: ${name}` });
    await expect(dialog.getByLabel('Whose').locator('option:checked')).toHaveText(name);
    await page.keyboard.press('Escape');
    await panel.locator('.player').focus();
    await page.keyboard.press('b');
    await expect(dialog.getByLabel('Whose').locator('option:checked')).toHaveText(name);
  });

test('what bears a note is marked on its tile, and says it to who cannot see the mark', async ({ page }) => {
  const picture = fixtureSnapshot(4, 'priority');
  const note = 'has flying, we said';
  const battlefield = picture.view.battlefield.map((object, at) => (at % 3 === 0 ? { ...object, note } : object));
  await open(page, { ...picture, view: { ...picture.view, battlefield } });
  const marked = page.locator('.own .tile', { has: page.locator('.noted') }).first();
  await expect(marked).toHaveAccessibleName(new RegExp(`noted by consent: ${note}`));
  await lookedAt(page, 'noted-4');
});
