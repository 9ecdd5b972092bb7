/** Playing for ante: an optional variation on any game that one player wins. CR 407. */
import { leave, perform } from '../events/perform.ts';
import type { Game } from '../vocabulary/game.ts';
import { NO_OBJECT } from '../vocabulary/ids.ts';
import { Zone } from '../vocabulary/zones/zones.ts';
import type { Variant } from './variant.ts';

/** One random card of each deck, which is shuffled by now, goes into the ante zone. CR 407.2. */
function anteRandomCards(game: Game): void {
  // NOT-CR: nothing is at stake in a subgame.
  if (game.main !== null || game.setup.start !== undefined) return;
  perform(
    game,
    game.players.flatMap(({ id, library, lost }) => {
      const top = library.at(-1);
      return top === undefined || lost ? [] : [leave(top, Zone.Library, Zone.Ante, 'set-up', id, NO_OBJECT, '407.2')];
    }),
  );
}

/** CR 407. */
export const ante: Variant = {
  name: 'ante',
  contribute: (rules) => ({ ...rules, forAnte: true, beforeHands: [...rules.beforeHands, anteRandomCards] }),
};
