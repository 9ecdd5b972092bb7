/** "Each player may put a card from their hand onto the battlefield": all choose in turn order, and then it is one event. CR 101.4, 608.2e. */
import type { Action, Clause } from '@kitchen-table/language/core';
import { type Context, FIRST_LABEL } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { playerEntity, type PlayerId } from '../../vocabulary/ids.ts';
import { withTaken } from '../../questions/resolving/this-way.ts';
import { actedBy } from './acted-by.ts';
import { type AtOnce, happenAtOnce, type Part } from './at-once.ts';
import { noteDone } from '../resolving/bindings.ts';
import { afterwards, atOnceOf } from './steps-at-once.ts';
import { withChoicesMade } from './choices/words-of-your-choice.ts';

type May = Extract<Clause, { kind: 'may' }>;
type Doing = Extract<Clause, { kind: 'do' }>;

/**
 * Who wants to chooses what, and all of it happens together; null where what is offered is not one deed whose choices come
 * first. `reading`: the words as that player reads them; `wants`: whether it is possible and wanted.
 */
export function eachMay(
  game: Game,
  clause: May,
  players: readonly PlayerId[],
  context: Context,
  reading: (player: PlayerId, now: Context) => Context,
  wants: (player: PlayerId, own: Context) => boolean,
): Context | null {
  const inner = clause.clause;
  const verb: AtOnce<Action> | undefined = inner.kind === 'do' ? atOnceOf(inner.action) : undefined;
  if (players.length < 2 || inner.kind !== 'do' || verb === undefined) return null;
  // "Starting with you, each player may put a card onto the battlefield": one after the other.
  if (context.bindings[FIRST_LABEL] !== undefined) return null;
  let now = context;
  const parts: (Part<Action> & { readonly player: PlayerId })[] = [];
  for (const player of players) {
    const own = reading(player, now);
    if (!wants(player, own)) continue;
    const { action: said, during } = actedBy(inner, player === context.controller || clause.have === true) as Doing;
    const action = withChoicesMade(game, said, own);
    const planned = verb.plan(game, action, own, during);
    now = planned.context;
    parts.push({ action, during, planned, player });
  }
  const shares = happenAtOnce(game, verb, parts);
  let done = false;
  for (const [i, { action, during, planned, player }] of parts.entries()) {
    const result = verb.came(game, action, { ...planned, context: reading(player, now) }, shares[i] ?? [], during);
    done ||= result.done;
    now = afterwards(game, action, result);
    if (result.done && clause.told === true) now = { ...now, bindings: withTaken(now.bindings, playerEntity(player)) };
  }
  return noteDone(now, done);
}
