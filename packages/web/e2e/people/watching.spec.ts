/** Those who watch: under a name, late, or not at all, as was agreed in the lobby. */
import { expect as anyExpect, type Page, test } from '@playwright/test';
import { TestServer } from '../server.ts';
import { lookedAt, readAtEverySize } from './every-size.ts';
import { atLobby, deal, guest } from './two-at-a-table.ts';

const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.remove());

test.setTimeout(900_000);
const expect = anyExpect.configure({ timeout: 60_000 });

const talk = (page: Page) => page.getByRole('complementary').getByRole('region', { name: 'Talk' });

test('somebody watches a whole turn late, under a name that the table is shown', async ({ page: ann, browser }) => {
  const ben = await atLobby(server.url, ann, browser);
  await ann.getByLabel('Who may watch').selectOption({ label: 'Whoever has the link may watch, 1 whole turn late' });
  await expect(ben.getByText('Whoever has the link may watch, 1 whole turn late.')).toBeVisible();
  await readAtEverySize(ann, 'watching-lobby-host');
  await readAtEverySize(ben, 'watching-lobby-guest');
  await deal(ann, ben);

  const dan = await guest(browser, ann.url());
  await expect(dan.locator('.hand-row')).toContainText('You are watching, 1 whole turn late.');
  await expect(talk(ann)).toContainText('1 watches.');
  await talk(dan).getByRole('button', { name: 'All' }).click();
  await dan.getByLabel('Your name for the table').fill('Dan');
  await dan.keyboard.press('Enter');
  await expect(talk(ann)).toContainText('1 watches: Dan.');
  await lookedAt(dan, 'watching-dialog');
  await dan.keyboard.press('Escape');
  await expect(dan.getByRole('dialog')).toHaveCount(0);

  await talk(ann).getByRole('button', { name: 'Hello' }).click();
  await expect(talk(ben)).toContainText('Ann Hello');
  await talk(dan).getByRole('button', { name: 'Nice play' }).click();
  await expect(talk(ann)).toContainText('Dan, who watches Nice play');
  await expect(talk(dan)).not.toContainText('Ann Hello');
  await lookedAt(ann, 'watching-seated');
  await lookedAt(dan, 'watching-watcher');
  await dan.reload();
  await expect(talk(ann)).toContainText('1 watches: Dan.');
  for (const page of [dan, ben]) await page.context().close();
});

test('where nobody may watch, whoever comes by the link is told so in one sentence', async ({ page: ann, browser }) => {
  const ben = await atLobby(server.url, ann, browser);
  await ann.getByLabel('Who may watch').selectOption({ label: 'Nobody may watch without a seat' });
  await expect(ann.getByLabel('Those who watch')).toHaveCount(0);
  await deal(ann, ben);
  const dan = await guest(browser, ann.url());
  await expect(dan.getByRole('alert')).toContainText('This table was laid without anybody to watch it');
  await lookedAt(dan, 'watching-nobody');
  for (const page of [dan, ben]) await page.context().close();
});
