/** Forking: another game that goes on from the same position. */
import { copyGame } from './copies.generated.ts';
import { opened } from './door.ts';
import { Game } from './game.ts';

/**
 * An independent game that shares every record until one of the two writes. Costs a few array headers. What it shares
 * and what it begins anew stands in game-fields.ts.
 */
export function fork(game: Game): Game {
  const copy = new Game(game.setup, game.rules, game.ask);
  copyGame(opened(copy), game);
  // Both sides lose the right to write in place what they now share.
  const open = opened(game);
  open.token = {};
  open.ownedLists = 0;
  return copy;
}
