/** What rad counters do at the beginning of a precombat main phase. CR 725.1. */
import type { KeywordAction } from '../keyword-actions/keyword-action.ts';
import { perform } from '../../events/perform.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { entityObject, NO_OBJECT, playerEntity, type PlayerId } from '../../vocabulary/ids.ts';
import { TypeBit } from '../../vocabulary/objects/characteristics.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { removeCountersEvent } from '../event-makers.ts';
import { millCards } from '../keyword-actions/mill.ts';
import type { Player } from '../../vocabulary/players/players.ts';

/** The player mills as many cards as they have rad counters; each nonland card costs 1 life and takes one away. CR 725.1. */
function radiate(game: Game, player: PlayerId): void {
  const by = { cause: NO_OBJECT, rule: '725.1' };
  const count = (game.players[player] as Player).counters['rad'] ?? 0;
  for (const milled of millCards(game, player, count, by)) {
    if ((characteristics(game, entityObject(milled)).types & TypeBit.Land) !== 0) continue;
    const loss: GameEvent = { kind: 'loseLife', player, amount: 1, fromDamage: false, fromRadiation: true, ...by };
    perform(game, [loss]);
    perform(game, [removeCountersEvent(playerEntity(player), 'rad', 1, player, by)]);
  }
}

/** What rad counters do. CR 725.1. */
export const radiateAction: KeywordAction = {
  kind: 'radiate',
  cr: '725.1',
  does: ({ game, player }) => radiate(game, player),
  says: null,
  helps: false,
};
