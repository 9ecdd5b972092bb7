/** "With the greatest power": what nothing else of its kind has more of, or less. CR 608.2h, 801.11. */
import type { Quality } from '@kitchen-table/language/core';
import type { Characteristics } from '../../vocabulary/objects/characteristics.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, objectEntity } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { characteristics } from '../continuous-effects/characteristics.ts';
import { every, fitsDescription, statOf } from '../reading.ts';
import { reached } from '../players/range.ts';

/** Nothing of its kind has more (or less): among the words given, else among the controller's or all players. */
export function hasExtreme(
  game: Game,
  quality: Extract<Quality, { kind: 'withExtreme' }>,
  entity: Entity,
  object: GameObject | null,
  now: Characteristics | null,
  context: Context,
): boolean {
  const own = statOf(game, entity, quality.stat);
  let others: readonly Entity[];
  if (quality.among !== undefined) {
    // It is one of them itself: "a creature with the greatest power among creatures target opponent controls".
    if (quality.among.kind === 'filter' && !fitsDescription(game, quality.among, entity, context)) return false;
    others = every(game, quality.among, context);
  } else if (object === null || now === null)
    others = game.players.filter((player) => !player.lost).map((player) => (-1 - player.id) as Entity);
  else {
    const types = now.types;
    others = game.battlefield.filter((id) => (characteristics(game, id).types & types) !== 0).map(objectEntity);
  }
  if (game.ranges !== null) others = reached(game, context, others); // CR 801.11
  for (const other of others) {
    const stat = statOf(game, other, quality.stat);
    if (quality.extreme === 'greatest' ? stat > own : stat < own) return false;
  }
  return true;
}
