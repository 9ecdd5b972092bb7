import { expect, type Page, test } from '@playwright/test';
import { KeyboardPlayer } from './keyboard-player.ts';
import { TestServer } from '../server.ts';

const server = new TestServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.remove());

/** Keeps all that comes into the live regions, in the order in which it comes. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: string[] = [];
    const asked: string[] = [];
    Object.assign(window, { heard, asked });
    const region = document.querySelector('[role="log"][aria-live="polite"]');
    const questions = document.querySelector('[aria-live="assertive"]');
    if (region === null || questions === null) throw new Error('There is no live region.');
    for (const line of region.children) heard.push(line.textContent ?? '');
    new MutationObserver((changes) => {
      for (const change of changes)
        for (const node of change.addedNodes) if (node.parentNode === region) heard.push(node.textContent ?? '');
    }).observe(region, { childList: true });
    new MutationObserver(() => asked.push(questions.textContent ?? '')).observe(questions, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
}

test('a whole game is played by keys alone and told in order to a screen reader; the focus never falls to the body', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.goto(server.url);
  await expect(page.getByRole('button', { name: /^Deal the cards/ })).toBeFocused();
  const player = new KeyboardPlayer(page);
  expect(await player.walk('Shift+Tab', ({ words }) => words.includes('A first game in ten steps'))).toBe(true);
  await player.press('Enter');
  await expect(page.locator('.prompt')).toHaveAttribute('data-question', 'mulligan', { timeout: 90_000 });
  await listen(page);
  for (const end = Date.now() + 230_000; Date.now() < end; ) {
    const { kind, busy, over } = await player.prompt();
    if (over) break;
    if (kind === '' || busy) await page.waitForTimeout(40);
    else await player.decide();
  }
  expect(await player.prompt()).toMatchObject({ over: true });
  expect(player.fallen).toEqual([]);
  await player.press('Escape');
  await player.press('l');
  const lines = page.getByRole('dialog', { name: 'The whole log' }).locator('.line .words');
  await expect(lines.first()).toBeVisible();
  const plain = (words: string): string =>
    words
      .replace(/\s*CR \d+\.\d+[a-z]*\s*$/, '')
      .replace(/(?: ×|, )\d+(?: times)?$/, '')
      .replace(/\s+/g, ' ')
      .trim();
  const log = (await lines.allTextContents()).map(plain);
  const { heard, asked } = await page.evaluate(() => {
    const { heard, asked } = window as unknown as { heard: string[]; asked: string[] };
    return { heard, asked };
  });
  const told = heard.map(plain);
  expect(log.length).toBeGreaterThan(50);
  // Every line of the log was told, in its order: what was told once for several comes apart or together.
  let at = 0;
  for (const line of log) {
    const found = told.indexOf(line, Math.max(0, at - 1));
    expect(found, `"${line}" after "${told[at]}"`).toBeGreaterThanOrEqual(0);
    at = found;
  }
  expect(told.at(-1)).toBe(log.at(-1));
  // Each question was told too, as one's own decision.
  expect(asked.filter((words) => words.startsWith('Your decision.')).length).toBeGreaterThan(10);
});
