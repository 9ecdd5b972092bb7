/** Parts of a cost that use up objects of the same kind: what pays for one doesn't pay for another. CR 118.3, 601.2h. */
import type { Action, Cost, CostPart, Noun } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { choiceFor } from './cost-choices.ts';
import { costWishes } from './costs-together.ts';
import { totalPowerAsked } from './total-power.ts';

/** What one part takes: so many of these; what is taken is gone, or is tapped. */
interface Use {
  readonly from: readonly ObjectId[];
  readonly count: number;
  readonly how: 'goes' | 'taps';
}

const HOW: { readonly [kind in Action['kind']]?: Use['how'] } = {
  sacrifice: 'goes',
  discard: 'goes',
  exile: 'goes',
  move: 'goes',
  tap: 'taps',
};

/** Whether the parts that use something up can be paid one beside the other, without these objects. */
export function payableSideBySide(
  game: Game,
  player: PlayerId,
  cost: Cost,
  context: Context,
  without: readonly ObjectId[] = [],
): boolean {
  if (actionsOf(cost).length < (without.length > 0 ? 1 : 2)) return true;
  const uses = actionsOf(cost).flatMap((action) => useOf(game, player, action, context) ?? []);
  return (['goes', 'taps'] as const).every((how) => areEnough(uses, how, without));
}

function actionsOf(cost: Cost): readonly Action[] {
  return cost.flatMap((part: CostPart) =>
    part.kind === 'actionCost' ? (part.also === undefined ? [part.action] : [part.action, part.also]) : [],
  );
}

/** Null: it takes nothing of its own choice, or what it takes hangs together in another way. */
function useOf(game: Game, player: PlayerId, action: Action, context: Context): Use | null {
  const how = HOW[action.kind];
  const noun = 'object' in action ? (action.object as Noun | undefined) : undefined;
  if (how === undefined || noun?.kind !== 'select' || totalPowerAsked(action) !== null || costWishes(noun).length > 0)
    return null;
  const { amount } = noun.quantifier;
  if (amount === 'each' || amount === 'all' || amount === 'bare') return null;
  const chosen = choiceFor(game, player, action, context);
  return chosen === null ? null : { from: chosen.from, count: chosen.min, how };
}

/** Whether each use gets as many objects of its own as it takes. */
function areEnough(uses: readonly Use[], how: Use['how'], without: readonly ObjectId[]): boolean {
  const wanted = uses.flatMap((use) =>
    use.how === how ? new Array<readonly ObjectId[]>(use.count).fill(use.from) : [],
  );
  const taken = new Map<ObjectId, number>();
  const gets = (at: number, asked: Set<ObjectId>): boolean =>
    (wanted[at] as readonly ObjectId[]).some((id) => {
      if (asked.has(id) || without.includes(id)) return false;
      asked.add(id);
      const other = taken.get(id);
      if (other !== undefined && !gets(other, asked)) return false;
      taken.set(id, at);
      return true;
    });
  return wanted.every((_, at) => gets(at, new Set()));
}
