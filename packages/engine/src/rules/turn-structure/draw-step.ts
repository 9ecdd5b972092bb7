/** The draw step. CR 504. */
import { rulesInForce } from '../../questions/in-force.ts';
import { activePlayers } from '../../questions/players/teams.ts';
import { findPlayers } from '../../questions/reading.ts';
import { isWithin } from '../../questions/turn-structure/turn-parts.ts';
import { drawCards } from '../../events/zones/drawing.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT } from '../../vocabulary/ids.ts';
import { isInTheGame } from '../../vocabulary/players/in-the-game.ts';

/** The active player draws, and then whoever draws a card during that player's draw step. CR 504.1. */
export function drawStep(game: Game): void {
  // CR 805.4b, 805.6a: with shared team turns each player of the team, one after the other.
  for (const player of activePlayers(game))
    if (isInTheGame(game, player)) drawCards(game, player, 1, NO_OBJECT, '504.1');
  for (const { rule, context } of rulesInForce(game, 'alsoDraws')) {
    if (!isWithin(game, rule.part, context)) continue;
    for (const player of findPlayers(game, rule.player, context))
      if (isInTheGame(game, player)) drawCards(game, player, 1, context.source, '504.1');
  }
}
