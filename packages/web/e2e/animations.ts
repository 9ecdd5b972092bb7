import { expect, type Page } from '@playwright/test';

/** What the page was told to animate, by the properties of each animation's frames; recorded when it is told, not while it runs. */
declare global {
  interface Window {
    animations: (readonly string[])[];
  }
}

/** Records every animation that the page starts by script, from its next load on. */
export async function recordAnimations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.animations = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      window.animations.push((Array.isArray(frames) ? frames : [frames ?? {}]).flatMap((frame) => Object.keys(frame)));
      return animate.call(this, frames, options);
    };
  });
}

/** Waits until the page has started an animation since it was loaded, and answers them all. */
export async function animationsOf(page: Page): Promise<readonly (readonly string[])[]> {
  await expect.poll(() => page.evaluate(() => window.animations.length)).toBeGreaterThan(0);
  return page.evaluate(() => window.animations);
}
