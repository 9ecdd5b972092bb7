/** The deck by which speed is measured: 24 lands, 36 simple red and green cards. */
import {
  activated,
  anyTarget,
  type Card,
  card,
  instruct,
  keyword,
  number,
  self,
  spell,
  tapCost,
  target,
  untilEndOfTurn,
} from '@kitchen-table/language/surface';
import type { Card as Lowered } from '@kitchen-table/language/core';
import { lower } from '@kitchen-table/lower';

const creature = (
  name: string,
  cost: string,
  power: number,
  abilities: Card['faces'][0]['abilities'] = [],
  toughness = power,
): Card => card({ name, cost, type: 'Creature', power: String(power), toughness: String(toughness), abilities });

const burn = (name: string, amount: number): Card =>
  card({
    name,
    cost: 'R',
    type: 'Instant',
    abilities: [spell(instruct({ kind: 'dealDamage', actor: self, amount: number(amount), to: anyTarget() }))],
  });

const growth = instruct(
  { kind: 'get', object: target('creature'), power: number(3), toughness: number(3) },
  untilEndOfTurn,
);

const FOUR_OF_EACH: readonly Card[] = [
  burn('Lightning Bolt', 3),
  burn('Shock', 2),
  card({ name: 'Giant Growth', cost: 'G', type: 'Instant', abilities: [spell(growth)] }),
  creature('Llanowar Elves', 'G', 1, [
    activated(tapCost, instruct({ kind: 'addMana', mana: { kind: 'symbols', symbols: ['G'] } })),
  ]),
  creature('Grizzly Bears', '1G', 2),
  creature('Raging Goblin', 'R', 1, [keyword('haste')]),
  creature('Hill Giant', '3R', 3),
  creature('Trained Armodon', '1GG', 3),
  creature('Craw Wurm', '4GG', 6, [], 4),
];

const LANDS: readonly Card[] = [
  card({ name: 'Mountain', type: 'Basic Land — Mountain' }),
  card({ name: 'Forest', type: 'Basic Land — Forest' }),
];

/** The cards of the reference deck, by name. */
export const REFERENCE_CARDS: Readonly<Record<string, Lowered>> = Object.fromEntries(
  [...LANDS, ...FOUR_OF_EACH].map((one) => [one.name, lower(one)]),
);

/** The reference deck, sixty names. */
export const REFERENCE_DECK: readonly string[] = [
  ...LANDS.flatMap(({ name }) => Array.from({ length: 12 }, () => name)),
  ...FOUR_OF_EACH.flatMap(({ name }) => Array.from({ length: 4 }, () => name)),
];

/** What the board is full of when many creatures attack. */
export const WIDE_BOARD_CREATURE: Lowered = lower(creature('Goblin', 'R', 1));
