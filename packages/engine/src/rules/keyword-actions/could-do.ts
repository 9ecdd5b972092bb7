/** Keyword actions that can't be chosen when there is nothing to do them with. CR 118.3, 118.12. */
import type { KeywordAction } from '@kitchen-table/language';
import { evaluate } from '../../questions/values.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';
import { canBehold } from './behold.ts';
import { blightable } from './blight.ts';
import { canCollectEvidence } from './collect-evidence.ts';

/** Whether the player could take the action. Foraging: forage.ts. */
export function couldDo(game: Game, player: PlayerId, action: KeywordAction, context: Context): boolean {
  switch (action.action) {
    case 'blight':
      return blightable(game, player).length > 0;
    case 'collect evidence':
      return canCollectEvidence(game, player, action.amount === undefined ? 0 : evaluate(game, action.amount, context));
    case 'behold':
      return canBehold(game, player, action.object, context);
    default:
      return true;
  }
}
