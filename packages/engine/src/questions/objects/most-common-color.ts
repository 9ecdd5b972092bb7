/** "Blue is the most common color among all permanents or is tied for most common." CR 105.2. */
import { type Color, COLORS } from '@kitchen-table/language/core';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, isPlayerEntity, type ObjectId } from '../../vocabulary/ids.ts';
import { characteristics } from '../continuous-effects/characteristics.ts';

/** Whether as many of the objects are of that color as of any other, and some are. */
export function isMostCommonColor(game: Game, color: Color, among: readonly Entity[]): boolean {
  const counts = COLORS.map(() => 0);
  for (const entity of among) {
    if (isPlayerEntity(entity)) continue;
    const { colors } = characteristics(game, entity as number as ObjectId);
    COLORS.forEach((_, index) => {
      if ((colors & (1 << index)) !== 0) counts[index] = (counts[index] as number) + 1;
    });
  }
  const count = counts[COLORS.indexOf(color)] as number;
  return count > 0 && counts.every((other) => other <= count);
}
