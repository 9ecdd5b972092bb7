/** From which zones the cards of a game can be cast or activated. CR 113.6, 601.3. */
import type { Game } from '../../vocabulary/game.ts';
import { type Reach, tableFacts } from '../../vocabulary/table-facts.ts';

/** The reach of the cards of this game. */
export function reachOf(game: Game): Reach {
  const facts = tableFacts(game);
  if (facts.reach === undefined) {
    let activated = 0;
    for (const { interest } of game.records) activated |= interest.activated;
    facts.reach = { activated, castsFromGraveyard: game.records.some(({ interest }) => interest.castsFromGraveyard) };
  }
  return facts.reach;
}
