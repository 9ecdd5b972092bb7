/** Cards for tests, written by hand in the card language. Texts are ours. */
import type {
  Ability,
  Action,
  Card as Printed,
  CardFace,
  CardType,
  Clause,
  Color,
  Cost,
  Filter,
  Noun,
  Quantifier,
  Select,
  Supertype,
  Value,
  Label,
} from '@kitchen-table/language/surface';
import type { Card, Lowered } from '@kitchen-table/language/core';
import { lower } from '@kitchen-table/lower';

/** What is written here by hand in words that core has, too. */
export function inCore<N>(node: N): Lowered<N> {
  return node as unknown as Lowered<N>;
}

export const number = (n: number): Value => ({ kind: 'number', number: n });
export const self: Noun = { kind: 'self' };
export const you: Noun = { kind: 'you' };

export function filter(...types: CardType[]): Filter {
  return { kind: 'filter', noun: { kind: 'words', words: types.map((type) => ({ kind: 'typeWord', type })) } };
}

export function classFilter(word: 'permanent' | 'spell' | 'card' | 'player' | 'opponent'): Filter {
  return { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'classWord', word }] } };
}

export function quantifier(amount: Quantifier['amount'], more: Partial<Quantifier> = {}): Quantifier {
  return { kind: 'quantifier', amount, ...more };
}

export function target(of: Filter, label: Label = 'target1'): Select {
  return { kind: 'select', quantifier: quantifier('a', { target: true }), filter: of, label };
}

export const anyTarget: Noun = { kind: 'anyTarget', quantifier: quantifier('a', { target: true }), label: 'target1' };

export function act(action: Action): Clause {
  return { kind: 'do', action };
}

export function spell(clause: Clause): Ability {
  return { kind: 'spell', clause };
}

/** The cost of a keyword, in mana. */
export const cost = (...symbols: string[]): { cost: Cost } => ({ cost: [{ kind: 'manaCost', symbols }] });
/** So many cards of one name, as a battlefield. */
export const lands = (count: number, name = 'Mountain'): string[] => Array.from({ length: count }, () => name);

export function keyword(word: string, more: Partial<Extract<Ability, { kind: 'keyword' }>> = {}): Ability {
  return { kind: 'keyword', keyword: word, ...more };
}

interface Facts {
  cost?: string;
  types: CardType[];
  subtypes?: string[];
  supertypes?: Supertype[];
  power?: number;
  toughness?: number;
  loyalty?: number;
  abilities?: Ability[];
  identity?: Color[];
}

/** '2RR' to ['2', 'R', 'R']. */
function symbols(cost: string): string[] {
  return cost.match(/\d+|[A-Z]/g) ?? [];
}

/** What a card says, before it is lowered. */
export function printedCard(name: string, facts: Facts): Printed {
  const face: CardFace = {
    name,
    manaCost: facts.cost === undefined ? null : symbols(facts.cost),
    supertypes: facts.supertypes ?? [],
    types: facts.types,
    subtypes: facts.subtypes ?? [],
    abilities: facts.abilities ?? [],
    ...(facts.power === undefined ? {} : { power: String(facts.power), toughness: String(facts.toughness) }),
    ...(facts.loyalty === undefined ? {} : { loyalty: String(facts.loyalty) }),
  };
  return { name, layout: 'normal', faces: [face], colorIdentity: facts.identity ?? [] };
}

export function card(name: string, facts: Facts): Card {
  return lower(printedCard(name, facts));
}

export function printedCreature(
  name: string,
  cost: string,
  power: number,
  toughness: number,
  ...abilities: Ability[]
): Printed {
  return printedCard(name, { cost, types: ['creature'], subtypes: ['Human'], power, toughness, abilities });
}

export function creature(name: string, cost: string, power: number, toughness: number, ...abilities: Ability[]): Card {
  return lower(printedCreature(name, cost, power, toughness, ...abilities));
}

function basic(name: string, letter: string): Card {
  void letter;
  return card(name, { types: ['land'], supertypes: ['basic'], subtypes: [name] });
}

const pump: Ability = spell({
  kind: 'do',
  action: { kind: 'get', object: target(filter('creature')), power: number(3), toughness: number(3) },
  during: { kind: 'untilEndOfTurn' },
});

/** Every card of the tests by name. */
export const CARDS: Readonly<Record<string, Card>> = Object.fromEntries(
  [
    basic('Plains', 'W'),
    basic('Island', 'U'),
    basic('Swamp', 'B'),
    basic('Mountain', 'R'),
    basic('Forest', 'G'),
    card('Lightning Bolt', {
      cost: 'R',
      types: ['instant'],
      abilities: [spell(act({ kind: 'dealDamage', actor: self, amount: number(3), to: anyTarget }))],
    }),
    card('Shock', {
      cost: 'R',
      types: ['instant'],
      abilities: [spell(act({ kind: 'dealDamage', actor: self, amount: number(2), to: anyTarget }))],
    }),
    card('Giant Growth', { cost: 'G', types: ['instant'], abilities: [pump] }),
    creature('Llanowar Elves', 'G', 1, 1, {
      kind: 'activated',
      cost: [{ kind: 'tapCost' }],
      clause: act({ kind: 'addMana', mana: { kind: 'symbols', symbols: ['G'] } }),
    }),
    creature('Grizzly Bears', '1G', 2, 2),
    creature('Raging Goblin', 'R', 1, 1, keyword('haste')),
    creature('Hill Giant', '3R', 3, 3),
    creature('Trained Armodon', '1GG', 3, 3),
    creature('Craw Wurm', '4GG', 6, 4),
    creature('Typhoid Rats', 'B', 1, 1, keyword('deathtouch')),
    creature('Colossal Dreadmaw', '4GG', 6, 6, keyword('trample')),
    creature('Charging Rhino', '3GG', 4, 4, keyword('trample')),
    creature('Wind Drake', '2U', 2, 2, keyword('flying')),
    creature('Serra Angel', '3WW', 4, 4, keyword('flying'), keyword('vigilance')),
    creature('Giant Spider', '3G', 2, 4, keyword('reach')),
    creature('Goblin Piker', '1R', 2, 1),
    creature('White Knight', 'WW', 2, 2, keyword('first strike')),
    creature('Fencing Ace', '1W', 1, 1, keyword('double strike')),
    creature('Two-Headed Ogre', '3R', 3, 3, keyword('menace')),
    creature('Vampire Nighthawk', '1BB', 2, 3, keyword('flying'), keyword('deathtouch'), keyword('lifelink')),
    creature('Healer’s Hawk', 'W', 1, 1, keyword('flying'), keyword('lifelink')),
    creature('Darksteel Myr', '3', 0, 1, keyword('indestructible')),
    creature('Wall of Wood', 'G', 0, 3, keyword('defender')),
    creature('Deadly Trampler', '2BG', 4, 4, keyword('trample'), keyword('deathtouch')),
    creature('Forced Marcher', '1R', 2, 2, {
      kind: 'static',
      rules: [{ kind: 'must', action: { kind: 'attack', object: self, eachCombat: true } }],
    }),
    card('Isamaru', {
      cost: 'W',
      types: ['creature'],
      supertypes: ['legendary'],
      subtypes: ['Dog'],
      power: 2,
      toughness: 2,
      identity: ['white'],
    }),
    card('Big Legend', {
      cost: '4GG',
      types: ['creature'],
      supertypes: ['legendary'],
      subtypes: ['Beast'],
      power: 11,
      toughness: 11,
      identity: ['green'],
    }),
    card('Murder', {
      cost: '1BB',
      types: ['instant'],
      abilities: [spell(act({ kind: 'destroy', object: target(filter('creature')) }))],
    }),
    card('Unsummon', {
      cost: 'U',
      types: ['instant'],
      abilities: [
        spell(
          act({
            kind: 'move',
            verb: 'return',
            object: target(filter('creature')),
            to: {
              kind: 'place',
              zone: 'hand',
              of: { kind: 'playerOf', relation: 'owner', of: { kind: 'reference', to: 'target1', words: 'it' } },
            },
          }),
        ),
      ],
    }),
    card('Divination', {
      cost: '2U',
      types: ['sorcery'],
      abilities: [spell(act({ kind: 'draw', amount: number(2) }))],
    }),
  ].map((each) => [each.name, each]),
);

const four = (name: string): string[] => [name, name, name, name];
const times = (count: number, name: string): string[] => Array.from({ length: count }, () => name);

/** The deck by which speed is measured. */
export const REFERENCE_DECK: readonly string[] = [
  ...times(12, 'Mountain'),
  ...times(12, 'Forest'),
  ...four('Lightning Bolt'),
  ...four('Shock'),
  ...four('Giant Growth'),
  ...four('Llanowar Elves'),
  ...four('Grizzly Bears'),
  ...four('Raging Goblin'),
  ...four('Hill Giant'),
  ...four('Trained Armodon'),
  ...four('Craw Wurm'),
];
