/** What is told of a player, an object and an option: the names of the numbers, in their order. */
import { OPTION_KINDS } from '../actions/choices.ts';

/** Of a seat. */
export const PLAYER_FEATURES = [
  'present',
  'in the game',
  'myself',
  'of my team',
  'active',
  'life / 20',
  'hand / 7',
  'library / 60',
  'graveyard / 20',
  'poison / 10',
  'other counters / 10',
  'creatures / 10',
  'untapped creatures / 10',
  'power / 20',
  'lands / 10',
  'untapped lands / 10',
  'other permanents / 10',
] as const;

/** Keywords of an object that have a number each. */
export const KEYWORDS = [
  'Flying',
  'FirstStrike',
  'DoubleStrike',
  'Deathtouch',
  'Defender',
  'Flash',
  'Haste',
  'Hexproof',
  'Indestructible',
  'Lifelink',
  'Menace',
  'Reach',
  'Trample',
  'Vigilance',
  'SomeProtection',
] as const;

/** Card types that have a number each. */
export const TYPES = [
  'Creature',
  'Land',
  'Artifact',
  'Enchantment',
  'Planeswalker',
  'Battle',
  'Instant',
  'Sorcery',
] as const;

/** Of a card, permanent, spell or ability. */
export const OBJECT_FEATURES: readonly string[] = [
  'present',
  'identity',
  'mine',
  'of my team',
  'seats from me',
  'mana value / 8',
  ...['white', 'blue', 'black', 'red', 'green'],
  ...TYPES.map((type) => type.toLowerCase()),
  'legendary',
  'basic',
  'token',
  'power / 8',
  'toughness / 8',
  'damage / 8',
  '+1/+1 counters / 4',
  'loyalty / 4',
  'other counters / 4',
  'tapped',
  'face down',
  'phased out',
  'attacking',
  'attacking me',
  'blocking',
  'attached',
  'an ability',
  ...KEYWORDS.map((keyword) => keyword.toLowerCase()),
  'can be activated',
  'makes mana',
  'triggers',
];

/** Of an option of the open choice. */
export const OPTION_FEATURES: readonly string[] = [
  'present',
  ...OPTION_KINDS,
  'identity',
  'words',
  'number / 10',
  'slot + 1',
  'mine',
  'myself',
  'another of my team',
  'an opponent',
  'life / 20',
  'mana value / 8',
  'creature',
  'land',
  'instant or sorcery',
  'power / 8',
  'toughness / 8',
  'tapped',
  'flying',
  'against a player',
  'against life / 20',
  'against power / 8',
  'against toughness / 8',
];
