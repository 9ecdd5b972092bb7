/** Keywords that stand before an ability with a dash and limit it: boast, exhaust, max speed. CR 702.142a. */
import type { Ability, ActivationLimit, Condition } from '@kitchen-table/language';
import { number, SELF, YOU } from './words.ts';

const MAX_SPEED: Condition = {
  kind: 'compare',
  left: { kind: 'stat', stat: 'speed', of: YOU },
  comparison: 'atLeast',
  right: number(4),
};
const ATTACKED: Condition = { kind: 'happened', event: { kind: 'attack', object: SELF }, when: { kind: 'thisTurn' } };

const LIMITS: Readonly<Record<string, readonly ActivationLimit[]>> = {
  exhaust: [{ kind: 'onlyOnce' }],
  boast: [
    { kind: 'onlyIf', condition: ATTACKED },
    { kind: 'timesEachTurn', times: 1 },
  ],
  'max speed': [{ kind: 'onlyIf', condition: MAX_SPEED }],
};

/** Words before a dash that the rules understand; understands.ts reports the others. */
export const WORDED_KEYWORDS: readonly string[] = [...Object.keys(LIMITS)];

const memo = new WeakMap<Ability, Ability>();

/** The ability with the limits that its keyword puts on it; the same when it has none. */
export function withWordedLimits(ability: Ability): Ability {
  if (!('keyword' in ability) || ability.kind === 'keyword' || ability.keyword === undefined) return ability;
  let limited = memo.get(ability);
  if (limited === undefined) memo.set(ability, (limited = limit(ability, ability.keyword)));
  return limited;
}

function limit(ability: Exclude<Ability, { kind: 'keyword' }>, keyword: string): Ability {
  if (ability.kind === 'activated')
    return { ...ability, limits: [...(LIMITS[keyword] ?? []), ...(ability.limits ?? [])] };
  if (keyword !== 'max speed') return ability;
  if (ability.kind === 'static') return { ...ability, condition: both(ability.condition) };
  if (ability.kind === 'triggered')
    return { ...ability, trigger: { ...ability.trigger, condition: both(ability.trigger.condition) } };
  return ability;
}

function both(condition: Condition | undefined): Condition {
  return condition === undefined ? MAX_SPEED : { kind: 'allOf', of: [MAX_SPEED, condition] };
}
