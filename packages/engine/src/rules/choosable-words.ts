/** The words that players are offered when a card asks for a type or a name. CR 205.3, 201.4. */
import { TypeBit } from '../vocabulary/characteristics.ts';
import type { Game } from '../vocabulary/game.ts';
import { isCreatureType } from '../vocabulary/subtypes.ts';

export { BASIC_LAND_TYPES } from '../vocabulary/subtypes.ts';

/** The creature types of the cards in this game, and a few more: those that make a difference. CR 205.3m. */
export function creatureTypesToChoose(game: Game): readonly string[] {
  const types = new Set<string>();
  for (const record of game.records)
    for (const face of record.faces)
      if ((face.types & (TypeBit.Creature | TypeBit.Kindred)) !== 0)
        for (const subtype of face.subtypes) if (isCreatureType(subtype)) types.add(subtype);
  return types.size === 0 ? ['Human'] : [...types].sort();
}

/**
 * The names of the cards of this game, of each half, face and Adventure by itself: never both names of a split card.
 * CR 201.4, 709.4a, 710.5, 715.5.
 */
export function cardNamesToChoose(game: Game): readonly string[] {
  const names = new Set<string>();
  for (const card of Object.values(game.setup.cards)) for (const face of card.faces) names.add(face.name);
  return [...names];
}
