/** Whose turn it is: with shared team turns, that of several players. CR 102.1, 805.4a. */
import type { GameView, PlayerSummary } from './types.ts';

/** Whether it is the turn of this player, or of the player's team. */
export function isTurnOf(view: GameView, player: PlayerSummary['id'] | null): boolean {
  if (player === null) return false;
  return view.activePlayer === player || view.teams.some(({ active, players }) => active && players.includes(player));
}
