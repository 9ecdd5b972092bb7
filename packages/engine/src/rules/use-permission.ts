/** Counting the use of a permission that holds once, or once each turn. CR 601.3. */
import { setEffects } from '../vocabulary/door.ts';
import { tallyTurn } from '../vocabulary/tallies.ts';
import type { Game } from '../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { Zone } from '../vocabulary/zones.ts';
import { permissions } from './permissions.ts';

/** If the card is cast or played because an effect lets the player, once or once each turn, this was the once. */
export function usePermission(game: Game, player: PlayerId, object: ObjectId): void {
  if (game.objects[object]?.zone === Zone.Hand) return;
  const used = permissions(game, player).find((permission) => permission.object === object);
  if (used === undefined) return;
  if (used.tally !== null) tallyTurn(game, used.tally, 1);
  if (used.usedUp >= 0)
    setEffects(
      game,
      game.effects.filter(({ rule, timestamp }) => rule.kind !== 'may' || timestamp !== used.usedUp),
    );
}
