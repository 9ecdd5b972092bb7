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
