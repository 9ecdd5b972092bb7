/** Loops that nobody can stop, and those that somebody must. CR 104.4b, 729.3-6. */
import type { ActionOption } from '../vocabulary/decisions.ts';
import type { Game } from '../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from '../vocabulary/ids.ts';
import { characteristics } from '../questions/characteristics.ts';
import { playersInRange } from '../questions/range.ts';
import { lookOf, placeOf } from '../questions/same-position.ts';
import { performOne } from '../events/perform.ts';

/** NOT-CR: so many objects in a row have resolved without anybody having made a choice; then it is a mandatory loop. */
const MANY = 10_000;
/** NOT-CR: after so many, positions are compared; a position that has come back so often will come back again. */
const SUSPICIOUS = 32;
const OFTEN = 2;
/** NOT-CR: the last so many of them show whose objects are involved. CR 801.16. */
const WATCHED = 1000;
/** NOT-CR: after so many actions in one step, the positions in which they were taken are noted. */
const BUSY = 24;

/** After something resolved: a loop of mandatory actions draws the game. CR 104.4b. */
export function noteLoop(game: Game, involved: ObjectId = NO_OBJECT): void {
  game.sinceChoice++;
  if (game.ranges !== null) {
    if (game.sinceChoice > MANY - WATCHED) noteInvolved(game, involved);
    if (game.sinceChoice >= MANY) drawForThoseInvolved(game);
    return;
  }
  if (game.sinceChoice < SUSPICIOUS || (game.sinceChoice < MANY && !comesBack(game))) return;
  performOne(game, {
    kind: 'drawGame',
    because: 'a loop of mandatory actions repeats without end',
    cause: NO_OBJECT,
    rule: '104.4b',
  });
}

/** Whether the same position has come again and again. CR 729.4. */
function comesBack(game: Game): boolean {
  const look = lookOf(game, 'whole');
  // Looking further and further back finds a loop of any length.
  const isPowerOfTwo = (game.sinceChoice & (game.sinceChoice - 1)) === 0;
  if (isPowerOfTwo) {
    game.loopMark = look;
    game.loopReturns = 0;
  } else if (look === game.loopMark) game.loopReturns++;
  return game.loopReturns >= OFTEN;
}

/** A step has begun: what was done before it is no part of a loop. */
export function beginCountingActs(game: Game): void {
  game.acts = 0;
  if (game.actLooks.length > 0) game.actLooks = [];
}

/** Notes an action that a player takes, for `withoutFragmentedLoops`. */
export function noteAct(game: Game, player: PlayerId, option: ActionOption): void {
  game.acts++;
  if (game.acts > BUSY)
    game.actLooks = [...game.actLooks, `${player} ${actLook(game, option, lookOf(game, 'visible'))}`];
}

/**
 * The actions that a player may take: in a position that several players' actions have brought about before, the
 * active player must not do again what has led there. CR 729.3.
 */
export function withoutFragmentedLoops(
  game: Game,
  player: PlayerId,
  options: readonly ActionOption[],
): readonly ActionOption[] {
  if (game.acts <= BUSY || game.actLooks.length === 0 || !mustBreakLoops(game, player)) return options;
  const look = lookOf(game, 'visible');
  return options.filter((option) => {
    if (option.kind === 'pass') return true;
    const before = game.actLooks.indexOf(`${player} ${actLook(game, option, look)}`);
    return before < 0 || game.actLooks.slice(before).every((act) => act.startsWith(`${player} `));
  });
}

/** The active player; if that player is not involved, the first in turn order who is. CR 729.3. */
function mustBreakLoops(game: Game, player: PlayerId): boolean {
  const count = game.players.length;
  for (let i = 0; i < count; i++) {
    const next = (game.activePlayer + i) % count;
    if (game.actLooks.some((act) => act.startsWith(`${next} `))) return next === player;
  }
  return false;
}

/** An action in a position, as a word: the same for the same action in the same position. */
function actLook(game: Game, option: ActionOption, look: number): string {
  if (option.kind === 'pass') return `${look} pass`;
  const { kind, object, same: _same, ...how } = option;
  return `${look} ${kind} ${placeOf(game, object)} ${JSON.stringify(how)}`;
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
