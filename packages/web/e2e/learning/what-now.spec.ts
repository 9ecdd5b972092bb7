import { expect, test } from '@playwright/test';
import { fixtureSnapshot } from '../../test/fixtures/snapshot.ts';
import { violations } from '../axe.ts';
import { FixtureServer } from '../fixture-server.ts';
import { tooSmall } from '../table-checks.ts';

const SHOTS = process.env['KITCHEN_TABLE_SHOTS'];
const server = new FixtureServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.close());

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`"What now?" lists what is legal by kind, and what is not with the rule that says so (CR 117.1), at ${width}`, async ({
    page,
  }) => {
    const snapshot = fixtureSnapshot(4, 'priority');
    server.picture = snapshot;
    server.why = { ...server.why, whyNot: [{ rule: '307.1', because: 'a spell is on the stack' }] };
    await page.setViewportSize({ width, height });
    await page.goto(`${server.url}/game/fixture`);
    await page.getByRole('button', { name: 'What now?' }).click();
    const list = page.getByRole('dialog', { name: 'What you can do now' });
    await expect(list.locator('[data-option]').first()).toBeFocused();
    const legal = snapshot.question?.kind === 'priority' ? snapshot.question.options.length - 1 : 0;
    expect(legal).toBeGreaterThan(0);
    await expect(list.locator('[data-option]')).toHaveCount(legal);
    await expect(list.getByRole('listitem').first()).toContainText('a spell is on the stack CR 307.1');
    if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/what-now-${width}.png` });
    expect(await violations(page)).toEqual([]);
    expect(await tooSmall(page, '.menu')).toEqual([]);
    // The name of a card that has to wait is read where it stands.
    await list.getByRole('listitem').first().getByRole('button').focus();
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
  });

test('A says what is asked when it is no time to act, and who is waited for', async ({ page }) => {
  server.picture = fixtureSnapshot(4, 'attackers');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${server.url}/game/fixture`);
  await expect(page.locator('.prompt[data-question="attackers"]')).toBeVisible();
  await page.keyboard.press('a');
  const list = page.getByRole('dialog', { name: 'What you can do now' });
  await expect(list).toContainText('Choose attackers');
  await expect(list).toContainText('Answer that first');
  await page.keyboard.press('Escape');
  const snapshot = fixtureSnapshot(4, 'attackers');
  server.show({ ...snapshot, sequence: snapshot.sequence + 1, question: null, waitingFor: 1 });
  await expect(page.locator('.prompt.waiting')).toBeVisible();
  await page.keyboard.press('a');
  await expect(list).toContainText('is deciding');
  await expect(list).toContainText('It is not your time to act.');
});
