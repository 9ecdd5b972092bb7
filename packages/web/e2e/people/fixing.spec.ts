/** Two people fix the board by consent: proposed from the keyboard, refused, withdrawn, agreed to. */
import { expect as anyExpect, type Page, test } from '@playwright/test';
import { TestServer } from '../server.ts';
import { lookedAt } from './every-size.ts';
import { atLobby, deal } from './two-at-a-table.ts';

const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.remove());

test.setTimeout(900_000);
const expect = anyExpect.configure({ timeout: 60_000 });

test('what one proposes the other sees now and then, and nothing changes before they agree', async ({
  page: ann,
  browser,
}) => {
  const ben = await atLobby(server.url, ann, browser);
  await deal(ann, ben);
  const isPriority = async (): Promise<boolean> => {
    for (const page of [ann, ben]) {
      if ((await page.locator('.prompt[data-question="priority"]').count()) > 0) return true;
      if ((await page.locator('.prompt [data-main="enter"]').count()) > 0) await page.keyboard.press('Enter');
    }
    return false;
  };
  await expect.poll(isPriority, { intervals: [500] }).toBe(true);

  const dialog = ann.getByRole('dialog', { name: /^Fix the board/ });
  await ann.keyboard.press('b');
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('What to change').selectOption('Make a creature token');
  await dialog.getByLabel('Creature types').fill('Bear');
  await dialog.getByLabel('flying').check();
  await lookedAt(ann, 'fix-token');
  await dialog.getByLabel('What to change').selectOption('The life of a player');
  await dialog.getByLabel('By how many').fill('-2');
  await dialog.getByLabel('Whose').selectOption('Ben');
  await dialog.getByRole('button', { name: 'Propose it' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  const asked = ben.getByRole('region', { name: 'Your decision' });
  await expect(asked).toContainText('Now: Ben has 20 life. Then: It shall be 18 life.');
  await expect(ben.locator('.prompt')).toContainText(/If not everybody has answered in [12]:\d\d, nothing changes/);
  await lookedAt(ben, 'fix-prompt');
  await ben.getByRole('button', { name: 'Refuse' }).click();
  const talk = (page: Page) => page.getByRole('complementary').getByRole('region', { name: 'Talk' });
  await expect(talk(ann)).toContainText('Ben would rather leave the board as it is.');

  await ann.keyboard.press('b');
  await dialog.getByLabel('What to change').selectOption('The life of a player');
  await dialog.getByLabel('By how many').fill('-3');
  await dialog.getByLabel('Whose').selectOption('Ben');
  await dialog.getByRole('button', { name: 'Propose it' }).click();
  await expect(asked).toContainText('It shall be 17 life.');
  await ann.keyboard.press('b');
  await expect(dialog).toContainText('It waits for Ben.');
  await lookedAt(ann, 'fix-open');
  await ann.keyboard.press('Escape');
  await ben.getByRole('button', { name: 'Agree' }).click();
  await expect(talk(ben)).toContainText('The board was fixed as Ann proposed');
  await expect(ben.getByLabel('The whole log').or(ben.locator('.log')).first()).toContainText('Fixed by consent');
  await ben.context().close();
});
