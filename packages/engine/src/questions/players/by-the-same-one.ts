/** "An opponent has drawn four or more cards this turn": so often by one and the same player. CR 603.4, 608.2i. */
import type { Action, Condition, Noun } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { playerEntity } from '../../vocabulary/ids.ts';
import { historyOf, turnOf } from '../history.ts';
import { evaluate, findPlayers } from '../reading.ts';

/** The label of the player whose deeds are being counted. */
const THIS_ONE = '#this one';
const HIM: Noun = { kind: 'reference', to: THIS_ONE };

/** Whether some one of the players did it so many times. */
export function oneDid(game: Game, condition: Extract<Condition, { kind: 'happened' }>, context: Context): boolean {
  const { event, times } = condition;
  const role = 'under' in event && event.under !== undefined ? 'under' : 'actor';
  const who = (event as { readonly actor?: Noun; readonly under?: Noun })[role];
  if (who === undefined) return false;
  const byThatOne = { ...event, [role]: HIM } as Action;
  const wanted = times === undefined ? 1 : evaluate(game, times, context);
  return findPlayers(game, who, context).some((player) => {
    const bindings = { ...context.bindings, [THIS_ONE]: { entities: [playerEntity(player)], amount: 1 } };
    return historyOf(game, byThatOne, 'times', turnOf(condition.when), { ...context, bindings }) >= wanted;
  });
}
