/** Whether everything of a page can be reached and read, however large its text is. */
import type { Page } from '@playwright/test';

const CONTROLS = 'button, a[href], input, select, textarea, summary, [tabindex="0"]';

/** Controls that lie under something else once they are scrolled to, or to which nothing scrolls. */
export async function unreachable(page: Page, inside = 'body'): Promise<string[]> {
  return page.evaluate(
    ([region, controls]) => {
      const found: string[] = [];
      for (const one of document.querySelectorAll<HTMLElement>(`${region} :is(${controls})`)) {
        if (!one.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) || one.closest('.unseen') !== null)
          continue;
        if (one.matches('input') && one.offsetWidth < 4) continue; // Its label is what is clicked.
        one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const box = one.getClientRects()[0] ?? one.getBoundingClientRect();
        // In a full hand cards lie over each other, and each shows its left side.
        const aside = one.matches('.card.hand') ? Math.min(14, box.width / 2) : box.width / 2;
        const at = document.elementFromPoint(box.left + aside, box.top + box.height / 2);
        const name = one.getAttribute('aria-label') ?? one.textContent;
        const what = `${one.tagName.toLowerCase()}.${one.className} "${(name ?? '').slice(0, 40)}"`;
        const label = one.closest('label');
        if (at === null) found.push(`${what} is not in the window`);
        else if (!one.contains(at) && !(label?.contains(at) ?? false))
          found.push(`${what} lies under ${at.tagName.toLowerCase()}.${at.className}`);
      }
      return found;
    },
    [inside, CONTROLS] as const,
  );
}

/** Words that end outside a box which hides what does not fit and does not scroll; what is shortened with a mark is not one. */
export async function hiddenWords(page: Page, inside = 'body'): Promise<string[]> {
  return page.evaluate((region) => {
    // Parts of a small card that fall away as a whole, and what only a screen reader hears.
    const DROPPED = '.unseen, option, .text, .card.hand .type-line';
    const found: string[] = [];
    const hides = (style: CSSStyleDeclaration, axis: 'X' | 'Y'): boolean =>
      /hidden|clip/.test(style[`overflow${axis}`]);
    const words = document.createTreeWalker(document.querySelector(region) ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || (node.textContent ?? '').trim() === '') continue;
      if (!parent.checkVisibility({ checkVisibilityCSS: true }) || parent.closest(DROPPED) !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      for (let around: HTMLElement | null = parent; around !== null; around = around.parentElement) {
        const style = getComputedStyle(around);
        const edge = around.getBoundingClientRect();
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') break;
        if (edge.width <= 2 || /auto|scroll/.test(style.overflowY + style.overflowX)) break;
        const beyond =
          (hides(style, 'X') && (box.left < edge.left - 2 || box.right > edge.right + 2)) ||
          (hides(style, 'Y') && (box.top < edge.top - 4 || box.bottom > edge.bottom + 4));
        if (beyond) {
          found.push(
            `"${(node.textContent ?? '').trim().slice(0, 40)}" is cut by ${around.tagName.toLowerCase()}.${around.className}`,
          );
          break;
        }
      }
    }
    return found;
  }, inside);
}
