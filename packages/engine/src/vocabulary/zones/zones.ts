/** Zones as small integers, for the hot records. CR 400.1. */
import type { ZoneName } from '@kitchen-table/language/core';

/** The zones, and where what is in none of them is. CR 400.1. */
export const Zone = {
  Library: 0,
  Hand: 1,
  Battlefield: 2,
  Graveyard: 3,
  Stack: 4,
  Exile: 5,
  Command: 6,
  /** Sideboards and other cards outside the game: CR 400.11. */
  Outside: 7,
  /** Nowhere: an object that ceased to exist, or a token before it is created. */
  None: 8,
  /** In games played for ante only: CR 407. */
  Ante: 9,
} as const;
export type Zone = (typeof Zone)[keyof typeof Zone];

/** The names of the zones, by their numbers. */
export const ZONE_NAMES: readonly (ZoneName | 'none')[] = [
  'library',
  'hand',
  'battlefield',
  'graveyard',
  'stack',
  'exile',
  'command',
  'outside',
  'none',
  'ante',
];

/** A zone by its name. */
export const ZONE_BY_NAME: Readonly<Record<ZoneName, Zone>> = {
  library: 0,
  hand: 1,
  battlefield: 2,
  graveyard: 3,
  stack: 4,
  exile: 5,
  command: 6,
  outside: 7,
  ante: 9,
};
