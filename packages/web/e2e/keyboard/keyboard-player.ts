/** A player with a keyboard and nothing else: every act is a key, and the focus is looked at after each. */
import type { Page } from '@playwright/test';

/** What has the focus. */
interface Focused {
  readonly tag: string;
  readonly words: string;
  readonly legal: boolean;
  readonly option: boolean;
  readonly choice: boolean;
  readonly main: boolean;
}

/** How the prompt stands. */
export interface PromptState {
  readonly kind: string;
  readonly busy: boolean;
  readonly over: boolean;
  readonly ready: boolean;
  readonly asked: string;
}

/** Plays by keys; `fallen` tells when the focus was on the body. */
export class KeyboardPlayer {
  readonly fallen: string[] = [];
  private readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  async focused(): Promise<Focused> {
    return this.page.evaluate(() => {
      const here = document.activeElement as HTMLElement | null;
      return {
        tag: here?.tagName ?? '',
        words: (here?.textContent ?? '').trim(),
        legal: here?.dataset['legal'] !== undefined && here.ariaPressed !== 'true',
        option: here?.dataset['option'] !== undefined,
        choice: here?.dataset['choice'] !== undefined && here.ariaPressed !== 'true',
        main: here?.dataset['main'] !== undefined,
      };
    });
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    const { tag } = await this.focused();
    if (tag === '' || tag === 'BODY') this.fallen.push(`after ${key}, asked ${(await this.prompt()).kind}`);
  }

  /** Goes on with a key until the focus is on what is sought; whether it is found. */
  async walk(key: string, sought: (here: Focused) => boolean, most = 40): Promise<boolean> {
    for (let steps = 0; steps < most; steps++) {
      if (sought(await this.focused())) return true;
      await this.press(key);
    }
    return false;
  }

  async prompt(): Promise<PromptState> {
    return this.page.evaluate(() => {
      const bar = document.querySelector<HTMLElement>('.prompt');
      return {
        kind: bar?.dataset['question'] ?? '',
        busy: bar?.ariaBusy === 'true',
        over: bar?.querySelector('a.main') != null,
        ready: bar?.querySelector('[data-main="enter"]:not([disabled])') != null,
        asked: `${bar?.querySelector('.question')?.textContent ?? ''}`,
      };
    });
  }

  /** A new prompt hears no Enter for its first 300 ms, by the clock of the page. */
  private async whenItHears(): Promise<void> {
    await this.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 310)));
  }

  /** Plays a card if one is offered, else passes. */
  private async act(): Promise<void> {
    await this.press('a');
    if (await this.walk('ArrowDown', ({ option, words }) => option && /^(Play|Cast) /.test(words), 6)) {
      await this.press('Enter');
      return;
    }
    await this.press('Escape');
    await this.press('F2');
  }

  /** One decision. */
  async decide(): Promise<void> {
    const { kind, ready, asked } = await this.prompt();
    if (kind === 'priority') return this.act();
    await this.whenItHears();
    if (kind === 'attackers' && (await this.walk('Tab', ({ words }) => words === 'All'))) {
      await this.press('Enter');
      await this.walk('Tab', ({ main }) => main);
      await this.press('Enter');
      return;
    }
    if (!ready) {
      if (!(await this.walk('Tab', ({ legal, choice }) => legal || choice)))
        throw new Error(`No key leads to a choice: ${kind}, ${asked}`);
      await this.press('Enter');
      if ((await this.prompt()).kind !== kind || !(await this.prompt()).ready) return;
    }
    if (await this.walk('Tab', ({ main }) => main)) await this.press('Enter');
  }
}
