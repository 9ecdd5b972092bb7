/** What a player controls: a phased-out permanent is treated as though it did not exist. CR 702.26b. */
import { TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { type GameObject, StatusBit } from '../../vocabulary/objects/objects.ts';
import { characteristics } from '../continuous-effects/characteristics.ts';

/** Whether the permanent is phased in. CR 702.26b. */
export function isPhasedIn(game: Game, id: ObjectId): boolean {
  return ((game.objects[id] as GameObject).status & StatusBit.PhasedOut) === 0;
}

/** The permanents that the player controls, in the order in which they entered. CR 110.2. */
export function permanentsOf(game: Game, player: PlayerId): ObjectId[] {
  return game.battlefield.filter((id) => characteristics(game, id).controller === player && isPhasedIn(game, id));
}

/** The creatures that the player controls. CR 302.1. */
export function creaturesOf(game: Game, player: PlayerId): ObjectId[] {
  return permanentsOf(game, player).filter((id) => (characteristics(game, id).types & TypeBit.Creature) !== 0);
}
