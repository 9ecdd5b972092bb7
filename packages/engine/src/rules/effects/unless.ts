/** "... unless its controller pays {3}": CR 118.12a. */
import type { Clause } from '@kitchen-table/language';
import { askYesNo, reason } from '../../questions/ask.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { Entity, PlayerId } from '../../vocabulary/ids.ts';
import { bind, noteDone, wasDone } from '../bindings.ts';
import { canPayParts } from '../costs.ts';
import { costText } from '../cost-text.ts';
import { resolvePlayers } from './choosing.ts';

/** The label of the player who was asked. */
const ASKED = '#asked';

/** The player is asked first; if they cannot or do not, the clause is carried out. */
export function unlessDone(game: Game, clause: Extract<Clause, { kind: 'unless' }>, context: Context): Context {
  const { players, context: now } = resolvePlayers(game, clause.actor ?? actorOf(clause.action), context);
  for (const player of players) {
    const asking = bind(now, ASKED, [(-1 - player) as Entity], 1);
    if (!couldDo(game, clause.action, player, asking)) continue;
    const what =
      clause.action.kind === 'pay'
        ? `Pay ${costText(clause.action.cost)}?`
        : `Do it (${clause.action.kind}) to stop the effect?`;
    if (!askYesNo(game, player, reason(what, context.source, '118.12a'), 'Pay', 'Do not pay')) continue;
    const action = { ...clause.action, actor: { kind: 'reference', to: ASKED, words: 'that' } } as typeof clause.action;
    const after = game.rules.execute(game, { kind: 'do', action }, asking);
    // CR 118.12a: paid, so that nothing else happens.
    if (wasDone(after)) return noteDone(after, false);
  }
  return game.rules.execute(game, clause.clause, now);
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
  if (action.kind === 'pay')
    return (
      action.forEach !== undefined || action.times !== undefined || canPayParts(game, player, action.cost, context)
    );
  return canPayParts(game, player, [{ kind: 'actionCost', action }], { ...context, controller: player });
}
