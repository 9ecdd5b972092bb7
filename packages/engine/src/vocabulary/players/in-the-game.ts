/** Who is still in the game. CR 104.5, 800.4a. */
import type { Game } from '../game.ts';
import type { PlayerId } from '../ids.ts';
import type { Player } from './players.ts';

/** Whether the player has neither lost nor left. CR 104.5. */
export function isInTheGame(game: Game, player: PlayerId): boolean {
  return !(game.players[player] as Player).lost;
}
