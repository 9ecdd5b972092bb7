/** Trying an action out on a fork of the game: can it be completed? */
import { type Answer, type Game } from '@kitchen-table/engine';
import { advanceSegment, fork } from '@kitchen-table/engine/testing';
import { Failure, Impossible, type Table } from '../position/table.ts';
import { answeredBy } from './ahead.ts';

/** Null when the player with priority can complete the action with the answers of the table, else why not. */
export function tryOut(game: Game, table: Table, action: Answer): string | null {
  const copy = fork(game);
  let acted = false;
  answeredBy(copy, table, (position, own, question) => {
    if (question.kind !== 'priority') return own.answer(position, own, question);
    acted = true;
    return action;
  });
  try {
    advanceSegment(copy);
  } catch (problem) {
    if (problem instanceof Impossible || problem instanceof Failure) return problem.message;
    throw problem;
  }
  if (!acted) return 'the player has no priority';
  const [target] = table.announcing?.targets ?? [];
  return target === undefined ? null : `${JSON.stringify(target)} is no target of it`;
}
