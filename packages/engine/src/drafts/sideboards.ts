/** Sideboards in limited play: every card of a pool that is in no deck. CR 100.4b-d. */

/** What a pool has left when the cards of the decks are taken out. */
function left(pool: readonly string[], decks: readonly (readonly string[])[]): string[] {
  const rest = [...pool];
  for (const name of decks.flat()) {
    const at = rest.indexOf(name);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

/** A player alone: what their deck does not use. CR 100.4b. */
export function sideboardOf(pool: readonly string[], deck: readonly string[]): readonly string[] {
  return left(pool, [deck]);
}

/**
 * The sideboards of a team by player. In Two-Headed Giant the team has one for both: each player's list is all of it.
 * In other team variants each card is assigned to one of the players: to whom `assign` says, by default in turn.
 * CR 100.4c-d.
 */
export function teamSideboards(
  pool: readonly string[],
  decks: readonly (readonly string[])[],
  twoHeadedGiant: boolean,
  assign: (card: string, at: number) => number = (_card, at) => at % decks.length,
): readonly (readonly string[])[] {
  const rest = left(pool, decks);
  if (twoHeadedGiant) return decks.map(() => rest);
  const boards: string[][] = decks.map(() => []);
  rest.forEach((card, at) => (boards[assign(card, at)] as string[]).push(card));
  return boards;
}

/** A deck and sideboard after cards have been exchanged between games of a match; the pool stays the same. CR 100.4. */
export function exchanged(
  deck: readonly string[],
  sideboard: readonly string[],
  out: readonly string[],
  into: readonly string[],
): { readonly deck: readonly string[]; readonly sideboard: readonly string[] } | string {
  for (const name of out)
    if (count(out, name) > count(deck, name)) return `The deck has no ${name} left to take out (CR 100.4)`;
  for (const name of into)
    if (count(into, name) > count(sideboard, name)) return `The sideboard has no ${name} left to put in (CR 100.4)`;
  return { deck: [...left(deck, [out]), ...into], sideboard: [...left(sideboard, [into]), ...out] };
}

function count(names: readonly string[], name: string): number {
  return names.filter((other) => other === name).length;
}
