/** Cards with more than one set of characteristics, for tests. Texts are ours. */
import type { Ability, Action, Clause, Layout, Noun } from '@kitchen-table/language/surface';
import type { Card } from '@kitchen-table/language/core';
import { characteristics, type Game, type ObjectId } from '../../src/index.ts';
import {
  act,
  anyTarget,
  card,
  classFilter,
  creature,
  filter,
  keyword,
  number,
  quantifier,
  self,
  spell,
} from './cards.ts';
import type { Scenario } from './scenario.ts';

/** One card of two parts, named as both. */
export function twoParts(layout: Layout, first: Card, second: Card): Card {
  return {
    name: `${first.name} // ${second.name}`,
    layout,
    faces: [first.faces[0], second.faces[0]],
    colorIdentity: [],
  };
}

/** Deals damage to any target. */
export function burn(amount: number): Ability {
  return spell(act({ kind: 'dealDamage', actor: self, amount: number(amount), to: anyTarget }));
}

export function draws(count: number): Ability {
  return spell(act({ kind: 'draw', amount: number(count) }));
}

/** Each of those objects. */
export function every(of: ReturnType<typeof filter>): Noun {
  return { kind: 'select', quantifier: quantifier('each'), filter: of };
}

export const spells = classFilter('spell');
export const instants = filter('instant');

/** A permanent with one static rule or one ability. */
export function enchantment(name: string, ...abilities: Ability[]): Card {
  return card(name, { cost: '1', types: ['enchantment'], abilities });
}

/** "When it enters", and the like. */
export function onEntering(clause: Clause): Ability {
  return {
    kind: 'triggered',
    trigger: { kind: 'trigger', word: 'when', events: [{ kind: 'enter', object: self }] },
    clause,
  };
}

/** {0}: the clause. */
export function free(clause: Clause): Ability {
  return { kind: 'activated', cost: [{ kind: 'manaCost', symbols: ['0'] }], clause };
}

/** An activated ability that does one thing to the permanent itself, for nothing. */
export function freely(action: Action): Ability {
  return free(act(action));
}

/** A creature that costs {1}{W} and goes on an Adventure for {R}: 2 damage to any target. */
export const squire: Card = twoParts(
  'adventure',
  creature('Test Squire', '1W', 2, 2, keyword('vigilance')),
  card('Test Errand', { cost: 'R', types: ['instant'], subtypes: ['Adventure'], abilities: [burn(2)] }),
);

/** {7} 6/6 with trample, or prototyped {1}{R} 2/1. */
export const engine: Card = {
  ...card('Test Engine', {
    cost: '7',
    types: ['artifact', 'creature'],
    subtypes: ['Construct'],
    power: 6,
    toughness: 6,
    abilities: [
      keyword('prototype', { cost: [{ kind: 'manaCost', symbols: ['1', 'R'] }], detail: '2/1' }),
      keyword('trample'),
    ],
  }),
  layout: 'prototype',
};

/** A player's card in a zone, by name. */
export function inZone(game: Game, ids: readonly ObjectId[], name: string): ObjectId {
  const found = ids.find((id) => characteristics(game, id).name === name);
  if (found === undefined) throw new Error(`there is no ${name}`);
  return found;
}

/** What the top object of the stack is. */
export function topOfStack(table: Scenario): ReturnType<typeof characteristics> {
  return characteristics(table.game, table.game.stack.at(-1) as ObjectId);
}

/** The faces of a player's card that can be cast now, as `via/face`. */
export function offered(table: Scenario, seat: 'ann' | 'ben', name: string): string[] {
  return table.session
    .options(table[seat].id)
    .flatMap((option) =>
      option.kind === 'cast' && table.game.objects[option.object]?.record.card.name === name
        ? [`${option.via}/${option.face}`]
        : [],
    );
}
