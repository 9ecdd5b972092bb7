/** How a player wants to pay mana, and which colors automatic payment keeps. CR 601.2g. */
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import { demandOf } from './symbols.ts';

/** How a player wants to pay. */
export interface PaymentWish {
  /** The player activates mana abilities until nothing is owed, and the rest is paid automatically. */
  readonly byHand: boolean;
  /** Kinds of mana (bits of WUBRGC) of which automatic payment leaves what it can. */
  readonly keep: number;
}

/** Automatically, and without a wish. */
export const NO_WISH: PaymentWish = { byHand: false, keep: 0 };

/** NOT-CR: what a kept kind weighs: more than any color, less than a source that is used up. */
const KEPT = 150;

/** For each kind of mana, how much it is missed: as much as the hand asks for it, and what is to be kept much more. */
export function wantedElsewhere(game: Game, player: PlayerId, keep: number): readonly number[] {
  const wanted = [0, 1, 2, 3, 4, 5].map((kind): number => ((keep & (1 << kind)) !== 0 ? KEPT : 0));
  for (const id of (game.players[player] as Player).hand) {
    const { manaCost } = characteristics(game, id);
    if (manaCost === null) continue;
    for (const pip of demandOf(manaCost).pips)
      for (let kind = 0; kind < 6; kind++) if (pip === 1 << kind) wanted[kind] = (wanted[kind] as number) + 1;
  }
  return wanted;
}
