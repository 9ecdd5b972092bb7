/** What loyalty abilities cost, and when and how often they may be activated. CR 606.3-606.5. */
import type { CostPart } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { objectEntity, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { turnTally } from '../../vocabulary/tallies.ts';
import { rulesInForce } from '../in-force.ts';
import { findPlayers } from '../reading.ts';
import { fitsRole } from '../triggered-abilities/roles.ts';

/** Whether the player may activate a loyalty ability of the permanent: at a sorcery's time, and once a turn, or as an effect lets them. CR 606.3. */
export function mayUseLoyalty(game: Game, player: PlayerId, id: ObjectId, atSorceryTime: boolean): boolean {
  const used = turnTally(game, `loyalty:${id}`);
  if (atSorceryTime && used === 0) return true;
  let often = 1;
  let besides = 0;
  let anyTime = atSorceryTime;
  for (const { rule, context } of rulesInForce(game, 'loyaltyUse')) {
    if (context.controller !== player || !fitsRole(game, rule.of, objectEntity(id), context)) continue;
    if (rule.instant === true) anyTime = true;
    often = Math.max(often, rule.times ?? 1);
    besides += rule.more ?? 0;
  }
  return anyTime && used < often + besides;
}

/** Counters to put, or below zero to remove, for the player to activate it now. */
export function loyaltyChange(
  game: Game,
  player: PlayerId,
  { amount }: Extract<CostPart, { kind: 'loyaltyCost' }>,
  context: Context,
): number {
  const x = context.x ?? 0;
  let change = amount === 'X' ? x : amount === '-X' ? -x : amount;
  for (const { rule, context: said } of rulesInForce(game, 'loyaltyCosts'))
    if (findPlayers(game, rule.by, said).includes(player)) change += rule.more;
  return change;
}
