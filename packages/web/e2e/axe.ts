/** Accessibility: what axe finds on the page as it is. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The violations in both themes, one line each: theme, rule, elements. */
export async function violations(page: Page): Promise<string[]> {
  // Not as a script of the page: the server forbids the page to run any but its own.
  await page.evaluate(readFileSync(AXE, 'utf8'));
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: (root: Document) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { dataset } = document.documentElement;
    const shown = dataset['theme'] ?? 'light';
    const found: string[] = [];
    for (const theme of [shown === 'light' ? 'dark' : 'light', shown]) {
      dataset['theme'] = theme;
      // Colors on their way from one theme to the other are nobody's.
      for (const moving of document.getAnimations())
        if (moving instanceof CSSTransition && /color|background|border|fill|stroke/.test(moving.transitionProperty))
          moving.finish();
      const { violations: each } = await axe.run(document);
      for (const { id, nodes } of each) {
        const where = nodes.slice(0, 60).map(({ html }) => html.slice(0, 160));
        found.push(`${theme}: ${id}: ${where.join(' | ')}`);
      }
    }
    return found;
  });
}
