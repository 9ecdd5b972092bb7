/** Mana symbols as demands on mana, for the exact check of what can be paid. CR 107.4. */
import type { AddMana, ManaSymbols } from '@kitchen-table/language/core';

/** Bits of the kinds of mana, in the order of a pool's amounts; then what else a demand may look for. CR 106.1. */
export const ManaBit = {
  White: 1,
  Blue: 2,
  Black: 4,
  Red: 8,
  Green: 16,
  Colorless: 32,
  Snow: 64,
  /** Pays for generic mana only: delve and the like. */ GenericOnly: 128,
  /** Of the kind of the unit before it that has a choice: "two mana of any one color". Pays for generic mana until that is known. */
  LikeTheFirst: 256,
  /** Can't be spent on generic costs. CR 106.6, 107.4b. */
  NotGeneric: 512,
} as const;
/** A unit of which no more is known. */
export const LIKE_THE_FIRST = 384;
export const ANY_COLOR = 31;
/** A generic symbol is paid with anything. CR 107.4b. */
export const ANYTHING = 255;

/** The bit of mana that can't be spent on generic costs, where that is said of it. CR 106.6. */
export function notGeneric(spendOnly: AddMana['spendOnly'] | null): number {
  return spendOnly?.anything === 'but generic' ? ManaBit.NotGeneric : 0;
}

/** Whether a unit of these kinds pays for that: a pip, or generic mana. CR 107.4. */
export function pays(kinds: number, demand: number): boolean {
  return (demand & kinds) !== 0 && (demand !== ANYTHING || (kinds & ManaBit.NotGeneric) === 0);
}

/** The letters of the kinds of mana, in the order of a pool's amounts. */
export const MANA_LETTERS: readonly string[] = ['W', 'U', 'B', 'R', 'G', 'C'];
const LETTER_BITS: Readonly<Record<string, number>> = { W: 1, U: 2, B: 4, R: 8, G: 16, C: 32, S: 64 };

/** One symbol with more than one way to pay it that is not just a choice of mana. CR 107.4e-f. */
export interface SymbolChoice {
  /** The mana that pays it, as bits; 0 for a Phyrexian symbol that is announced to be paid with life. CR 107.4f. */
  readonly mana: number;
  /** Instead: so much generic mana (2/W), or so much life (W/P). */
  readonly generic: number;
  readonly life: number;
  /** A rule lets life be paid rather than the mana: life-for-mana.ts. */
  readonly rather?: true;
}

/** What a mana cost asks for: with X apart. */
export interface ManaDemand {
  readonly generic: number;
  /** One bit set per colored, colorless, hybrid or snow symbol. */
  readonly pips: readonly number[];
  readonly choices: readonly SymbolChoice[];
  /** How many X symbols there are. */
  readonly x: number;
}

export const NOTHING: ManaDemand = { generic: 0, pips: [], choices: [], x: 0 };

const memo = new WeakMap<ManaSymbols, ManaDemand>();

/** What the symbols ask for. CR 107.4, 202.1. */
export function demandOf(symbols: ManaSymbols): ManaDemand {
  const known = memo.get(symbols);
  if (known !== undefined) return known;
  let generic = 0;
  let x = 0;
  const pips: number[] = [];
  const choices: SymbolChoice[] = [];
  for (const symbol of symbols) {
    if (symbol === 'X' || symbol === 'Y' || symbol === 'Z') x++;
    else if (/^\d+$/.test(symbol)) generic += Number(symbol);
    else if (LETTER_BITS[symbol] !== undefined) pips.push(LETTER_BITS[symbol]);
    else {
      const choice = hybrid(symbol);
      if (choice.generic === 0 && choice.life === 0) pips.push(choice.mana);
      else choices.push(choice);
    }
  }
  const demand: ManaDemand = { generic, pips, choices, x };
  memo.set(symbols, demand);
  return demand;
}

function hybrid(symbol: string): SymbolChoice {
  let mana = 0;
  let generic = 0;
  let life = 0;
  for (const part of symbol.split('/')) {
    if (part === 'P')
      life = 2; // CR 107.4f
    else if (/^\d+$/.test(part))
      generic = Number(part); // CR 107.4e
    else mana |= LETTER_BITS[part] ?? 0;
  }
  if (mana === 0 && life === 0) throw new Error(`no mana pays the symbol {${symbol}}`);
  return { mana, generic, life };
}

/** The demand with a value for X, and generic mana added or taken away. CR 601.2f, 107.3. */
export function demandWith(demand: ManaDemand, x: number, more: number, less: number): ManaDemand {
  if (demand.x === 0 && more === 0 && less === 0) return demand;
  // CR 118.7c: a reduction never takes generic mana below nothing.
  return { ...demand, generic: Math.max(0, demand.generic + demand.x * x + more - less), x: 0 };
}

/** How much mana the demand takes at least (choices paid with one mana, or life). */
export function manaTotal(demand: ManaDemand): number {
  return demand.generic + demand.pips.length + demand.choices.length;
}

/** The demand with its many-way symbols settled: each by mana (false) or by its alternative (true). */
export function settle(
  demand: ManaDemand,
  alternative: (index: number) => boolean,
): { readonly demand: ManaDemand; readonly life: number } {
  if (demand.choices.length === 0) return { demand, life: 0 };
  let { generic } = demand;
  let life = 0;
  const pips = demand.pips.slice();
  demand.choices.forEach((choice, index) => {
    if (!alternative(index)) pips.push(choice.mana);
    else {
      generic += choice.generic;
      life += choice.life;
    }
  });
  return { demand: { generic, pips, choices: [], x: demand.x }, life };
}

/** The symbols of a demand in words, for questions: "{2}{W}". */
export function demandText(demand: ManaDemand): string {
  const pips = demand.pips.map(
    (bits) => `{${MANA_LETTERS.filter((_, i) => (bits & (1 << i)) !== 0).join('/') || 'S'}}`,
  );
  return `${demand.generic > 0 || pips.length === 0 ? `{${demand.generic}}` : ''}${pips.join('')}`;
}
