import { expect, type Page, test } from '@playwright/test';
import type { Snapshot } from '@kitchen-table/protocol';
import { fixtureSnapshot } from '../test/fixtures/snapshot.ts';
import { object } from '../test/fixtures/table-parts.ts';
import { violations } from './axe.ts';
import { FixtureServer } from './fixture-server.ts';
import { overlaps, tooSmall } from './table-checks.ts';

const server = new FixtureServer();
const SHOTS = process.env['KITCHEN_TABLE_SHOTS'];
test.beforeAll(() => server.start());
test.afterAll(() => server.close());

/** The table with another question. */
function asks(question: Record<string, unknown>, seats = 4, more: Partial<Snapshot['view']> = {}): Snapshot {
  const snapshot = fixtureSnapshot(seats, 'priority');
  const reason = { text: 'What will it be?', source: -1, rule: '608.2d' };
  return {
    ...snapshot,
    question: { player: 0, reason, ...question } as never,
    optionTexts: [],
    view: { ...snapshot.view, ...more },
  };
}

async function open(page: Page, picture: Snapshot): Promise<void> {
  server.picture = picture;
  server.why = { kind: 'why', explanation: null, lines: [], abilities: [], whyNot: [] };
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${server.url}/game/fixture`);
  await expect(page.locator('.prompt')).toBeVisible();
  await page.waitForTimeout(350);
  server.said.length = 0;
}

const answered = (): unknown => (server.said.at(-1) as { answer?: unknown } | undefined)?.answer;

const LIBRARY = ['Forest', 'Old Oak', 'Forest', 'Swift Stag', 'Old Oak', 'Forest'].map((name, i) =>
  object(name, { id: (800 + i) as never, types: name === 'Forest' ? ['Land'] : ['Creature'], colors: 'G' }),
);
const SEARCH = {
  kind: 'chooseObjects',
  from: LIBRARY.map(({ id }) => id),
  min: 0,
  max: 2,
  purpose: 'search',
  hidden: true,
  helps: null,
};

test('a search shows equal cards once, and Enter never gives up what was found (CR 701.19b)', async ({ page }) => {
  await open(page, asks(SEARCH, 4, { shown: LIBRARY }));
  const cards = page.locator('.tray .card');
  await expect(cards).toHaveCount(3);
  await expect(cards.nth(0)).toContainText('×2');
  await expect(cards.nth(2)).toContainText('×3');
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/search.png` });
  expect(await tooSmall(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.waitForTimeout(100);
  expect(server.said).toEqual([]);
  await cards.nth(2).click();
  await cards.nth(2).click();
  await expect(cards.nth(2)).toContainText('2 of 3');
  await page.keyboard.press('Enter');
  await expect.poll(answered).toEqual([0, 2]);
});

test('nothing is taken only by its own button', async ({ page }) => {
  await open(page, asks(SEARCH, 4, { shown: LIBRARY }));
  await page.getByRole('button', { name: 'Take none' }).click();
  await expect.poll(answered).toEqual([]);
});

const YES = { kind: 'yesNo', what: 'What will it be?' };
for (const [yes, no, what, amber, said] of [
  ['Cast', 'Do not cast', 'Cast it?', 'Cast', [1]],
  ['Discard', 'Do not discard', 'Discard a card to draw a card?', 'Do not discard', [0]],
  ['Pay', 'Do not pay', 'Pay 2 life?', null, undefined],
] as const) {
  test(`Enter on “${yes}” or “${no}”: ${amber ?? 'nothing, for both lose something'}`, async ({ page }) => {
    await open(page, asks({ ...YES, yes, no, what }));
    const main = page.locator('.prompt .button.main');
    if (amber === null) await expect(main).toHaveCount(0);
    else await expect(main).toHaveText(`${amber} Enter`);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(100);
    expect(answered()).toEqual(said);
    if (said !== undefined) return;
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect.poll(answered).toEqual([1]);
  });
}

test('what is sacrificed is sacrificed by its button, not by a key (CR 701.17a)', async ({ page }) => {
  const base = fixtureSnapshot(4, 'priority');
  const mine = base.view.battlefield.filter((one) => one.controller === 0 && one.power !== null).map(({ id }) => id);
  await open(page, asks({ ...SEARCH, from: mine, min: 1, max: 1, purpose: 'sacrifice', hidden: false }));
  await page.locator('.own .tile').first().click();
  await page.keyboard.press('Enter');
  await page.waitForTimeout(100);
  expect(server.said).toEqual([]);
  await page.getByRole('button', { name: 'Sacrifice' }).click();
  await expect.poll(answered).toEqual([0]);
});

test('a new prompt does not hear the Enter that was meant for the one before', async ({ page }) => {
  await open(page, fixtureSnapshot(4, 'waiting'));
  server.show({ ...fixtureSnapshot(4, 'priority'), sequence: 2 });
  await expect(page.locator('.prompt')).toHaveAttribute('data-question', 'priority');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(320);
  expect(server.said).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(answered).toEqual([0]);
});

test('F6 does not throw an attack in the making away (CR 508.1)', async ({ page }) => {
  await open(page, fixtureSnapshot(4, 'attackers'));
  await page.locator('.prompt').getByRole('button', { name: 'All', exact: true }).click();
  await page.keyboard.press('F6');
  await expect(page.locator('.notice')).toContainText('confirm it, or undo');
  expect(server.said).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => (answered() as number[] | undefined)?.length ?? 0).toBeGreaterThan(0);
});

test('an order shows which ability is on top, and moves what is clicked (CR 603.3b, 405.2)', async ({ page }) => {
  const items = ['draw a card', 'gain 1 life', 'lose 1 life'].map((text) => ({ object: -1, text }));
  await open(page, asks({ kind: 'order', what: 'triggers', last: 'top', items }));
  const rows = page.locator('.tray.order li');
  await expect(rows).toHaveText([/lose 1 life.*top: happens first/, /gain 1 life/, /draw a card.*happens last/]);
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/order.png` });
  expect(await overlaps(page)).toEqual([]);
  await rows.nth(2).getByRole('button', { name: 'Up' }).click();
  await expect(rows.nth(1)).toContainText('draw a card');
  await page.keyboard.press('Enter');
  await expect.poll(answered).toEqual([1, 0, 2]);
});

const PLAYERS = { kind: 'targets', legal: [-2, -3, -4], min: 1, max: 1, slot: 0, helps: false };
for (const [where, selector] of [
  ['the life', '.life'],
  ['the name', '.player'],
  ['the middle of the panel', '.mana'],
] as const) {
  test(`one click on ${where} targets the player (CR 115.4)`, async ({ page }) => {
    await open(page, asks(PLAYERS));
    await page.locator('.opponent').nth(1).locator(selector).click();
    await expect.poll(answered).toEqual([1]);
  });
}

test('with the option a single target waits for the button', async ({ page }) => {
  await open(page, asks(PLAYERS));
  await page.evaluate(() => localStorage.setItem('kitchen-table.confirm-targets', 'on'));
  await page.reload();
  await expect(page.locator('.prompt')).toHaveAttribute('data-question', 'targets');
  await page.waitForTimeout(350);
  await page.locator('.opponent').nth(1).locator('.life').click();
  await expect(page.locator('.opponent').nth(1)).toHaveClass(/seat-chosen/);
  expect(server.said).toEqual([]);
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/player-target.png` });
  await page.keyboard.press('Enter');
  await expect.poll(answered).toEqual([1]);
});

test('a player who is no legal target says why (CR 702.11d)', async ({ page }) => {
  await open(page, asks({ ...PLAYERS, legal: [-2, -4] }));
  server.why = { ...server.why, whyNot: [{ rule: '702.11d', because: 'that player has hexproof' }] };
  await page.locator('.opponent').nth(1).locator('.life').click();
  await expect(page.locator('.refusal')).toContainText('Otto');
  await expect(page.locator('.refusal')).toContainText('that player has hexproof. CR 702.11d');
  expect(server.said).toEqual([]);
});
