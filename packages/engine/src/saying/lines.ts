/** Sentences with their steps: a sentence alone, or one that announces what follows. */
import { continued, sentence } from './english.ts';
import { type Line, line } from './speaking.ts';

/** "If you do, draw a card.", or "If you do:" and the steps. */
export function announced(before: string, lines: readonly Line[]): Line {
  const [first, ...more] = lines;
  if (first !== undefined && more.length === 0 && !first.text.endsWith('?'))
    return line(sentence(`${before}, ${continued(first.text)}`), first.steps);
  return line(sentence(`${before}:`), lines);
}

/** Lines in one row. */
export function flat(lines: readonly Line[]): string {
  return lines.map(({ text, steps }) => (steps.length === 0 ? text : `${text} ${flat(steps)}`)).join(' ');
}
