/** Cards as data: what is printed, with the text read. Serialisable; no functions. */
import type { Ability } from './abilities.ts';
import type { CardType, Color, ManaSymbols, Supertype } from './words.ts';

/** How the parts of a card stand to each other. CR 709-719, and newer layouts. */
export type Layout =
  | 'normal'
  | 'split'
  | 'flip'
  | 'transform'
  | 'modal double-faced'
  | 'meld'
  | 'adventure'
  | 'omen'
  | 'saga'
  | 'class'
  | 'case'
  | 'leveler'
  | 'prototype'
  | 'mutate'
  | 'room'
  | 'dungeon'
  | 'other';

/** A card: one face, or two. */
export interface Card {
  name: string;
  layout: Layout;
  faces: readonly [CardFace, ...CardFace[]];
  /** The numbers lit up on an Attraction card; cards of one name may differ. CR 717.1. */
  lights?: readonly number[];
  /** The colors circled on the card as its deck was made; cards of one name may differ. CR 207.5. */
  circled?: readonly Color[];
  /** CR 903.4; from the printed mana costs, symbols in text, indicators, both faces. */
  colorIdentity: readonly Color[];
}

/** One face or half: a set of characteristics. CR 109.3. */
export interface CardFace {
  name: string;
  /** The name with which this one is interchangeable: in the game it is that name. CR 201.3. */
  sameNameAs?: string;
  /** null: no mana cost at all (lands, back faces), which can't be paid. CR 118.6, 202.1b. */
  manaCost: ManaSymbols | null;
  supertypes: readonly Supertype[];
  types: readonly CardType[];
  subtypes: readonly string[];
  /** CR 204; absent: the colors of the mana cost. */
  colorIndicator?: readonly Color[];
  /** Printed power: a number, or "*", "1+*" and the like, set by a characteristic-defining ability. CR 208.2. */
  power?: string;
  toughness?: string;
  loyalty?: string;
  defense?: string;
  /** Vanguard cards. CR 211.1, 212.1. */
  handModifier?: number;
  lifeModifier?: number;
  /** In printed order. */
  abilities: readonly Ability[];
}
