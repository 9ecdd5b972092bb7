/** Drawing opening hands. CR 103.5. */
import { perform } from '../../events/perform.ts';
import { editPlayer, opened } from '../../vocabulary/door.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game, OpenGame } from '../../vocabulary/game.ts';
import { NO_OBJECT, type PlayerId } from '../../vocabulary/ids.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import { inTurnOrder } from '../turn-structure/turn-order.ts';

/** Every player draws an opening hand: CR 103.5. */
export function drawOpeningHands(sealed: Game): void {
  const game = opened(sealed);
  for (const player of inTurnOrder(game, game.startingPlayer)) drawHand(game, player);
}

/** The player draws as many cards as the starting hand size says. CR 103.5, 103.5a. */
export function drawHand(game: OpenGame, player: PlayerId): void {
  const draws: GameEvent[] = [];
  // Seven cards, or as a vanguard card says.
  const size = (game.players[player] as Player).maximumHandSize;
  for (let i = 0; i < size; i++) draws.push({ kind: 'draw', player, cause: NO_OBJECT, rule: '103.5' });
  perform(game, draws);
  // CR 724.3, 726.3: whoever had to draw from an empty library loses when state-based actions are checked.
  editPlayer(game, player).drawn = 0;
}
