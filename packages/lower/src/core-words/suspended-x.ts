/** "Suspend X": what is said of the X behind it. CR 107.3, 702.62. */
import type { Ability } from '@kitchen-table/language/core';

/** "X can't be 0." behind "Suspend X": a player who suspends it never announces less than one. CR 107.3. */
export function isXOfSuspend(ability: Ability, before: Ability | undefined): boolean {
  return (
    ability.kind === 'static' &&
    ability.rules.length === 1 &&
    ability.rules[0]?.kind === 'xNotZero' &&
    before?.kind === 'keyword' &&
    before.keyword === 'suspend'
  );
}
