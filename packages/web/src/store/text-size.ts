/**
 * How large the text is. The page's lengths are rem (text-size-styles.ts), so that all of it grows with the text of the
 * root; and its media conditions are asked of the window as it is to text of this size: at 200% a window of 1280x800
 * holds what one of 640x400 does, as with the browser's own zoom.
 */

/** The sizes to choose from, in percent of what the browser's text is. */
export const TEXT_SIZES = [100, 125, 150, 175, 200] as const;
/** One of them. */
export type TextSize = (typeof TEXT_SIZES)[number];

const KEPT = 'kitchen-table.text-size';

/** On the very wide table words, cards and panels grow by themselves. */
const VERY_WIDE = matchMedia('(min-width: 2200px) and (min-height: 1200px)');
const WIDE_FACTOR = 1.25;

let chosen: TextSize = 100;

function factor(): number {
  return (chosen / 100) * (VERY_WIDE.matches ? WIDE_FACTOR : 1);
}

/** A media condition in rem or px, as it is to be asked at the present size. */
export function atTextSize(condition: string): string {
  return condition.replace(/(\d*\.?\d+)(px|rem)\b/g, (_, number: string, unit: string) => {
    return `${Number((Number(number) * factor()).toFixed(4))}${unit}`;
  });
}

/** The conditions as they were written. */
const written = new WeakMap<CSSMediaRule, string>();

function scaleConditions(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const condition = written.get(rule) ?? rule.media.mediaText;
      written.set(rule, condition);
      rule.media.mediaText = atTextSize(condition);
    }
    if (rule instanceof CSSGroupingRule) scaleConditions(rule.cssRules);
  }
}

function show(): void {
  document.documentElement.style.fontSize = `${factor() * 100}%`;
  for (const sheet of document.styleSheets) scaleConditions(sheet.cssRules);
}

/** The size that this browser remembers. */
export function keptTextSize(): TextSize {
  const kept = Number(localStorage.getItem(KEPT) ?? 100);
  return TEXT_SIZES.find((size) => size === kept) ?? 100;
}

/** Shows the page with text of this size, and remembers it. */
export function showTextSize(size: TextSize): void {
  chosen = size;
  localStorage.setItem(KEPT, String(size));
  show();
}

chosen = keptTextSize();
show();
VERY_WIDE.addEventListener('change', show);
