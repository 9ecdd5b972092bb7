/** Keywords that newer editions of the rules have, and melee: mana, counters and bonuses for attacking. CR 702.121. */
import type { Ability, Condition } from '@kitchen-table/language/core';
import type { Meaning } from './meanings.ts';
import {
  ATTACKS,
  classed,
  doing,
  entersWithCounters,
  EVENT_OBJECT,
  number,
  plusCounters,
  pump,
  select,
  SELF,
  triggered,
  typed,
  YOU,
} from './words.ts';

const ATTACKED = { kind: 'amountOf', to: 'event.attacked' } as const;

/** CR 702.121a: +1/+1 for each opponent attacked in this combat. */
export const melee = (): Ability[] => [triggered(ATTACKS, pump(SELF, ATTACKED, ATTACKED))];

/** CR 702.189a of today: red mana that stays until the end of combat. */
export const firebending: Meaning = (ability) => [
  triggered(
    ATTACKS,
    doing({
      kind: 'addMana',
      mana: { kind: 'symbols', symbols: ['R'], amount: ability.amount ?? number(1) },
      lasts: 'combat',
    }),
  ),
];

/** CR 702.176a of today: cast for its impending cost it waits, no creature, until its time counters are gone. */
export const impending: Meaning = (ability) => {
  const cast: Condition = { kind: 'castFact', fact: 'additional cost paid', subject: SELF, keyword: 'impending' };
  const waiting: Condition = {
    kind: 'allOf',
    of: [cast, { kind: 'hasCounters', subject: SELF, counter: 'time', comparison: 'atLeast', to: number(1) }],
  };
  return [
    entersWithCounters('time', ability.amount ?? number(1), { condition: cast }),
    {
      kind: 'static',
      rules: [
        {
          kind: 'changes',
          action: {
            kind: 'become',
            verb: 'be',
            object: SELF,
            as: { kind: 'description', types: ['creature'], not: true },
          },
        },
      ],
      condition: waiting,
    },
    triggered(
      { kind: 'beginningOf', part: { kind: 'turnPart', step: 'end', of: YOU } },
      doing({ kind: 'removeCounters', number: number(1), counter: 'time', from: SELF }),
      waiting,
    ),
  ];
};

/** CR 702.191a: for each spell that more mana was spent on than the creature has power, or toughness. */
export const increment = (): Ability[] => {
  const spent = { kind: 'castFact', fact: 'mana spent', subject: EVENT_OBJECT } as const;
  const more = (stat: 'power' | 'toughness'): Condition => ({
    kind: 'compare',
    left: spent,
    comparison: 'over',
    right: { kind: 'stat', stat, of: SELF },
  });
  return [
    triggered({ kind: 'cast', actor: YOU, object: select(classed('spell')) }, plusCounters(SELF, number(1)), {
      kind: 'allOf',
      of: [
        { kind: 'is', subject: SELF, filter: typed('creature') },
        { kind: 'oneOf', of: [more('power'), more('toughness')] },
      ],
    }),
  ];
};
