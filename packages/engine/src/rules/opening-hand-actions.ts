/** What players may do with cards of their opening hands once all have kept. CR 103.6. */
import { perform } from '../events/perform.ts';
import { askChooseObjects, reason } from '../questions/ask.ts';
import { characteristics } from '../questions/characteristics.ts';
import type { Game } from '../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from '../vocabulary/ids.ts';
import { mentions } from '../vocabulary/mentions.ts';
import type { Player } from '../vocabulary/players.ts';
import { Zone } from '../vocabulary/zones.ts';
import { moveEvent, plainEntering } from './event-makers.ts';
import { inTurnOrder } from './turn-order.ts';

/** The starting player first, then the others in turn order, each in any order. CR 103.6, 103.6a. */
export function openingHandActions(game: Game): void {
  if (!mentions(game, 'openingHand')) return;
  for (const player of inTurnOrder(game, game.startingPlayer)) {
    const cards = (game.players[player] as Player).hand.filter((id) => mayBeginOnBattlefield(game, id));
    if (cards.length > 0) begin(game, player, cards);
  }
}

function begin(game: Game, player: PlayerId, cards: readonly ObjectId[]): void {
  const why = reason('Begin the game with cards of your opening hand on the battlefield?', NO_OBJECT, '103.6a');
  for (const id of askChooseObjects(game, player, why, cards, 0, cards.length, 'put', { hidden: true, helps: true })) {
    perform(game, [
      moveEvent(
        game,
        id,
        Zone.Battlefield,
        'set-up',
        player,
        { cause: NO_OBJECT, rule: '103.6a' },
        { entering: plainEntering(player) },
      ),
    ]);
  }
}

function mayBeginOnBattlefield(game: Game, id: ObjectId): boolean {
  return characteristics(game, id).abilities.some(
    ({ ability }) => ability.kind === 'static' && ability.rules.some(({ kind }) => kind === 'openingHand'),
  );
}
