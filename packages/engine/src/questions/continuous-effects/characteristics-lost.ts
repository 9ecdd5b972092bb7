/** "Loses all other abilities", "loses all creature types": what a change takes away altogether. CR 205.1a, 613.1d, 613.1f. */
import type { Description, LOSSES } from '@kitchen-table/language/core';
import { Characteristics } from '../../vocabulary/objects/characteristics.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { EVERY_CREATURE_TYPE, isCreatureType, isLandType } from '../../vocabulary/objects/subtypes.ts';

interface Lost {
  readonly subtypes?: (subtype: string) => boolean;
  readonly abilities?: true;
  /** Also those that an artifact creature would keep. CR 205.1b. */
  readonly cardTypes?: true;
  readonly manaCost?: true;
}

/** Those that the engine carries out. The card types that the same text gives replace the others anyway. CR 205.1a. */
const LOST: Readonly<Record<(typeof LOSSES)[number], Lost>> = {
  'creature types': {
    subtypes: (subtype) => subtype === EVERY_CREATURE_TYPE || (isCreatureType(subtype) && !isLandType(subtype)),
  },
  'other card types': {},
  'other abilities': { abilities: true },
  'other card types and abilities': { abilities: true },
  'other abilities, card types, and creature types': { abilities: true, cardTypes: true },
  'land types and abilities': { subtypes: isLandType, abilities: true },
  'mana cost': { manaCost: true },
};

const lossOf = ({ loses }: Description): Lost | undefined =>
  loses === undefined ? undefined : LOST[loses as (typeof LOSSES)[number]];

/** Whether types are lost, and whether abilities are. */
export function losesTypes(as: Description): boolean {
  return lossOf(as)?.subtypes !== undefined;
}
export function losesAbilities(as: Description): boolean {
  return lossOf(as)?.abilities === true;
}
/** Whether the card types that the same text gives are all that stay, even those of an artifact creature. CR 205.1a-b. */
export function losesCardTypes(as: Description): boolean {
  return lossOf(as)?.cardTypes === true;
}

/** Whether the mana cost is lost: the mana value is 0 then. CR 202.3a. */
export function losesManaCost(as: Description): boolean {
  return lossOf(as)?.manaCost === true;
}

/** The subtypes without those that are lost. */
export function withoutLostTypes(subtypes: readonly string[], as: Description): readonly string[] {
  const lost = lossOf(as)?.subtypes;
  return lost === undefined ? subtypes : subtypes.filter((subtype) => !lost(subtype));
}

/** All abilities go but those that the same source gives: they are not "other". */
export function loseOtherAbilities(now: Characteristics, source: ObjectId): void {
  now.abilities = now.abilities.filter((record) => record.grantedBy === source);
}
