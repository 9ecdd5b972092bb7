/** The color identity of a player's commanders together. CR 903.4, 702.124c. */
import { COLORS } from '@kitchen-table/language/core';
import type { Game } from '../../vocabulary/game.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';

/** As color bits; null when the player has no commander, so that the quality is undefined: CR 903.4f. */
export function commanderIdentity(game: Game, player: PlayerId): number | null {
  const commanders = game.players[player]?.commanders;
  if (commanders === undefined || commanders.length === 0) return null;
  let bits = 0;
  for (const card of commanders) {
    const object = game.objects.find((each) => each.card === card);
    for (const color of object?.record.card.colorIdentity ?? []) bits |= 1 << COLORS.indexOf(color);
  }
  return bits;
}

/** The number of colors in it; infinite, so that nobody can pay as much, when it is undefined. CR 903.4f. */
export function commanderColorCount(game: Game, player: PlayerId): number {
  let bits = commanderIdentity(game, player);
  if (bits === null) return Number.POSITIVE_INFINITY;
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count++;
  return count;
}
