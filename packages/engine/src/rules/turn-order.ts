/** Who comes after whom. CR 101.4, 103.1. */
import type { Game } from '../vocabulary/game.ts';
import type { PlayerId } from '../vocabulary/ids.ts';

/** The next player in turn order who is still in the game. */
export function nextPlayerInGame(game: Game, after: PlayerId): PlayerId {
  const count = game.players.length;
  for (let i = 1; i <= count; i++) {
    const player = ((after + i) % count) as PlayerId;
    if (game.players[player]?.lost === false) return player;
  }
  return after;
}

/** All players still in the game, the active player first: APNAP order. CR 101.4. */
export function inTurnOrder(game: Game, first: PlayerId = game.activePlayer): readonly PlayerId[] {
  const order: PlayerId[] = [];
  const count = game.players.length;
  for (let i = 0; i < count; i++) {
    const player = ((first + i) % count) as PlayerId;
    if (game.players[player]?.lost === false) order.push(player);
  }
  return order;
}
