/** A table looked over at every size and in both themes, with a picture of each when they are asked for. */
import { expect, type Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { cutOff, fitsTheWindow, overlaps, tooSmall } from '../table-checks.ts';

const SHOTS = process.env['KITCHEN_TABLE_SHOTS'];
const SIZES = [
  [1280, 800],
  [1024, 768],
  [390, 844],
] as const;

/** Nothing overlaps, is cut off, too small or wider than the window; axe finds no fault. */
export async function lookedAt(page: Page, name: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    expect(await overlaps(page)).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
    expect(await fitsTheWindow(page)).toBe(true);
    expect(await tooSmall(page)).toEqual([]);
    for (const theme of ['light', 'dark'] as const) {
      await page.evaluate((to) => document.documentElement.setAttribute('data-theme', to), theme);
      if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/${name}-${width}-${theme}.png` });
      expect(await violations(page)).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** A page that may be scrolled down, looked over likewise. */
export async function readAtEverySize(page: Page, name: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await tooSmall(page)).toEqual([]);
    for (const theme of ['light', 'dark'] as const) {
      await page.evaluate((to) => document.documentElement.setAttribute('data-theme', to), theme);
      if (SHOTS !== undefined)
        await page.screenshot({ path: `${SHOTS}/${name}-${width}-${theme}.png`, fullPage: true });
      expect(await violations(page)).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}
