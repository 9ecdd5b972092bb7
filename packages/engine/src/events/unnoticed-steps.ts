/** Steps that begin without anything coming of it: most of them, so that they need not take the long road. CR 500.2. */
import type { GameEvent } from '../vocabulary/events.ts';
import type { Game } from '../vocabulary/game.ts';
import { mentionsSome } from '../vocabulary/mentions.ts';
import { nothingWatches } from './triggered-abilities/triggers.ts';

/** Whether nothing would come of it that a step begins, which by itself changes nothing. */
export function goesUnnoticed(game: Game, events: readonly GameEvent[]): boolean {
  return (
    !mentionsSome(game) &&
    game.dayNight === null &&
    game.choices.length === 0 &&
    game.setup.log !== true &&
    game.rules.accounts.length === 0 &&
    nothingWatches(game, events)
  );
}
