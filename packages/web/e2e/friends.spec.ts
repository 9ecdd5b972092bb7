import { type Browser, expect as anyExpect, type Locator, type Page, test } from '@playwright/test';
import { violations } from './axe.ts';
import { decide } from './player.ts';
import { TestServer } from './server.ts';
import { tooSmall } from './table-checks.ts';

const SHOTS = process.env['KITCHEN_TABLE_SHOTS'];
const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.remove());

// Whatever is waited for is a state, and may take long where the machine is busy: a thread of games loads first.
test.setTimeout(900_000);
const expect = anyExpect.configure({ timeout: 200_000 });

/** Which of the pages is asked what, and in which turn: once exactly one of them is, and nothing is on its way. */
async function asked(pages: readonly Page[]): Promise<readonly string[]> {
  const open = (): Promise<string[]> =>
    Promise.all(
      pages.map(async (page) => {
        const prompt = page.locator('.prompt[data-question][aria-busy="false"]');
        if ((await prompt.count()) === 0) return '';
        return `${await prompt.getAttribute('data-question')}, ${await page.locator('.top .where').textContent()}`;
      }),
    );
  await expect.poll(async () => (await open()).filter((one) => one !== '').length).toBe(1);
  return open();
}

/** What a page says while the server is away. */
function lost(page: Page): Locator {
  return page.getByText('The connection is lost');
}

/** Both play as they are asked, until that turn has come on both pages. */
async function playUntil(pages: readonly Page[], turn: number): Promise<void> {
  let decisions = 0;
  const come = async (page: Page): Promise<boolean> =>
    Number(/Turn (\d+)/.exec((await page.locator('.top .where').textContent()) ?? '')?.[1] ?? 0) >= turn;
  const step = async (): Promise<boolean> => {
    for (const page of pages) {
      const { outcome, kind } = await decide(page, decisions);
      anyExpect(outcome, kind).not.toBe('stuck');
      if (outcome === 'acted') decisions++;
    }
    return (await Promise.all(pages.map(come))).every(Boolean);
  };
  await expect.poll(step, { intervals: [50], timeout: 600_000 }).toBe(true);
}

/** A browser of its own: other storage, other keys. */
async function guest(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

async function shot(page: Page, name: string): Promise<void> {
  if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
}

test('two people in two browsers lay a table, bring decks, play, lose the server, and go on', async ({
  page: ann,
  browser,
}) => {
  await ann.goto(server.url);
  await ann.getByRole('radio', { name: /^Two-player/ }).click();
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('button', { name: 'Play with friends' }).click();
  const link = ann.getByLabel('Link to this table');
  await expect(link).toHaveValue(/\/lobby\/[\w-]+$/);
  await expect(ann.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await shot(ann, 'lobby-host');

  const ben = await guest(browser, await link.inputValue());
  await expect(ben.getByRole('region', { name: 'Sit down' })).toContainText('Ann asks you to a Two-player table');
  await shot(ben, 'lobby-guest');
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await ben.getByLabel('Choose a deck').selectOption('paste');
  await ben.getByLabel('Deck list').fill('Deck\n4 Shokc\n56 Mountain\n');
  await ben.getByRole('button', { name: 'Shock', exact: true }).click();
  await expect(ben.getByLabel('Deck list')).toHaveValue('Deck\n4 Shock\n56 Mountain\n');
  await ben.getByRole('button', { name: 'Bring this deck' }).click();
  await ben.getByLabel('Say something').fill('ready when you are');
  await ben.keyboard.press('Enter');
  await ben.getByRole('button', { name: 'I am ready' }).click();
  await expect(ann.getByRole('region', { name: 'Chat' })).toContainText('ready when you are');
  await ann.getByRole('button', { name: 'Mute Ben' }).click();
  await expect(ann.getByRole('region', { name: 'Chat' })).not.toContainText('ready when you are');
  await expect(ann.getByRole('button', { name: 'Deal the cards' })).toBeDisabled();
  await expect(ann.getByRole('region', { name: 'Ready' })).toContainText('Ann has no deck yet.');

  await server.kill();
  await expect(lost(ben)).toBeVisible();
  await server.start();
  await expect(ann.getByRole('alert')).toHaveCount(0);
  await expect(ben.getByRole('alert')).toHaveCount(0);
  await ann.getByLabel('Choose a deck').selectOption({ index: 1 });
  await ann.getByRole('button', { name: 'I am ready' }).click();
  for (const page of [ann, ben]) {
    expect(await violations(page)).toEqual([]);
    expect(await tooSmall(page, '.page')).toEqual([]);
  }
  await shot(ann, 'lobby-ready');
  await ann.getByRole('button', { name: 'Deal the cards' }).click();
  for (const page of [ann, ben]) await expect(page.locator('.table')).toBeVisible();

  await playUntil([ann, ben], 3);
  const before = await asked([ann, ben]);
  await server.kill();
  for (const page of [ann, ben]) await expect(lost(page)).toBeVisible();
  await server.start();
  for (const page of [ann, ben]) await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await asked([ann, ben])).toEqual(before);
  await playUntil([ann, ben], 5);
  await shot(ben, 'friends-table');

  await ann.getByRole('button', { name: 'Concede', exact: true }).click();
  await ann.getByRole('dialog').getByRole('button', { name: 'Concede', exact: true }).click();
  for (const page of [ann, ben])
    await expect(page.getByRole('dialog', { name: /wins? the game/ })).toContainText('The shuffles were as promised');
  await ben.context().close();
});
