/** Whose decision it is, and whether the one who decides means that player well. CR 720.5. */
import { type PlayerId, playerEntity, type Question, type SeenGame } from '@kitchen-table/engine';
import { isHostile } from './worth.ts';

/** Whose decision it is: usually that of the player who answers. CR 720.5. */
export function whose(question: Question): PlayerId {
  return question.forPlayer ?? question.player;
}

/** Whether it is an opponent's decision that this player makes: then what is bad for that opponent is good. CR 720.5. */
export function isAgainst(seen: SeenGame, question: Question): boolean {
  return question.forPlayer !== undefined && isHostile(seen, playerEntity(question.forPlayer), question.player);
}
