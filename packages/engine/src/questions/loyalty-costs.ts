/** How many loyalty counters a loyalty ability's cost puts or removes, all its parts together. CR 606.4, 606.5. */
import type { CostPart } from '@kitchen-table/language';
import type { Context } from '../vocabulary/context.ts';
import type { Game } from '../vocabulary/game.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { rulesInForce } from './in-force.ts';
import { findPlayers } from './reading.ts';

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
