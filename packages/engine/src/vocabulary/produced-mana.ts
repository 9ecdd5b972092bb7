/** Mana that an event produced, as the text that it set off finds it. CR 106.12a. */
import type { Label } from '@kitchen-table/language/core';

/** Under this label stand the types of mana that a permanent tapped for mana produced: one bit each as the amount. */
export const PRODUCED_TYPES: Label = '#produced';

/** The types among amounts of the six kinds of mana, one bit each. CR 106.1b. */
export function typesOf(produced: readonly number[]): number {
  let bits = 0;
  for (let kind = 0; kind < 6; kind++) if ((produced[kind] ?? 0) > 0) bits |= 1 << kind;
  return bits;
}

/** The label of the color that something is done for, as a bit in its amount: "for each color among ..., add one mana of that color". */
export const EACH_COLOR = '#each color';
