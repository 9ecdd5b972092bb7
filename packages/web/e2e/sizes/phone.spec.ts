import { expect, type Page, test } from '@playwright/test';
import { fixtureSnapshot, type Scene } from '../../test/fixtures/snapshot.ts';
import { violations } from '../axe.ts';
import { FixtureServer } from '../fixture-server.ts';
import { fitsTheWindow, overlaps, tooSmall } from '../table-checks.ts';

const server = new FixtureServer();
const SHOTS = process.env['KITCHEN_TABLE_SHOTS'];
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
test.beforeAll(() => server.start());
test.afterAll(() => server.close());

async function open(page: Page, seats: number, scene: Scene): Promise<void> {
  server.picture = fixtureSnapshot(seats, scene);
  await page.goto(`${server.url}/game/fixture`);
  await expect(page.locator('.prompt')).toBeVisible();
  await page.waitForTimeout(350);
}

/** Buttons of the prompt, the top and the hand that a thumb would miss. */
async function tooSmallForThumbs(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.prompt button, .top nav button, .hand-row button, .summary')]
      .filter((one) => one.checkVisibility())
      .filter((one) => {
        const { width, height } = one.getBoundingClientRect();
        return width < 43 || height < 43;
      })
      .map((one) => `${one.className}: ${one.textContent}`),
  );
}

for (const [seats, scene] of [
  [2, 'attackers'],
  [3, 'priority'],
  [4, 'targets'],
  [4, 'order'],
  [6, 'blockers'],
] as const) {
  test(`the phone’s table of ${seats} asks "${scene}": everything fits, thumbs reach it`, async ({ page }) => {
    await open(page, seats, scene);
    if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/phone-${seats}-${scene}.png` });
    expect(await fitsTheWindow(page)).toBe(true);
    expect(await overlaps(page)).toEqual([]);
    expect(await tooSmall(page)).toEqual([]);
    expect(await tooSmallForThumbs(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    for (const seen of ['.prompt .question b', '.own .life', '.own .player', '.hand-row .card', '.opponent .life'])
      await expect(page.locator(seen).first()).toBeInViewport();
  });
}

test('a tap on a seat opens that player’s board on the phone', async ({ page }) => {
  await open(page, 4, 'priority');
  await page.locator('.summary', { hasText: 'Jun' }).tap();
  await expect(page.locator('.opponent')).toHaveAttribute('aria-label', 'Jun’s board');
});

test('the board that is open on the phone is of somebody still in the game (CR 104.3, 800.4a)', async ({ page }) => {
  const picture = fixtureSnapshot(4, 'priority');
  server.picture = {
    ...picture,
    view: {
      ...picture.view,
      players: picture.view.players.map((player) => (player.name === 'Mira' ? { ...player, lost: true } : player)),
    },
  };
  await page.goto(`${server.url}/game/fixture`);
  await expect(page.locator('.opponent')).not.toHaveAttribute('aria-label', 'Mira’s board');
});
