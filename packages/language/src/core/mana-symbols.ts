/** The mana symbols of core. CR 107.4. */

/** Whether it is a symbol that can be paid. */
export function isManaSymbol(symbol: string): boolean {
  return /^(?:X|Y|Z|\d+|[WUBRGCS]|(?:\d+|[WUBRGC])(?:\/(?:[WUBRGC]|P)){1,2})$/.test(symbol);
}
