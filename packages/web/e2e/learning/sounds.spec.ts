/** Quiet sounds: off until they are turned on, and honoured at once. */
import { expect, type Page, test } from '@playwright/test';
import { fixtureSnapshot } from '../../test/fixtures/snapshot.ts';
import { violations } from '../axe.ts';
import { FixtureServer } from '../fixture-server.ts';
import { fitsTheWindow, tooSmall } from '../table-checks.ts';

const SHOTS = process.env['KITCHEN_TABLE_SHOTS'];
const server = new FixtureServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.close());

/** How many tones were begun, and how loud all of it is. */
async function heard(page: Page): Promise<{ tones: number; loudness: number | null }> {
  return page.evaluate(() => (window as never as { heard: { tones: number; loudness: number | null } }).heard);
}

test('sounds are off at first, come when they are on, and are silent at once when they are off again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const counted: { tones: number; loudness: number | null } = { tones: 0, loudness: null };
    (window as never as { heard: typeof counted }).heard = counted;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when?: number) {
      counted.tones++;
      start.call(this, when);
    };
    const connect = GainNode.prototype.connect as (this: GainNode, to: AudioNode) => AudioNode;
    GainNode.prototype.connect = function (this: GainNode, to: AudioNode) {
      if (to instanceof AudioDestinationNode)
        Object.defineProperty(counted, 'loudness', { get: () => this.gain.value, enumerable: true });
      return connect.call(this, to);
    } as never;
  });
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  const picture = fixtureSnapshot(2, 'priority');
  let sequence = picture.sequence;
  const hurt = (): void => {
    sequence++;
    const players = picture.view.players.map((player) => ({ ...player, life: player.life - sequence }));
    server.show({ ...picture, sequence, view: { ...picture.view, players } });
  };
  server.picture = picture;
  await page.goto(`${server.url}/game/fixture`);
  await expect(page.locator('.own .tile').first()).toBeVisible();
  hurt();
  await expect(page.locator('.own .life')).toContainText(String(Number(picture.view.players[0]?.life) - sequence));
  expect(await heard(page)).toEqual({ tones: 0, loudness: null });
  expect(files.filter((file) => /player-[^/]*\.js$/.test(file))).toEqual([]);

  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  const sounds = dialog.getByLabel(/Quiet sounds/);
  await expect(sounds).not.toBeChecked();
  await expect(dialog.getByLabel('Volume')).toBeDisabled();
  await sounds.check();
  await expect.poll(async () => (await heard(page)).loudness).toBeGreaterThan(0);
  const half = (await heard(page)).loudness ?? 0;
  await dialog.getByLabel('Volume').fill('100');
  await expect.poll(async () => (await heard(page)).loudness).toBeGreaterThan(half);
  for (const [width, height] of [
    [1280, 800],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await fitsTheWindow(page)).toBe(true);
    expect(await tooSmall(page)).toEqual([]);
    for (const theme of ['light', 'dark'] as const) {
      await page.evaluate((to) => document.documentElement.setAttribute('data-theme', to), theme);
      if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/sounds-${width}-${theme}.png` });
      expect(await violations(page)).toEqual([]);
    }
  }
  hurt();
  await expect.poll(async () => (await heard(page)).tones).toBe(1);
  await sounds.uncheck();
  await expect.poll(async () => (await heard(page)).loudness).toBe(0);
  hurt();
  await expect(page.locator('.own .life')).toContainText(String(Number(picture.view.players[0]?.life) - sequence));
  expect((await heard(page)).tones).toBe(1);
});
