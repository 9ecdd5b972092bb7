/** Which of several cards spoken of together are cast, and in what order. CR 608.2d, 608.2g. */
import type { Noun } from '@kitchen-table/language/core';
import { characteristics } from '../../../questions/continuous-effects/characteristics.ts';
import type { Context } from '../../../vocabulary/context.ts';
import type { Game } from '../../../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../../../vocabulary/ids.ts';
import type { GameObject } from '../../../vocabulary/objects/objects.ts';
import { chooseObjects, chooseOrder, reason } from '../../resolving/choices.ts';

/** Cards that were spoken of together are played one after another, in an order that the player chooses. CR 608.2d. */
export function inOrderCast(
  game: Game,
  { object }: { readonly object: Noun },
  objects: readonly ObjectId[],
  player: PlayerId,
  context: Context,
  could: (object: ObjectId) => boolean,
): readonly ObjectId[] {
  const together = object.kind === 'nounList' && object.join === 'and/or';
  if (!together && object.kind !== 'reference' && object.kind !== 'linked') return objects;
  const cast = together ? someOfThem(game, objects.filter(could), player, context) : objects;
  const why = reason('Choose the order in which to play them', context.source, '608.2d');
  // CR 406.3: what is face down keeps its name from those who may not look at it.
  const nameOf = (id: ObjectId): string => {
    const { record, visibleTo } = game.objects[id] as GameObject;
    return (visibleTo & (1 << player)) === 0 ? characteristics(game, id).name || 'a face-down card' : record.card.name;
  };
  return chooseOrder(game, player, why, cast, 'other', nameOf);
}

/** "An instant card and/or a sorcery card": who has said yes casts at least one of those that could be cast. CR 608.2d. */
function someOfThem(game: Game, objects: readonly ObjectId[], player: PlayerId, context: Context): readonly ObjectId[] {
  if (objects.length < 2) return objects;
  const why = reason('Choose what to cast', context.source, '608.2d');
  return chooseObjects(game, player, why, objects, 1, objects.length, 'choose', { helps: true });
}
