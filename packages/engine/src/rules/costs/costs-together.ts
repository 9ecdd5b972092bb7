/** Costs whose objects must be something together: different names, the same name, a total power. CR 118.3, 601.2h. */
import type { Noun } from '@kitchen-table/language/core';
import { compare } from '../../questions/comparisons.ts';
import { evaluate, statOf } from '../../questions/values.ts';
import { mayJoin, type Wish, wishesOf } from '../../questions/targets/chosen-together.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Purpose, Reason } from '../../vocabulary/decisions.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { Entity, ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import { chooseEntities } from '../resolving/choices.ts';

type Total = Extract<Wish, { kind: 'totalStat' }>;

/** What the objects of a cost must be together; none for most. */
export function costWishes(noun: Noun | undefined): readonly Wish[] {
  return noun === undefined ? NONE : wishesOf(noun);
}
const NONE: readonly Wish[] = [];

function totalAsked(wishes: readonly Wish[]): Total | null {
  return wishes.find((wish) => wish.kind === 'totalStat') ?? null;
}

function reaches(game: Game, { stat, comparison, to }: Total, chosen: readonly Entity[], context: Context): boolean {
  const total = chosen.reduce((sum, entity) => sum + statOf(game, entity, stat), 0);
  return compare(total, comparison, evaluate(game, to, context));
}

/** Whether some of these, with those chosen already, could pay together. */
function couldReach(
  game: Game,
  total: Total,
  chosen: readonly Entity[],
  from: readonly Entity[],
  context: Context,
): boolean {
  const helping = from.filter((entity) => !chosen.includes(entity) && statOf(game, entity, total.stat) > 0);
  return reaches(game, total, [...chosen, ...helping], context);
}

/** Whether the cost can be paid with some of these: at least so many, or so much. */
export function couldPayTogether(
  game: Game,
  wishes: readonly Wish[],
  from: readonly Entity[],
  least: number,
  context: Context,
): boolean {
  const total = totalAsked(wishes);
  if (total !== null) return couldReach(game, total, [], from, context);
  return least <= 0 || mayJoin(game, wishes, [], from, least, context).length > 0;
}

/** The player chooses one after the other, so that together they pay. */
export function chooseToPayTogether(
  game: Game,
  player: PlayerId,
  why: Reason,
  wishes: readonly Wish[],
  { from, min, max, purpose }: { from: readonly ObjectId[]; min: number; max: number; purpose: Purpose },
  context: Context,
): readonly ObjectId[] {
  const all = from as readonly number[] as readonly Entity[];
  const total = totalAsked(wishes);
  const chosen: Entity[] = [];
  while (chosen.length < Math.min(max, all.length)) {
    const enough = total === null ? chosen.length >= min : reaches(game, total, chosen, context);
    const open =
      total === null
        ? mayJoin(game, wishes, chosen, all, min, context)
        : all.filter(
            (entity) => !chosen.includes(entity) && couldReach(game, total, [...chosen, entity], all, context),
          );
    if (open.length === 0) break;
    const [one] = chooseEntities(game, player, why, open, enough ? 0 : 1, 1, purpose, { helps: false });
    if (one === undefined) break;
    chosen.push(one);
  }
  return chosen as readonly number[] as readonly ObjectId[];
}
