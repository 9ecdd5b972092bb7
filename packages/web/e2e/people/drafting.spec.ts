import { expect, test } from '@playwright/test';
import { violations } from '../axe.ts';
import { cutOff, tooSmall } from '../table-checks.ts';
import { TestServer } from '../server.ts';
import { guest } from './two-at-a-table.ts';

const SHOTS = process.env['KITCHEN_TABLE_SHOTS'];
const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.remove());

test('two people draft with a time for each pick, and talk; what is written does not pick', async ({
  page: ann,
  browser,
}) => {
  await ann.goto(server.url);
  await ann.getByRole('radio', { name: /^Booster draft/ }).click();
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('button', { name: 'Play with friends' }).click();
  const link = ann.getByLabel('Link to this table');
  await expect(link).toHaveValue(/\/lobby\/[\w-]+$/);
  const ben = await guest(browser, await link.inputValue());
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await expect(ann.getByText('Ben', { exact: true }).first()).toBeVisible();
  const free = ann.getByRole('button', { name: /^Add a bot in seat/ });
  for (let left = await free.count(); left > 0; left--) {
    await free.first().click();
    await expect(free).toHaveCount(left - 1);
  }
  await ann.getByLabel('Time for a pick').selectOption('90 seconds for a pick, then a bot makes it');
  await expect(ben.getByRole('region', { name: 'How it is drafted' })).toContainText(
    '90 seconds for a pick, then a bot makes it.',
  );
  for (const page of [ann, ben]) await page.getByRole('button', { name: 'I am ready' }).click();
  await ann.getByRole('button', { name: 'Open the packs' }).click();
  for (const page of [ann, ben]) await expect(page.getByRole('timer')).toContainText(/1:[0-3]\d/);

  const talk = ben.getByRole('button', { name: /^Talk/ });
  await talk.focus();
  await ben.keyboard.press('Enter');
  await ben.getByLabel('Say something').fill('A fine pack');
  await ben.keyboard.press('Enter');
  await expect(ben.getByLabel('What was said')).toContainText('Ben A fine pack');
  await expect(ben.getByText('0 cards taken')).toBeVisible();
  await ann.getByRole('button', { name: 'Talk · 1 new' }).click();
  await expect(ann.getByLabel('What was said')).toContainText('Ben A fine pack');
  await ann.getByRole('button', { name: 'Mute Ben' }).click();
  await expect(ann.getByLabel('What was said')).not.toContainText('A fine pack');
  await ann.getByRole('button', { name: 'Hear Ben again' }).click();
  for (const page of [ann, ben]) expect(await violations(page)).toEqual([]);
  for (const [width, height] of [
    [1280, 800],
    [1024, 768],
    [390, 844],
  ] as const) {
    await ann.setViewportSize({ width, height });
    if (SHOTS !== undefined) await ann.screenshot({ path: `${SHOTS}/drafting-talk-${width}.png` });
    await expect(ann.getByRole('region', { name: 'Talk' })).toBeInViewport({ ratio: 1 });
    await expect(ann.getByRole('timer')).toBeInViewport({ ratio: 1 });
    expect(await ann.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await tooSmall(ann, '.draft-talk')).toEqual([]);
    expect(await cutOff(ann)).toEqual([]);
  }
  await ann.getByRole('button', { name: 'Talk', exact: true }).click();
  await expect(ann.getByLabel('What was said')).toHaveCount(0);
  await ben.context().close();
});
