/** Which cards a player could discard. CR 101.2, 701.8a. */
import type { Game } from '../vocabulary/game.ts';
import { NO_OBJECT, objectEntity, type ObjectId, type PlayerId } from '../vocabulary/ids.ts';
import type { Player } from '../vocabulary/players/players.ts';
import { isForbidden } from './rules-in-force.ts';

/** The cards of the player's hand that nothing keeps them from discarding; `cause`: the spell or ability that would have them do it. */
export function discardable(game: Game, player: PlayerId, cause: ObjectId = NO_OBJECT): readonly ObjectId[] {
  const { hand } = game.players[player] as Player;
  return hand.filter((card) => mayDiscard(game, player, card, cause));
}

/** Whether nothing keeps the player from discarding the card. */
export function mayDiscard(game: Game, player: PlayerId, card: ObjectId, cause: ObjectId): boolean {
  return isForbidden(game, { kind: 'discard', player, object: objectEntity(card), cause }) === null;
}
