import { expect, type Page, test } from '@playwright/test';
import type { Snapshot } from '@kitchen-table/protocol';
import { fixtureSnapshot } from '../test/fixtures/snapshot.ts';
import { creature } from '../test/fixtures/table-parts.ts';
import { animationsOf, recordAnimations } from './animations.ts';
import { FixtureServer } from './fixture-server.ts';

const server = new FixtureServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.close());

/** A table of two whose viewer has these creatures, in this order. */
function table(sequence: number, names: readonly string[], changes: Partial<Snapshot['view']> = {}): Snapshot {
  const snapshot = fixtureSnapshot(2, 'priority');
  const others = snapshot.view.battlefield.filter((one) => one.controller !== 0 || one.types.includes('land'));
  const mine = names.map((name) =>
    creature(name, 'G', 2, 2, { id: (900 + name.length) as never, controller: 0 as never }),
  );
  return { ...snapshot, sequence, view: { ...snapshot.view, battlefield: [...others, ...mine], ...changes } };
}

/** Watches every frame from now on where each tile is drawn, until `read`. */
async function watch(page: Page): Promise<() => Promise<Record<string, readonly string[]>>> {
  await page.evaluate(() => {
    const seen: Record<string, string[]> = {};
    (window as never as { seen: typeof seen }).seen = seen;
    const look = (): void => {
      for (const tile of document.querySelectorAll<HTMLElement>('.field .tile, .hand-row .card')) {
        const { left, top, width, height } = tile.getBoundingClientRect();
        const at = `${Math.round(left + width / 2)},${Math.round(top + height / 2)}`;
        const places = (seen[tile.dataset['name'] ?? ''] ??= []);
        if (places.at(-1) !== at) places.push(at);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => (window as never as { seen: Record<string, string[]> }).seen);
}

/** Names whose tiles were drawn at more than one place. */
function wanderers(seen: Record<string, readonly string[]>): readonly string[] {
  return Object.entries(seen).flatMap(([name, places]) => (places.length > 1 ? [name] : []));
}

const [A, B, C] = ['Ant', 'Bear', 'Camel'] as const;

async function open(page: Page, picture: Snapshot): Promise<void> {
  server.picture = picture;
  await recordAnimations(page);
  await page.goto(`${server.url}/game/fixture`);
  await expect(page.locator('.own .tile')).toHaveCount(3);
  await page.waitForTimeout(300);
}

test('what moved once does not move again when the next picture comes while it travels', async ({ page }) => {
  await open(page, table(1, [A, B, C]));
  server.show(table(2, [B, A, C]));
  expect(await animationsOf(page)).not.toHaveLength(0);
  const read = await watch(page);
  server.show(table(3, [B, A, C], { turn: 10 }));
  await page.waitForTimeout(400);
  const seen = await read();
  expect(seen[C]).toHaveLength(1);
  for (const name of [A, B]) {
    const xs = (seen[name] ?? []).map((place) => Number(place.split(',')[0]));
    const towards = Math.sign((xs.at(-1) ?? 0) - (xs[0] ?? 0));
    for (const [i, x] of xs.slice(1).entries()) expect(Math.sign(x - (xs[i] ?? 0))).toBe(towards);
  }
});

test('what is tapped, or is where it was, stays there; what was moved by the window does not fly', async ({ page }) => {
  await open(page, table(1, [A, B, C]));
  await page.setViewportSize({ width: 1100, height: 700 });
  await page.waitForTimeout(100);
  const read = await watch(page);
  const tapped = table(2, [A, B, C]);
  server.show({
    ...tapped,
    view: {
      ...tapped.view,
      battlefield: tapped.view.battlefield.map((one) => (one.name === A ? { ...one, tapped: true } : one)),
    },
  });
  await expect(page.locator('.own .tile.tapped')).toHaveCount(1);
  await page.waitForTimeout(300);
  expect(wanderers(await read())).toEqual([]);
});

test('with reduced motion nothing is drawn between where it was and where it is', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, table(1, [A, B, C]));
  const read = await watch(page);
  server.show(table(2, [B, A, C]));
  await expect.poll(async () => (await read())[A]?.length).toBeGreaterThan(1);
  await page.waitForTimeout(400);
  const seen = await read();
  expect(seen[A]).toHaveLength(2);
  expect(seen[B]).toHaveLength(2);
  expect(seen[C]).toHaveLength(1);
});
