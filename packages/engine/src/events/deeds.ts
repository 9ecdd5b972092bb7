/**
 * The one road of keyword actions: is it forbidden? is it replaced? then it is done, and then it has happened.
 * What is replaced is never done, and nothing hears of it. CR 101.2, 614.6, 616.1, 701.1.
 */
import { opened } from '../vocabulary/door.ts';
import type { Clause } from '@kitchen-table/language/core';
import { derived } from '../questions/continuous-effects/characteristics.ts';
import { isForbidden } from '../questions/rules-in-force.ts';
import type { Context } from '../vocabulary/context.ts';
import type { Deed, GameEvent } from '../vocabulary/events.ts';
import type { Game, OpenGame } from '../vocabulary/game.ts';
import { NO_OBJECT, objectEntity } from '../vocabulary/ids.ts';
import { outOfSight, partsInstead, together } from './replacement-effects/what-happens-instead.ts';
import { happen, perform } from './perform.ts';
import { canAffect } from './range-of-events.ts';
import {
  applyReplacement,
  nextReplacement,
  nothingReplaces,
  type Replacement,
} from './replacement-effects/replacement-effects.ts';
import { useUp } from './replacement-effects/used-once.ts';

/** Does the deed; gives it as it happened, for whoever hears of it, or null where what does it has told of it. */
export type Does = (deed: Deed) => Deed | null;

/** Carries the deed out, or what replaces it, one deed after the other; false: it can't be done. CR 101.2. */
export function carryOut(sealed: Game, deed: Deed, does: Does): boolean {
  const game = opened(sealed);
  const { cant, replace } = (game.derived ?? derived(game)).rules;
  if (cant === undefined && replace === undefined) {
    done(game, deed, does); // As nearly always: nobody has a word in it.
    return true;
  }
  if (isDeedForbidden(game, deed)) return false;
  carryOutUnless(game, deed, [], does);
  return true;
}

/** It is done, and what hears of it hears of it now. */
function done(game: OpenGame, deed: Deed, does: Does): void {
  const happened = does(deed);
  if (happened !== null) happen(game, [happened]);
}

function carryOutUnless(game: OpenGame, deed: Deed, used: readonly string[], does: Does): void {
  const next = nothingReplaces(game, deed) ? null : nextReplacement(game, deed, used);
  if (next === null) return done(game, deed, does);
  const usedNow = [...used, next.key];
  if (next.kind === 'replace') {
    if (next.inForce.rule.once === true) useUp(game, next.inForce, deed);
    return carryOutInstead(game, next, deed, usedNow, does);
  }
  for (const event of applyReplacement(game, next, deed, new Set())) goOn(game, event, usedNow, does);
}

/** What stands in its place, in the order in which it is said. CR 608.2c, 614.6. */
function carryOutInstead(
  game: OpenGame,
  { inForce, matched }: Extract<Replacement, { kind: 'replace' }>,
  deed: Deed,
  used: readonly string[],
  does: Does,
): void {
  const { parts, context } = partsInstead(game, inForce, matched, deed);
  let now: Context = context;
  let steps: Clause[] = [];
  const doSteps = (): void => {
    if (steps.length > 0) now = outOfSight(game, used, together(steps), now);
    steps = [];
  };
  for (const part of parts) {
    if ('clause' in part) steps.push(part.clause);
    else {
      doSteps();
      goOn(game, part.event, used, does);
    }
  }
  doSteps();
}

function goOn(game: OpenGame, event: GameEvent, used: readonly string[], does: Does): void {
  if (game.ranges !== null && !canAffect(game, event)) return; // CR 801.13a
  if (event.kind === 'deed') carryOutUnless(game, event, used, does);
  else perform(game, [event]);
}

/** "Players can't surveil". CR 101.2, 614.17b-c. */
export function isDeedForbidden(
  game: Game,
  { action, player, object }: Pick<Deed, 'action' | 'player' | 'object'>,
): boolean {
  const doer = object === NO_OBJECT ? { player } : { player, object: objectEntity(object) };
  return isForbidden(game, { kind: 'keywordAction', deed: action, ...doer }) !== null;
}
