/** Mana pools: taking mana out. Adding is an event. CR 106.4. */
import type { Game } from '../../vocabulary/game.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';
import type { ManaPool, Player } from '../../vocabulary/players/players.ts';
import type { Spending } from './sources.ts';
import { whenSpent } from './when-spent.ts';
import { setPool } from '../../vocabulary/game-notes.ts';

/** A unit of mana in a pool: ordinary, by kind, or one of the special ones, by position. */
export type PoolUnit = { readonly kind: number; readonly special: number };

/** Takes these units out of the pool: they are spent. CR 118.3a. */
export function spendFromPool(
  game: Game,
  player: PlayerId,
  units: readonly PoolUnit[],
  spending: Spending | null,
): void {
  if (units.length === 0) return;
  const { pool } = game.players[player] as Player;
  const amounts = pool.amounts.slice() as [number, number, number, number, number, number];
  const gone = new Set<number>();
  for (const unit of units) {
    if (unit.special >= 0) gone.add(unit.special);
    else {
      const before = amounts[unit.kind] as number;
      if (before < 1) throw new Error(`player ${player} has no mana of kind ${unit.kind} to spend`);
      amounts[unit.kind] = before - 1;
    }
  }
  const special = gone.size === 0 ? pool.special : pool.special.filter((_, index) => !gone.has(index));
  setPool(game, player, { amounts, special });
  if (gone.size > 0)
    whenSpent(
      game,
      pool.special.filter((_, index) => gone.has(index)),
      spending,
    );
}

/** How much mana there is in a pool. */
export function poolTotal(pool: ManaPool): number {
  let total = pool.special.length;
  for (const amount of pool.amounts) total += amount;
  return total;
}
