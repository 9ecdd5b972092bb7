/** Who has the most of something: "the player who controls the most creatures". CR 608.2h. */
import type { Quality } from '@kitchen-table/language/core';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, isPlayerEntity, type ObjectId } from '../../vocabulary/ids.ts';
import { characteristics } from '../continuous-effects/characteristics.ts';
import { every } from '../reading.ts';

/** Whether no player still in the game controls more (or fewer) of them. */
export function controlsMost(
  game: Game,
  { of, fewest }: Extract<Quality, { kind: 'controlsMost' }>,
  entity: Entity,
  context: Context,
): boolean {
  if (!isPlayerEntity(entity)) return false;
  const counts = game.players.map(() => 0);
  for (const one of every(game, of, context)) {
    const { controller } = characteristics(game, one as number as ObjectId);
    counts[controller] = (counts[controller] ?? 0) + 1;
  }
  const own = counts[-1 - entity] ?? 0;
  return game.players.every(
    ({ id, lost }) => lost || (fewest === true ? own <= (counts[id] ?? 0) : own >= (counts[id] ?? 0)),
  );
}
