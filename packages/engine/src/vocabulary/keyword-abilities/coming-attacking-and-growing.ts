/** Keywords about coming under control, attacking and growing. CR 702.30, 702.38, 702.72, 702.82, 702.112, 702.116, 702.121, 702.154, 702.165, 702.171. */
import type { Ability, Condition, KeywordAbility, Label, Noun, Reference, Value } from '@kitchen-table/language/core';
import { atNextEndStep } from './from-graveyard.ts';
import type { Meaning } from './meanings.ts';
import {
  ATTACKS,
  classed,
  COMBAT_DAMAGE_TO_PLAYER,
  DEFENDING,
  doing,
  ENTERS,
  number,
  plusCounters,
  select,
  SELF,
  sequence,
  triggered,
  typed,
  YOU,
  YOUR_UPKEEP,
  YOURS,
} from './words.ts';

const ONE = number(1);

function it(label: Label): Reference {
  return { kind: 'reference', to: label };
}

function amount(ability: KeywordAbility): Value {
  return ability.amount ?? ONE;
}

function factor(ability: KeywordAbility): number {
  return ability.amount?.kind === 'number' ? ability.amount.number : 1;
}

/** CR 702.30a: paid for on the first upkeep of each controller. */
export const echo: Meaning = (ability) => [
  triggered(
    YOUR_UPKEEP,
    {
      kind: 'unless',
      clause: doing({ kind: 'sacrifice', object: SELF }),
      actor: YOU,
      action: { kind: 'pay', cost: ability.cost ?? [] },
    },
    { kind: 'castFact', fact: 'new since your last upkeep', subject: SELF },
  ),
];

/** CR 702.112a. */
export const renown: Meaning = (ability) => {
  const already: Condition = {
    kind: 'is',
    subject: SELF,
    filter: {
      kind: 'filter',
      adjectives: [{ kind: 'statusWord', status: 'renowned' }],
      noun: { kind: 'words', words: [{ kind: 'classWord', word: 'permanent' }] },
    },
    not: true,
  };
  return [
    triggered(
      COMBAT_DAMAGE_TO_PLAYER,
      doing({ kind: 'keywordAction', action: 'renown', object: SELF, amount: amount(ability) }),
      already,
    ),
  ];
};

/** CR 702.116a: a copy attacking each other opponent, for this combat. */
export const myriad = (): Ability[] => {
  const opponent: Noun = it('myriad.opponent');
  return [
    triggered(ATTACKS, {
      kind: 'forEach',
      of: select(classed('opponent', [{ kind: 'otherThan', noun: DEFENDING }]), { amount: 'each' }),
      label: 'myriad.opponent',
      clause: sequence(
        {
          kind: 'may',
          clause: doing({
            kind: 'create',
            quantifier: { kind: 'quantifier', amount: 'a' },
            token: { kind: 'tokenCopy', of: SELF },
            entering: { kind: 'entering', tapped: true, attacking: true, attackingWhom: opponent },
            label: 'myriad.copy',
          }),
        },
        {
          kind: 'ifDone',
          clause: {
            kind: 'delayed',
            trigger: {
              kind: 'trigger',
              word: 'at',
              events: [{ kind: 'beginningOf', part: { kind: 'turnPart', step: 'end of combat' } }],
            },
            clause: doing({ kind: 'exile', object: it('myriad.copy') }),
          },
        },
      ),
    }),
  ];
};

/** A newer keyword: attacking 1/1 red Warrior tokens for the turn. CR 702.181 of today. */
export const mobilize: Meaning = (ability) => [
  triggered(
    ATTACKS,
    sequence(
      doing({
        kind: 'create',
        quantifier: { kind: 'quantifier', amount: 'number', number: amount(ability) },
        token: {
          kind: 'token',
          power: ONE,
          toughness: ONE,
          colors: ['red'],
          types: ['creature'],
          subtypes: ['Warrior'],
        },
        entering: { kind: 'entering', tapped: true, attacking: true },
        label: 'mobilized',
      }),
      atNextEndStep(doing({ kind: 'sacrifice', object: { kind: 'reference', to: 'mobilized' } })),
    ),
  ),
];

/** CR 702.171a of today: like crewing, at sorcery speed; rules/costs/total-power.ts reads the words. */
export const saddle: Meaning = (ability) => [
  {
    kind: 'activated',
    cost: [
      {
        kind: 'actionCost',
        action: {
          kind: 'tap',
          object: select(typed('creature', [YOURS]), { amount: 'anyNumber', other: true }),
          totalPower: factor(ability),
          toDo: 'saddle',
        },
      },
    ],
    clause: doing({ kind: 'keywordAction', action: 'saddle', object: SELF }),
    limits: [{ kind: 'onlyAsSorcery' }],
  },
];

/** CR 702.72a: exile another one you control or sacrifice it; it returns when this leaves. */
export const champion: Meaning = (ability) => {
  const filter = ability.filter ?? typed('creature');
  return [
    triggered(ENTERS, {
      kind: 'unless',
      clause: doing({ kind: 'sacrifice', object: SELF }),
      actor: YOU,
      action: {
        kind: 'exile',
        object: select({ ...filter, qualities: [...(filter.qualities ?? []), YOURS] }, { amount: 'a', other: true }),
      },
    }),
    triggered(
      { kind: 'leave', object: SELF },
      doing({
        kind: 'move',
        verb: 'return',
        object: { kind: 'linked', what: 'exiled card' },
        to: { kind: 'place', zone: 'battlefield' },
        entering: {
          kind: 'entering',
          under: { kind: 'playerOf', relation: 'owner', of: { kind: 'linked', what: 'exiled card' } },
        },
      }),
    ),
  ];
};

/** CR 702.82a-c: creatures (or what the quality says) sacrificed as it enters, and counters for each. */
export const devour: Meaning = (ability) => [
  {
    kind: 'static',
    rules: [
      {
        kind: 'entersWith',
        object: SELF,
        clause: sequence(
          doing({
            kind: 'sacrifice',
            object: select(ability.filter ?? typed('creature'), { amount: 'anyNumber' }),
            label: 'devoured',
          }),
          doing({ kind: 'keywordAction', action: 'devour', object: it('devoured'), to: SELF }),
          doing({
            kind: 'enter',
            object: SELF,
            entering: {
              kind: 'entering',
              counters: [
                {
                  counter: '+1/+1',
                  number: {
                    kind: 'times',
                    by: factor(ability),
                    of: { kind: 'amountOf', to: 'devoured' },
                  },
                },
              ],
            },
          }),
        ),
      },
    ],
  },
];

/** CR 702.38a: cards revealed from the hand that share a creature type, and counters for each. */
export const amplify: Meaning = (ability) => [
  {
    kind: 'static',
    rules: [
      {
        kind: 'entersWith',
        object: SELF,
        clause: sequence(
          doing({
            kind: 'reveal',
            object: select(
              classed('card', [
                { kind: 'inZone', zone: ['hand'], of: YOU },
                { kind: 'share', what: 'creature type', with: SELF },
              ]),
              { amount: 'anyNumber', other: true },
            ),
            label: 'amplified',
          }),
          doing({
            kind: 'enter',
            object: SELF,
            entering: {
              kind: 'entering',
              counters: [
                {
                  counter: '+1/+1',
                  number: {
                    kind: 'times',
                    by: factor(ability),
                    of: { kind: 'amountOf', to: 'amplified' },
                  },
                },
              ],
            },
          }),
        ),
      },
    ],
  },
];

/** CR 702.165a: counters, and its other printed abilities for a turn if they go to another creature. */
export const backup: Meaning = (ability) => [
  triggered(
    ENTERS,
    sequence(
      plusCounters({ ...select(typed('creature'), { amount: 'a', target: true }), label: 'backed' }, amount(ability)),
      doing({ kind: 'keywordAction', action: 'lend abilities', object: it('backed') }),
    ),
  ),
];

/** CR 702.144a: the player may copy the spell, and then an opponent of their choice copies it too. */
export const demonstrate = (): Ability[] => {
  const spell: Reference = { kind: 'reference', to: 'event.object' };
  const opponent = { ...select(classed('opponent'), { amount: 'a' }), label: 'demonstrate.opponent' as const };
  return [
    triggered(
      { kind: 'cast', actor: YOU, object: SELF },
      sequence(
        { kind: 'may', clause: doing({ kind: 'copy', object: spell, newTargets: true }) },
        {
          kind: 'ifDone',
          clause: sequence(
            doing({ kind: 'choose', what: opponent, label: 'demonstrate.opponent' }),
            doing({ kind: 'copy', actor: it('demonstrate.opponent'), object: spell, newTargets: true }),
          ),
        },
      ),
    ),
  ];
};

/** CR 702.131a: on a spell, an instruction; on permanents the rules see to it at any time (state-based-actions/keywords.ts). */
export const ascend = (): Ability[] => [
  {
    kind: 'spell',
    clause: {
      kind: 'if',
      condition: {
        kind: 'controls',
        player: YOU,
        object: select(classed('permanent', [YOURS]), { amount: 'atLeast', number: number(10) }),
      },
      clause: doing({ kind: 'gainDesignation', actor: YOU, designation: "city's blessing" }),
    },
  },
];

/** CR 702.75a. */
export const hideaway: Meaning = (ability) => [
  triggered(
    ENTERS,
    doing({ kind: 'keywordAction', action: 'hide away', actor: YOU, amount: ability.amount ?? number(4) }),
  ),
];
