/** A player that answers every prompt through the page as a person would: by clicking what is offered. */
import type { Page } from '@playwright/test';

/** What a turn at the prompt came to. */
export type Outcome = 'acted' | 'waiting' | 'over' | 'stuck';

/** One decision. `tick` varies the choices. Plays what it can, attacks with everything, blocks nothing, targets the first legal thing. */
export async function decide(page: Page, tick: number): Promise<{ outcome: Outcome; kind: string }> {
  return page.evaluate(async (turn) => {
    const settle = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));
    const prompt = (): HTMLElement | null => document.querySelector('.prompt');
    const main = (): HTMLButtonElement | null => document.querySelector('.prompt [data-main]:not([disabled])');
    const bar = prompt();
    if (bar === null) return { outcome: 'waiting' as const, kind: '' };
    if (bar.querySelector('a.main') !== null) return { outcome: 'over' as const, kind: '' };
    const kind = bar.dataset['question'] ?? '';
    if (kind === '' || bar.ariaBusy === 'true') return { outcome: 'waiting' as const, kind };
    const acted = { outcome: 'acted' as const, kind };

    if (kind === 'priority') {
      bar.querySelector<HTMLButtonElement>('[aria-haspopup]')?.click();
      await settle();
      const offers = [...document.querySelectorAll<HTMLButtonElement>('.menu [data-option]')].filter((offer) => /^(Play|Cast) /.test(offer.textContent ?? ''));
      const offer = offers[turn % Math.max(1, offers.length)];
      if (offer !== undefined) {
        offer.click();
        return acted;
      }
      [...document.querySelectorAll<HTMLButtonElement>('.menu button')].pop()?.click();
      await settle();
    }
    if (kind === 'attackers') {
      const targets = [...document.querySelectorAll<HTMLButtonElement>('.tray [aria-label="Whom to attack"] button')];
      targets[turn % Math.max(1, targets.length)]?.click();
      await settle();
      [...bar.querySelectorAll('button')].find((button) => button.textContent === 'All')?.click();
      await settle();
    }
    for (let i = 0; i < 40; i++) {
      const go = main();
      if (go !== null) {
        go.click();
        return acted;
      }
      const choice = document.querySelector<HTMLElement>('.tray [data-choice]:not([aria-pressed="true"])');
      const legal = [...document.querySelectorAll<HTMLElement>('.table [data-legal]:not([aria-pressed="true"])')].filter((one) => !one.closest('.zones, .zone-list'));
      const next = choice ?? legal[turn % Math.max(1, legal.length)];
      if (next === undefined) break;
      next.click();
      await settle();
      if (prompt() !== bar && prompt()?.dataset['question'] !== kind) return acted;
      if (choice !== null && (kind === 'chooseOption' || kind === 'vote' || kind === 'pay')) return acted;
    }
    const another = prompt()?.dataset['question'] !== kind || prompt()?.ariaBusy === 'true';
    return another ? { outcome: 'waiting' as const, kind } : { outcome: 'stuck' as const, kind };
  }, tick);
}

/** Plays until the game is over, a number of own decisions is made, or time runs out; says what was decided. */
export async function play(page: Page, limits: { decisions: number; seconds: number }): Promise<{ over: boolean; decisions: number; kinds: Set<string>; stuck: string[] }> {
  const end = Date.now() + limits.seconds * 1000;
  const kinds = new Set<string>();
  const stuck: string[] = [];
  let decisions = 0;
  for (let tick = 0; Date.now() < end && decisions < limits.decisions && stuck.length < 3; tick++) {
    const { outcome, kind } = await decide(page, tick);
    if (outcome === 'over') return { over: true, decisions, kinds, stuck };
    if (outcome === 'acted') {
      decisions++;
      kinds.add(kind);
    }
    if (outcome === 'stuck') stuck.push(`${kind}: ${(await page.locator('.prompt').textContent()) ?? ''}`);
    await page.waitForTimeout(outcome === 'waiting' ? 60 : 25);
  }
  return { over: false, decisions, kinds, stuck };
}
