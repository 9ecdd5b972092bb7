/** What is looked at on every layout: regions that lie over each other, words that are too small or cut off. */
import type { Page } from '@playwright/test';

/** The regions of the table that lie over each other, and regions that leave the window. */
export async function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const regions = [
      ...document.querySelectorAll(
        '.top, .opponents > *, .middle-row > *, .table > .own, .strip, .phase-region, .prompt, .hand-row, .rail > *',
      ),
    ];
    const found: string[] = [];
    const boxes = regions.map((region) => ({ name: region.className, box: region.getBoundingClientRect() }));
    for (const [i, one] of boxes.entries()) {
      if (one.box.right > innerWidth + 1 || one.box.bottom > innerHeight + 1)
        found.push(`${one.name} leaves the window`);
      for (const other of boxes.slice(i + 1)) {
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (width > 1 && height > 1) found.push(`${one.name} lies over ${other.name}`);
      }
    }
    return found;
  });
}

/** Words smaller than 12px. */
export async function tooSmall(page: Page, inside = '.table'): Promise<string[]> {
  return page.evaluate(
    (region) =>
      [...document.querySelectorAll<HTMLElement>(`${region} *`)]
        .filter((one) =>
          [...one.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== ''),
        )
        .filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 12 && one.closest('.cost, .ms') === null)
        .map((one) => `${one.className}: ${one.textContent}`),
    inside,
  );
}

/** Seats and panels whose content is cut off where nothing scrolls. */
export async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '.opponent, .own > .seat, .side > .seat, .team-panel, .side-of-strip, .summary',
      ),
    ]
      .filter((box) => box.scrollHeight > box.clientHeight + 2 && !/auto|scroll/.test(getComputedStyle(box).overflowY))
      .map((box) => `${box.className} is cut off: ${box.scrollHeight} in ${box.clientHeight}`),
  );
}

/** Whether nothing scrolls the page itself. */
export async function fitsTheWindow(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      document.documentElement.scrollHeight <= innerHeight + 1 &&
      document.documentElement.scrollWidth <= innerWidth + 1,
  );
}
