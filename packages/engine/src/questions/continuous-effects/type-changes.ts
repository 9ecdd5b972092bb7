/** Types, subtypes and supertypes that an effect sets, adds or takes away. CR 613.1d, 205.1, 305.6-305.7. */
import type { Description } from '@kitchen-table/language/core';
import { Characteristics, TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import {
  BASIC_LAND_TYPES,
  EVERY_CREATURE_TYPE,
  isBasicLandType,
  isCreatureType,
  isLandType,
  NONBASIC_LAND_TYPES,
} from '../../vocabulary/objects/subtypes.ts';
import { SUPERTYPE_BITS, TYPE_BITS } from '../../vocabulary/objects/type-bits.ts';
import { intrinsicManaAbilities } from './intrinsic-mana.ts';
import { losesCardTypes, losesTypes, withoutLostTypes } from './characteristics-lost.ts';
import { refresh } from './ability-changes.ts';

/** CR 205.1a-b, 305.7: what is set replaces, what is added or "still" stays. */
export function changeTypes(game: Game, now: Characteristics, as: Description, context: Context): void {
  if (as.not === true) return loseTypes(now, as);
  if (losesTypes(as)) {
    now.subtypes = withoutLostTypes(now.subtypes, as);
    refresh(now);
  }
  let supertypes = 0;
  for (const supertype of as.supertypes ?? []) supertypes |= SUPERTYPE_BITS[supertype as 'basic'] ?? 0;
  now.supertypes |= supertypes;
  let types = 0;
  for (const type of as.types ?? []) types |= TYPE_BITS[type];
  const artifactCreature = TypeBit.Artifact | TypeBit.Creature;
  const both = (types & artifactCreature) === artifactCreature && !losesCardTypes(as); // CR 205.1b
  const adds = as.inAddition !== undefined || types === 0 || both;
  if (types !== 0) {
    now.types = adds ? now.types | types : types;
    if (!adds) now.subtypes = now.subtypes.filter((subtype) => keepsSubtype(subtype, types));
  }
  if ((now.types & TypeBit.Creature) !== 0 && Number.isNaN(now.power))
    now.power = now.toughness = now.basePower = now.baseToughness = 0; // CR 208.5
  const subtypes = subtypesNamed(game, as, context).filter((subtype) => belongsTo(subtype, now.types));
  if (subtypes.length === 0) return;
  if (as.inAddition !== undefined && !as.inAddition.startsWith('still')) now.subtypes = merged(now.subtypes, subtypes);
  else {
    const setsBasicLandType = subtypes.some(isBasicLandType);
    const setsCreatureType = subtypes.some((subtype) => isCreatureType(subtype) && !isLandType(subtype));
    const kept = now.subtypes.filter(
      (subtype) => !(setsBasicLandType && isLandType(subtype)) && !(setsCreatureType && isCreatureType(subtype)),
    );
    now.subtypes = merged(kept, subtypes);
    if (setsBasicLandType && (now.types & TypeBit.Land) !== 0) now.abilities = []; // CR 305.7
  }
  const intrinsic = intrinsicManaAbilities(now);
  if (intrinsic.length > 0) now.abilities = [...now.abilities, ...intrinsic];
  refresh(now);
}

/** "isn't a creature", "isn't legendary": the types go, and the subtypes that belong to them. CR 205.1a. */
function loseTypes(now: Characteristics, as: Description): void {
  for (const supertype of as.supertypes ?? []) now.supertypes &= ~(SUPERTYPE_BITS[supertype as 'basic'] ?? 0);
  if (as.types === undefined && as.subtypes === undefined) return;
  for (const type of as.types ?? []) now.types &= ~TYPE_BITS[type];
  now.subtypes = now.subtypes.filter(
    (subtype) => keepsSubtype(subtype, now.types) && as.subtypes?.includes(subtype) !== true,
  );
  refresh(now);
}

/** CR 205.1a: subtypes go with the card types they belong to. */
function keepsSubtype(subtype: string, types: number): boolean {
  if (isLandType(subtype)) return (types & TypeBit.Land) !== 0;
  if (isCreatureType(subtype)) return (types & (TypeBit.Creature | TypeBit.Planeswalker | TypeBit.Kindred)) !== 0;
  return (types & (TypeBit.Artifact | TypeBit.Enchantment)) !== 0;
}

/** CR 205.3d: an object gains no subtype that belongs to none of its card types. */
function belongsTo(subtype: string, types: number): boolean {
  if (isLandType(subtype)) return (types & TypeBit.Land) !== 0;
  if (isCreatureType(subtype)) return (types & (TypeBit.Creature | TypeBit.Planeswalker | TypeBit.Kindred)) !== 0;
  return true;
}

function subtypesNamed(game: Game, as: Description, context: Context): readonly string[] {
  const named = as.subtypes ?? [];
  if (as.subtypeChoice === undefined) return named;
  if (as.subtypeChoice === 'every creature type') return [...named, EVERY_CREATURE_TYPE];
  if (as.subtypeChoice === 'every basic land type') return [...named, ...BASIC_LAND_TYPES];
  if (as.subtypeChoice === 'every nonbasic land type') return [...named, ...NONBASIC_LAND_TYPES];
  const chosen =
    game.objects[context.source]?.memory.chosenWord ?? game.objects[context.stackObject]?.memory.chosenWord;
  return chosen === undefined ? named : [...named, chosen];
}

function merged(left: readonly string[], right: readonly string[]): readonly string[] {
  return [...left, ...right.filter((subtype) => !left.includes(subtype))];
}
