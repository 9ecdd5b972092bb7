/** Loops that nobody can stop. CR 104.4b, 729.4. */
import type { Game } from '../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId } from '../vocabulary/ids.ts';
import { characteristics } from '../questions/characteristics.ts';
import { playersInRange } from '../questions/range.ts';
import { performOne } from '../events/perform.ts';

/** NOT-CR: so many objects in a row have resolved without anybody having had a choice; then it is a mandatory loop. */
const MANY = 10_000;
/** NOT-CR: the last so many of them show whose objects are involved. CR 801.16. */
const WATCHED = 1000;

/** After something resolved: a loop of mandatory actions draws the game. CR 104.4b. */
export function noteLoop(game: Game, involved: ObjectId = NO_OBJECT): void {
  game.sinceChoice++;
  if (game.ranges !== null && game.sinceChoice > MANY - WATCHED) noteInvolved(game, involved);
  if (game.sinceChoice < MANY) return;
  if (game.ranges !== null) {
    drawForThoseInvolved(game);
    return;
  }
  performOne(game, {
    kind: 'drawGame',
    because: 'a loop of mandatory actions repeats without end',
    cause: NO_OBJECT,
    rule: '104.4b',
  });
}

/** Notes whose objects the loop consists of: of what has resolved, and of where it came from. CR 801.16. */
function noteInvolved(game: Game, resolved: ObjectId): void {
  if (game.sinceChoice === MANY - WATCHED + 1) game.loopers = 0;
  for (const id of [resolved, game.objects[resolved]?.stack?.source ?? NO_OBJECT])
    if (game.objects[id] !== undefined) game.loopers |= 1 << characteristics(game, id).controller;
}

/** CR 801.16: a draw for each of them and for everyone in their range; the others play on. */
function drawForThoseInvolved(game: Game): void {
  game.sinceChoice = 0;
  performOne(game, {
    kind: 'drawGame',
    because: 'a loop of mandatory actions repeats without end',
    players: playersInRange(game, game.loopers),
    cause: NO_OBJECT,
    rule: '801.16',
  });
}
