/** What mana symbols say about color and mana value. CR 105.2, 202.2-202.3. */
import { COLORS, type ManaSymbols } from '@kitchen-table/language/core';
import type { ColorMask } from './characteristics.ts';

const LETTERS = 'WUBRG';

/** The colors of the symbols in a mana cost. CR 202.2. */
export function colorsOfCost(symbols: ManaSymbols): ColorMask {
  let colors = 0;
  for (const symbol of symbols) {
    for (const part of symbol.split('/')) {
      const color = part.length === 1 ? LETTERS.indexOf(part) : -1;
      if (color >= 0) colors |= 1 << color;
    }
  }
  return colors;
}

/** The mana value of a mana cost; X is 0. CR 202.3, 202.3e-g. */
export function manaValueOf(symbols: ManaSymbols): number {
  let total = 0;
  for (const symbol of symbols) {
    const numbers = symbol
      .split('/')
      .map((part) =>
        /^\d+$/.test(part) ? Number(part) : part === 'X' || part === 'Y' || part === 'Z' ? 0 : part === 'P' ? 0 : 1,
      );
    total += Math.max(...numbers);
  }
  return total;
}

/** The color's bit. */
export function colorBit(color: string): ColorMask {
  const index = (COLORS as readonly string[]).indexOf(color);
  return index < 0 ? 0 : 1 << index;
}
