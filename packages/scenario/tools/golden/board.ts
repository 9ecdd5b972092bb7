/** The other cards of a golden situation: invented, plain, one of every sort that a card may ask for. */
import { type StartingZones } from '@kitchen-table/engine';
import type { Card } from '@kitchen-table/language/core';
import { lower } from '@kitchen-table/lower';
import { readCard } from '@kitchen-table/oracle';

/** Name, mana cost, type line, text, and power and toughness, loyalty or defense. */
type Row = readonly [name: string, cost: string, types: string, text: string, numbers?: string];

/** Planes that are soon left, schemes that do little, a vanguard that does nothing. CR 901.3, 904.3, 902.3. */
export const PLANES: readonly string[] = numbered('Flat Land', 10);
export const SCHEMES: readonly string[] = numbered('Small Plan', 18);
export const VANGUARD = 'Nobody';

function numbered(name: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);
}

/** Plain on purpose: whatever these cards do, the digest of every card of the corpus depends on it. */
const ROWS: readonly Row[] = [
  ['Wide Country', '', 'Land — Plains Island Swamp Mountain Forest', '({T}: Add {W}, {U}, {B}, {R}, or {G}.)'],
  ['Old Snowfield', '', 'Basic Snow Land — Forest', '({T}: Add {G}.)'],
  ['Quiet Mill', '', 'Land', '{T}: Add {C}.'],
  ['Many Shapes', '{1}{W}', 'Creature — Shapeshifter', 'Changeling (This card is every creature type.)', '2/2'],
  ['Captain Ember', '{1}{R}{R}', 'Legendary Creature — Goblin Warrior', 'Haste', '3/1'],
  ['Brass Walker', '{3}', 'Artifact Creature — Construct', '', '1/4'],
  ['River Drake', '{2}{U}', 'Creature — Drake', 'Flying', '2/3'],
  ['Elder Moss', '{3}{B}{G}', 'Creature — Elf Zombie', 'Trample', '5/5'],
  ['Hill Shrine', '{1}{W}', 'Enchantment — Shrine', ''],
  ['Copper Idol', '{2}', 'Artifact', ''],
  ['Long Spear', '{1}', 'Artifact — Equipment', 'Equipped creature gets +1/+0.\nEquip {1}'],
  ['Rough Hide', '{G}', 'Enchantment — Aura', 'Enchant creature\nEnchanted creature gets +0/+2.'],
  ['Neve, Far Walker', '{2}{U}', 'Legendary Planeswalker — Neve', '+1: You gain 1 life.', '4'],
  ['Sudden Gust', '{U}', 'Instant', 'Draw a card.'],
  ['Hard Rain', '{1}{B}', 'Sorcery', 'You lose 1 life.'],
  [
    'Feast of All',
    '{G}',
    'Sorcery',
    'Create a 1/1 red Goblin creature token. You gain 2 life and each opponent loses 1 life. Draw a card, then discard a card.\nPut a +1/+1 counter on up to one target creature you control. Feast of All deals 3 damage to up to one other target creature.',
  ],
  [
    'Dark Bargain',
    '{B}',
    'Instant',
    'Sacrifice a creature. Mill a card. Destroy up to one target creature. Tap up to one other target permanent.',
  ],
  [
    'Low Cellar',
    '',
    'Dungeon',
    'Entry — Scry 1. (Leads to: Hall, Pit)\nHall — You gain 1 life. (Leads to: End)\nPit — You lose 1 life. (Leads to: End)\nEnd — Draw a card.',
  ],
  [VANGUARD, '', 'Vanguard', ''],
  ...PLANES.map((name): Row => [name, '', 'Plane — Flatland', 'At the beginning of combat on your turn, planeswalk.']),
  ...SCHEMES.map((name): Row => [name, '', 'Scheme', 'When you set this scheme in motion, you gain 1 life.']),
];

let read: readonly Card[] | null = null;

/** The other cards by name, read once; of those outside the usual decks only what belongs to the card. CR 108.2a. */
export function otherCards(card: Card): Readonly<Record<string, Card>> {
  const { types } = card.faces[0];
  const all = (read ??= ROWS.map(cardOf));
  const fitting = all.filter(({ faces }) =>
    faces[0].types.every(
      (type) => !SUPPLEMENTARY.has(type) || types.includes(type) || (type === 'plane' && types.includes('phenomenon')),
    ),
  );
  return Object.fromEntries(fitting.map((each) => [each.name, each]));
}
const SUPPLEMENTARY: ReadonlySet<string> = new Set(['plane', 'scheme', 'vanguard']);

function cardOf([name, cost, types, text, numbers]: Row): Card {
  const [power, toughness] = numbers?.includes('/') === true ? numbers.split('/') : [];
  const result = readCard({
    name,
    mana_cost: cost,
    type_line: types,
    oracle_text: text,
    ...(power === undefined ? {} : { power, toughness: toughness as string }),
    ...(types === 'Dungeon' ? { layout: 'dungeon' } : {}),
    ...(types === 'Vanguard' ? { hand_modifier: '+0', life_modifier: '+0' } : {}),
    ...(types.includes('Planeswalker') ? { loyalty: numbers as string } : {}),
  });
  if (!('card' in result)) throw new Error(`${name} is not read: ${result.refusals[0]?.text}`);
  return lower(result.card);
}

const LANDS = [...Array<string>(7).fill('Wide Country'), 'Old Snowfield'];
const CREATURES = ['Many Shapes', 'Captain Ember', 'Brass Walker', 'River Drake', 'Elder Moss'];
const OTHERS = ['Hill Shrine', 'Copper Idol', 'Long Spear', 'Neve, Far Walker'];
const IN_HAND = ['Feast of All', 'Dark Bargain', 'River Drake', 'Quiet Mill'];
const IN_GRAVEYARD = ['Elder Moss', 'Sudden Gust', 'Hard Rain', 'Quiet Mill', 'Hill Shrine', 'Copper Idol'];
const IN_LIBRARY = [
  ...['River Drake', 'Quiet Mill', 'Sudden Gust', 'Many Shapes', 'Copper Idol', 'Hard Rain', 'Hill Shrine'],
  ...['Old Snowfield', 'Elder Moss', 'Long Spear', 'Captain Ember', 'Rough Hide', 'Brass Walker', 'Quiet Mill'],
];

/** Where the card itself is, besides what everybody has. */
export interface Own {
  readonly hand?: readonly string[];
  readonly battlefield?: readonly string[];
  readonly graveyard?: readonly string[];
  readonly library?: readonly string[];
}

/** What one player begins with: the card where it is wanted, and everything else around it. */
export function zonesWith({ hand = [], battlefield = [], graveyard = [], library = [] }: Own): StartingZones {
  return {
    hand: [...hand, ...IN_HAND],
    battlefield: [...LANDS, ...CREATURES, ...OTHERS, ...battlefield].map((card) => ({ card })),
    graveyard: [...graveyard, ...IN_GRAVEYARD],
    library: [...IN_LIBRARY.slice(0, 2), ...library, ...IN_LIBRARY.slice(2)],
    exile: ['Brass Walker'],
    command: [],
  };
}
