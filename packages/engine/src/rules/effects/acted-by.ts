/** "That player may draw a card": what is done without an actor of its own is done by the player who was asked. CR 608.2d. */
import type { Action, Clause } from '@kitchen-table/language/core';
import { findPlayers } from '../../questions/reading.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';

/** The label of the player who chose to act. */
export const ACTING = '#acting';

/** The clause done by the player who was asked: an action without an actor is theirs. */
export function actedBy(clause: Clause, you: boolean): Clause {
  if (you) return clause;
  if (clause.kind === 'sequence') return { ...clause, steps: clause.steps.map((step) => actedBy(step, false)) };
  if (
    clause.kind !== 'do' ||
    !('actor' in clause.action || ACTS.has(clause.action.kind)) ||
    (clause.action as { actor?: unknown }).actor !== undefined
  )
    return clause;
  return { ...clause, action: { ...clause.action, actor: { kind: 'reference', to: ACTING } } as Action };
}
const ACTS: ReadonlySet<string> = new Set([
  'draw',
  'gainLife',
  'loseLife',
  'mill',
  'scry',
  'surveil',
  'sacrifice',
  'discard',
  'exile',
  'move',
  'search',
  'shuffle',
  'create',
  'pay',
  'cast',
  'play',
  'choose',
  'copy',
  'reveal',
  'look',
  'untap',
  'tap',
  'putCounters',
  'removeCounters',
  'addMana',
]);

/** What was done, done again by each of those players as "you", in turn order. CR 101.4. */
export function sameBy(game: Game, { clause, by }: Extract<Clause, { kind: 'sameBy' }>, context: Context): Context {
  let now = game.rules.execute(game, clause, context);
  for (const player of findPlayers(game, by, now))
    now = { ...game.rules.execute(game, clause, { ...now, controller: player }), controller: context.controller };
  return now;
}
