/** What a text divides among its targets as it is announced. CR 601.2d. */
import type { Action, Noun, Value } from '@kitchen-table/language/core';

/** The total to divide and what it is, when the action divides among this noun as its player chooses; else null. */
export function divisionOf(
  action: object,
  noun: Noun,
): { readonly total: Value; readonly what: 'damage' | 'counters' } | null {
  const act = action as Action;
  if (act.kind === 'dealDamage' && act.divided === 'as you choose' && act.to === noun && act.amount !== undefined) {
    return { total: act.amount, what: 'damage' };
  }
  if (act.kind === 'putCounters' && act.distributed === true && act.on === noun)
    return { total: act.number, what: 'counters' };
  if (act.kind === 'prevent' && act.divided === true && act.to === noun && act.amount !== 'all')
    return { total: act.amount, what: 'damage' };
  return null;
}
