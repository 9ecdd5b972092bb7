/** Spells that a player is told to cast "if able", and need not cast. CR 118.8c. */
import type { CostPart } from '@kitchen-table/language/core';
import { askYesNo, reason } from '../../../questions/ask.ts';
import { characteristics } from '../../../questions/continuous-effects/characteristics.ts';
import type { Game } from '../../../vocabulary/game.ts';
import type { ObjectId, PlayerId } from '../../../vocabulary/ids.ts';
import { mandatoryCosts } from '../../costs/additional-costs.ts';

/** Whether the player may and does leave the spell uncast: nobody has to admit to holding cards of a stated quality. */
export function isDeclined(game: Game, player: PlayerId, object: ObjectId): boolean {
  const now = characteristics(game, object);
  if (!mandatoryCosts(now).some((ways) => ways.every((way) => way.some(wantsQuality)))) return false;
  return !askYesNo(game, player, reason(`Cast ${now.name}?`, object, '118.8c'), 'Cast', 'Do not cast');
}

/** Cards from the hand that are described as more than cards. */
function wantsQuality(part: CostPart): boolean {
  if (part.kind !== 'actionCost') return false;
  const { action } = part;
  if ((action.kind !== 'discard' && action.kind !== 'reveal') || action.object.kind !== 'select') return false;
  const { noun, qualities, adjectives } = action.object.filter;
  return qualities !== undefined || adjectives !== undefined || noun.kind !== 'words' || noun.words.length > 1;
}
