/** Bands of attacking creatures, and whom banding lets divide combat damage. CR 702.22. */
import type { KeywordAbility } from '@kitchen-table/language/core';
import type { Game } from '../../vocabulary/game.ts';
import { NO_ENTITY, NO_OBJECT, objectEntity, type ObjectId } from '../../vocabulary/ids.ts';
import { characteristics } from '../continuous-effects/characteristics.ts';
import { fitsDescription } from '../objects/filters.ts';
import { keywordsNamed } from '../objects/keywords.ts';

/** The other attackers in its band. CR 702.22e-f. */
export function bandOf(game: Game, id: ObjectId): readonly ObjectId[] {
  const band = game.objects[id]?.memory.band;
  if (band === undefined || game.objects[id]?.attacking === NO_ENTITY) return [];
  return game.battlefield.filter((other) => {
    const object = game.objects[other];
    return other !== id && object !== undefined && object.memory.band === band && object.attacking !== NO_ENTITY;
  });
}

/** The "bands with other" abilities of the creature whose quality it has itself. CR 702.22c. */
export function bandsWithOther(game: Game, id: ObjectId): readonly KeywordAbility[] {
  return keywordsNamed(characteristics(game, id), 'bands with other').filter((ability) =>
    isOfQuality(game, ability, id),
  );
}

/** Whether the creature has the quality that the "bands with other" ability names. */
export function isOfQuality(game: Game, ability: KeywordAbility, id: ObjectId): boolean {
  const { controller } = characteristics(game, id);
  return (
    ability.filter !== undefined &&
    fitsDescription(game, ability.filter, objectEntity(id), {
      source: id,
      controller,
      bindings: {},
      x: null,
      stackObject: NO_OBJECT,
    })
  );
}

/** Whether banding among these creatures lets their controller divide the damage dealt to them. CR 702.22j-k. */
export function dividesForBand(game: Game, creatures: readonly ObjectId[]): boolean {
  return creatures.some(
    (id) =>
      keywordsNamed(characteristics(game, id), 'banding').length > 0 ||
      bandsWithOther(game, id).some((ability) =>
        creatures.some((other) => other !== id && isOfQuality(game, ability, other)),
      ),
  );
}
