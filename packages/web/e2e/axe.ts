/** Accessibility: what axe finds on the page as it is. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The violations, one line each: rule, elements. */
export async function violations(page: Page): Promise<string[]> {
  // Not as a script of the page: the server forbids the page to run any but its own.
  await page.evaluate(readFileSync(AXE, 'utf8'));
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: (root: Document) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const result = await axe.run(document);
    return result.violations.map(
      (violation) =>
        `${violation.id}: ${violation.nodes
          .map((node) => node.html.slice(0, 160))
          .slice(0, 60)
          .join(' | ')}`,
    );
  });
}
