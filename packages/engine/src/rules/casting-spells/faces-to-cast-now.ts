/** Which part of a card a player casts while something resolves: halves, Adventures, prototyped spells. CR 709.3, 715.3, 718.3. */
import { askOption, reason } from '../../questions/ask.ts';
import { considering } from '../../questions/casting-spells/considering.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { isActivePlayer } from '../../questions/players/teams.ts';
import { landsAllowed } from '../../questions/rules-in-force.ts';
import { type Characteristics, TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import { facesToCast } from './faces-to-cast.ts';

/** A part of a card, and how it is cast; a land is played. */
export interface FaceNow {
  readonly face: number;
  readonly via: string;
  readonly name: string;
  readonly isLand?: true;
}

/** The faces for which `could` holds, each looked at as though it were already on the stack. CR 601.3e. */
export function facesThat(game: Game, player: PlayerId, id: ObjectId, could: () => boolean): readonly FaceNow[] {
  const object = game.objects[id] as GameObject;
  if (object.record.faces.length === 1) return could() ? [{ face: object.face, via: '', name: '' }] : [];
  return facesToCast(game, object, player, true)
    .filter(({ now }) => considering(game, id, now, player, could))
    .map(({ face, now, ways }) => {
      const via = ways[0]?.via ?? '';
      return { face, via, name: via === 'prototype' ? `${now.name} (prototype)` : now.name };
    });
}

/** Those, and the lands as which the card may be played. CR 305.3, 712.12. */
export function facesToPlay(game: Game, player: PlayerId, id: ObjectId, could: () => boolean): readonly FaceNow[] {
  const { record, face: up } = game.objects[id] as GameObject;
  const faces = record.card.layout === 'modal double-faced' ? record.faces.map((_, face) => face) : [up];
  const lands = faces.flatMap((face): FaceNow[] => {
    const { types, name } = record.faces[face] as Characteristics;
    return (types & TypeBit.Land) !== 0 ? [{ face, via: '', name, isLand: true }] : [];
  });
  const spells = facesThat(game, player, id, could);
  return lands.length > 0 && mayPlayLand(game, player) ? [...spells, ...lands] : spells;
}

/** CR 305.2-3: in their own turn, as often as they may. */
export function mayPlayLand(game: Game, player: PlayerId): boolean {
  return isActivePlayer(game, player) && (game.players[player] as Player).landsPlayed < landsAllowed(game, player);
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
