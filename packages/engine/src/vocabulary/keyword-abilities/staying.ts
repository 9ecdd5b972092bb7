/** Keywords about entering, staying and dying. CR 702.21, 702.24, 702.46, 702.79, 702.93, 702.110, 702.136, ... */
import type { Ability, KeywordAbility, Noun, TokenDescription } from '@kitchen-table/language/core';
import {
  activated,
  DIES,
  doing,
  ENTERS,
  EVENT_OBJECT,
  EVENT_PLAYER,
  EVENT_SOURCE,
  number,
  plusCounters,
  select,
  SELF,
  sequence,
  triggered,
  typed,
  YOU,
  YOUR_UPKEEP,
} from './words.ts';
import { ONE, amount, had } from './counters.ts';

function returnWith(counter: string): Ability {
  return triggered(
    DIES,
    doing({
      kind: 'move',
      verb: 'return',
      object: EVENT_OBJECT,
      to: { kind: 'place', zone: 'battlefield' },
      entering: {
        kind: 'entering',
        under: { kind: 'playerOf', relation: 'owner', of: EVENT_OBJECT },
        counters: [{ counter, number: ONE }],
      },
    }),
    had(counter, true),
  );
}

/** CR 702.79. */
export const persist = (): Ability[] => [returnWith('-1/-1')];

/** CR 702.93. */
export const undying = (): Ability[] => [returnWith('+1/+1')];

/** CR 702.24. */
export const cumulativeUpkeep = (ability: KeywordAbility): Ability[] => [
  triggered(
    YOUR_UPKEEP,
    sequence(doing({ kind: 'putCounters', number: ONE, counter: 'age', on: SELF }), {
      kind: 'unless',
      clause: sequence(
        doing({ kind: 'keywordAction', action: 'leave upkeep unpaid', object: SELF }),
        doing({ kind: 'sacrifice', object: SELF }),
      ),
      actor: YOU,
      action: { kind: 'pay', cost: ability.cost ?? [], times: { kind: 'countersOn', counter: 'age', on: SELF } },
    }),
  ),
];

/** CR 702.21. */
export const ward = (ability: KeywordAbility): Ability[] => [
  triggered(
    {
      kind: 'becomeTarget',
      object: SELF,
      by: select({
        kind: 'filter',
        noun: {
          kind: 'alternatives',
          of: [
            { kind: 'alternative', words: [{ kind: 'classWord', word: 'spell' }] },
            { kind: 'alternative', words: [{ kind: 'classWord', word: 'ability' }] },
          ],
          join: 'or',
        },
        qualities: [{ kind: 'controlledBy', player: { kind: 'playerNoun', who: 'opponents' } }],
      }),
    },
    {
      kind: 'unless',
      clause: doing({ kind: 'counter', object: EVENT_SOURCE }),
      actor: EVENT_PLAYER,
      action: { kind: 'pay', cost: ability.cost ?? [] },
    },
  ),
];

/** CR 702.135. */
export const afterlife = (ability: KeywordAbility): Ability[] => [
  triggered(
    DIES,
    doing({
      kind: 'create',
      quantifier: { kind: 'quantifier', amount: 'number', number: amount(ability) },
      token: token(1, 1, ['white', 'black'], ['Spirit'], [{ kind: 'keyword', keyword: 'flying' }]),
    }),
  ),
];

function token(
  power: number,
  toughness: number,
  colors: Extract<TokenDescription, { kind: 'token' }>['colors'],
  subtypes: readonly string[],
  abilities: readonly Ability[],
): TokenDescription {
  return {
    kind: 'token',
    power: number(power),
    toughness: number(toughness),
    colors,
    types: ['creature'],
    subtypes,
    abilities,
  };
}

/** CR 702.123. */
export const fabricate = (ability: KeywordAbility): Ability[] => [
  triggered(
    ENTERS,
    sequence(
      { kind: 'may', clause: plusCounters(SELF, amount(ability)) },
      {
        kind: 'ifDone',
        not: true,
        clause: doing({
          kind: 'create',
          quantifier: { kind: 'quantifier', amount: 'number', number: amount(ability) },
          token: {
            kind: 'token',
            power: ONE,
            toughness: ONE,
            colors: ['colorless'],
            types: ['artifact', 'creature'],
            subtypes: ['Servo'],
          },
        }),
      },
    ),
  ),
];

function equipmentWithToken(description: TokenDescription): Ability[] {
  return [
    triggered(
      ENTERS,
      sequence(
        doing({ kind: 'create', quantifier: { kind: 'quantifier', amount: 'a' }, token: description, label: 'bearer' }),
        doing({ kind: 'attach', object: SELF, to: { kind: 'reference', to: 'bearer' } }),
      ),
    ),
  ];
}

/** CR 702.92. */
export const livingWeapon = (): Ability[] => equipmentWithToken(token(0, 0, ['black'], ['Phyrexian', 'Germ'], []));

/** CR 702.163. */
export const forMirrodin = (): Ability[] => equipmentWithToken(token(2, 2, ['red'], ['Rebel'], []));

/** A newer keyword: a Hero token to carry the Equipment. */
export const jobSelect = (): Ability[] => equipmentWithToken(token(1, 1, ['colorless'], ['Hero'], []));

/** CR 702.46. */
export const soulshift = (ability: KeywordAbility): Ability[] => [
  triggered(DIES, {
    kind: 'may',
    clause: doing({
      kind: 'move',
      verb: 'return',
      object: select(
        {
          kind: 'filter',
          noun: {
            kind: 'words',
            words: [
              { kind: 'subtypeWord', subtype: 'Spirit' },
              { kind: 'classWord', word: 'card' },
            ],
          },
          qualities: [
            { kind: 'withStat', stat: 'mana value', comparison: 'atMost', to: amount(ability) },
            { kind: 'inZone', zone: ['graveyard'], of: YOU },
          ],
        },
        { amount: 'a', target: true },
      ),
      to: { kind: 'place', zone: 'hand', of: YOU },
    }),
  }),
];

/** CR 702.110. */
export const exploit = (): Ability[] => [
  triggered(ENTERS, {
    kind: 'may',
    clause: doing({ kind: 'keywordAction', action: 'exploit', object: select(typed('creature')) }),
  }),
];

/** CR 702.74a: the part that works once it has entered; whoever controls it then sacrifices it. */
export const evoke = (): Ability[] => [
  {
    kind: 'triggered',
    trigger: {
      kind: 'trigger',
      word: 'when',
      events: [{ kind: 'enter', object: SELF }],
      condition: { kind: 'castFact', fact: 'its cost paid', subject: IT, keyword: 'evoke' },
    },
    clause: doing({
      kind: 'sacrifice',
      object: IT,
      actor: { kind: 'playerOf', relation: 'controller', of: IT },
    }),
  },
];
const IT: Noun = { kind: 'reference', to: 'self' };

/** CR 702.161. */
export const livingMetal = (): Ability[] => [
  {
    kind: 'static',
    rules: [
      {
        kind: 'changes',
        action: {
          kind: 'become',
          verb: 'be',
          object: SELF,
          as: { kind: 'description', types: ['creature'], inAddition: 'types' },
        },
      },
    ],
    condition: { kind: 'turn', of: YOU },
  },
];

/** CR 702.107. */
export const outlast = (ability: KeywordAbility): Ability[] => [
  activated([...(ability.cost ?? []), { kind: 'tapCost' }], plusCounters(SELF, ONE), true),
];

/** CR 702.87. */
export const levelUp = (ability: KeywordAbility): Ability[] => [
  activated(ability.cost ?? [], doing({ kind: 'putCounters', number: ONE, counter: 'level', on: SELF }), true),
];

/** "this card", wherever it is. */
const THIS: Noun = SELF;

/** CR 702.77. */
export const reinforce = (ability: KeywordAbility): Ability[] => [
  activated(
    [...(ability.cost ?? []), { kind: 'actionCost', action: { kind: 'discard', object: THIS } }],
    plusCounters(select(typed('creature'), { amount: 'a', target: true }), amount(ability)),
    false,
  ),
];

/** CR 702.97. */
export const scavenge = (ability: KeywordAbility): Ability[] => [
  activated(
    [
      ...(ability.cost ?? []),
      {
        kind: 'actionCost',
        action: { kind: 'exile', object: THIS, from: { kind: 'place', zone: 'graveyard', of: YOU } },
      },
    ],
    plusCounters(select(typed('creature'), { amount: 'a', target: true }), { kind: 'stat', stat: 'power', of: THIS }),
    true,
  ),
];

/** CR 702.136: the haste of one that entered without the counter. The choice itself is made as it enters. */
export const riot = (): Ability[] => [
  {
    kind: 'static',
    rules: [
      {
        kind: 'changes',
        action: { kind: 'gain', verb: 'have', object: SELF, abilities: [{ kind: 'keyword', keyword: 'haste' }] },
      },
    ],
    condition: { kind: 'castFact', fact: 'riot', subject: SELF },
  },
];
