import { expect, type Page, test } from '@playwright/test';
import { CARDS, text } from '../test/fixtures/table-parts.ts';
import { fixtureSnapshot } from '../test/fixtures/snapshot.ts';
import { FixtureServer } from './fixture-server.ts';

const SHOTS = process.env['KITCHEN_TABLE_SHOTS'];
const server = new FixtureServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.close());

/** Long words for the cards of the fixture's hand. */
const LONG = [
  text('Blades to Ploughs', '{W}', 'Instant', [
    'Exile target creature. Its controller may look through a library for two plains, put both onto the table tapped, then shuffle.',
  ]),
  text('Beast Inside', '{2}{G}', 'Instant', [
    'Look through your library for a green card, show it to everybody else, put it into your hand, then shuffle.',
  ]),
  text(
    'Hoof Behemoth',
    '{5}{G}{G}{G}',
    'Creature — Beast',
    ['Haste', 'When this creature enters, your creatures gain trample and get +2/+2 until end of turn.'],
    ['5', '5'],
  ),
];

/** What the cards in hand say, and what of it lies outside of their text boxes. */
async function said(page: Page): Promise<{ name: string; words: string; outside: string[] }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.hand-row .card.hand')].map((card) => {
      const box = card.querySelector('.text');
      const room = box?.getBoundingClientRect();
      const shown = [...card.querySelectorAll<HTMLElement>('.text > :not([hidden]) > :not([hidden])')];
      return {
        name: card.dataset['name'] ?? '',
        words: shown
          .map((word) => `${(word.textContent ?? '').trim()}${word.matches('.goes-on') ? '…' : ''}`)
          .join(' '),
        outside: shown
          .filter((word) => {
            const place = word.getBoundingClientRect();
            return room !== undefined && (place.bottom > room.bottom + 1 || place.right > room.right + 1);
          })
          .map((word) => word.textContent ?? ''),
      };
    }),
  );
}

for (const [width, height] of [
  [1280, 800],
  [1024, 768],
  [390, 844],
] as const)
  test(`a card in hand says whole sentences, and marks that it goes on, at ${width}x${height}`, async ({ page }) => {
    const snapshot = fixtureSnapshot(4, 'priority');
    const cards = { ...snapshot.cards, ...Object.fromEntries(LONG.map((card) => [card.name, card])) };
    server.picture = { ...snapshot, cards };
    await page.setViewportSize({ width, height });
    await page.goto(`${server.url}/game/fixture`);
    await expect(page.locator('.hand-row .card.hand')).toHaveCount(CARDS.length);
    await page.evaluate(() => document.fonts.ready);
    if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/hand-${width}.png` });
    // The words are fitted anew when the letters have come.
    await expect(async () => {
      for (const { name, words, outside } of await said(page)) {
        expect(outside, name).toEqual([]);
        // Whole, or it says that it goes on.
        expect(words, name).toMatch(/[.…]$/);
      }
    }).toPass({ timeout: 5000 });
    const cardsSaid = await said(page);
    expect(cardsSaid.find(({ name }) => name === 'Wrath of the Sun')?.words).toBe('Destroy all creatures.');
    expect(cardsSaid.find(({ name }) => name === 'Blades to Ploughs')?.words).toBe('Exile target creature.…');
  });

test('more room brings back the words that were left out', async ({ page }) => {
  const snapshot = fixtureSnapshot(2, 'priority');
  const cards = { ...snapshot.cards, ...Object.fromEntries(LONG.map((card) => [card.name, card])) };
  server.picture = { ...snapshot, cards };
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${server.url}/game/fixture`);
  await expect(page.locator('.hand-row .goes-on').first()).toBeVisible();
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect(page.locator('.hand-row .goes-on')).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator('.hand-row .goes-on').first()).toBeVisible();
});

test('eight cards to discard from, thirteen: each shows its name, its kind and its words, none lies over another (CR 514.1)', async ({
  page,
}) => {
  const snapshot = fixtureSnapshot(4, 'priority');
  const { view } = snapshot;
  const own = view.players.find((player) => player.id === view.viewer);
  const cards = own?.hand ?? [];
  const withHand = (count: number): typeof snapshot => {
    const hand = Array.from({ length: count }, (_, i) => ({ ...cards[i % cards.length], id: 5000 + i }) as never);
    const players = view.players.map((player) => (player.id === view.viewer ? { ...player, hand } : player));
    const from = Array.from({ length: count }, (_, i) => 5000 + i) as never;
    const reason = { source: 0, rule: '514.1', text: 'Discard a card down to your maximum hand size' } as never;
    const asked = { kind: 'chooseObjects', player: view.viewer, reason, from, min: 1, max: 1, purpose: 'discard' };
    return { ...snapshot, view: { ...view, players }, question: asked as never };
  };
  const looked = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.hand-row .card.hand')].map((card, i, all) => {
        const box = card.getBoundingClientRect();
        const name = card.querySelector('.headline b')?.getBoundingClientRect();
        const kind = card.querySelector('.type-line span')?.getBoundingClientRect();
        const next = all[i + 1]?.getBoundingClientRect().left ?? innerWidth;
        const text = card.querySelector('.text');
        return {
          clear: box.right <= next && name !== undefined && name.right <= box.right + 1 && name.bottom <= box.bottom,
          kind: kind !== undefined && kind.height > 0 && kind.bottom <= box.bottom - 20 && kind.right <= box.right,
          words: text === null || text.textContent?.trim() === '' || text.clientHeight >= 14,
        };
      }),
    );
  await page.setViewportSize({ width: 1280, height: 800 });
  server.picture = withHand(8);
  await page.goto(`${server.url}/game/fixture`);
  await expect(page.locator('.hand-row .card.hand')).toHaveCount(8);
  await expect.poll(looked).toEqual(Array.from({ length: 8 }, () => ({ clear: true, kind: true, words: true })));
  server.show({ ...withHand(13), sequence: snapshot.sequence + 1 });
  await expect(page.locator('.hand-row .card.hand')).toHaveCount(13);
  await expect.poll(async () => (await looked()).map(({ clear }) => clear)).not.toContain(false);
});

test('words are fitted anew when their letters come late', async ({ page }) => {
  const snapshot = fixtureSnapshot(4, 'priority');
  const cards = { ...snapshot.cards, ...Object.fromEntries(LONG.map((card) => [card.name, card])) };
  server.picture = { ...snapshot, cards };
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(`${server.url}/game/fixture`);
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('.hand-row .card.hand')).toHaveCount(CARDS.length);
  const inTime = await said(page);
  let come: () => void = () => {};
  const late = new Promise<void>((resolve) => {
    come = resolve;
  });
  let letters = 0;
  await page.route(/\.woff2?$/, async (route) => {
    letters++;
    await late;
    await route.continue();
  });
  await page.reload();
  await expect(page.locator('.hand-row .card.hand')).toHaveCount(CARDS.length);
  await expect.poll(() => letters).toBeGreaterThan(0);
  come();
  await expect.poll(() => said(page), { timeout: 5000 }).toEqual(inTime);
});
