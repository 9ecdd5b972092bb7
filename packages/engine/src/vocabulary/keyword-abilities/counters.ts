/** Keywords of permanents that enter with counters or collect them. CR 702.32, 702.43, 702.54, 702.58, 702.63, 702.100, ... */
import type { Ability, Action, Condition, KeywordAbility, Value } from '@kitchen-table/language/core';
import {
  classed,
  DIES,
  doing,
  ENTERS,
  entersWithCounters,
  EVENT_OBJECT,
  number,
  plusCounters,
  select,
  SELF,
  sequence,
  triggered,
  typed,
  YOUR_UPKEEP,
  YOURS,
} from './words.ts';

/** The number one. */
export const ONE: Value = number(1);

/** The number after the keyword; one if there is none. */
export function amount(ability: KeywordAbility): Value {
  return ability.amount ?? ONE;
}

/** Whether it has such a counter, or has none. */
export function had(counter: string, none: boolean): Condition {
  return {
    kind: 'hasCounters',
    subject: SELF,
    counter,
    comparison: none ? 'equal' : 'atLeast',
    to: number(none ? 0 : 1),
  };
}

const COLORS_SPENT: Value = { kind: 'castFact', fact: 'colors of mana spent' };

/** CR 702.43. */
export const modular = (ability: KeywordAbility): Ability[] => [
  // CR 702.44c: "modular—sunburst".
  entersWithCounters('+1/+1', ability.detail === 'sunburst' ? COLORS_SPENT : amount(ability)),
  triggered(DIES, {
    kind: 'may',
    clause: plusCounters(
      select(
        {
          kind: 'filter',
          noun: {
            kind: 'words',
            words: [
              { kind: 'typeWord', type: 'artifact' },
              { kind: 'typeWord', type: 'creature' },
            ],
          },
        },
        { amount: 'a', target: true },
      ),
      { kind: 'countersOn', counter: '+1/+1', on: SELF },
    ),
  }),
];

/** CR 702.58. */
export const graft = (ability: KeywordAbility): Ability[] => [
  entersWithCounters('+1/+1', amount(ability)),
  triggered(
    { kind: 'enter', object: select(typed('creature'), { amount: 'a', other: true }) },
    {
      kind: 'may',
      clause: doing({ kind: 'moveCounters', number: ONE, counter: '+1/+1', from: SELF, onto: EVENT_OBJECT }),
    },
    had('+1/+1', false),
  ),
];

/** CR 702.100. */
export const evolve = (): Ability[] => {
  const greater = (stat: 'power' | 'toughness'): Condition => ({
    kind: 'compare',
    left: { kind: 'stat', stat, of: EVENT_OBJECT },
    comparison: 'over',
    right: { kind: 'stat', stat, of: SELF },
  });
  return [
    triggered(
      { kind: 'enter', object: select(typed('creature', [YOURS])) },
      // CR 702.100c: it evolves when the counter is put.
      sequence(plusCounters(SELF, ONE), {
        kind: 'ifDone',
        clause: doing({ kind: 'keywordAction', action: 'evolve', object: SELF }),
      }),
      { kind: 'oneOf', of: [greater('power'), greater('toughness')] },
    ),
  ];
};

/** CR 702.98. */
export const unleash = (): Ability[] => [
  entersWithCounters('+1/+1', ONE, { may: true }),
  {
    kind: 'static',
    rules: [{ kind: 'cant', action: { kind: 'block', object: SELF } }],
    condition: had('+1/+1', false),
  },
];

/** CR 702.54. */
export const bloodthirst = (ability: KeywordAbility): Ability[] => {
  const event: Action = { kind: 'dealDamage', to: select(classed('opponent')) };
  // CR 702.54b: X is all the damage that opponents were dealt this turn.
  if (ability.amount?.kind === 'x')
    return [entersWithCounters('+1/+1', { kind: 'history', event, what: 'amount', when: 'this turn' })];
  return [
    entersWithCounters('+1/+1', amount(ability), {
      condition: { kind: 'happened', event, when: { kind: 'thisTurn' } },
    }),
  ];
};

/** CR 702.64a-c: so much less from each source each time; each instance for itself. */
export const absorb = (ability: KeywordAbility): Ability[] => [
  {
    kind: 'static',
    rules: [{ kind: 'preventRule', action: { kind: 'prevent', amount: amount(ability), to: SELF } }],
  },
];

/** CR 702.44. */
export const sunburst = (): Ability[] => {
  const creature = (not: boolean): Condition => ({
    kind: 'is',
    subject: SELF,
    filter: typed('creature'),
    ...(not ? { not: true } : {}),
  });
  return [
    entersWithCounters('+1/+1', COLORS_SPENT, { condition: creature(false) }),
    entersWithCounters('charge', COLORS_SPENT, { condition: creature(true) }),
  ];
};

/** CR 702.156. */
export const ravenous = (): Ability[] => [
  entersWithCounters('+1/+1', { kind: 'castFact', fact: 'x' }),
  triggered(ENTERS, doing({ kind: 'draw', amount: ONE }), {
    kind: 'compare',
    left: { kind: 'castFact', fact: 'x' },
    comparison: 'atLeast',
    right: number(5),
  }),
];

/** CR 702.32. */
export const fading = (ability: KeywordAbility): Ability[] => [
  entersWithCounters('fade', amount(ability)),
  triggered(YOUR_UPKEEP, {
    kind: 'if',
    condition: had('fade', false),
    clause: doing({ kind: 'removeCounters', number: ONE, counter: 'fade', from: SELF }),
    otherwise: doing({ kind: 'sacrifice', object: SELF }),
  }),
];

/** CR 702.63. */
export const vanishing = (ability: KeywordAbility): Ability[] => [
  ...(ability.amount === undefined ? [] : [entersWithCounters('time', ability.amount)]),
  triggered(
    YOUR_UPKEEP,
    doing({ kind: 'removeCounters', number: ONE, counter: 'time', from: SELF }),
    had('time', false),
  ),
  triggered(
    { kind: 'removeCounters', number: ONE, counter: 'time', from: SELF },
    {
      kind: 'if',
      condition: had('time', true),
      clause: doing({ kind: 'sacrifice', object: SELF }),
    },
  ),
];
