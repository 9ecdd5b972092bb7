/** Extra turns that are to come: the last one made is taken first. CR 500.7. */
import { newEffectId, note } from '../vocabulary/game-notes.ts';
import type { Game } from '../vocabulary/game.ts';
import type { PlayerId } from '../vocabulary/ids.ts';

/** A further extra turn of the player, and the number by which an effect may go on about it ("that turn's end step"). */
export function addExtraTurn(game: Game, player: PlayerId): number {
  const name = newEffectId(game);
  note(game, 'extraTurns', [...game.extraTurns, player]);
  note(game, 'extraTurnNames', [...game.extraTurnNames, name]);
  return name;
}

/** The extra turn at that place is to come no more: it is taken, or skipped. */
export function useExtraTurn(game: Game, at: number): void {
  note(game, 'extraTurn', game.extraTurnNames[at] as number);
  note(
    game,
    'extraTurns',
    game.extraTurns.filter((_, i) => i !== at),
  );
  note(
    game,
    'extraTurnNames',
    game.extraTurnNames.filter((_, i) => i !== at),
  );
}

/** The player has left the game, and takes no more turns. CR 800.4k. */
export function dropExtraTurns(game: Game, player: PlayerId): void {
  const { extraTurns } = game;
  note(
    game,
    'extraTurnNames',
    game.extraTurnNames.filter((_, i) => extraTurns[i] !== player),
  );
  note(
    game,
    'extraTurns',
    extraTurns.filter((other) => other !== player),
  );
}
