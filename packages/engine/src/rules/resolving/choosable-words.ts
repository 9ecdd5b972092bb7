/** The words that players are offered when a card asks for a type or a name. CR 205.3, 201.4. */
import type { Adjective, CardFace, Choose, Filter, NounWord } from '@kitchen-table/language/core';
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

/** Whether it is a card that the description says. CR 201.4. */
function isDescribed(face: CardFace, { adjectives = [], noun }: Filter): boolean {
  const words: readonly (NounWord | Adjective)[] = noun.kind === 'words' ? noun.words : [];
  return [...words, ...adjectives].every((word) => isOf(face, word));
}

/** Whether the word of types says what it is; which others there are: lower/src/core-words/choosing.ts. */
function isOf(face: CardFace, word: NounWord | Adjective): boolean {
  switch (word.kind) {
    case 'typeWord':
    case 'typeAdjective':
      return face.types.includes(word.type);
    case 'supertypeWord':
      return face.supertypes.includes(word.supertype);
    case 'non':
      return !isOf(face, word.of);
    case 'anyOf':
      return word.of.some((each) => isOf(face, each));
    default:
      return true; // "card".
  }
}

/** A name that no card of the game has: what a player says who has nothing else to say. */
const NO_NAME = 'another card';

/**
 * The names of the cards of this game, of each half, face and Adventure by itself: never both names of a split card.
 * CR 201.4, 709.4a, 710.5, 715.5.
 */
export function cardNamesToChoose(
  game: Game,
  which: Choose['which'],
  otherThan: Choose['otherThan'],
): readonly string[] {
  const fits = (face: CardFace): boolean =>
    (which === undefined || isDescribed(face, which)) &&
    (otherThan?.kind !== 'filter' || !isDescribed(face, otherThan));
  const names = new Set<string>();
  for (const card of Object.values(game.setup.cards))
    for (const face of card.faces) if (fits(face)) names.add(face.sameNameAs ?? face.name); // CR 201.4g
  return names.size === 0 ? [NO_NAME] : [...names];
}
