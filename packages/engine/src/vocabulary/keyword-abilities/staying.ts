/** Keywords about entering, staying and dying. CR 702.24, 702.32, 702.43, 702.46, 702.58, 702.63, 702.79, 702.93, ... */
import type { Ability, Condition, KeywordAbility, Noun, TokenDescription, Value } from '@kitchen-table/language';
import {
  activated,
  classed,
  DIES,
  doing,
  ENTERS,
  entersWithCounters,
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
  YOURS,
} from './words.ts';

const ONE = number(1);

function amount(ability: KeywordAbility): Value {
  return ability.amount ?? ONE;
}

function had(counter: string, none: boolean): Condition {
  return {
    kind: 'hasCounters',
    subject: SELF,
    counter,
    comparison: none ? 'equal' : 'atLeast',
    to: number(none ? 0 : 1),
  };
}

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

/** CR 702.43. */
export const modular = (ability: KeywordAbility): Ability[] => [
  entersWithCounters('+1/+1', amount(ability)),
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
    triggered({ kind: 'enter', object: select(typed('creature', [YOURS])) }, plusCounters(SELF, ONE), {
      kind: 'oneOf',
      of: [greater('power'), greater('toughness')],
    }),
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
export const bloodthirst = (ability: KeywordAbility): Ability[] => [
  entersWithCounters('+1/+1', amount(ability), {
    condition: {
      kind: 'happened',
      event: { kind: 'dealDamage', to: select(classed('opponent')) },
      when: { kind: 'thisTurn' },
    },
  }),
];

/** CR 702.44. */
export const sunburst = (): Ability[] => {
  const colors: Value = { kind: 'castFact', fact: 'colors of mana spent' };
  const creature = (not: boolean): Condition => ({
    kind: 'is',
    subject: SELF,
    filter: typed('creature'),
    ...(not ? { not: true } : {}),
  });
  return [
    entersWithCounters('+1/+1', colors, { condition: creature(false) }),
    entersWithCounters('charge', colors, { condition: creature(true) }),
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

/** CR 702.24. */
export const cumulativeUpkeep = (ability: KeywordAbility): Ability[] => [
  triggered(
    YOUR_UPKEEP,
    sequence(doing({ kind: 'putCounters', number: ONE, counter: 'age', on: SELF }), {
      kind: 'unless',
      clause: doing({ kind: 'sacrifice', object: SELF }),
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
        words: "if you don't",
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
        doing({ kind: 'attach', object: SELF, to: { kind: 'reference', to: 'bearer', words: 'it' } }),
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

/** CR 702.74: the part that works once it has entered. */
export const evoke = (): Ability[] => [
  triggered(ENTERS, doing({ kind: 'sacrifice', object: SELF }), {
    kind: 'castFact',
    fact: 'additional cost paid',
    subject: SELF,
    keyword: 'evoke',
  }),
];

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
          as: { kind: 'description', types: ['creature'], inAddition: 'in addition' },
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
