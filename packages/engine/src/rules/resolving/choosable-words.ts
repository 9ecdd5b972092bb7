/** The words that players are offered when a card asks for a type or a name. CR 205.3, 201.4. */
import type { CardFace, NamesToChoose } from '@kitchen-table/language/core';
import { TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import { isCreatureType } from '../../vocabulary/objects/subtypes.ts';

export { BASIC_LAND_TYPES } from '../../vocabulary/objects/subtypes.ts';

/** The creature types of the cards in this game, and a few more: those that make a difference. CR 205.3m. */
export function creatureTypesToChoose(game: Game): readonly string[] {
  const types = new Set<string>();
  for (const record of game.records)
    for (const face of record.faces)
      if ((face.types & (TypeBit.Creature | TypeBit.Kindred)) !== 0)
        for (const subtype of face.subtypes) if (isCreatureType(subtype)) types.add(subtype);
  return types.size === 0 ? ['Human'] : [...types].sort();
}

/** Which names a text lets its player choose among. CR 201.4. */
const WHICH_NAMES: Readonly<Record<NamesToChoose, (face: CardFace) => boolean>> = {
  nonland: ({ types }) => !types.includes('land'),
  'nonbasic land': ({ types, supertypes }) => types.includes('land') && !supertypes.includes('basic'),
  'noncreature, nonland': ({ types }) => !types.includes('land') && !types.includes('creature'),
  'other than basic lands': ({ types, supertypes }) => !types.includes('land') || !supertypes.includes('basic'),
  'instant or sorcery': ({ types }) => types.includes('instant') || types.includes('sorcery'),
  land: ({ types }) => types.includes('land'),
  creature: ({ types }) => types.includes('creature'),
  artifact: ({ types }) => types.includes('artifact'),
};

/** A name that no card of the game has: what a player says who has nothing else to say. */
const NO_NAME = 'another card';

/**
 * The names of the cards of this game, of each half, face and Adventure by itself: never both names of a split card.
 * CR 201.4, 709.4a, 710.5, 715.5.
 */
export function cardNamesToChoose(game: Game, which?: NamesToChoose): readonly string[] {
  const fits = which === undefined ? () => true : WHICH_NAMES[which];
  const names = new Set<string>();
  for (const card of Object.values(game.setup.cards))
    for (const face of card.faces) if (fits(face)) names.add(face.sameNameAs ?? face.name); // CR 201.4g
  return names.size === 0 ? [NO_NAME] : [...names];
}
