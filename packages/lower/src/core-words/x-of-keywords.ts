/** "Suspend X", "kicker {X}": what is said of the X behind it. CR 107.3, 702.33, 702.62. */
import type { Ability } from '@kitchen-table/language/core';

/** "X can't be 0." behind such a keyword: whoever suspends or kicks it never announces less than one. CR 107.3. */
export function isXOfKeyword(ability: Ability, before: Ability | undefined): boolean {
  return (
    ability.kind === 'static' &&
    ability.rules.length === 1 &&
    ability.rules[0]?.kind === 'xNotZero' &&
    before?.kind === 'keyword' &&
    (before.keyword === 'suspend' || before.keyword === 'kicker')
  );
}
