/** From which zones the cards of a game can be cast or activated. CR 113.6, 601.3. */
import type { Game } from '../vocabulary/game.ts';

/** Where the cards of a game can be cast from or have activated abilities, besides hand and battlefield. */
interface Reach {
  readonly activated: number;
  readonly castsFromGraveyard: boolean;
}

/** Pure memo by the table of records: the table is new whenever a card comes to it. */
const reachMemo = new WeakMap<Game['records'], Reach>();

/** The reach of the cards of this game. */
export function reachOf(game: Game): Reach {
  let reach = reachMemo.get(game.records);
  if (reach === undefined) {
    let activated = 0;
    for (const { interest } of game.records) activated |= interest.activated;
    reach = { activated, castsFromGraveyard: game.records.some(({ interest }) => interest.castsFromGraveyard) };
    reachMemo.set(game.records, reach);
  }
  return reach;
}
