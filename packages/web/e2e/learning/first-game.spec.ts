import { expect, type Page, test } from '@playwright/test';
import { violations } from '../axe.ts';
import { decide, play } from '../player.ts';
import { TestServer } from '../server.ts';
import { fitsTheWindow, overlaps, tooSmall } from '../table-checks.ts';

const SHOTS = process.env['KITCHEN_TABLE_SHOTS'];
const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.remove());

const panel = (page: Page) => page.getByRole('region', { name: 'Your first game' });

async function begin(page: Page): Promise<void> {
  await page.goto(server.url);
  await page.getByRole('button', { name: 'A first game in ten steps' }).click();
  await expect(panel(page)).toContainText('1 of 10');
}

/** The step that is told. */
async function step(page: Page): Promise<number> {
  return Number.parseInt((await panel(page).textContent()) ?? '', 10);
}

/** Decides one thing after the other until the lesson is so far, at least. */
async function playUntil(page: Page, wanted: number): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; await page.waitForTimeout(60)) {
    if ((await step(page)) >= wanted) return;
    await decide(page, 0);
  }
  throw new Error(`The lesson stands at step ${await step(page)}, not at ${wanted}.`);
}

const picture = async (page: Page, name: string): Promise<void> => {
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/first-game-${name}.png` });
};

test('a first game in ten steps: each is told, and goes on when it is done by the own clicks', async ({ page }) => {
  await begin(page);
  await picture(page, '1280');
  expect(await violations(page)).toEqual([]);
  expect(await overlaps(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep hand' }).click();
  await expect(panel(page)).toContainText('2 of 10');
  await page.locator('.hand-row [data-name="Forest"]').first().click();
  await expect(panel(page)).toContainText('3 of 10');
  await page.locator('.hand-row [data-name="Llanowar Elves"]').click();
  await expect(panel(page)).toContainText('4 of 10');
  // It is kept over a reload, and the page looks where the step says.
  await page.reload();
  await expect(panel(page)).toContainText('4 of 10');
  await expect(page.locator('.table')).toHaveAttribute('data-look', 'prompt');
  await playUntil(page, 5);
  await page.locator('.opponents .land, .opponents .tile').first().hover();
  await expect(panel(page)).toContainText('6 of 10');
  await expect(page.locator('.prompt[data-question="priority"]')).toBeVisible();
  await page.keyboard.press('a');
  await expect(panel(page)).toContainText(/[78] of 10/);
  await page.keyboard.press('Escape');
  await playUntil(page, 9);
  await picture(page, 'later-1280');
  await page.locator('.own .tile').first().focus();
  await page.keyboard.press('w');
  await expect(panel(page)).toContainText('10 of 10');
  await page.keyboard.press('Escape');
  const played = await play(page, { decisions: 800, seconds: 120 });
  expect(played.stuck).toEqual([]);
  expect(played.over).toBe(true);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toContainText('That was a whole game.');
  await panel(page).getByRole('link', { name: 'Deal your own' }).click();
  await expect(page.getByRole('button', { name: 'Deal the cards' })).toBeVisible();
});

test('the first game can be left at any time, and goes on without its words; steps can be gone over', async ({
  page,
}) => {
  await begin(page);
  await panel(page).getByRole('button', { name: 'Next step' }).click();
  await expect(panel(page)).toContainText('2 of 10');
  await panel(page).getByRole('button', { name: 'Leave the lesson' }).click();
  await expect(panel(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Keep hand' }).click();
  await expect(page.locator('.prompt[data-question="priority"]')).toBeVisible();
  await page.reload();
  await expect(page.locator('.prompt[data-question="priority"]')).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});

for (const [width, height] of [
  [390, 844],
  [1024, 768],
  [1920, 1080],
] as const)
  test(`the first game fits ${width}x${height}: nothing is covered, no word is small`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await begin(page);
    await playUntil(page, 4);
    await picture(page, String(width));
    expect(await overlaps(page)).toEqual([]);
    expect(await tooSmall(page)).toEqual([]);
    expect(await fitsTheWindow(page)).toBe(true);
  });
