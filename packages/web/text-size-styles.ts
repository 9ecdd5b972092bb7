/** Every px of our stylesheets is one of text at its usual size: as rem, it grows with the text (src/store/text-size.ts). */

/** Pixels of the text that a browser shows unless it is told otherwise. */
const USUAL = 16;

function inRem(value: string): string {
  if (value.includes('url(')) return value;
  return value.replace(/(?<![\w.])(-?\d*\.?\d+)px\b/g, (_, pixels: string) => `${Number(pixels) / USUAL}rem`);
}

/** The step of the build that says them so, in values and in the conditions of media and containers. */
export const textSizeStyles = {
  postcssPlugin: 'text-size',
  Declaration(declaration: { value: string }): void {
    declaration.value = inRem(declaration.value);
  },
  AtRule(rule: { params: string }): void {
    rule.params = inRem(rule.params);
  },
};
