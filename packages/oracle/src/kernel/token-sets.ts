/** Sets of tokens, one bit each: what a phrase may begin with, and what may come second. */

/** A set of tokens. */
export type TokenSet = Uint32Array;

/** The empty set, with room for tokens below `count`. */
export function tokenSet(count: number): TokenSet {
  return new Uint32Array((count + 31) >>> 5);
}

/** Is the token in the set? */
export function has(set: TokenSet, id: number): boolean {
  return (set[id >>> 5]! & (1 << (id & 31))) !== 0;
}

/** Adds a token; true when it was new. */
export function addToken(into: TokenSet, id: number): boolean {
  if (has(into, id)) return false;
  into[id >>> 5]! |= 1 << (id & 31);
  return true;
}

/** Adds all tokens of another set; true when one was new. */
export function addTokens(into: TokenSet, from: TokenSet): boolean {
  let changed = false;
  for (let index = 0; index < into.length; index++) {
    const before = into[index]!;
    const after = (before | from[index]!) >>> 0;
    if (after === before) continue;
    into[index] = after;
    changed = true;
  }
  return changed;
}
