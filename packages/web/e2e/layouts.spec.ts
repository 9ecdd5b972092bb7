import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { type Layout, LAYOUTS, layoutSnapshot } from '../test/fixtures/variants.ts';
import { violations } from './axe.ts';
import { FixtureServer } from './fixture-server.ts';
import { cutOff, fitsTheWindow, overlaps, tooSmall } from './table-checks.ts';

const SHOTS = process.env['KITCHEN_TABLE_SHOTS'] ?? fileURLToPath(new URL('../screenshots/', import.meta.url));
const server = new FixtureServer();
test.beforeAll(async () => {
  mkdirSync(SHOTS, { recursive: true });
  await server.start();
});
test.afterAll(() => server.close());

/** What must be read on the table of each layout. */
const SHOWN: Readonly<Record<Layout, readonly string[]>> = {
  'two-headed-giant+planechase': [
    'Team turn',
    '27',
    'shared life',
    '2 of 15 poison',
    'Lantern Market',
    'Chaos',
    'Roll',
  ],
  'two-headed-giant': ['Your team', 'Team 2', '22', 'Mira’s hand'],
  'team-vs-team': ['partner', 'team 2'],
  emperor: ['emperor', 'out of range'],
  'alternating-teams': ['partner', 'team 2'],
  archenemy: ['archenemy', 'Rule the Long Night', 'Scheme deck'],
  'archenemy-against': ['archenemy', 'My Clockwork Army Marches', 'partner'],
  'supervillain-rumble': ['Rule the Long Night', 'Scheme deck'],
  planechase: ['Lantern Market', 'Always on', 'Planar controller: You', 'Planar deck'],
  vanguard: ['Old Mender', 'poison', 'energy', 'monarch'],
  dungeon: ['Lamp Room', 'initiative', 'monarch', 'rad', 'night'],
  attractions: ['Whirling Kettle', 'Attractions'],
  stickers: ['5/5', 'Stickers', 'Ante', 'ticket'],
  range: ['out of range'],
  'grand-melee': ['Other turns', 'out of range', 'declare blockers'],
  'ten+planechase': ['Lantern Market', 'Nell'],
  conspiracy: ['Hidden Ledger', 'names Saproling'],
  subgame: ['subgame', 'Otto offers a draw'],
};

for (const layout of LAYOUTS) {
  test(`the layout "${layout}" shows what is special about it, readable and apart, at two sizes`, async ({ page }) => {
    server.picture = layoutSnapshot(layout);
    for (const [width, height, theme] of [
      [1280, 800, 'dark'],
      [820, 1180, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: theme });
      await page.goto(`${server.url}/game/fixture`);
      await expect(page.locator('.prompt')).toBeVisible();
      for (const words of SHOWN[layout]) await expect(page.locator('.table')).toContainText(words);
      await page.screenshot({ path: `${SHOTS}/layout-${layout}-${width}.png` });
      expect(await overlaps(page)).toEqual([]);
      expect(await tooSmall(page)).toEqual([]);
      expect(await cutOff(page)).toEqual([]);
      expect(await fitsTheWindow(page)).toBe(true);
      expect(await violations(page)).toEqual([]);
    }
  });
}

test('the planar die is rolled by its button (CR 901.9)', async ({ page }) => {
  const picture = layoutSnapshot('planechase');
  server.picture = picture;
  await page.goto(`${server.url}/game/fixture`);
  server.said.length = 0;
  await page.getByRole('button', { name: /^Roll/ }).click();
  const options = picture.question?.kind === 'priority' ? picture.question.options : [];
  const roll = options.findIndex((option) => option.kind === 'special');
  await expect.poll(() => server.said).toEqual([{ kind: 'answer', game: 'fixture', sequence: 1, answer: [roll] }]);
});

test('the dungeon’s map opens from the seat and shows the way and the marker (CR 309.4)', async ({ page }) => {
  server.picture = layoutSnapshot('dungeon');
  await page.goto(`${server.url}/game/fixture`);
  await page.getByRole('button', { name: /^Map of The Flooded Stair: Lamp Room/ }).click();
  const map = page.getByRole('dialog');
  await expect(map.locator('.room')).toHaveCount(6);
  await expect(map.locator('.dungeon-row')).toHaveCount(4);
  await expect(map.locator('[aria-current="location"]')).toContainText('Lamp Room');
  await page.screenshot({ path: `${SHOTS}/layout-dungeon-map.png` });
  expect(await violations(page)).toEqual([]);
});

test('the sticker sheets open from the seat (CR 103.2d)', async ({ page }) => {
  server.picture = layoutSnapshot('stickers');
  await page.goto(`${server.url}/game/fixture`);
  await page
    .locator('.own')
    .getByRole('button', { name: /^Stickers/ })
    .click();
  await expect(page.getByRole('dialog')).toContainText('Unlikely Sheet');
  await expect(page.getByRole('dialog')).toContainText('on an object');
  await page.screenshot({ path: `${SHOTS}/layout-sticker-sheets.png` });
  expect(await violations(page)).toEqual([]);
});

test('a draw offered by another is agreed to or declined in the prompt bar (CR 104.4i)', async ({ page }) => {
  server.picture = layoutSnapshot('subgame');
  await page.goto(`${server.url}/game/fixture`);
  server.said.length = 0;
  await page.getByRole('button', { name: 'Agree to a draw' }).click();
  await expect.poll(() => server.said).toEqual([{ kind: 'offerDraw', game: 'fixture', agree: true }]);
});
