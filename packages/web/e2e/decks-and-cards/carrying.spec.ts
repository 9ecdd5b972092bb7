/** Cards dragged in the deck editor, by mouse and by finger. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { violations } from '../axe.ts';
import { TestServer } from '../server.ts';

const SHOTS = process.env['KITCHEN_TABLE_SHOTS'];
const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.remove());

const LIST = 'Commander\n1 Emmara, Soul of the Accord\n\nDeck\n30 Forest\n1 Elvish Mystic\n1 Sol Ring';

async function open(page: Page): Promise<void> {
  await page.goto(`${server.url}/decks`);
  await page.getByText('Import a list', { exact: true }).click();
  await page.getByLabel('A list to import').fill(LIST);
  await page.getByRole('button', { name: 'Take this list' }).click();
  await expect(line(page, 'Sol Ring')).toBeVisible();
  // Once its cards are known, they lie by their types.
  await expect(page.getByText('Artifact', { exact: false }).first()).toBeVisible();
}

function line(page: Page, name: string): Locator {
  return page.locator(`[data-card="${name}"] .card-line`);
}

async function middle(one: Locator): Promise<{ x: number; y: number }> {
  const box = await one.boundingBox();
  if (box === null) throw new Error('It is not shown.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function pickUp(page: Page, one: Locator): Promise<void> {
  await expect(() => one.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass();
  const { x, y } = await middle(one);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y + 4, { steps: 3 });
}

async function carryTo(page: Page, target: Locator): Promise<void> {
  const { x, y } = await middle(target);
  await page.mouse.move(x, y, { steps: 5 });
}

const place = (page: Page, part: string): Locator => page.locator(`.drop-places [data-place="${part}"]`);

test('a card is dragged from the search into a part, and from one part to another; the places are seen and said', async ({
  page,
}) => {
  await open(page);
  await expect(page.locator('.drop-places')).toBeHidden();
  await page.getByLabel('Search cards').fill('llanowar elves');
  const found = page.getByRole('list', { name: 'Found cards' });
  await expect(found.getByRole('listitem')).toHaveCount(1);
  await pickUp(page, found.locator('.card-line'));
  // Sixty cards have a sideboard, a commander's deck has none.
  await expect(page.locator('.drop-places li')).toHaveText(['Commander', 'Deck', 'Maybeboard']);
  await carryTo(page, place(page, 'maybeboard'));
  await expect(place(page, 'maybeboard')).toHaveClass(/over/);
  await expect(page.getByText('Over: Maybeboard.')).toBeAttached();
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/editor-dragging-1280.png` });
  expect(await violations(page)).toEqual([]);
  await page.mouse.up();
  await expect(page.getByRole('region', { name: 'Maybeboard' })).toContainText('Llanowar Elves');
  await expect(page.getByText('Llanowar Elves lies in: Maybeboard.')).toBeAttached();
  await expect(page.locator('.drop-places')).toBeHidden();
  // All copies go, and onto the part itself.
  await pickUp(page, line(page, 'Forest'));
  await carryTo(page, page.getByRole('region', { name: 'Maybeboard' }).locator('h2'));
  await page.mouse.up();
  const maybe = page.getByRole('region', { name: 'Maybeboard' });
  await expect(maybe.locator('[data-card="Forest"] > b')).toHaveText('30');
  await expect(page.getByRole('region', { name: 'Deck', exact: true })).not.toContainText('Forest');
  // For 50 ms behind a drop a click is taken for a part of it; no hand is so quick.
  await page.waitForTimeout(100);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('region', { name: 'Deck', exact: true })).toContainText('Forest');
});

test('Escape puts a dragged card back, and so does a drop beside every part', async ({ page }) => {
  await open(page);
  const deck = page.getByRole('region', { name: 'Deck', exact: true });
  await pickUp(page, line(page, 'Sol Ring'));
  await carryTo(page, place(page, 'maybeboard'));
  await expect(place(page, 'maybeboard')).toHaveClass(/over/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.drop-places')).toBeHidden();
  await page.mouse.up();
  await expect(page.getByText('Sol Ring is back where it was.')).toBeAttached();
  await expect(deck).toContainText('Sol Ring');
  await pickUp(page, line(page, 'Sol Ring'));
  await carryTo(page, page.locator('h1'));
  await page.mouse.up();
  await expect(deck).toContainText('Sol Ring');
  await expect(page.getByRole('region', { name: 'Maybeboard' })).toHaveCount(0);
  // A click is none.
  await line(page, 'Sol Ring').click();
  await expect(page.locator('.figures-column .card')).toContainText('Sol Ring');
});

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('a resting finger carries a card to another part; a moving one scrolls', async ({ page }) => {
    await open(page);
    const wire = await page.context().newCDPSession(page);
    const touch = async (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      at?: { x: number; y: number },
    ): Promise<void> => {
      await wire.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] });
    };
    await line(page, 'Sol Ring').scrollIntoViewIfNeeded();
    const from = await middle(line(page, 'Sol Ring'));
    await touch('touchStart', from);
    await touch('touchMove', { x: from.x, y: from.y - 40 });
    await expect(page.locator('.drop-places')).toBeHidden();
    await touch('touchEnd');
    await line(page, 'Sol Ring').scrollIntoViewIfNeeded();
    const again = await middle(line(page, 'Sol Ring'));
    await touch('touchStart', again);
    await expect(page.locator('.drop-places')).toBeVisible();
    const to = await middle(place(page, 'maybeboard'));
    await touch('touchMove', { x: to.x, y: to.y - 3 });
    await touch('touchMove', to);
    await expect(place(page, 'maybeboard')).toHaveClass(/over/);
    if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/editor-dragging-390.png` });
    await touch('touchEnd');
    await expect(page.getByRole('region', { name: 'Maybeboard' })).toContainText('Sol Ring');
  });
});
