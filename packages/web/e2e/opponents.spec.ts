import { expect, type Page, test } from '@playwright/test';
import type { Snapshot } from '@kitchen-table/protocol';
import { fixtureSnapshot } from '../test/fixtures/snapshot.ts';
import { creature } from '../test/fixtures/table-parts.ts';
import { violations } from './axe.ts';
import { FixtureServer } from './fixture-server.ts';
import { cutOff, overlaps, tooSmall } from './table-checks.ts';

const server = new FixtureServer();
const SHOTS = process.env['KITCHEN_TABLE_SHOTS'];
test.beforeAll(() => server.start());
test.afterAll(() => server.close());

const SIZES = [
  [1280, 800],
  [1920, 1080],
  [1024, 768],
] as const;
const NAMES = [
  'Ember Ratter',
  'Gravel Prince of the Long March',
  'Tin Choir',
  'Furnace Calf',
  'Kiln Warden',
  'Coal Sprite',
];

/** A table whose opponents have so many different creatures each; `out`: who has left the game. */
function table(counts: readonly number[], out: readonly number[] = []): Snapshot {
  const snapshot = fixtureSnapshot(counts.length + 1, 'priority');
  const rest = snapshot.view.battlefield.filter((one) => one.controller === 0 || one.types.includes('Land'));
  const theirs = counts.flatMap((count, i) =>
    Array.from({ length: count }, (_, n) =>
      creature(`${NAMES[n % NAMES.length]}${n < NAMES.length ? '' : ` ${n}`}`, 'R', 1 + (n % 7), 2, {
        id: (1000 * (i + 1) + n) as never,
        controller: (i + 1) as never,
        basePower: 1 as never,
        summoningSick: n % 7 === 5,
        tapped: n % 4 === 3,
        counters: n % 5 === 2 ? { '+1/+1': 2 } : {},
        damage: n % 6 === 4 ? 1 : 0,
      }),
    ),
  );
  const players = snapshot.view.players.map((player) => ({ ...player, lost: out.includes(player.id) }));
  return { ...snapshot, view: { ...snapshot.view, players, battlefield: [...rest, ...theirs] } };
}

/** What is wrong with the columns: scrolled or spilled fields, names outside their tile, heads that left their seat. */
async function faults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const inside = (inner: DOMRect, outer: DOMRect): boolean =>
      inner.left >= outer.left - 1 &&
      inner.right <= outer.right + 1 &&
      inner.top >= outer.top - 1 &&
      inner.bottom <= outer.bottom + 1;
    for (const seat of document.querySelectorAll<HTMLElement>('.opponents > .opponent')) {
      const box = seat.getBoundingClientRect();
      const who = seat.ariaLabel ?? '';
      for (const part of seat.querySelectorAll<HTMLElement>('.life, .player .name, .zones > *, .commander-chip, .mana'))
        if (!inside(part.getBoundingClientRect(), box)) found.push(`${who}: ${part.className} leaves the seat`);
      const field = seat.querySelector<HTMLElement>('.field');
      if (field === null) continue;
      const room = field.getBoundingClientRect();
      for (const tile of field.querySelectorAll<HTMLElement>('.tile, .and-more')) {
        const at = tile.getBoundingClientRect();
        if (at.bottom > room.bottom + 4) found.push(`${who}: ${tile.dataset['name']} spills out of the field`);
        const name = tile.querySelector<HTMLElement>('.name');
        const foot = tile.querySelector<HTMLElement>('.foot');
        if (name === null || foot === null) continue;
        const { width, height } = name.getBoundingClientRect();
        if (width < 40 || height < 11) found.push(`${who}: the name of ${tile.dataset['name']} can not be read`);
        if (!tile.classList.contains('tapped') && !inside(foot.getBoundingClientRect(), at))
          found.push(`${who}: the foot of ${tile.dataset['name']} leaves the tile`);
      }
    }
    return found;
  });
}

async function open(page: Page, picture: Snapshot, width: number, height: number): Promise<void> {
  server.picture = picture;
  await page.setViewportSize({ width, height });
  await page.goto(`${server.url}/game/fixture`);
  await expect(page.locator('.opponents > .opponent').first()).toBeVisible();
  await page.waitForTimeout(300);
}

for (const counts of [
  [2, 12],
  [3, 10, 5],
  [0, 30, 8],
  [14, 14, 14],
]) {
  test(`opponents with ${counts.join(', ')} creatures: rows keep their height, names are read, no head leaves`, async ({
    page,
  }) => {
    for (const [width, height] of SIZES) {
      await open(page, table(counts), width, height);
      if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/opponents-${counts.join('-')}-${width}.png` });
      expect(await faults(page)).toEqual([]);
      expect(await overlaps(page)).toEqual([]);
      expect(await cutOff(page)).toEqual([]);
      expect(await tooSmall(page)).toEqual([]);
    }
    expect(await violations(page)).toEqual([]);
  });
}

test('the row of opponents is as high with many creatures as with none', async ({ page }) => {
  const heights: number[] = [];
  for (const counts of [
    [0, 0, 0],
    [30, 3, 9],
  ]) {
    await open(page, table(counts), 1280, 800);
    heights.push(await page.locator('.opponents').evaluate((row) => row.getBoundingClientRect().height));
  }
  expect(heights[1]).toBe(heights[0]);
});

test('who is out of the game keeps a header, and the others get the room (CR 104.3a)', async ({ page }) => {
  for (const [width, height] of SIZES) {
    await open(page, table([6, 0, 12], [2]), width, height);
    const gone = page.locator('.opponent.gone');
    await expect(gone).toContainText('Otto');
    await expect(gone).toContainText('out');
    await expect(gone.locator('.tile')).toHaveCount(0);
    const widths = await page
      .locator('.opponents > .opponent')
      .evaluateAll((seats) => seats.map((seat) => seat.getBoundingClientRect().width));
    expect(widths[1]).toBeLessThanOrEqual(113);
    expect(widths[2]).toBeGreaterThan(widths[0] as number);
    if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/opponents-out-${width}.png` });
    expect(await faults(page)).toEqual([]);
    expect(await overlaps(page)).toEqual([]);
  }
});

test('what has no room is counted, and its board opens large', async ({ page }) => {
  await open(page, table([2, 40, 2]), 1280, 800);
  const more = page.locator('.opponent .and-more');
  await expect(more).toHaveText(/and \d+ more/);
  await more.click();
  await expect(page.getByRole('dialog').locator('.tile')).toHaveCount(40);
});
