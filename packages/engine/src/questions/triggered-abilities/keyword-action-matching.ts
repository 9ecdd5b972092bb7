/** Whether a keyword action that was taken is the one that an ability looks for. CR 603.2, 701. */
import { type Action, type Noun, type Value, alsoHeardAs, nameOfAction } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { Deed } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_OBJECT, objectEntity, playerEntity } from '../../vocabulary/ids.ts';
import { amountFits } from './counter-matching.ts';
import { fitsRole, match, type Match, NOTHING } from './roles.ts';
import { isLibraryOf } from '../whose-library.ts';

/** Pushes a match when it fits. */
export function matchKeywordAction(game: Game, action: Action, event: Deed, context: Context, into: Match[]): void {
  const player = playerEntity(event.player);
  const object = event.object === NO_OBJECT ? NOTHING : [objectEntity(event.object)];
  let named: Noun | undefined;
  let actor: Noun | undefined;
  if (action.kind === 'keywordAction') {
    const name = nameOfAction(action);
    if (name !== event.action && alsoHeardAs(event.action) !== name) return;
    // "expend 4": the fourth, no other.
    if (action.amount?.kind === 'number' && action.amount.number !== event.amount) return;
    // CR 311.7: a chaos ability triggers whoever made chaos ensue.
    actor = action.action === 'roll chaos' ? undefined : action.actor;
    named = action.object;
  } else if (action.kind === event.action) {
    const said = action as Said;
    if (!fitsSaid(game, said, event, context)) return;
    actor = said.actor;
    if (event.library === undefined) named = said.object;
  } else if (action.kind === 'cast' && action.orCopy === true && event.action === 'copy') {
    actor = action.actor;
    named = action.object;
  } else return;
  // "Whenever ~ explores": the actor is an object.
  if (
    actor !== undefined &&
    !fitsRole(game, actor, player, context) &&
    !(object[0] !== undefined && fitsRole(game, actor, object[0], context))
  )
    return;
  if (named !== undefined && (object[0] === undefined || !fitsRole(game, named, object[0], context))) return;
  const whom = event.to === undefined ? NOTHING : [objectEntity(event.to)];
  if (action.kind === 'keywordAction' && action.to !== undefined && action.action !== 'exploit')
    if (whom[0] === undefined || !fitsRole(game, action.to, whom[0], context)) return;
  into.push(match({ object, player, amount: event.amount, whom }));
}

/** What may be said of a deed that is a verb of its own. */
interface Said {
  readonly actor?: Noun;
  readonly object?: Noun;
  readonly amount?: Value;
  readonly count?: Value;
  readonly sides?: number;
  readonly of?: Noun;
}

/** How much of it is done, with which dice, in whose library. CR 701.19a, 706.1. */
function fitsSaid(game: Game, { actor, amount, count, sides, of }: Said, event: Deed, context: Context): boolean {
  if (!amountFits(amount ?? count, event.amount)) return false;
  if (sides !== undefined && sides !== event.sides) return false;
  const { library, player } = event;
  return library === undefined || of === undefined || isLibraryOf(game, of, actor, { player, library }, context);
}
