/** Asking about a card as though it were already the half, the Adventure or the prototyped spell that may be cast. CR 601.3e. */
import type { Characteristics } from '../vocabulary/characteristics.ts';
import type { Game } from '../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { derived } from './characteristics.ts';

/** The answer to a question that asks nobody and changes nothing, with other characteristics for one object meanwhile. */
export function considering<Answer>(
  game: Game,
  object: ObjectId,
  as: Characteristics,
  player: PlayerId,
  question: () => Answer,
): Answer {
  const { characteristics } = derived(game);
  const before = characteristics[object];
  const considered = as.copy();
  considered.controller = player;
  characteristics[object] = considered;
  const answer = question();
  characteristics[object] = before;
  return answer;
}
