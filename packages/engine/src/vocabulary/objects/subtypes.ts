/** Which subtypes belong to which card type. CR 205.3. Creature types are all that no other list has. */
import type { Characteristics } from './characteristics.ts';

/** CR 205.3i. */
export const BASIC_LAND_TYPES: readonly string[] = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
const LAND_TYPES: ReadonlySet<string> = new Set([
  ...BASIC_LAND_TYPES,
  'Cave',
  'Cloud',
  'Desert',
  'Gate',
  'Lair',
  'Locus',
  'Mine',
  'Planet',
  'Power-Plant',
  'Sphere',
  'Tower',
  'Town',
  'Urza’s',
  "Urza's",
]);
/** Every land type, each once. CR 205.3i. */
export const LAND_TYPE_NAMES: readonly string[] = [...LAND_TYPES].filter((type) => !type.includes('’'));
/** The land types that are not basic. CR 205.3i, 305.6. */
export const NONBASIC_LAND_TYPES: readonly string[] = LAND_TYPE_NAMES.filter(
  (type) => !BASIC_LAND_TYPES.includes(type),
);
/** CR 205.3g-h, 205.3k, 205.3q: artifacts, enchantments, spells, battles. */
const OTHER_TYPES: ReadonlySet<string> = new Set([
  'Attraction',
  'Blood',
  'Bobblehead',
  'Clue',
  'Contraption',
  'Equipment',
  'Food',
  'Fortification',
  'Gold',
  'Incubator',
  'Infinity',
  'Junk',
  'Lander',
  'Map',
  'Mutagen',
  'Powerstone',
  'Spacecraft',
  'Stone',
  'Treasure',
  'Vehicle',
  'Aura',
  'Background',
  'Cartouche',
  'Case',
  'Class',
  'Curse',
  'Role',
  'Room',
  'Rune',
  'Saga',
  'Shard',
  'Shrine',
  'Plan',
  'Adventure',
  'Arcane',
  'Chorus',
  'Lesson',
  'Omen',
  'Trap',
  'Siege',
]);

/** A subtype of an object that has every creature type: CR 702.73a, 205.3m. */
export const EVERY_CREATURE_TYPE = 'every creature type';

export function isLandType(subtype: string): boolean {
  return LAND_TYPES.has(subtype);
}

export function isBasicLandType(subtype: string): boolean {
  return BASIC_LAND_TYPES.includes(subtype);
}

/** CR 205.3m. Planeswalker types are told apart by the caller: they stand on planeswalkers only. */
export function isCreatureType(subtype: string): boolean {
  return subtype === EVERY_CREATURE_TYPE || (!LAND_TYPES.has(subtype) && !OTHER_TYPES.has(subtype));
}

/** Whether the object has the subtype; one with every creature type has each of them. */
export function hasSubtype(object: Characteristics, subtype: string): boolean {
  const subtypes = object.subtypes;
  for (let i = 0; i < subtypes.length; i++) {
    if (subtypes[i] === subtype) return true;
    if (subtypes[i] === EVERY_CREATURE_TYPE && isCreatureType(subtype)) return true;
  }
  return false;
}
