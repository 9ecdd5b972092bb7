/** Whether counters put or removed are those that a text speaks of. CR 122.6, 122.7. */
import type { Action, Value } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { isPlayerEntity, NO_OBJECT, objectEntity, playerEntity } from '../../vocabulary/ids.ts';
import { countersOn } from '../objects/counters.ts';
import { evaluate } from '../reading.ts';
import { fitsRole, match, type Match } from './roles.ts';

/** "3 or more damage", "exactly 1 damage": only such a number limits an event. */
export function amountFits(stated: Value | undefined, amount: number): boolean {
  if (stated?.kind === 'exactly') return amount === stated.number;
  return stated === undefined || stated.kind !== 'atLeast' || amount >= stated.number;
}

/** So much damage, or less than a number as it is now. CR 614.1a. */
export function damageFits(game: Game, stated: Value | undefined, amount: number, context: Context): boolean {
  return stated?.kind === 'lessThan' ? amount < evaluate(game, stated.than, context) : amountFits(stated, amount);
}

/** Life gained as much as said; of life lost any part, which may come from several sources at once. CR 119.9, 120.3a. */
export function lifeFits(stated: Value | undefined, { kind, amount }: { kind: string; amount: number }): boolean {
  return kind !== 'gainLife' || amountFits(stated, amount);
}

/** Counters put, removed or got. CR 122.6. */
export function matchCounters(
  game: Game,
  action: Action,
  event: Extract<GameEvent, { kind: 'putCounters' | 'removeCounters' }>,
  context: Context,
  into: Match[],
): void {
  const roles = { object: [event.on], player: playerEntity(event.player), amount: event.amount };
  if (action.kind === 'putCounters' && !amountFits(action.number, event.amount)) return;
  if (action.kind === 'putCounters' && event.kind === 'putCounters') {
    if (action.counter !== null && action.counter !== event.counter) return;
    if (action.nth !== undefined && !isNth(action.nth, countersOn(game, event.on, event.counter), event.amount)) return;
    if (
      fitsRole(game, action.actor, playerEntity(event.player), context) &&
      fitsRole(game, action.on, event.on, context)
    )
      for (const each of action.nth === undefined ? oneByOne(action.number, roles) : [roles]) into.push(match(each));
  } else if (action.kind === 'removeCounters' && event.kind === 'removeCounters') {
    if (action.counter !== null && action.counter !== event.counter) return;
    if (action.last === true && countersOn(game, event.on, event.counter) > 0) return;
    if (
      fitsRole(game, action.actor, playerEntity(event.player), context) &&
      fitsRole(game, action.from, event.on, context)
    ) {
      const { number } = action;
      for (const each of action.last === true || typeof number === 'string' ? [roles] : oneByOne(number, roles))
        into.push(match(each));
    }
  } else if (action.kind === 'getCounters' && event.kind === 'putCounters' && isPlayerEntity(event.on)) {
    if (action.counter !== undefined && action.counter !== event.counter) return;
    if (fitsRole(game, action.actor, event.on, context)) into.push(match({ ...roles, player: event.on }));
  }
}

/** What enters with counters has them put on it by its controller; all kinds together where the text names none. CR 122.6. */
export function matchCountersEnteredWith(
  game: Game,
  action: Extract<Action, { kind: 'putCounters' }>,
  event: Extract<GameEvent, { kind: 'zoneChange' | 'createToken' }>,
  context: Context,
  into: Match[],
): void {
  const { entering, cause, rule } = event;
  if (entering === null) return;
  const kinds = Object.keys(entering.counters);
  if (kinds.length === 0) return;
  const total = kinds.reduce((sum, counter) => sum + (entering.counters[counter] as number), 0);
  const player = entering.controller;
  for (const id of event.kind === 'zoneChange' ? [event.became] : event.created) {
    if (id === NO_OBJECT) continue;
    const put = { kind: 'putCounters', on: objectEntity(id), player, cause, rule } as const;
    const counter = action.counter ?? (kinds[0] as string);
    const amount = action.counter === null ? total : (entering.counters[counter] ?? 0);
    if (amount > 0) matchCounters(game, action, { ...put, counter, amount }, context, into);
  }
}

/** Fewer than N before, N or more after. CR 122.7. */
function isNth(nth: number, after: number, put: number): boolean {
  return after >= nth && after - put < nth;
}

/** "Whenever a counter is put" or removed: for each of them; "one or more": once for all. CR 603.2c, 122.6. */
function oneByOne<Roles extends { readonly amount: number }>(stated: Value, roles: Roles): readonly Roles[] {
  if (roles.amount < 2 || stated.kind !== 'number' || stated.number !== 1) return [roles];
  return Array.from({ length: roles.amount }, () => ({ ...roles, amount: 1 }));
}
