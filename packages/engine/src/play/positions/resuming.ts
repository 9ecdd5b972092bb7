/** A saved game gone on with from a position of it. */
import { redoInSteps } from '../redoing.ts';
import type { Replay, ReplayError } from '../saved-games.ts';
import { type Replayed, Session } from '../session.ts';
import { readPosition, type SavedPosition } from './saved-positions.ts';

/**
 * Goes on with a replay from a position of it, so that what led there need not be played again. Throws where the position
 * is damaged, or of another game or program: the replay itself can still be played from its beginning.
 */
export function* resumeInSteps(replay: Replay, position: SavedPosition): Generator<void, Replayed | ReplayError> {
  const game = readPosition(replay.setup, position);
  if ('kind' in game) return { kind: 'replayError', message: game.message };
  yield;
  return yield* redoInSteps(Session.standing(game, replay.decisions.slice(0, position.after)), replay);
}
