/** The places around the table, in turn order. CR 101.4, 103.1. */
import type { Game } from '../game.ts';
import type { PlayerId } from '../ids.ts';

/** Who sits so many places after a player in turn order: to the left, or to the right while the order is reversed. */
export function seatAfter(game: Game, player: PlayerId, places: number): PlayerId {
  const count = game.players.length;
  const step = game.turnOrderReversed ? count - 1 : 1;
  return ((player + places * step) % count) as PlayerId;
}
