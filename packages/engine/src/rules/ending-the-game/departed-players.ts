/** What becomes of things that wait for a player who has left the game, or would come under that player's control. CR 800.4. */
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, type PlayerId } from '../../vocabulary/ids.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { seatAfter } from '../../vocabulary/players/seats.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { leave, perform } from '../../events/perform.ts';

/** Whether some player has left a game that goes on. */
export function someoneHasLeft(game: Game): boolean {
  if (game.players.length < 3) return false;
  for (const player of game.players) if (player.left) return true;
  return false;
}

/** When an effect that gave control ends and the player who would have it again has left, the object is exiled at once. CR 800.4c. */
export function exileUncontrolled(game: Game): void {
  let exiled: GameEvent[] | null = null;
  for (const id of game.battlefield) {
    const { controller } = characteristics(game, id);
    if (game.players[controller]?.left !== true) continue;
    (exiled ??= []).push(leave(id, Zone.Battlefield, Zone.Exile, 'exile', controller, NO_OBJECT, '800.4c'));
  }
  if (exiled !== null) perform(game, exiled);
}

/** The players who have left and whose turns would have begun between two turns of the normal order. CR 800.4k, 800.4m. */
export function passedOver(game: Game, from: PlayerId, to: PlayerId): readonly PlayerId[] {
  const count = game.players.length;
  const passed: PlayerId[] = [];
  for (let i = 1; i < count; i++) {
    const seat = seatAfter(game, from, i);
    if (seat === to) break;
    if (game.players[seat]?.left === true) passed.push(seat);
  }
  return passed;
}
