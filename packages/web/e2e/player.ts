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
      const offers = [...document.querySelectorAll<HTMLButtonElement>('.menu [data-option]')].filter((offer) =>
        /^(Play|Cast) /.test(offer.textContent ?? ''),
      );
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
      if (prompt()?.dataset['question'] !== kind || prompt()?.ariaBusy === 'true') return acted;
      if (kind === 'chooseNumber' && main() === null)
        bar.querySelector<HTMLElement>('[aria-label$="one more"]')?.click();
      await settle();
      const go = main();
      if (go !== null) {
        go.click();
        return acted;
      }
      const choice = document.querySelector<HTMLElement>('.tray [data-choice]:not([aria-pressed="true"])');
      const legal = [
        ...document.querySelectorAll<HTMLElement>('.table [data-legal]:not([aria-pressed="true"])'),
      ].filter((one) => !one.closest('.zones, .zone-list'));
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

/** How long to play. With `restAt` it goes on until a question of that kind is open. */
export interface Limits {
  readonly decisions: number;
  readonly seconds: number;
  readonly restAt?: string;
  /** Pass until the own turn whenever nothing can be played, so that a long game takes few decisions. */
  readonly yields?: boolean;
}

/** What came of playing. */
export interface Played {
  readonly over: boolean;
  readonly decisions: number;
  /** The kinds of questions answered. */
  readonly kinds: ReadonlySet<string>;
  /** Prompts that could not be answered by clicking what they offer. */
  readonly stuck: readonly string[];
}

async function atRest(page: Page, kind: string | undefined): Promise<boolean> {
  if (kind === undefined) return true;
  const prompt = page.locator('.prompt');
  return (await prompt.getAttribute('data-question')) === kind && (await prompt.getAttribute('aria-busy')) === 'false';
}

/** Plays until the game is over, the limit of own decisions is reached, or time runs out. */
export async function play(page: Page, limits: Limits): Promise<Played> {
  const end = Date.now() + limits.seconds * 1000;
  const kinds = new Set<string>();
  const stuck: string[] = [];
  let decisions = 0;
  while (Date.now() < end && stuck.length < 3) {
    if (decisions >= limits.decisions && (await atRest(page, limits.restAt))) break;
    const { outcome, kind } = await decide(page, decisions);
    if (outcome === 'over') return { over: true, decisions, kinds, stuck };
    if (outcome === 'acted') {
      if (limits.yields === true && kind === 'priority' && decisions % 2 === 1) await page.keyboard.press('F8');
      decisions++;
      kinds.add(kind);
    }
    if (outcome === 'stuck') stuck.push(`${kind}: ${(await page.locator('.prompt').textContent()) ?? ''}`);
    await page.waitForTimeout(outcome === 'waiting' ? 60 : 25);
  }
  return { over: false, decisions, kinds, stuck };
}
