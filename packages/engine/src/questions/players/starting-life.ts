/** Starting life totals. CR 103.4. */
import type { Game } from '../../vocabulary/game.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';

/** The life total a player began with: as the setup says, else as the variants in play do. CR 103.4, 103.4b, 103.4e. */
export function startingLife(game: Game, player: PlayerId): number {
  const { startingLife: life, startingLifeOf } = game.rules;
  return game.setup.players[player]?.startingLife ?? (startingLifeOf === null ? life : startingLifeOf(player, life));
}
