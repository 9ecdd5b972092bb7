import type { Filter } from '@kitchen-table/language';
import type { Context } from '../vocabulary/context.ts';
import type { Game } from '../vocabulary/game.ts';
import type { Entity } from '../vocabulary/ids.ts';

/** Whether the object or player is where the filter looks (the battlefield, unless it says otherwise: CR 109.2) and fits it. */
export function matches(_game: Game, _filter: Filter, _entity: Entity, _context: Context): boolean {
  throw new Error('to come');
}

/** Whether it fits the words of the filter, wherever it is: for cards about to enter, spells about to be cast, the dead. */
export function fitsDescription(_game: Game, _filter: Filter, _entity: Entity, _context: Context): boolean {
  throw new Error('to come');
}
