/** What may be paid in addition as another object says, to cast something for less. CR 118.8b, 601.2b. */
import type { Cost } from '@kitchen-table/language/core';
import type { Game } from '../../vocabulary/game.ts';
import { type ObjectId, playerEntity, type PlayerId } from '../../vocabulary/ids.ts';
import { type RuleOf, rulesInForce } from '../in-force.ts';
import { fitsRole } from '../triggered-abilities/roles.ts';

/** A cost that may be paid in addition, under the name by which it is noted. */
export interface OfferedCost {
  readonly paidAs: string;
  readonly cost: Cost;
}

/** Whether the reduction is one for paying something in addition, and the spell was paid for without. CR 601.2f. */
export function isUnpaid(
  game: Game,
  { rule, context }: Pick<RuleOf<'costChange'>, 'rule' | 'context'>,
  object: ObjectId,
): boolean {
  if (rule.paying === undefined) return false;
  const cast = game.objects[object]?.stack?.cast ?? game.objects[object]?.memory.cast;
  return cast?.paid.includes(offeredBy(context.source)) !== true;
}

/** What the player may pay in addition to cast the object, as other objects say; `applies`: to what they say it. CR 118.8b. */
export function offeredCosts(
  game: Game,
  player: PlayerId,
  applies: (inForce: RuleOf<'costChange'>) => boolean,
): readonly OfferedCost[] {
  const offered: OfferedCost[] = [];
  for (const inForce of rulesInForce(game, 'costChange')) {
    const { rule, context } = inForce;
    if (rule.paying === undefined || (rule.by !== undefined && !fitsRole(game, rule.by, playerEntity(player), context)))
      continue;
    if (applies(inForce)) offered.push({ paidAs: offeredBy(context.source), cost: rule.paying });
  }
  return offered;
}

function offeredBy(source: ObjectId): string {
  return `offered by ${source}`;
}
