/** How phrases begin, from their elements: the first and the second token. */
import type { Outline } from './category.ts';
import type { Element } from './notation.ts';
import { addToken } from './token-sets.ts';

/** Gets the outlines of the groups inside ready for `tokens` tokens. */
export function prepareGroups(elements: readonly Element[], tokens: number): void {
  for (const each of elements) {
    if (each.is !== 'optional' && each.is !== 'either') continue;
    each.outline.prepare(tokens);
    each.outline.nullable = each.is === 'optional';
    for (const group of each.is === 'optional' ? [each.elements] : each.options) prepareGroups(group, tokens);
  }
}

/** One step towards the outline of elements in a row; true when something changed. */
export function extendOutline(elements: readonly Element[], outline: Outline): boolean {
  let changed = false;
  // Whether what stands before may be nothing, or a single token.
  let none = true;
  let one = false;
  for (const each of elements) {
    if (each.is === 'capital') continue;
    if (each.is === 'word') {
      for (const id of each.ids) {
        if (none) changed = addToken(outline.first, id) || changed;
        if (one) changed = addToken(outline.second, id) || changed;
      }
      one = none;
      none = false;
    } else {
      const part = each.is === 'slot' ? each.gate : each.outline;
      if (each.is === 'optional') changed = extendOutline(each.elements, part) || changed;
      else if (each.is === 'either')
        for (const option of each.options) changed = extendOutline(option, part) || changed;
      if (none) changed = outline.addFirst(part) || changed;
      if (one) changed = outline.addSecond(part.first) || changed;
      one = (one && part.nullable) || (none && part.short);
      none = none && part.nullable;
    }
    if (!none && !one) return changed;
  }
  if (one && !outline.short) changed = outline.short = true;
  if (none && !outline.nullable) changed = outline.nullable = true;
  return changed;
}
