/** Loops that nobody can stop. CR 104.4b, 729.4. */
import type { Game } from '../vocabulary/game.ts';
import { NO_OBJECT } from '../vocabulary/ids.ts';
import { performOne } from '../events/perform.ts';

/** NOT-CR: so many objects in a row have resolved without anybody having had a choice; then it is a mandatory loop. */
const MANY = 10_000;

/** After something resolved: a loop of mandatory actions draws the game. CR 104.4b. */
export function noteLoop(game: Game): void {
  game.sinceChoice++;
  if (game.sinceChoice < MANY) return;
  performOne(game, {
    kind: 'drawGame',
    because: 'a loop of mandatory actions repeats without end',
    cause: NO_OBJECT,
    rule: '104.4b',
  });
}
