/** "Repeat this process": the steps before it in the same text, once more or as often as they say so. CR 608.2c. */
import type { Clause } from '@kitchen-table/language';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { bind } from '../bindings.ts';

/** Whether the process is to be repeated now; and whether it has been, where that is to be done once only. */
const AGAIN = 'process.again';
const DONE_ONCE = 'process.repeated';

/** Notes that the process that is being carried out is to be repeated. */
export function askToRepeat(context: Context, clause: Extract<Clause, { kind: 'repeat' }>): Context {
  if (context.bindings[DONE_ONCE] !== undefined) return context;
  return bind(context, AGAIN, [], clause.times === null ? 0 : 1);
}

/** Carries the process out again when its last step said so; else the context as it is. */
export function repeated(game: Game, steps: Extract<Clause, { kind: 'sequence' }>, context: Context): Context {
  const again = context.bindings[AGAIN];
  if (again === undefined || game.waiting === 'over') return context;
  const { [AGAIN]: _said, ...bindings } = context.bindings;
  const fresh: Context = { ...context, bindings };
  return game.rules.execute(game, steps, again.amount === 1 ? bind(fresh, DONE_ONCE, [], 1) : fresh);
}
