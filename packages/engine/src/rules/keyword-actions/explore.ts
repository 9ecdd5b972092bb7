/** Explore. CR 701.40. */
import type { KeywordAction } from './keyword-action.ts';
import { perform } from '../../events/perform.ts';
import { askYesNo, reason } from '../../questions/ask.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { Entity, ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import { isIn } from '../../vocabulary/zones/where-objects-are.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { moveEvent, putCountersEvent } from '../event-makers.ts';

/** Its controller reveals the top card: a land to the hand; else a +1/+1 counter, and the card may go to the graveyard. CR 701.40a. */
function explore(game: Game, creature: ObjectId, player: PlayerId, source: ObjectId): void {
  const by = { cause: source, rule: '701.40a' };
  const top = (game.players[player] as Player).library.at(-1);
  if (top !== undefined) perform(game, [{ kind: 'reveal', player, objects: [top], ...by }]);
  if (top !== undefined && (characteristics(game, top).types & TypeBit.Land) !== 0) {
    perform(game, [moveEvent(game, top, Zone.Hand, 'put', player, by)]);
    return;
  }
  // CR 701.40b: it explores even if it has left; then it gets no counter.
  if (isIn(game, creature, Zone.Battlefield))
    perform(game, [putCountersEvent(creature as number as Entity, '+1/+1', 1, player, by)]);
  if (
    top !== undefined &&
    askYesNo(
      game,
      player,
      reason('Put the revealed card into your graveyard?', source, '701.40a'),
      'Graveyard',
      'Leave it on top',
    )
  ) {
    perform(game, [moveEvent(game, top, Zone.Graveyard, 'put', player, by)]);
  }
}

/** Explore: the permanent may have left before. CR 701.40. */
export const exploreAction: KeywordAction = {
  kind: 'explore',
  cr: '701.40a',
  does: ({ game, object, player, context }) => explore(game, object, player, context.source),
  says: '{object} explores',
  helps: true,
};
