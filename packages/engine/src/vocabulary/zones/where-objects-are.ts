/** Where an object is. CR 400.1. */
import type { Game } from '../game.ts';
import type { Entity, ObjectId } from '../ids.ts';
import type { Zone } from './zones.ts';

/** Whether the object is in that zone now; an id that stands for nothing is nowhere. CR 400.1, 400.7. */
export function isIn(game: Game, id: ObjectId | Entity, zone: Zone): boolean {
  return game.objects[id]?.zone === zone;
}
