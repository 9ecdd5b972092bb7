/** Who comes after whom. CR 101.4, 103.1. */
import type { Game } from '../../vocabulary/game.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';
import { isInTheGame } from '../../vocabulary/players/in-the-game.ts';
import { seatAfter } from '../../vocabulary/players/seats.ts';
import { areOnOneTeam, primaryPlayer } from '../../questions/players/teams.ts';

/** The next player in turn order who is still in the game. */
export function nextPlayerInGame(game: Game, after: PlayerId): PlayerId {
  const count = game.players.length;
  for (let i = 1; i < count; i++) {
    const player = seatAfter(game, after, i);
    if (isInTheGame(game, player)) return player;
  }
  return after;
}

/** Whose turn comes after this player's in the normal order: with shared team turns, the next team's. CR 103.1, 805.4. */
export function nextToTakeTurn(game: Game, after: PlayerId): PlayerId {
  if (!game.rules.teams.sharedTurns) return nextPlayerInGame(game, after);
  let next = after;
  for (let i = 0; i < game.players.length; i++) {
    next = nextPlayerInGame(game, next);
    if (!areOnOneTeam(game, next, after)) break;
  }
  return primaryPlayer(game, next);
}

/** Who has priority when a player who had it has left: with shared team turns that team, else the next. CR 800.4a, 805.5. */
export function heirOfPriority(game: Game, left: PlayerId): PlayerId {
  const teammate = primaryPlayer(game, left);
  return isInTheGame(game, teammate) ? teammate : nextPlayerInGame(game, left);
}

/** All players still in the game, the active player first: APNAP order. CR 101.4. */
export function inTurnOrder(game: Game, first: PlayerId = game.activePlayer): readonly PlayerId[] {
  const order: PlayerId[] = [];
  const count = game.players.length;
  for (let i = 0; i < count; i++) {
    const player = seatAfter(game, first, i);
    if (isInTheGame(game, player)) order.push(player);
  }
  return order;
}
