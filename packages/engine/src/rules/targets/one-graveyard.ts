/** "Up to two target cards from a single graveyard": the first target fixes whose. CR 115.1, 601.2c. */
import type { Place } from '@kitchen-table/language/core';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, isPlayerEntity, type PlayerId } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';

/** Whether the action takes its targets from a single graveyard. */
export function saysOneGraveyard(action: object | null): boolean {
  const { from } = (action ?? {}) as { readonly from?: Partial<Place> };
  return from?.single === true;
}

function ownerOf(game: Game, entity: Entity): PlayerId | undefined {
  return isPlayerEntity(entity) ? undefined : (game.objects[entity] as GameObject).owner;
}

/** Those that lie in the graveyard of the first one. */
export function besides(game: Game, first: Entity, legal: readonly Entity[]): Entity[] {
  const owner = ownerOf(game, first);
  return legal.filter((entity) => ownerOf(game, entity) === owner);
}

/** Those in graveyards with so many of them. */
export function whereEnough(game: Game, legal: readonly Entity[], least: number): Entity[] {
  return legal.filter((entity) => besides(game, entity, legal).length >= least);
}
