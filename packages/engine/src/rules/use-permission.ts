/** Counting the use of a permission that holds once each turn. CR 601.3. */
import { tallyTurn } from '../vocabulary/tallies.ts';
import type { Game } from '../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { Zone } from '../vocabulary/zones.ts';
import { permissions } from './permissions.ts';

/** If the card is cast or played because an effect lets the player, once each turn, this was the once. */
export function usePermission(game: Game, player: PlayerId, object: ObjectId): void {
  if (game.objects[object]?.zone === Zone.Hand) return;
  const used = permissions(game, player).find((permission) => permission.object === object);
  if (used !== undefined && used.tally !== null) tallyTurn(game, used.tally, 1);
}
