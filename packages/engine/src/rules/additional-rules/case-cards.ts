/** Becoming solved: a designation that stays until the permanent leaves the battlefield. CR 719.3a-b. */
import type { KeywordAction } from '../keyword-actions/keyword-action.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { mark } from '../../vocabulary/objects/object-notes.ts';

/** The permanent becomes solved; whether it was not before. CR 719.3b. */
function solve(game: Game, id: ObjectId): boolean {
  if (isSolved(game, id)) return false;
  mark(game, id, { solved: 1 });
  return true;
}

/** Whether the permanent has the solved designation. CR 719.3b. */
export function isSolved(game: Game, id: ObjectId): boolean {
  return (game.objects[id] as GameObject).memory.marks?.['solved'] === 1;
}

/** Solve. CR 719.3a. */
export const solveAction: KeywordAction = {
  kind: 'solve',
  cr: '719.3a',
  does: ({ game, object }) => ({ done: solve(game, object) }),
  says: '{object} is solved',
  helps: true,
};
