/** Keywords that trigger in combat. CR 702.23, 702.25, 702.45, 702.68, 702.70, 702.83, 702.86, 702.91, 702.105, ... */
import type { Ability, KeywordAbility, Reference, Value } from '@kitchen-table/language/core';
import {
  ATTACKS,
  COMBAT_DAMAGE_TO_PLAYER,
  DEFENDING,
  doing,
  EVENT_OBJECT,
  EVENT_PLAYER,
  EVENT_WHOM,
  number,
  plusCounters,
  pump,
  select,
  SELF,
  shrink,
  triggered,
  typed,
  classed,
  YOURS,
  YOU,
  sequence,
} from './words.ts';

const ONE = number(1);
const NOTHING = number(0);

function amount(ability: KeywordAbility): Value {
  return ability.amount ?? ONE;
}

/** CR 702.83. */
export const exalted = (): Ability[] => [
  triggered({ kind: 'attack', object: select(typed('creature', [YOURS])), alone: true }, pump(EVENT_OBJECT, ONE, ONE)),
];

/** CR 702.86. */
export const annihilator = (ability: KeywordAbility): Ability[] => [
  triggered(
    ATTACKS,
    doing({
      kind: 'sacrifice',
      actor: DEFENDING,
      object: select(classed('permanent'), { amount: 'number', number: amount(ability) }),
    }),
  ),
];

/** CR 702.45. */
export const bushido = (ability: KeywordAbility): Ability[] => [
  triggered(
    [
      { kind: 'block', object: SELF },
      { kind: 'becomeBlocked', object: SELF },
    ],
    pump(SELF, amount(ability), amount(ability)),
  ),
];

/** CR 702.25. */
export const flanking = (): Ability[] => [
  triggered(
    {
      kind: 'becomeBlocked',
      object: SELF,
      whom: select(typed('creature', [{ kind: 'withKeyword', keyword: 'flanking', not: true }])),
    },
    shrink(EVENT_WHOM, ONE),
  ),
];

/** CR 702.23. */
export const rampage = (ability: KeywordAbility): Ability[] => {
  const beyondFirst: Value = {
    kind: 'difference',
    of: [{ kind: 'count', of: typed('creature', [{ kind: 'blocking', whom: SELF }]) }, ONE],
  };
  const times = ability.amount?.kind === 'number' ? ability.amount.number : 1;
  const bonus: Value = { kind: 'times', by: times, of: beyondFirst };
  return [triggered({ kind: 'becomeBlocked', object: SELF }, pump(SELF, bonus, bonus))];
};

/** CR 702.91. */
export const battleCry = (): Ability[] => [
  triggered(
    ATTACKS,
    pump(
      select(
        { ...typed('creature'), adjectives: [{ kind: 'statusWord', status: 'attacking' }] },
        { amount: 'each', other: true },
      ),
      ONE,
      NOTHING,
    ),
  ),
];

/** CR 702.105. */
export const dethrone = (): Ability[] => [
  triggered(
    {
      kind: 'attack',
      object: SELF,
      whom: select(classed('player', [{ kind: 'withExtreme', extreme: 'greatest', stat: 'life total' }])),
    },
    plusCounters(SELF, ONE),
  ),
];

/** CR 702.149. */
export const training = (): Ability[] => [
  triggered(
    {
      kind: 'attack',
      object: SELF,
      with: select(
        typed('creature', [
          { kind: 'withStat', stat: 'power', comparison: 'over', to: { kind: 'stat', stat: 'power', of: SELF } },
        ]),
        { amount: 'a', other: true },
      ),
    },
    // CR 702.149c: it trains when the counter is put.
    sequence(plusCounters(SELF, ONE), {
      kind: 'ifDone',
      clause: doing({ kind: 'keywordAction', action: 'train', object: SELF }),
    }),
  ),
];

/** CR 702.134. */
export const mentor = (): Ability[] => [
  triggered(
    ATTACKS,
    sequence(
      plusCounters(
        {
          ...select(
            {
              ...typed('creature', [
                { kind: 'withStat', stat: 'power', comparison: 'under', to: { kind: 'stat', stat: 'power', of: SELF } },
              ]),
              adjectives: [{ kind: 'statusWord', status: 'attacking' }],
            },
            { amount: 'a', target: true },
          ),
          label: 'mentored',
        },
        ONE,
      ),
      // CR 702.134c.
      doing({
        kind: 'keywordAction',
        action: 'mentor',
        object: SELF,
        to: { kind: 'reference', to: 'mentored' },
      }),
    ),
  ),
];

/** CR 702.130. */
export const afflict = (ability: KeywordAbility): Ability[] => [
  triggered(
    { kind: 'becomeBlocked', object: SELF },
    doing({ kind: 'loseLife', actor: DEFENDING, amount: amount(ability) }),
  ),
];

/** CR 702.68. */
export const frenzy = (ability: KeywordAbility): Ability[] => [
  triggered({ kind: 'attackUnblocked', object: SELF }, pump(SELF, amount(ability), NOTHING)),
];

/** CR 702.115. */
export const ingest = (): Ability[] => [
  triggered(
    COMBAT_DAMAGE_TO_PLAYER,
    doing({
      kind: 'exile',
      actor: EVENT_PLAYER,
      object: { kind: 'libraryCards', position: 'top', count: ONE, library: EVENT_PLAYER },
    }),
  ),
];

/** CR 702.70. */
export const poisonous = (ability: KeywordAbility): Ability[] => [
  triggered(
    COMBAT_DAMAGE_TO_PLAYER,
    doing({ kind: 'getCounters', actor: EVENT_PLAYER, counter: 'poison', amount: amount(ability) }),
  ),
];

/** CR 702.147. */
export const decayed = (): Ability[] => [
  { kind: 'static', rules: [{ kind: 'cant', action: { kind: 'block', object: SELF } }] },
  triggered(ATTACKS, {
    kind: 'delayed',
    trigger: {
      kind: 'trigger',
      word: 'at',
      events: [{ kind: 'beginningOf', part: { kind: 'turnPart', step: 'end of combat' } }],
    },
    clause: doing({ kind: 'sacrifice', object: SELF }),
  }),
];

/** CR 702.39: the blocked creature untaps and blocks if able. */
export const provoke = (): Ability[] => [
  triggered(ATTACKS, {
    kind: 'may',
    clause: sequence(
      doing({
        kind: 'untap',
        object: {
          ...select(typed('creature', [{ kind: 'controlledBy', player: DEFENDING }]), { amount: 'a', target: true }),
          label: 'provoked',
        },
      }),
      {
        kind: 'rule',
        rule: {
          kind: 'must',
          action: { kind: 'block', object: { kind: 'reference', to: 'provoked' }, whom: SELF },
        },
        during: { kind: 'thisCombat' },
      },
    ),
  }),
];

/** CR 702.101. */
export const extort = (): Ability[] => [
  triggered(
    { kind: 'cast', actor: YOU, object: select(classed('spell')) },
    sequence(
      { kind: 'may', clause: doing({ kind: 'pay', cost: [{ kind: 'manaCost', symbols: ['W/B'] }] }) },
      {
        kind: 'ifDone',
        clause: sequence(
          doing({
            kind: 'loseLife',
            actor: select(classed('opponent'), { amount: 'each' }),
            amount: ONE,
            label: 'extorted',
          }),
          doing({ kind: 'gainLife', amount: { kind: 'amountOf', to: 'extorted' } }),
        ),
      },
    ),
  ),
];

/** CR 702.108. */
export const prowess = (): Ability[] => [
  triggered(
    {
      kind: 'cast',
      actor: YOU,
      object: select({
        ...classed('spell'),
        adjectives: [{ kind: 'non', of: { kind: 'typeAdjective', type: 'creature' } }],
      }),
    },
    pump(SELF, ONE, ONE),
  ),
];

/** CR 702.40: the spells cast before it are counted as it is cast. */
export const storm = (): Ability[] => [
  triggered(
    { kind: 'cast', actor: YOU, object: SELF },
    doing({
      kind: 'copy',
      object: EVENT_OBJECT,
      times: { kind: 'amountOf', to: 'event.before' },
      newTargets: true,
    }),
  ),
];

/** CR 702.85: exile until a cheaper nonland card, which may be cast; the rest goes to the bottom at random. */
export const cascade = (): Ability[] => {
  const cheaper = select(
    {
      ...classed('card', [
        {
          kind: 'withStat',
          stat: 'mana value',
          comparison: 'under',
          to: { kind: 'stat', stat: 'mana value', of: SELF },
        },
      ]),
      adjectives: [{ kind: 'non', of: { kind: 'typeAdjective', type: 'land' } }],
    },
    { amount: 'a' },
  );
  const found: Reference = { kind: 'reference', to: 'cascade.card' };
  const exiled: Reference = { kind: 'reference', to: 'cascade.exiled' };
  return [
    triggered(
      { kind: 'cast', actor: YOU, object: SELF },
      sequence(
        doing({
          kind: 'exileUntil',
          library: YOU,
          until: { ...cheaper, label: 'cascade.card' },
          label: 'cascade.exiled',
        }),
        // CR 702.85b: before choosing whether to cast it.
        doing({ kind: 'keywordAction', action: 'cascade', actor: YOU }),
        { kind: 'may', clause: doing({ kind: 'cast', object: found, withoutPaying: true }) },
        doing({
          kind: 'move',
          verb: 'put',
          object: select(
            classed('card', [
              { kind: 'inZone', zone: ['exile'] },
              { kind: 'among', noun: exiled },
            ]),
            { amount: 'all' },
          ),
          to: { kind: 'place', zone: 'library', of: YOU, position: 'bottom', order: 'random order' },
        }),
      ),
    ),
  ];
};
