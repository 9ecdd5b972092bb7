/** Costs said in an effect, with their numbers worked out where the words are read. CR 118.9, 608.2h. */
import type { Action, Cost } from '@kitchen-table/language/core';
import { evaluate } from '../../questions/reading.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';

/** What is done to pay, as a cost. */
export function costOfAction(action: Action): Cost {
  return action.kind === 'pay' ? action.cost : [{ kind: 'actionCost', action }];
}

/** The cost with "life equal to its mana value" as a number. */
export function fixedCost(game: Game, cost: Cost, context: Context): Cost {
  return cost.map((part) =>
    part.kind === 'lifeCost' && typeof part.amount === 'object'
      ? { ...part, amount: Math.max(0, evaluate(game, part.amount, context)) }
      : part,
  );
}

/** The cost with all its mana in one part, so that the same land does not pay twice. CR 118.3. */
export function asOneCost(cost: Cost): Cost {
  const { mana, parts } = manaAndParts(cost);
  return mana.length === 0 ? parts : [{ kind: 'manaCost', symbols: mana }, ...parts];
}

/** The mana of a cost, and the rest of it. */
export function manaAndParts(cost: Cost): { readonly mana: readonly string[]; readonly parts: Cost } {
  return {
    mana: cost.flatMap((part) => (part.kind === 'manaCost' ? part.symbols : [])),
    parts: cost.filter((part) => part.kind !== 'manaCost'),
  };
}
