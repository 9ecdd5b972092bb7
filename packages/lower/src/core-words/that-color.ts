import { some } from '@kitchen-table/language/core';
/** "Add one mana of that color": which color that is. CR 105.4. */

/** Whether the text says which: a color is chosen in it, or something is done for each color. */
export function saysWhichColor(text: unknown): boolean {
  return some(
    text,
    (node) =>
      (node['kind'] === 'choose' && node['what'] === 'a color') ||
      (node['kind'] === 'kindsAmong' && node['what'] === 'colors'),
  );
}
