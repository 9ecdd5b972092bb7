/** Cards for the tests of single rules: free, small, one idea each. Texts are ours. */
import type {
  Ability,
  Action,
  CardType,
  Clause,
  Color,
  Filter,
  Noun,
  Quality,
  Rule,
  Select,
  Value,
  Label,
} from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import {
  act,
  card,
  classFilter,
  creature,
  filter,
  keyword,
  number,
  quantifier,
  self,
  spell,
  target,
  you,
} from './cards.ts';
import { type Options, type Scenario, type Seat, scenario } from './scenario.ts';

/** Steps as sentences of their own. */
export function steps(...clauses: Clause[]): Clause {
  const [only] = clauses;
  return clauses.length === 1 && only !== undefined
    ? only
    : { kind: 'sequence', steps: clauses, joins: clauses.slice(1).map(() => '.' as const) };
}

/** A free instant of those instructions. */
export function instant(name: string, ...clauses: Clause[]): Card {
  return card(name, { cost: '0', types: ['instant'], abilities: [spell(steps(...clauses))] });
}

/** A free sorcery of those instructions. */
export function sorcery(name: string, ...clauses: Clause[]): Card {
  return card(name, { cost: '0', types: ['sorcery'], abilities: [spell(steps(...clauses))] });
}

/** A free enchantment with those rules. */
export function enchantment(name: string, ...rules: Rule[]): Card {
  return card(name, {
    cost: '0',
    types: ['enchantment'],
    abilities: rules.length === 0 ? [] : [{ kind: 'static', rules }],
  });
}

/** "Whenever event, clause." */
export function whenever(event: Action, clause: Clause): Ability {
  return { kind: 'triggered', trigger: { kind: 'trigger', word: 'whenever', events: [event] }, clause };
}

export const tap: Ability = {
  kind: 'activated',
  cost: [{ kind: 'tapCost' }],
  clause: act({ kind: 'gainLife', amount: number(1) }),
};
export const it = (to: string): Noun => ({ kind: 'reference', to: to as Label, words: 'it' });
export const a = (of: Filter): Select => ({ kind: 'select', quantifier: quantifier('a'), filter: of });
export const all = (...types: CardType[]): Select => ({
  kind: 'select',
  quantifier: quantifier('all'),
  filter: filter(...types),
});
export const each = (word: 'player' | 'opponent'): Select => ({
  kind: 'select',
  quantifier: quantifier('each'),
  filter: classFilter(word),
});
export const opponents: Select = each('opponent');
export const mine: Quality = { kind: 'controlledBy', player: you };
export const targetCreature: Select = target(filter('creature'));
export const targetPlayer: Select = target(classFilter('player'));
export const gain = (amount: number | Value): Clause =>
  act({ kind: 'gainLife', amount: typeof amount === 'number' ? number(amount) : amount });
export const lose = (actor: Noun, amount: number): Clause => act({ kind: 'loseLife', actor, amount: number(amount) });
export const draw = (amount: number): Clause => act({ kind: 'draw', amount: number(amount) });
export const damage = (amount: number, to: Noun): Clause =>
  act({ kind: 'dealDamage', actor: self, amount: number(amount), to });
export const counters = (counter: string, amount: number, on: Noun): Clause =>
  act({ kind: 'putCounters', number: number(amount), counter, on });

/** "gets P/T until end of turn", also with negative numbers. */
export const pump = (power: number, toughness: number, object: Noun = targetCreature): Clause => ({
  kind: 'do',
  action: {
    kind: 'get',
    object,
    power: number(Math.abs(power)),
    toughness: number(Math.abs(toughness)),
    ...(power < 0 ? { negativePower: true } : {}),
    ...(toughness < 0 ? { negativeToughness: true } : {}),
  },
  during: { kind: 'untilEndOfTurn' },
});

/** "create 1/1 Soldiers". */
export const soldier = (count = 1, colors: readonly Color[] = ['white']): Clause =>
  act({
    kind: 'create',
    quantifier: count === 1 ? quantifier('a') : quantifier('number', { number: number(count) }),
    token: {
      kind: 'token',
      power: number(1),
      toughness: number(1),
      colors,
      types: ['creature'],
      subtypes: ['Soldier'],
    },
  });

/** A game with these cards of the test. */
export function table(
  cards: readonly Card[],
  seats: readonly (Seat | readonly string[])[],
  options: Options = {},
): Scenario {
  return scenario(seats, { ...options, cards });
}

/** Casts a spell and lets it resolve. */
export function plays(game: Scenario, seat: Scenario['ann'], name: string, targets: readonly string[] = []): Scenario {
  seat.casts(name, { targets });
  return game.resolve();
}

/** An instant: target creature gains these keywords until end of turn. */
export const give = (name: string, ...words: string[]): Card =>
  instant(name, {
    kind: 'do',
    action: { kind: 'gain', verb: 'gain', object: targetCreature, abilities: words.map((word) => keyword(word)) },
    during: { kind: 'untilEndOfTurn' },
  });

/** Every question for yes or no is answered so. */
export const yes = (game: Scenario, answer = 1): void => {
  game.plan((question) => (question.kind === 'yesNo' ? [answer] : null));
};

export { act, card, classFilter, creature, filter, number, quantifier, self, spell, target, you };
