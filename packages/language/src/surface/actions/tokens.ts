/** Tokens as cards describe them. CR 111. */
import type { Ability } from '../abilities.ts';
import type { Characteristics } from './characteristics.ts';
import type { Filter, Noun } from '../nouns.ts';
import type { Value } from '../values.ts';
import type { CardType, Color, Supertype } from '../words.ts';

/** What a token is as it is created: its characteristics, and what it is a copy of. CR 111.3, 707. */
export type TokenDescription =
  | {
      kind: 'token';
      name?: string;
      power?: Value;
      toughness?: Value;
      colors: readonly (Color | 'colorless')[];
      supertypes?: readonly Supertype[];
      types: readonly CardType[];
      subtypes: readonly string[];
      abilities?: readonly Ability[];
      /** The name stands last, the size in a sentence of its own: printing only. */
      words?: 'name last' | 'all colors' | 'colors last' | 'snow behind' | 'base, each equal' | 'each' | 'its';
    }
  /** Treasure, Food, Clue, Blood, ...: CR 111.10. */
  | { kind: 'predefinedToken'; name: string; supertypes?: readonly Supertype[] }
  /** In events: tokens of this sort; "those tokens": the ones that would have been created. CR 614.1a. */
  | { kind: 'tokensLike'; filter: Filter }
  | { kind: 'thoseTokens' }
  /** "a token that's a copy of target creature". CR 707. */
  | { kind: 'tokenCopy'; of: Noun; except?: readonly Characteristics[] };
