/** Creatures that make one spell cheaper as it is cast: emerge, and harmonize of today. CR 702.119a. */
import { characteristics } from '../questions/characteristics.ts';
import { isForbidden } from '../questions/rules-in-force.ts';
import { TypeBit } from '../vocabulary/characteristics.ts';
import type { Game } from '../vocabulary/game.ts';
import { type ObjectId, objectEntity, type PlayerId } from '../vocabulary/ids.ts';
import { type GameObject, StatusBit } from '../vocabulary/objects.ts';

/** What is done to the creature: sacrificed for its mana value (it must be), or tapped for its power (it may be). */
export type Reducing = 'sacrifice' | 'tap';

/** A creature, and by how much generic mana it reduces the cost. */
export interface Reducer {
  readonly object: ObjectId;
  readonly by: number;
}

/** Every creature that the player could use. */
export function reducersFor(game: Game, player: PlayerId, kind: Reducing): readonly Reducer[] {
  const found: Reducer[] = [];
  for (const object of game.battlefield) {
    const now = characteristics(game, object);
    const { status } = game.objects[object] as GameObject;
    if (now.controller !== player || (now.types & TypeBit.Creature) === 0 || (status & StatusBit.PhasedOut) !== 0)
      continue;
    if (kind === 'tap' && (status & StatusBit.Tapped) !== 0) continue;
    if (kind === 'sacrifice' && isForbidden(game, { kind: 'sacrifice', player, object: objectEntity(object) }) !== null)
      continue;
    found.push({ object, by: Math.max(0, kind === 'sacrifice' ? now.manaValue : now.power) });
  }
  return found;
}

/** The largest reduction there could be; null when a creature is needed and there is none. */
export function largestReduction(game: Game, player: PlayerId, kind: Reducing): number | null {
  let largest: number | null = kind === 'tap' ? 0 : null;
  for (const { by } of reducersFor(game, player, kind)) if (largest === null || by > largest) largest = by;
  return largest;
}
