/** Trying an action out on a fork of the game: can it be completed? */
import { advanceSegment, type Answer, fork, type Game } from '@kitchen-table/engine';
import { Failure, Impossible, type Table } from '../position/table.ts';

/** Null when the player with priority can complete the action with the answers of the table, else why not. */
export function tryOut(game: Game, table: Table, action: Answer): string | null {
  const copy = fork(game);
  let acted = false;
  copy.ask = (position, question) => {
    if (question.kind !== 'priority') return table.answer(position, table, question);
    acted = true;
    return action;
  };
  try {
    advanceSegment(copy);
  } catch (problem) {
    if (problem instanceof Impossible || problem instanceof Failure) return problem.message;
    throw problem;
  }
  return acted ? null : 'the player has no priority';
}
