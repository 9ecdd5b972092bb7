/** What a player draws or turns up cards from: the library, or a supplementary deck. CR 100.2d, 401.1, 901.3. */
import type { LibraryCards } from '@kitchen-table/language/core';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';

/** The cards of the player's deck, the top one last: the communal planar deck is everybody's. CR 401.1, 901.15c. */
export function deckOf(game: Game, player: PlayerId, deck: LibraryCards['deck']): readonly ObjectId[] {
  if (deck === undefined) return game.players[player]?.library ?? NO_CARDS;
  return game.supplementary?.planar[player] ?? NO_CARDS;
}
const NO_CARDS: readonly ObjectId[] = [];
