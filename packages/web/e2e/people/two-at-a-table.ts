/** Two people in two browsers at a table that one of them has laid. */
import { type Browser, expect as anyExpect, type Page } from '@playwright/test';

const expect = anyExpect.configure({ timeout: 200_000 });

/** A browser of its own: other storage, other keys. */
export async function guest(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** Ann lays a table for two, and Ben comes to it, before anybody has a deck. */
export async function atLobby(url: string, ann: Page, browser: Browser): Promise<Page> {
  await ann.goto(url);
  await ann.getByRole('radio', { name: /^Two-player/ }).click();
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('button', { name: 'Play with friends' }).click();
  const link = ann.getByLabel('Link to this table');
  await expect(link).toHaveValue(/\/lobby\/[\w-]+$/);
  return guest(browser, await link.inputValue());
}

/** Ben sits down; both bring a deck, and the cards are dealt. */
export async function deal(ann: Page, ben: Page): Promise<void> {
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  for (const page of [ann, ben]) {
    await page.getByLabel('Choose a deck').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'I am ready' }).click();
  }
  await ann.getByRole('button', { name: 'Deal the cards' }).click();
  for (const page of [ann, ben]) await expect(page.locator('.prompt')).toBeVisible();
}
