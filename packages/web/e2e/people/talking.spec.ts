/** People talk at the table, and point at cards and players. */
import { expect as anyExpect, type Page, test } from '@playwright/test';
import { violations } from '../axe.ts';
import { TestServer } from '../server.ts';
import { fitsTheWindow, overlaps, tooSmall } from '../table-checks.ts';
import { atLobby, deal, guest } from './two-at-a-table.ts';

const SHOTS = process.env['KITCHEN_TABLE_SHOTS'];
const SIZES = { wide: [1280, 800], small: [1024, 768], phone: [390, 844] } as const;
const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.remove());

test.setTimeout(900_000);
const expect = anyExpect.configure({ timeout: 200_000 });

async function lookedAt(page: Page, name: string): Promise<void> {
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/${name}.png` });
  expect(await tooSmall(page)).toEqual([]);
  expect(await fitsTheWindow(page)).toBe(true);
  expect(await violations(page)).toEqual([]);
}

test('two people talk in the lobby and at the table by words, ready words and pointing; who is muted is not heard', async ({
  page: ann,
  browser,
}) => {
  const ben = await atLobby(server.url, ann, browser);
  await ann.getByRole('button', { name: 'Hello', exact: true }).click();
  await deal(ann, ben);
  const talk = (page: Page) => page.getByRole('complementary').getByRole('region', { name: 'Talk' });
  await expect(talk(ben)).toContainText('Ann Hello'); // What was said before the cards were dealt.

  await ben.keyboard.press('t');
  await ben.keyboard.type('a fine evening for it');
  await ben.keyboard.press('Enter');
  await expect(talk(ann)).toContainText('Ben a fine evening for it');
  await expect(ann.getByRole('log', { name: 'Told by the others' })).toContainText('Ben says: a fine evening for it');
  await ben.keyboard.press('Escape');
  await expect(ben.getByLabel('Say something')).not.toBeFocused();
  await talk(ann).getByRole('button', { name: 'Your turn' }).click();
  await expect(talk(ben)).toContainText('Ann Your turn');
  expect(await overlaps(ann)).toEqual([]);
  await lookedAt(ann, 'talk-wide');

  await talk(ann).getByRole('button', { name: 'All' }).click();
  await expect(ann.getByRole('dialog', { name: 'Talk' }).getByLabel('Say something')).toBeFocused();
  await lookedAt(ann, 'talk-dialog');
  await ann.getByRole('button', { name: 'Ben', exact: true }).click();
  await expect(ben.locator('.look')).toContainText('Ann: look here');
  await expect(ben.getByRole('log', { name: 'Told by the others' })).toContainText('Ann points at You.');
  if (SHOTS !== undefined) await ben.screenshot({ path: `${SHOTS}/talk-look.png` });
  await expect(ben.locator('.look')).toHaveCount(0);

  // A card of one's own hand is nobody else's to see.
  await ann.locator('.hand-row [data-ids]').first().focus();
  await ann.keyboard.press('p');
  await expect(ann.locator('.look')).toContainText('Ann: look here');
  await expect(ben.locator('.look')).toHaveCount(0);

  const watcher = await guest(browser, ann.url());
  await expect(talk(watcher)).toContainText('a fine evening for it');
  await expect(talk(watcher).getByLabel('Say something')).toHaveCount(0);
  await talk(watcher).getByRole('button', { name: 'Good game' }).click();
  await expect(talk(ann)).toContainText('Somebody who watches Good game');
  await watcher.context().close();

  await ann.keyboard.press('Escape');
  await talk(ann).getByRole('button', { name: 'All' }).click();
  await ann.getByRole('button', { name: 'Mute Ben' }).click();
  await ann.getByRole('button', { name: 'Close' }).click();
  await expect(talk(ann)).not.toContainText('a fine evening for it');
  await ann.reload();
  await expect(talk(ann)).toContainText('Ann Your turn');
  await expect(talk(ann)).not.toContainText('a fine evening for it');

  for (const name of ['small', 'phone'] as const) {
    const [width, height] = SIZES[name];
    await ben.setViewportSize({ width, height });
    expect(await overlaps(ben)).toEqual([]);
    await lookedAt(ben, `talk-${name}`);
  }
  await talk(ann).getByRole('button', { name: 'Hello' }).click();
  await ben.getByRole('button', { name: 'The log and the talk, 1 new' }).click();
  await expect(ben.getByRole('list', { name: 'What was said' }).last()).toContainText('Ann Hello');
  await lookedAt(ben, 'talk-phone-sheet');
  await ben.context().close();
});
