/** From which place a card would be cast, or a spell was. CR 601.2a. */
import type { Place } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { ZONE_BY_NAME, type Zone } from '../../vocabulary/zones/zones.ts';
import { findPlayers } from '../reading.ts';

/** Where the card is, or where the spell came from: "from graveyards or libraries", "from anywhere other than your hand". CR 601.2a. */
export function isFrom(game: Game, from: Place, object: GameObject, context: Context): boolean {
  const zone = object.stack === null ? object.zone : object.stack.cast.from;
  return isThere(game, from, zone, object, context);
}

/** Whether a zone in which that object was is the place named. CR 400.1. */
export function isThere(game: Game, place: Place, zone: Zone, { owner }: GameObject, context: Context): boolean {
  const there = zone === ZONE_BY_NAME[place.zone] || (place.or !== undefined && zone === ZONE_BY_NAME[place.or]);
  const owned = place.of === undefined || findPlayers(game, place.of, context).includes(owner);
  return (there && owned) !== (place.not === true);
}
