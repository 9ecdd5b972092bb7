/** Which part of a card a player casts while something resolves: halves, Adventures, prototyped spells. CR 709.3, 715.3, 718.3. */
import { askOption, reason } from '../../questions/ask.ts';
import { considering } from '../../questions/casting-spells/considering.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { facesToCast } from './faces-to-cast.ts';

/** The faces for which `could` holds, each looked at as though it were already on the stack. CR 601.3e. */
export function facesThat(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  could: () => boolean,
): readonly { readonly face: number; readonly via: string; readonly name: string }[] {
  const object = game.objects[id] as GameObject;
  if (object.record.faces.length === 1) return could() ? [{ face: object.face, via: '', name: '' }] : [];
  return facesToCast(game, object, player, true)
    .filter(({ now }) => considering(game, id, now, player, could))
    .map(({ face, now, ways }) => {
      const via = ways[0]?.via ?? '';
      return { face, via, name: via === 'prototype' ? `${now.name} (prototype)` : now.name };
    });
}

/** The player chooses one of them. CR 709.3, 715.3. */
export function chooseFace<Face extends { readonly name: string }>(
  game: Game,
  player: PlayerId,
  faces: readonly Face[],
): Face {
  const why = reason('Choose what to cast', NO_OBJECT, '601.3e');
  const at = askOption(
    game,
    player,
    why,
    faces.map(({ name }) => name),
  );
  return faces[at] as Face;
}
