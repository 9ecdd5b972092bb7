/** How often the Ring has tempted a player: the emblem counts it. CR 701.52c. */
import type { Game } from '../../vocabulary/game.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';
import { TEMPTED, THE_RING } from '../../vocabulary/players/the-ring.ts';

/** The most often that it has tempted one of these players. */
export function timesTempted(game: Game, players: readonly PlayerId[]): number {
  let most = 0;
  for (const id of game.command) {
    const object = game.objects[id];
    if (object !== undefined && object.record.card.name === THE_RING && players.includes(object.owner))
      most = Math.max(most, object.counters[TEMPTED] ?? 0);
  }
  return most;
}
