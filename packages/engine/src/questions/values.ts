import type { Value } from '@kitchen-table/language';
import type { Context } from '../vocabulary/context.ts';
import type { Game } from '../vocabulary/game.ts';

/** The number that a value means now. */
export function evaluate(_game: Game, _value: Value, _context: Context): number {
  throw new Error('to come');
}
