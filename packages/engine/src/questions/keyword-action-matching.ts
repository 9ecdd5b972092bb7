/** Whether a keyword action that was taken is the one that an ability looks for. CR 603.2, 701. */
import type { Action, Noun, Value } from '@kitchen-table/language';
import type { Context } from '../vocabulary/context.ts';
import type { Deed } from '../vocabulary/events.ts';
import type { Game } from '../vocabulary/game.ts';
import { NO_OBJECT, objectEntity, playerEntity } from '../vocabulary/ids.ts';
import { amountFits } from './counter-matching.ts';
import { fitsRole, match, type Match, NOTHING } from './roles.ts';

/** Pushes a match when it fits. */
export function matchKeywordAction(game: Game, action: Action, event: Deed, context: Context, into: Match[]): void {
  const player = playerEntity(event.player);
  const object = event.object === NO_OBJECT ? NOTHING : [objectEntity(event.object)];
  let named: Noun | undefined;
  let actor: Noun | undefined;
  if (action.kind === 'keywordAction') {
    const name = nameOfAction(action);
    if (name !== event.action && game.rules.deeds[event.action]?.alsoHeardAs !== name) return;
    // "expend 4": the fourth, no other.
    if (action.amount?.kind === 'number' && action.amount.number !== event.amount) return;
    // CR 311.7: a chaos ability triggers whoever made chaos ensue.
    actor = action.action === 'roll chaos' ? undefined : action.actor;
    named = action.object;
  } else if (action.kind === event.action) {
    const said = action as { actor?: Noun; object?: Noun; amount?: Value };
    if (!amountFits(said.amount, event.amount)) return;
    actor = said.actor;
    named = said.object;
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

/** What the deed is called that the action is, done or heard of. CR 701.1. */
export function deedNamed(action: Action): string {
  return action.kind === 'keywordAction' ? nameOfAction(action) : action.kind;
}

/** Planeswalking to a plane and away from one are events apart; a roll of chaos is chaos ensuing. CR 311.7, 701.24d. */
function nameOfAction({ action, detail }: Extract<Action, { kind: 'keywordAction' }>): string {
  if (action === 'planeswalk' && detail !== undefined) return `${action} ${detail}`;
  if (action === 'unlock' && detail === 'fully') return 'unlock fully';
  if (action === 'become' && detail !== undefined) return `become ${detail}`;
  return action === 'roll chaos' ? 'chaos ensues' : action;
}
