/** Keywords that stand before an ability with a dash and limit it: boast, exhaust, power-up, max speed, solved. CR 702.142a, 702.169, 719.3. */
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
  // CR 702.193a: cheaper by its own mana cost in the turn in which it entered.
  'power-up': [
    { kind: 'onlyOnce' },
    {
      kind: 'costLessOwnMana',
      condition: {
        kind: 'is',
        subject: SELF,
        filter: {
          kind: 'filter',
          noun: { kind: 'words', words: [{ kind: 'classWord', word: 'permanent' }] },
          qualities: [{ kind: 'enteredThisTurn' }],
        },
      },
    },
  ],
  'max speed': [{ kind: 'onlyIf', condition: MAX_SPEED }],
  // CR 702.57b: in the upkeep of the card's owner, once each turn.
  forecast: [
    { kind: 'onlyDuring', during: { kind: 'duringPart', part: { kind: 'turnPart', step: 'upkeep', of: YOU } } },
    { kind: 'timesEachTurn', times: 1 },
  ],
  // Written out in the ability: from the graveyard, as a sorcery.
  renew: [],
  solved: [{ kind: 'onlyIf', condition: isNow('solved') }], // CR 702.169d
  '∞': [{ kind: 'onlyIf', condition: isNow('harnessed') }], // CR 702.186b
};

/** Words before a dash that make a static or triggered ability depend on something. */
const CONDITIONS: Readonly<Record<string, Condition>> = {
  'max speed': MAX_SPEED,
  solved: isNow('solved'), // CR 702.169b-c
  'to solve': { ...isNow('solved'), not: true }, // CR 719.3a
  '∞': isNow('harnessed'), // CR 702.186b
};

/** Words before a dash that the rules understand; understands.ts reports the others. */
export const WORDED_KEYWORDS: readonly string[] = [...Object.keys(LIMITS)];
/** The same, before static and triggered abilities; the visit abilities of Attractions trigger by themselves: CR 702.159a. */
export const CONDITIONAL_KEYWORDS: readonly string[] = [...Object.keys(CONDITIONS), 'visit', 'station'];

/** Whether the permanent itself is solved, or harnessed. CR 719.3b, 701.64b. */
function isNow(status: 'solved' | 'harnessed'): Extract<Condition, { kind: 'is' }> {
  return {
    kind: 'is',
    subject: SELF,
    filter: {
      kind: 'filter',
      adjectives: [{ kind: 'statusWord', status }],
      noun: { kind: 'words', words: [{ kind: 'classWord', word: 'permanent' }] },
    },
  };
}

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
  const condition = CONDITIONS[keyword];
  if (condition === undefined) return ability;
  if (ability.kind === 'static') return { ...ability, condition: both(condition, ability.condition) };
  if (ability.kind === 'triggered')
    return { ...ability, trigger: { ...ability.trigger, condition: both(condition, ability.trigger.condition) } };
  return ability;
}

function both(first: Condition, second: Condition | undefined): Condition {
  return second === undefined ? first : { kind: 'allOf', of: [first, second] };
}
