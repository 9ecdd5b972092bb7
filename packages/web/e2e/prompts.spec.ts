import { expect, test } from '@playwright/test';
import { creature } from '../test/fixtures/table-parts.ts';
import { fixtureSnapshot, type Scene } from '../test/fixtures/snapshot.ts';
import { animationsOf, recordAnimations } from './animations.ts';
import { violations } from './axe.ts';
import { FixtureServer } from './fixture-server.ts';
import { overlaps, tooSmall } from './table-checks.ts';

const server = new FixtureServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.close());

const SCENES: readonly Scene[] = [
  'priority',
  'targets',
  'attackers',
  'blockers',
  'modes',
  'number',
  'distribute',
  'damage',
  'order',
  'vote',
  'piles',
  'arrange',
  'waiting',
];
const SHOTS = process.env['KITCHEN_TABLE_SHOTS'];

for (const scene of SCENES) {
  test(`the prompt "${scene}" is readable and covers nothing, at two sizes, dark and light`, async ({ page }) => {
    server.picture = fixtureSnapshot(4, scene);
    for (const [width, height, theme] of [
      [1280, 800, 'dark'],
      [820, 1180, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: theme });
      await page.goto(`${server.url}/game/fixture`);
      await expect(page.locator('.prompt')).toBeVisible();
      if (scene !== 'waiting') await expect(page.locator('.prompt')).toHaveAttribute('data-question', /./);
      if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/prompt-${scene}-${width}.png` });
      expect(await overlaps(page)).toEqual([]);
      expect(await tooSmall(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
    }
  });
}

for (const seats of [2, 3, 4, 6, 8]) {
  test(`a table of ${seats} keeps its regions apart at 1280x800 and 1440x900`, async ({ page }) => {
    server.picture = fixtureSnapshot(seats, 'priority');
    for (const [width, height] of [
      [1280, 800],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`${server.url}/game/fixture`);
      await expect(page.locator('.prompt')).toBeVisible();
      if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/seats-${seats}-${width}.png` });
      expect(await overlaps(page)).toEqual([]);
      expect(await tooSmall(page)).toEqual([]);
    }
  });
}

test('stops by a click and yields by keys tell the server what is wanted', async ({ page }) => {
  server.picture = fixtureSnapshot(4, 'priority');
  await page.goto(`${server.url}/game/fixture`);
  await expect(page.locator('.prompt')).toBeVisible();
  server.said.length = 0;
  await page.getByRole('button', { name: 'Upkeep: stop on your turn' }).click();
  for (const key of ['F4', 'F6', 'F8', 'F3']) await page.keyboard.press(key);
  await expect.poll(() => server.said.length).toBe(5);
  expect(server.said).toEqual([
    {
      kind: 'setStops',
      game: 'fixture',
      stops: expect.objectContaining({ ownTurn: expect.arrayContaining(['upkeep']) as unknown }),
    },
    { kind: 'yield', game: 'fixture', until: 'until something happens' },
    { kind: 'yield', game: 'fixture', until: 'this turn' },
    { kind: 'yield', game: 'fixture', until: 'until my turn' },
    { kind: 'yield', game: 'fixture', until: null },
  ]);
});

test('Ctrl held is full control for as long as it is held', async ({ page }) => {
  server.picture = fixtureSnapshot(2, 'priority');
  await page.goto(`${server.url}/game/fixture`);
  await expect(page.locator('.prompt')).toBeVisible();
  server.said.length = 0;
  await page.keyboard.down('Control');
  await expect.poll(() => server.said.length).toBe(1);
  expect(server.said[0]).toMatchObject({ kind: 'setStops', stops: { fullControl: true } });
});

test('somebody’s wish to take back is asked in the prompt bar', async ({ page }) => {
  server.picture = { ...fixtureSnapshot(4, 'waiting'), takeBack: { by: 1, open: [0] } };
  await page.goto(`${server.url}/game/fixture`);
  await expect(page.locator('.prompt')).toContainText('asks to take a decision back');
  server.said.length = 0;
  await page.getByRole('button', { name: 'Let it stand' }).click();
  await expect.poll(() => server.said).toEqual([{ kind: 'consent', game: 'fixture', yes: false }]);
});

/** A table of two whose viewer has this many creatures, all of them different. */
function crowd(count: number): ReturnType<typeof fixtureSnapshot> {
  const snapshot = fixtureSnapshot(2, 'waiting');
  const others = snapshot.view.battlefield.filter((one) => one.controller !== 0 || one.types.includes('land'));
  const mine = Array.from({ length: count }, (_, i) =>
    creature(`Guest Number ${i + 1}`, 'G', 1 + (i % 5), 2, { id: (900 + i) as never, controller: 0 as never }),
  );
  return { ...snapshot, view: { ...snapshot.view, battlefield: [...others, ...mine] } };
}

for (const [count, scrolls] of [
  [6, false],
  [18, false],
  [60, true],
] as const) {
  test(`${count} creatures on the own board: ${scrolls ? 'it scrolls inside itself' : 'no tile is cut'}`, async ({
    page,
  }) => {
    server.picture = crowd(count);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${server.url}/game/fixture`);
    const field = page.locator('.own .field');
    await expect(field.locator('.tile')).toHaveCount(count);
    if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/crowd-${count}.png` });
    const { inside, height } = await field.evaluate((box) => ({ inside: box.scrollHeight, height: box.clientHeight }));
    expect(inside > height + 1).toBe(scrolls);
    expect(await overlaps(page)).toEqual([]);
  });
}

test('what moved travels; with reduced motion nothing does', async ({ page }) => {
  await recordAnimations(page);
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    server.picture = crowd(2);
    await page.goto(`${server.url}/game/fixture`);
    await expect(page.locator('.own .tile')).toHaveCount(2);
    const later = crowd(3);
    const [first, ...rest] = later.view.battlefield.filter((one) => one.controller === 0 && one.power !== null);
    const others = later.view.battlefield.filter((one) => !(one.controller === 0 && one.power !== null));
    const moved = [...others, ...rest.reverse(), ...(first === undefined ? [] : [first])];
    server.show({ ...later, sequence: 2, view: { ...later.view, battlefield: moved } });
    const travels = (await animationsOf(page)).some((properties) => properties.includes('translate'));
    expect(travels).toBe(reducedMotion === 'no-preference');
  }
});
