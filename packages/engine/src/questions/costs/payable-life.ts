/** Whether life can be paid. CR 118.3, 119.4, 119.8. */
import type { Use } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import { isForbidden } from '../forbidden-acts.ts';

/** CR 119.4: life can be paid only by a player with that much, and only if nothing forbids it. */
export function canPayLife(game: Game, player: PlayerId, amount: number, use?: Use): boolean {
  return (
    amount <= 0 ||
    ((game.players[player] as Player).life >= amount &&
      isForbidden(game, use === undefined ? { kind: 'loseLife', player } : { kind: 'loseLife', player, use }) === null)
  );
}
