/** Who answers a game's questions and says how its dice fall, and what players decide while nobody asks them: CR 104.3a, 104.4i. */
import { opened } from '../vocabulary/door.ts';
import type { Game } from '../vocabulary/game.ts';
import type { PlayerId } from '../vocabulary/ids.ts';

/** From now on the game's questions are answered so. */
export function answerWith(game: Game, ask: Game['ask']): void {
  opened(game).ask = ask;
}

/** From now on coins and dice fall so; null: by chance. CR 705, 706. */
export function rollWith(game: Game, scripted: Game['scripted']): void {
  opened(game).scripted = scripted;
}

/** The player has conceded, and leaves when the running segment ends. CR 104.3a. */
export function concedeIn(game: Game, player: PlayerId): void {
  opened(game).conceding |= 1 << player;
}

/** Everybody has agreed to a draw: nothing is asked any more until the running segment ends. CR 104.4i. */
export function endInDraw(game: Game): void {
  opened(game).agreedToDraw = true;
  for (const { id } of game.players) concedeIn(game, id);
}
