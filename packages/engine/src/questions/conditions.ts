import type { Condition } from '@kitchen-table/language';
import type { Context } from '../vocabulary/context.ts';
import type { Game } from '../vocabulary/game.ts';

/** Whether the condition is true now. */
export function holds(_game: Game, _condition: Condition, _context: Context): boolean {
  throw new Error('to come');
}
