/** Which colors the player will want for the other cards in hand: automatic payment keeps them. */
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import { demandOf } from './symbols.ts';

/** For each kind of mana, how much the hand asks for it. */
export function wantedElsewhere(game: Game, player: PlayerId): readonly number[] {
  const wanted = [0, 0, 0, 0, 0, 0];
  for (const id of (game.players[player] as Player).hand) {
    const { manaCost } = characteristics(game, id);
    if (manaCost === null) continue;
    for (const pip of demandOf(manaCost).pips)
      for (let kind = 0; kind < 6; kind++) if (pip === 1 << kind) wanted[kind] = (wanted[kind] as number) + 1;
  }
  return wanted;
}
