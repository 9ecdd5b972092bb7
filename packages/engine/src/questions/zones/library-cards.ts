/** What of a library there is for an effect while something is about to enter from it. CR 614.13c. */
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';

/** The library without the cards that are entering the battlefield. CR 614.13c. */
export function withoutEntering(game: Game, library: readonly ObjectId[]): readonly ObjectId[] {
  return game.onTheWay.length === 0 ? library : library.filter((id) => !game.onTheWay.includes(id));
}
