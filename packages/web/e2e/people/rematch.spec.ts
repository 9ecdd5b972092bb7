/** The same people play on: a match of three games, with cards of their sideboards. */
import { expect as anyExpect, type Page, test } from '@playwright/test';
import { violations } from '../axe.ts';
import { TestServer } from '../server.ts';
import { fitsTheWindow, overlaps, tooSmall } from '../table-checks.ts';
import { atLobby } from './two-at-a-table.ts';

const SHOTS = process.env['KITCHEN_TABLE_SHOTS'];
const SIZES = [
  [1280, 800],
  [1024, 768],
  [390, 844],
] as const;
const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.remove());

test.setTimeout(900_000);
const expect = anyExpect.configure({ timeout: 200_000 });

/** At every size and in both themes: words that can be read, nothing wider than the window. */
async function lookedAt(page: Page, name: string, inside = '.page'): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const theme of ['light', 'dark'] as const) {
      await page.evaluate((to) => document.documentElement.setAttribute('data-theme', to), theme);
      if (SHOTS !== undefined)
        await page.screenshot({ path: `${SHOTS}/${name}-${width}-${theme}.png`, fullPage: true });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1)).toBe(true);
    expect(await tooSmall(page, inside)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

async function concedes(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Concede', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Concede', exact: true }).click();
}

async function readyAndDealt(ann: Page, ben: Page): Promise<void> {
  for (const page of [ann, ben]) await page.getByRole('button', { name: 'I am ready' }).click();
  await ann.getByRole('button', { name: 'Deal the cards' }).click();
  for (const page of [ann, ben]) await expect(page.locator('.prompt')).toBeVisible();
}

test('two people play best of three: after a game they move cards, the loser says who begins, and two wins end it', async ({
  page: ann,
  browser,
}) => {
  const ben = await atLobby(server.url, ann, browser);
  await ann.getByLabel('Games of a match').selectOption('Best of three: whoever wins two games wins the match');
  await expect(ben.getByRole('region', { name: 'How it is played' })).toContainText('Best of three');
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await ann.getByLabel('Choose a deck').selectOption('paste');
  await ann.getByLabel('Deck list').fill('Deck\n4 Shock\n56 Mountain\n\nSideboard\n2 Forest\n1 Island\n');
  await ann.getByRole('button', { name: 'Bring this deck' }).click();
  await ben.getByLabel('Choose a deck').selectOption({ index: 1 });
  await readyAndDealt(ann, ben);
  await expect(ann.locator('.top .where')).toContainText('game 1');

  await concedes(ann);
  for (const page of [ann, ben])
    await expect(page.getByRole('dialog')).toContainText('Best of three, after one game: Ann 0, Ben 1.');
  await lookedAt(ben, 'match-game-over', '.dialog');
  await ben.getByRole('button', { name: 'On to the next game' }).click();
  await expect(ann.getByRole('dialog').getByRole('status')).toHaveText(
    'Ben wants to play on: the table is laid again.',
  );
  await lookedAt(ann, 'rematch-wanted', '.dialog');
  await ann.getByRole('button', { name: 'On to the next game' }).click();
  const stands = (page: Page) => page.getByRole('region', { name: 'The match' });
  await expect(stands(ann)).toContainText('You say who begins.');
  await expect(stands(ben)).toContainText('Ann says who begins: they begin.');
  await expect(ben.getByRole('region', { name: 'Your sideboard' })).toHaveCount(0);
  await ann.getByLabel('Who begins').selectOption('Ben begins');
  await expect(stands(ben)).toContainText('Ann says who begins: you begin.');

  const [main, side] = [
    ann.getByRole('region', { name: 'Main deck' }),
    ann.getByRole('region', { name: 'Sideboard', exact: true }),
  ];
  await ann.getByRole('button', { name: 'Out: one Mountain into the sideboard' }).click();
  await expect(ann.getByRole('region', { name: 'Your sideboard' }).getByRole('alert')).toContainText('CR 100.2a');
  await expect(ann.getByRole('button', { name: 'I am ready' })).toBeDisabled();
  await lookedAt(ann, 'sideboarding');
  // The last copy takes its button along; the focus goes after the card.
  await ann.getByRole('button', { name: 'In: one Island into the main deck' }).focus();
  await ann.keyboard.press('Enter');
  await expect(main).toContainText('1 Island');
  await expect(side).not.toContainText('Island');
  await expect(ann.getByRole('button', { name: 'Out: one Island into the sideboard' })).toBeFocused();
  await expect(ann.getByRole('button', { name: 'I am ready' })).toBeEnabled();
  await readyAndDealt(ann, ben);

  for (const page of [ann, ben]) await expect(page.locator('.top .where')).toContainText('game 2, 0 to 1');
  await expect(ben.locator('.prompt[data-question]')).toBeVisible(); // Ben begins, and so decides first.
  for (const [width, height] of SIZES) {
    await ben.setViewportSize({ width, height });
    expect(await overlaps(ben)).toEqual([]);
    expect(await fitsTheWindow(ben)).toBe(true);
  }
  await ben.setViewportSize({ width: 1280, height: 800 });
  await concedes(ann);
  for (const page of [ann, ben]) {
    await expect(page.getByRole('dialog')).toContainText('Ben won the match: Ann 0, Ben 2.');
    await page.getByRole('button', { name: 'Play again at this table' }).click();
  }
  await expect(stands(ben)).toContainText('Ben won the match');
  await expect(main).not.toContainText('Island');
  await expect(ann.getByLabel('Choose a deck')).toBeVisible();
  await lookedAt(ann, 'match-over');
  await ben.context().close();
});
