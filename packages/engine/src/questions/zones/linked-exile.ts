/** Which cards are exiled "with" an object: by an ability of the text that refers to them. CR 607.2a-b, 607.2q, 607.5. */
import type { Quality } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { entityObject, NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import type { GameObject, Memory } from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { characteristics } from '../continuous-effects/characteristics.ts';
import { find } from '../reading.ts';

/** Under which name the object remembers what its present text exiles; null: the text of its own card. CR 607.1b, 607.5. */
function textNow(game: Game, object: GameObject): string | null {
  const { face } = characteristics(game, object.id);
  return object.record.card.faces.includes(face) ? null : face.name;
}

/** The cards that the text which the object has now has exiled, and that are still there. CR 607.2a. */
export function exiledWith(game: Game, source: ObjectId): readonly ObjectId[] {
  const object = game.objects[source];
  if (object === undefined) return NONE;
  const { exiled, exiledAs } = object.memory;
  if (exiled === undefined && exiledAs === undefined) return NONE;
  const as = textNow(game, object);
  const cards = as === null ? exiled : exiledAs?.find((other) => other.as === as)?.exiled;
  return (cards ?? NONE).filter((id) => isStillExiled(game, id));
}
const NONE: readonly ObjectId[] = [];

/** The cards exiled with the object that says so, or with the one that gave it that ability. CR 201.5a, 607.2a. */
export function exiledWithSaid(
  game: Game,
  { by }: Extract<Quality, { kind: 'exiledWith' }>,
  context: Context,
): readonly ObjectId[] {
  if (by === undefined) return exiledWith(game, context.source);
  return find(game, by, context).flatMap((entity) => exiledWith(game, entityObject(entity)));
}

function isStillExiled(game: Game, id: ObjectId): boolean {
  return game.objects[id]?.zone === Zone.Exile && game.objects[id]?.became === NO_OBJECT;
}

/** The cards used to craft the permanent, those still in exile. CR 702.167c. */
export function usedToCraft(game: Game, permanent: ObjectId): readonly ObjectId[] {
  return (game.objects[permanent]?.memory.crafted ?? NONE).filter((id) => isStillExiled(game, id));
}

/** Whether one of these players exiled the card, with whatever, or an ability that one of them controlled did. CR 406.6. */
export function wasExiledBy({ memory }: GameObject, players: readonly PlayerId[], through?: 'ability'): boolean {
  const by = through === undefined ? memory.exiledBy : memory.exiledThrough;
  return by !== undefined && players.includes(by);
}

/** What the object remembers once its text has exiled these cards too. CR 607.2a-b. */
export function withExiled(game: Game, object: GameObject, cards: readonly ObjectId[]): Memory {
  const { memory } = object;
  const as = textNow(game, object);
  if (as === null) return { ...memory, exiled: [...(memory.exiled ?? NONE), ...cards] };
  const before = memory.exiledAs ?? [];
  const own = before.find((other) => other.as === as)?.exiled ?? NONE;
  return { ...memory, exiledAs: [...before.filter((other) => other.as !== as), { as, exiled: [...own, ...cards] }] };
}
