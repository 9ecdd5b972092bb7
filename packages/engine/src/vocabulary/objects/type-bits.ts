/** Card types and supertypes by name, as bits. CR 205.2a, 205.4a. */
import { CARD_TYPES, type CardType, SUPERTYPES, type Supertype } from '@kitchen-table/language/core';

export const TYPE_BITS: Readonly<Record<CardType, number>> = Object.fromEntries(
  CARD_TYPES.map((type, i) => [type, 1 << i]),
) as Record<CardType, number>;
export const SUPERTYPE_BITS: Readonly<Record<Supertype, number>> = Object.fromEntries(
  SUPERTYPES.map((type, i) => [type, 1 << i]),
) as Record<Supertype, number>;

/** Permanent types: CR 110.4. */
export const PERMANENT_TYPES: number =
  TYPE_BITS.artifact |
  TYPE_BITS.battle |
  TYPE_BITS.creature |
  TYPE_BITS.enchantment |
  TYPE_BITS.land |
  TYPE_BITS.planeswalker;
