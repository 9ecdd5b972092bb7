/** How many counters there are. CR 122. */
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, entityPlayer, isPlayerEntity } from '../../vocabulary/ids.ts';
import { NO_COUNTERS } from '../../vocabulary/objects/objects.ts';
import { areOnOneTeam } from '../players/teams.ts';

/** Counters of a kind on all of them; poison counters that a team shares count once. CR 810.10a. */
export function totalCountersOn(game: Game, entities: readonly Entity[], counter: string | null): number {
  const shared = game.rules.teams.sharedLife && counter === 'poison';
  let total = 0;
  entities.forEach((entity, i) => {
    const known = shared && entities.slice(0, i).some((other) => sharesCounters(game, entity, other));
    if (!known) total += countersOn(game, entity, counter);
  });
  return total;
}

function sharesCounters(game: Game, one: Entity, other: Entity): boolean {
  return isPlayerEntity(one) && isPlayerEntity(other) && areOnOneTeam(game, entityPlayer(one), entityPlayer(other));
}

/** Counters of a kind (null: of all kinds) on an object or player. CR 122. */
export function countersOn(game: Game, entity: Entity, counter: string | null): number {
  const counters =
    (isPlayerEntity(entity) ? game.players[entityPlayer(entity)]?.counters : game.objects[entity]?.counters) ??
    NO_COUNTERS;
  if (counter !== null) return counters[counter] ?? 0;
  let total = 0;
  for (const kind in counters) total += counters[kind] ?? 0;
  return total;
}

/** The kinds of counters that there are on any of them. CR 122.1. */
export function kindsOfCounters(game: Game, entities: readonly Entity[]): readonly string[] {
  const kinds = new Set<string>();
  for (const entity of entities) {
    const counters =
      (isPlayerEntity(entity) ? game.players[entityPlayer(entity)]?.counters : game.objects[entity]?.counters) ??
      NO_COUNTERS;
    // A player's speed is kept with the counters, and is none.
    for (const kind in counters) if ((counters[kind] ?? 0) > 0 && kind !== 'speed') kinds.add(kind);
  }
  return [...kinds];
}
