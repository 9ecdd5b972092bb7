/** Loops that nobody can stop, and those that somebody must. CR 104.4b, 729.3-6. */
import type { ActionOption } from '../../vocabulary/decisions.ts';
import type { Game, NotedAct, OpenGame } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { seatAfter } from '../../vocabulary/players/seats.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { playersInRange } from '../../questions/players/range.ts';
import { glanceOf, lookOf, placeOf } from '../../questions/same-position.ts';
import { performOne } from '../../events/perform.ts';
import { growsForEver, isRunningOut } from './growing-loops.ts';

/** NOT-CR: so many objects in a row have resolved without anybody having made a choice; then it is a mandatory loop. */
const MANY = 10_000;
/** NOT-CR: or so many, though something in it has always been running out. */
const ENOUGH = 1_000_000;
/** NOT-CR: after so many, positions are compared; a position that has come back so often will come back again. */
const SUSPICIOUS = 32;
const OFTEN = 2;
/** NOT-CR: what brought a loop about has no part in it after so many; later on whole spans of them are looked at. CR 801.16. */
const BEGUN = 4;
const WATCHED = 256;
/** NOT-CR: after so many actions in one step, the positions in which they were taken are noted. */
const BUSY = 24;

/** After something resolved, or a turn began: a loop of mandatory actions draws the game. CR 104.4b. */
export function noteLoop(game: OpenGame, involved: ObjectId = NO_OBJECT): void {
  const count = ++game.sinceChoice;
  if (game.ranges !== null) noteInvolved(game, involved);
  const isLoop =
    growsForEver(game, involved) ||
    (game.ranges === null && count >= SUSPICIOUS && comesBack(game)) ||
    (count % MANY === 0 && (count >= ENOUGH || !isRunningOut(game)));
  if (!isLoop) return;
  if (game.ranges !== null) return drawForThoseInvolved(game);
  const because = 'a loop of mandatory actions repeats without end';
  performOne(game, { kind: 'drawGame', because, cause: NO_OBJECT, rule: '104.4b' });
}

/** Whether the same position has come again and again. CR 729.4. */
function comesBack(game: OpenGame): boolean {
  const glance = glanceOf(game);
  // Looking further and further back finds a loop of any length.
  const isPowerOfTwo = (game.sinceChoice & (game.sinceChoice - 1)) === 0;
  if (isPowerOfTwo) {
    game.loopGlance = glance;
    game.loopMark = lookOf(game, 'whole');
    game.loopReturns = 0;
  } else if (glance === game.loopGlance && lookOf(game, 'whole') === game.loopMark) game.loopReturns++;
  return game.loopReturns >= OFTEN;
}

/** A step has begun: what was done before it is no part of a loop. */
export function beginCountingActs(game: OpenGame): void {
  game.acts = 0;
  if (game.notedActs.length > 0) game.notedActs = [];
  if (game.habits.length > 0) game.habits = [];
}

/** Notes an action that a player takes, for `withoutFragmentedLoops`. */
export function noteAct(game: OpenGame, player: PlayerId, option: ActionOption): void {
  game.acts++;
  if (game.acts <= BUSY) return;
  const act = wordsOf(game, option);
  // Only what is done again may be part of a loop: the position is looked at from the second time on.
  const again = game.notedActs.some((noted) => noted.player === player && noted.act === act);
  game.notedActs = [...game.notedActs, { player, act, look: again ? lookOf(game, 'visible') : null }];
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
  const { notedActs: noted } = game;
  if (game.acts <= BUSY || noted.length === 0 || !mustBreakLoops(game, player)) return options;
  if (!noted.some((each) => each.look !== null && each.player === player)) return options;
  let look: number | null = null;
  return options.filter((option) => {
    if (option.kind === 'pass') return true;
    const act = wordsOf(game, option);
    const isSame = (each: NotedAct): boolean => each.player === player && each.act === act && each.look !== null;
    if (!noted.some(isSame)) return true;
    const now = (look ??= lookOf(game, 'visible'));
    const before = noted.findIndex((each) => isSame(each) && each.look === now);
    return before < 0 || noted.slice(before).every((each) => each.player === player);
  });
}

/** The active player; if that player is not involved, the first in turn order who is. CR 729.3. */
function mustBreakLoops(game: Game, player: PlayerId): boolean {
  const count = game.players.length;
  for (let i = 0; i < count; i++) {
    const next = seatAfter(game, game.activePlayer, i);
    if (game.notedActs.some((noted) => noted.player === next)) return next === player;
  }
  return false;
}

/** An action as words: the same for the same action with whatever stands in the same place. */
function wordsOf(game: Game, option: ActionOption): string {
  if (option.kind === 'pass') return option.kind;
  const { kind, object, same: _same, ...how } = option;
  return `${kind} ${placeOf(game, object)} ${JSON.stringify(how)}`;
}

/** Notes whose objects the loop consists of: of what has resolved of late, and of where it came from. CR 801.16. */
function noteInvolved(game: OpenGame, resolved: ObjectId): void {
  const before = game.sinceChoice - 1;
  const isNewSpan = (before & (before - 1)) === 0 && before >= WATCHED;
  if (before === 0 || before === BEGUN || isNewSpan) game.loopers = 0;
  for (const id of [resolved, game.objects[resolved]?.stack?.source ?? NO_OBJECT])
    if (game.objects[id] !== undefined) game.loopers |= 1 << characteristics(game, id).controller;
}

/** CR 801.16: a draw for each of them and for everyone in their range; the others play on. */
function drawForThoseInvolved(game: OpenGame): void {
  game.sinceChoice = 0;
  performOne(game, {
    kind: 'drawGame',
    because: 'a loop of mandatory actions repeats without end',
    players: playersInRange(game, game.loopers),
    cause: NO_OBJECT,
    rule: '801.16',
  });
}
