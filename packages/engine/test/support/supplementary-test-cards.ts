/** Invented planes, phenomena, schemes and vanguards, and decks of them. Texts are ours. */
import type { Ability, Action, Clause, Duration } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { act, card, CARDS, filter, number, self, target, you } from './cards.ts';

const gain = (amount: number): Clause => act({ kind: 'gainLife', amount: number(amount) });

/** "Whenever chaos ensues, ..." */
export function chaos(clause: Clause): Ability {
  return {
    kind: 'triggered',
    trigger: { kind: 'trigger', word: 'whenever', events: [{ kind: 'keywordAction', action: 'chaos ensues' }] },
    clause,
  };
}

/** "When you planeswalk to (away from) ~, ..." */
export function planeswalking(detail: 'to' | 'away', clause: Clause): Ability {
  return {
    kind: 'triggered',
    trigger: {
      kind: 'trigger',
      word: 'when',
      events: [{ kind: 'keywordAction', action: 'planeswalk', detail, actor: you, object: self }],
    },
    clause,
  };
}

export function encounter(clause: Clause): Ability {
  return {
    kind: 'triggered',
    trigger: {
      kind: 'trigger',
      word: 'when',
      events: [{ kind: 'keywordAction', action: 'encounter', actor: you, object: self }],
    },
    clause,
  };
}

/** "When you set this scheme in motion, ..." */
export function motion(clause: Clause): Ability {
  return {
    kind: 'triggered',
    trigger: {
      kind: 'trigger',
      word: 'when',
      events: [{ kind: 'keywordAction', action: 'set in motion', actor: you, object: self }],
    },
    clause,
  };
}

export function keywordAction(action: string, more: Partial<Extract<Action, { kind: 'keywordAction' }>> = {}): Clause {
  return act({ kind: 'keywordAction', action, ...more });
}

export function plane(name: string, ...abilities: Ability[]): Card {
  return card(name, { types: ['plane'], subtypes: ['Testland'], abilities });
}
export function phenomenon(name: string, ...abilities: Ability[]): Card {
  return card(name, { types: ['phenomenon'], abilities });
}
export function scheme(name: string, ...abilities: Ability[]): Card {
  return card(name, { types: ['scheme'], abilities });
}
export function ongoing(name: string, ...abilities: Ability[]): Card {
  return card(name, { types: ['scheme'], supertypes: ['ongoing'], abilities });
}
export function vanguardCard(name: string, hand: number, life: number, ...abilities: Ability[]): Card {
  const made = card(name, { types: ['vanguard'], abilities });
  return { ...made, faces: [{ ...made.faces[0], handModifier: hand, lifeModifier: life }] };
}

const pumpCreatures: Ability = {
  kind: 'static',
  rules: [
    {
      kind: 'changes',
      action: {
        kind: 'get',
        object: { kind: 'select', quantifier: { kind: 'quantifier', amount: 'all' }, filter: filter('creature') },
        power: number(1),
        toughness: number(1),
      },
    },
  ],
};

/** Creatures get +2/+2 for a time. */
export function stronger(during: Duration): Clause {
  return {
    kind: 'do',
    action: { kind: 'get', object: target(filter('creature')), power: number(2), toughness: number(2) },
    during,
  };
}

const FILLERS = Array.from({ length: 48 }, (_, i) => `Quiet Isle ${i + 1}`);
const PLOTS = Array.from({ length: 12 }, (_, i) => `Idle Plot ${i + 1}`);

/** Every invented card by kind. */
export const SUPPLEMENTARY: readonly Card[] = [
  ...FILLERS.map((name) => plane(name, chaos(gain(0)))),
  plane('Bright Shore', planeswalking('to', gain(3)), planeswalking('away', gain(5)), chaos(gain(7))),
  plane('Giant Valley', pumpCreatures, chaos(gain(1))),
  plane('Market Town', {
    kind: 'activated',
    cost: [{ kind: 'manaCost', symbols: ['1'] }],
    clause: gain(2),
  }),
  plane('Lasting Hill', chaos(stronger({ kind: 'untilPlaneswalk' }))),
  plane('Shifting Gate', chaos(keywordAction('planeswalk'))),
  phenomenon('Sudden Storm', encounter(gain(4))),
  phenomenon('Silent Omen', encounter(gain(6))),
  phenomenon('Passing Cloud', encounter(gain(8))),
  phenomenon('Red Dawn', encounter(gain(8))),
  phenomenon('Long Night', encounter(gain(8))),
  ...PLOTS.map((name) => scheme(name)),
  scheme('Greedy Plan', motion(gain(3))),
  scheme('Slow Plan', motion(gain(2)), motion(gain(10))),
  ongoing('Long Reign', motion(gain(1)), {
    kind: 'triggered',
    trigger: {
      kind: 'trigger',
      word: 'at',
      events: [{ kind: 'beginningOf', part: { kind: 'turnPart', step: 'end', of: you } }],
    },
    clause: keywordAction('abandon', { object: self }),
  }),
  vanguardCard('Stern Captain', 2, -3, pumpCreatures),
  vanguardCard('Gentle Sage', -1, 6, {
    kind: 'activated',
    cost: [{ kind: 'manaCost', symbols: ['2'] }],
    clause: act({ kind: 'draw', amount: number(1) }),
  }),
  vanguardCard('Old Witness', 0, 0, {
    kind: 'triggered',
    trigger: { kind: 'trigger', word: 'whenever', events: [{ kind: 'draw', actor: you }] },
    clause: gain(1),
  }),
];

/** All cards of the tests and the invented ones, by name. */
export const WITH_SUPPLEMENTARY: Readonly<Record<string, Card>> = {
  ...CARDS,
  ...Object.fromEntries(SUPPLEMENTARY.map((one) => [one.name, one])),
};

/** A planar deck that begins with these, and enough quiet planes; `from` makes decks differ. */
export function planes(first: readonly string[], from = 0, least = 10): string[] {
  return [...first, ...FILLERS.slice(from, from + Math.max(0, least - first.length))];
}

/** A scheme deck that begins with these. */
export function schemes(...first: string[]): string[] {
  const rest = [...PLOTS, ...PLOTS].filter((name) => !first.includes(name));
  return [...first, ...rest].slice(0, Math.max(20, first.length));
}
