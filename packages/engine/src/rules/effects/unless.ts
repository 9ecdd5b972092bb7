/** "... unless its controller pays {3}": CR 118.12a. */
import type { Clause, Label, Noun, Value } from '@kitchen-table/language/core';
import { askAbout, askOption, reason } from '../../questions/ask.ts';
import { deedsOf, mayBePaid, wayToPay } from '../../saying/questions.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { Entity, PlayerId } from '../../vocabulary/ids.ts';
import { bind, noteDone, wasDone } from '../resolving/bindings.ts';
import { canPayParts } from '../costs/costs.ts';
import { costWishes } from '../costs/costs-together.ts';
import { payParts } from '../costs/paying-costs.ts';
import { resolvePlayers } from './choices/choosing.ts';
import { couldPay } from './paying.ts';
import { actorLabel, boundTo, doneBy } from './each-actor.ts';
import { NO_ENTITIES } from './outcome.ts';
import { evaluate } from '../../questions/values.ts';

/** The label of the player who was asked. */
const ASKED = '#asked';

/** The player is asked first; if they cannot or do not, the clause is carried out. */
export function unlessDone(game: Game, clause: Extract<Clause, { kind: 'unless' }>, context: Context): Context {
  const each = eachByThemselves(game, clause, context);
  if (each !== null) return each;
  const { players, context: known } = resolvePlayers(game, clause.actor ?? actorOf(clause.action), context);
  const now = withAmountSaid(game, clause.clause, known);
  for (const player of players) {
    const asked = bind(now, ASKED, [(-1 - player) as Entity], 1);
    // "unless that player has it deal 3 damage to them": each is asked about themselves.
    const label = clause.actor !== undefined && 'label' in clause.actor ? clause.actor.label : undefined;
    const asking = label === undefined ? asked : boundTo(asked, label, player);
    const ways = [clause.action, ...(clause.or === undefined ? [] : [clause.or])].filter((way) =>
      couldDo(game, way, player, asking),
    );
    if (ways.length === 0) continue;
    const why = reason(mayBePaid(game, ways, player, asking), context.source, '118.12a');
    const [only] = ways.length === 1 ? ways : [];
    const subject = only === undefined ? {} : { deeds: deedsOf(only) };
    if (!askAbout(game, player, why, subject, 'Pay', 'Do not pay')) continue;
    const chosen = ways[
      ways.length === 1
        ? 0
        : askOption(
            game,
            player,
            reason('Choose what to do', context.source, '118.12a'),
            ways.map((way) => wayToPay(game, way, player, asking)),
          )
    ] as typeof clause.action;
    // What the player has done has an actor of its own: the object that deals damage.
    const hasItDone = clause.actor !== undefined && actorOf(chosen) !== undefined;
    const action = hasItDone ? chosen : ({ ...chosen, actor: { kind: 'reference', to: ASKED } } as typeof chosen);
    // "unless you sacrifice any number of creatures with total power 12 or greater": as a cost is paid.
    if ('object' in chosen && costWishes(chosen.object as Noun).length > 0) {
      const cost = [{ kind: 'actionCost', action: chosen }] as const;
      const paid = payParts(game, player, cost, { ...asking, controller: player }, '118.12a');
      return stopped(clause.clause, { ...paid, controller: context.controller });
    }
    const after = game.rules.execute(game, { kind: 'do', action }, asking);
    // CR 118.12a: paid, so that nothing else happens.
    if (wasDone(after)) return stopped(clause.clause, after);
  }
  return bind(game.rules.execute(game, clause.clause, now), PAID, NO_ENTITIES, 0);
}

/** Under this label it stands whether somebody paid. */
const PAID = '#paid';

/** "Unless its controller pays {2}. If they do, ...": whether it was paid, not whether what stood before was done. CR 608.2c. */
export function wasPaidToStop(context: Context): boolean {
  return context.bindings[PAID]?.amount === 1;
}

/** Nothing was done, because it was paid for. CR 118.12a. */
function stopped(clause: Clause, context: Context): Context {
  return noteDone(bind(withNothingDone(clause, context), PAID, NO_ENTITIES, 1), false);
}

/** "Each opponent loses 3 life unless that player discards a card": each is asked, and loses, by themselves. CR 608.2e. */
function eachByThemselves(game: Game, clause: Extract<Clause, { kind: 'unless' }>, context: Context): Context | null {
  if (clause.clause.kind !== 'do' || clause.actor?.kind !== 'reference') return null;
  const { action } = clause.clause;
  const label = actorLabel(action);
  if (label === null || label !== clause.actor.to || context.bindings[label] !== undefined) return null;
  const { players, context: known } = resolvePlayers(game, (action as { actor?: Noun }).actor, context);
  const single = { ...clause, clause: { ...clause.clause, action: doneBy(action, label) } };
  return players.reduce((now, player) => unlessDone(game, single, boundTo(now, label, player)), known);
}

/** "Loses that much life unless they sacrifice that many permanents": so many as would be lost. CR 608.2c. */
function withAmountSaid(game: Game, clause: Clause, context: Context): Context {
  const said = amountSaid(clause);
  return said === null ? context : bind(context, said.label, NO_ENTITIES, evaluate(game, said.amount, context));
}

/** What was paid for was not done: what is said of it afterwards is of nothing. CR 118.12a. */
function withNothingDone(clause: Clause, context: Context): Context {
  const said = amountSaid(clause);
  return said === null ? context : bind(context, said.label, NO_ENTITIES, 0);
}

function amountSaid(clause: Clause): { readonly amount: Value; readonly label: Label } | null {
  if (clause.kind !== 'do') return null;
  const { amount, label } = clause.action as { readonly amount?: Value; readonly label?: Label };
  return amount === undefined || label === undefined ? null : { amount, label };
}

function actorOf(action: Extract<Clause, { kind: 'unless' }>['action']): Parameters<typeof resolvePlayers>[1] {
  return 'actor' in action ? action.actor : undefined;
}

/** A cost that cannot be paid is not asked for. CR 118.3. */
function couldDo(
  game: Game,
  action: Extract<Clause, { kind: 'unless' }>['action'],
  player: PlayerId,
  context: Context,
): boolean {
  if (action.kind === 'pay') return couldPay(game, player, action, context);
  return canPayParts(game, player, [{ kind: 'actionCost', action }], { ...context, controller: player });
}
