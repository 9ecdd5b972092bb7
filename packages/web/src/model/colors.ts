/** Spine, rule and paper of a card from its colors: shape or letter first, color second. */
import type { CSSProperties } from 'react';
import type { DeckSummary } from './types.ts';

/** The letter of each color. CR 105.1. */
export const COLOR_CODES: Readonly<Record<DeckSummary['colors'][number], string>> = {
  white: 'W',
  blue: 'U',
  black: 'B',
  red: 'R',
  green: 'G',
};

/** Colors as letters; 'L' for a land without colors of its own, 'C' for colorless. */
export type Tint = string;

/** The tint of an object: its colors, else land or colorless. */
export function tintOf(colors: string, types: readonly string[]): Tint {
  if (colors !== '') return colors;
  return types.some((type) => type.toLowerCase() === 'land') ? 'L' : 'C';
}

/** The letters to print: the colors, or a diamond. */
export function lettersOf(tint: Tint): readonly { letter: string; className: string }[] {
  if (tint === 'L' || tint === 'C') return [{ letter: '◇', className: 'c' }];
  return [...tint].map((letter) => ({ letter, className: letter.toLowerCase() }));
}

function bands(tint: Tint, direction: string): string {
  const all = [...tint];
  const stops = all.map(
    (letter, i) => `var(--spine-${letter.toLowerCase()}) ${(i * 100) / all.length}% ${((i + 1) * 100) / all.length}%`,
  );
  return `linear-gradient(${direction}, ${stops.join(', ')})`;
}

/** The custom properties that card.css and tile.css read. */
export function tintStyle(tint: Tint): CSSProperties {
  const paper = tint.length > 1 ? 'var(--paper-m)' : `var(--paper-${tint.toLowerCase()})`;
  return { '--spine': bands(tint, '180deg'), '--rule': bands(tint, '90deg'), '--paper': paper } as CSSProperties;
}

/** The tint of a printed cost: '{2}{G}{W}' is 'WG'. */
export function tintOfCost(manaCost: string, typeLine: string): Tint {
  const colors = [...'WUBRG'].filter((color) => manaCost.includes(color)).join('');
  return tintOf(colors, typeLine.includes('Land') ? ['land'] : []);
}
