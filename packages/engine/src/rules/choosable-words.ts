/** The words that players are offered when a card asks for a type. CR 205.3. */
import type { Game } from '../vocabulary/game.ts';
import { isCreatureType } from '../vocabulary/subtypes.ts';

export { BASIC_LAND_TYPES } from '../vocabulary/subtypes.ts';

/** The creature types of the cards in this game, and a few more: those that make a difference. CR 205.3m. */
export function creatureTypesToChoose(game: Game): readonly string[] {
  const types = new Set<string>();
  for (const record of game.records)
    for (const face of record.faces)
      for (const subtype of face.subtypes) if (isCreatureType(subtype)) types.add(subtype);
  return types.size === 0 ? ['Human'] : [...types].sort();
}
