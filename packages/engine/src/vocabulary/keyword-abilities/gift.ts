/** Gift: an opponent chosen as an additional cost gets something. CR 702.174 of today. */
import type { Clause, Condition, Cost, Noun, TokenDescription } from '@kitchen-table/language/core';
import type { Meaning } from './meanings.ts';
import { classed, doing, ENTERS, number, select, SELF, triggered } from './words.ts';

/** The opponent to whom the gift was promised. */
const THEM: Noun = { kind: 'linked', what: 'chosen player' };
const PROMISED: Condition = { kind: 'castFact', fact: 'additional cost paid', subject: SELF, keyword: 'gift' };

/** The cost: choosing an opponent. */
export const GIFT_COST: Cost = [
  { kind: 'actionCost', action: { kind: 'choose', what: select(classed('opponent'), { amount: 'a' }) } },
];

/** A spell's gift is given first as it resolves, a permanent's when it enters. */
function given(clause: Clause): Meaning {
  return () => [
    { kind: 'spell', clause: { kind: 'if', condition: PROMISED, clause } },
    triggered(ENTERS, clause, PROMISED),
  ];
}

function made(token: TokenDescription, tapped: boolean): Clause {
  return doing({
    kind: 'create',
    actor: THEM,
    quantifier: { kind: 'quantifier', amount: 'a' },
    token,
    ...(tapped ? { entering: { kind: 'entering', tapped: true } } : {}),
  });
}

function blue(subtype: string, size: number): TokenDescription {
  return {
    kind: 'token',
    power: number(size),
    toughness: number(size),
    colors: ['blue'],
    types: ['creature'],
    subtypes: [subtype],
  };
}

/** Every gift by the name of its keyword. */
export const giftKeywords: Readonly<Record<string, Meaning>> = {
  'gift a card': given(doing({ kind: 'draw', actor: THEM, amount: number(1) })),
  'gift a food': given(made({ kind: 'predefinedToken', name: 'Food' }, false)),
  'gift a treasure': given(made({ kind: 'predefinedToken', name: 'Treasure' }, false)),
  'gift a tapped fish': given(made(blue('Fish', 1), true)),
  'gift an octopus': given(made(blue('Octopus', 8), false)),
  'gift an extra turn': given(doing({ kind: 'extraTurn', actor: THEM, afterThatTurn: true })),
};

/** Those names as cards write them. */
export const GIFTS: readonly string[] = [
  'gift a card',
  'gift a Food',
  'gift a Treasure',
  'gift a tapped Fish',
  'gift an Octopus',
  'gift an extra turn',
];
