/**
 * The closed word lists of the card language: colors, card types, zones, steps, statuses.
 * Open lists (subtypes, counter kinds, keywords) are strings checked against the lexicon.
 */

/** CR 105.1. */
export type Color = 'white' | 'blue' | 'black' | 'red' | 'green';

/** The colors in the order in which cards print them. CR 105.1. */
export const COLORS: readonly Color[] = ['white', 'blue', 'black', 'red', 'green'];

/** CR 205.2a, and the types of supplementary cards. */
export type CardType =
  | 'artifact'
  | 'battle'
  | 'conspiracy'
  | 'creature'
  | 'dungeon'
  | 'enchantment'
  | 'instant'
  | 'kindred'
  | 'land'
  | 'phenomenon'
  | 'plane'
  | 'planeswalker'
  | 'scheme'
  | 'sorcery'
  | 'vanguard';

/** Every card type, in a fixed order that the engine's bit masks follow. CR 205.2a. */
export const CARD_TYPES: readonly CardType[] = [
  'artifact',
  'battle',
  'conspiracy',
  'creature',
  'dungeon',
  'enchantment',
  'instant',
  'kindred',
  'land',
  'phenomenon',
  'plane',
  'planeswalker',
  'scheme',
  'sorcery',
  'vanguard',
];

/** CR 205.4a. */
export type Supertype = 'basic' | 'legendary' | 'ongoing' | 'snow' | 'world';

/** Every supertype, in a fixed order that the engine's bit masks follow. CR 205.4a. */
export const SUPERTYPES: readonly Supertype[] = ['basic', 'legendary', 'ongoing', 'snow', 'world'];

/** CR 400.1. 'outside' is no zone (CR 400.11) but cards name it like one; 'ante' is CR 407. */
export type ZoneName =
  | 'ante'
  | 'battlefield'
  | 'command'
  | 'exile'
  | 'graveyard'
  | 'hand'
  | 'library'
  | 'outside'
  | 'stack';

/** The steps and phases in turn order. CR 500.1. */
export type StepName =
  | 'untap'
  | 'upkeep'
  | 'draw'
  | 'precombat main'
  | 'beginning of combat'
  | 'declare attackers'
  | 'declare blockers'
  | 'combat damage'
  | 'end of combat'
  | 'postcombat main'
  | 'end'
  | 'cleanup';

/** A numeric characteristic, or a number that a player has. */
export type Stat =
  | 'power'
  | 'toughness'
  | 'base power'
  | 'base toughness'
  | 'mana value'
  | 'loyalty'
  | 'defense'
  | 'life total'
  | 'starting life total'
  | 'hand size'
  | 'maximum hand size'
  | 'speed';

/** A mana symbol without its braces: `W`, `2`, `X`, `C`, `S`, `W/U`, `2/W`, `W/P`, `W/U/P`, `C/W`. CR 107.4. */
export type ManaSymbol = string;

/** Mana symbols in printed order: `['2', 'W', 'W']`; the empty list is {0}'s absence, not {0}. CR 107.4. */
export type ManaSymbols = readonly ManaSymbol[];

/** Ways to say that nothing further was done with some of them. */
export type LeftWords =
  | 'not cast this way'
  | "that weren't cast this way"
  | "that weren't cast"
  | "that weren't put onto the battlefield"
  | "that weren't put onto the battlefield this way";
