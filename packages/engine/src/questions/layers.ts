/** CR 613. */
import type { Derived } from '../vocabulary/derived.ts';
import type { Game } from '../vocabulary/game.ts';

/** Builds the snapshot of what is true now. CR 613. */
export function derive(_game: Game): Derived { throw new Error('to come'); }
