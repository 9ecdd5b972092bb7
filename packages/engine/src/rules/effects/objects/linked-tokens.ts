/** Tokens whose text speaks of what the ability that created them exiled: the abilities are linked. CR 607.1d. */
import { some } from '@kitchen-table/language/core';
import { followedAll } from '../../../questions/objects/followed-objects.ts';
import { doneThisWay } from '../../../questions/resolving/this-way.ts';
import type { Context } from '../../../vocabulary/context.ts';
import type { Game } from '../../../vocabulary/game.ts';
import { isPlayerEntity, type ObjectId } from '../../../vocabulary/ids.ts';
import { type Memory, NO_MEMORY } from '../../../vocabulary/objects/objects.ts';
import { isIn } from '../../../vocabulary/zones/where-objects-are.ts';
import { Zone } from '../../../vocabulary/zones/zones.ts';
import { isLinked } from '../this-way.ts';

/** What a token with that text remembers from the beginning: cards exiled as the ability was carried out. */
export function linkedTo(game: Game, text: unknown, context: Context): Memory {
  const exiled = doneThisWay('exiled', context);
  if (exiled.length === 0 || !some(text, isLinked)) return NO_MEMORY;
  const cards = exiled.flatMap((entity) =>
    isPlayerEntity(entity) ? [] : followedAll(game, entity as number as ObjectId),
  );
  return { exiled: cards.filter((id) => isIn(game, id, Zone.Exile)) };
}
