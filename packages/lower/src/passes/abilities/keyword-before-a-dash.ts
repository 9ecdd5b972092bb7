/** Keywords that stand before an ability with a dash and limit it: boast, exhaust, power-up, max speed, solved. CR 702.142a, 702.169, 719.3. */
import { type Ability, type ActivationLimit, type Condition, self, you } from '@kitchen-table/language/surface';
import type { ConditionalWord, LimitingWord } from '@kitchen-table/language/core';
import type { Pass } from '../../pass.ts';

const MAX_SPEED: Condition = { kind: 'designation', player: you, what: 'max speed' };
const ATTACKED: Condition = { kind: 'happened', event: { kind: 'attack', object: self }, when: { kind: 'thisTurn' } };

const LIMITS: Readonly<Record<LimitingWord, readonly ActivationLimit[]>> = {
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
        subject: self,
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
    { kind: 'onlyDuring', during: { kind: 'duringPart', part: { kind: 'turnPart', step: 'upkeep', of: you } } },
    { kind: 'timesEachTurn', times: 1 },
  ],
  // Written out in the ability: from the graveyard, as a sorcery.
  renew: [],
  solved: [{ kind: 'onlyIf', condition: isNow('solved') }], // CR 702.169d
  '∞': [{ kind: 'onlyIf', condition: isNow('harnessed') }], // CR 702.186b
};

/** Words before a dash that make a static or triggered ability depend on something. */
const CONDITIONS: Readonly<Record<ConditionalWord, Condition>> = {
  'max speed': MAX_SPEED,
  solved: isNow('solved'), // CR 702.169b-c
  'to solve': { ...isNow('solved'), not: true }, // CR 719.3a
  '∞': isNow('harnessed'), // CR 702.186b
};

/** Whether the permanent itself is solved, or harnessed. CR 719.3b, 701.64b. */
function isNow(status: 'solved' | 'harnessed'): Extract<Condition, { kind: 'is' }> {
  return {
    kind: 'is',
    subject: self,
    filter: {
      kind: 'filter',
      adjectives: [{ kind: 'statusWord', status }],
      noun: { kind: 'words', words: [{ kind: 'classWord', word: 'permanent' }] },
    },
  };
}

/** The ability with the limits that its keyword puts on it. */
export const keywordBeforeADash: Pass = { calledBy: ['keyword'], rewrite };

function rewrite(ability: Ability): Ability {
  if (!('keyword' in ability) || ability.kind === 'keyword' || ability.keyword === undefined) return ability;
  return limit(ability, ability.keyword);
}

function limit(ability: Exclude<Ability, { kind: 'keyword' }>, keyword: string): Ability {
  if (ability.kind === 'activated')
    return {
      ...ability,
      limits: [
        ...((LIMITS as Partial<Record<string, readonly ActivationLimit[]>>)[keyword] ?? []),
        ...(ability.limits ?? []),
      ],
    };
  const condition = (CONDITIONS as Partial<Record<string, Condition>>)[keyword];
  if (condition === undefined) return ability;
  if (ability.kind === 'static') return { ...ability, condition: both(condition, ability.condition) };
  if (ability.kind === 'triggered')
    return { ...ability, trigger: { ...ability.trigger, condition: both(condition, ability.trigger.condition) } };
  return ability;
}

function both(first: Condition, second: Condition | undefined): Condition {
  return second === undefined ? first : { kind: 'allOf', of: [first, second] };
}
