/** Creatures paired by soulbond. CR 702.95b. */
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId } from '../../vocabulary/ids.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';

/** The creature that it is paired with; NO_OBJECT when it is unpaired. CR 702.95b, 702.95e. */
export function partnerOf(game: Game, id: ObjectId): ObjectId {
  const object = game.objects[id];
  const partner = object?.memory.paired;
  if (object === undefined || partner === undefined || object.zone !== Zone.Battlefield) return NO_OBJECT;
  const other = game.objects[partner];
  return other?.zone === Zone.Battlefield && other.memory.paired === id ? partner : NO_OBJECT;
}

/** Both creatures of the pair; none when it is unpaired. */
export function pairOf(game: Game, id: ObjectId): readonly ObjectId[] {
  const partner = partnerOf(game, id);
  return partner === NO_OBJECT ? [] : [id, partner];
}
