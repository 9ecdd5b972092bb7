/** Triggered abilities: finding those that an event sets off. CR 603.2. */
import type { GameEvent } from '../vocabulary/events.ts';
import type { Game } from '../vocabulary/game.ts';

/** Adds to `game.pending` every ability that the events, which have just happened, set off. */
export function noteTriggers(_game: Game, _events: readonly GameEvent[]): void {
  throw new Error('to come');
}
