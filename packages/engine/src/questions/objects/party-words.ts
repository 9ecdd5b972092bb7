/** Words about a player's party. CR 700.8. */
import type { Filter, Noun } from '@kitchen-table/language/core';

/** The creature types of which a party has one each. CR 700.8. */
export const PARTY: readonly string[] = ['Cleric', 'Rogue', 'Warrior', 'Wizard'];

/** Whether the words count "creatures in your party". */
export function countsParty(of: Noun | Filter): boolean {
  const filter = of.kind === 'select' ? of.filter : of.kind === 'filter' ? of : null;
  return filter?.qualities?.some(({ kind }) => kind === 'inParty') === true;
}
