/** The numbers that players have chosen in secret, as an effect goes on: kept in its context. CR 101.4, 608.2e. */
import type { Context } from '../../vocabulary/context.ts';
import { type Entity, playerEntity, type PlayerId } from '../../vocabulary/ids.ts';

const OF = '#number of ';
const ALL = '#numbers';

/** The context with the number that each of these players chose. */
export function withNumbers(context: Context, numbers: ReadonlyMap<PlayerId, number>): Context {
  const bindings = { ...context.bindings };
  for (const [player, amount] of numbers) bindings[OF + playerEntity(player)] = { entities: [], amount };
  bindings[ALL] = { entities: [...numbers.keys()].map(playerEntity), amount: numbers.size };
  return { ...context, bindings };
}

/** The highest or the lowest of them; 0 where nobody chose. */
export function numberChosen(context: Context, which: 'highest' | 'lowest'): number {
  const numbers = (context.bindings[ALL]?.entities ?? []).map((player) => numberOf(context, player) ?? 0);
  if (numbers.length === 0) return 0;
  return which === 'highest' ? Math.max(...numbers) : Math.min(...numbers);
}

/** Whether the player chose that one; or did not. */
export function choseNumber(
  context: Context,
  { which, not }: { which: 'highest' | 'lowest' | null; not?: true },
  player: Entity,
): boolean {
  return which !== null && (numberOf(context, player) === numberChosen(context, which)) === (not !== true);
}

function numberOf(context: Context, player: Entity): number | undefined {
  return context.bindings[OF + player]?.amount;
}
