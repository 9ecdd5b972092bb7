/** Starting the game: hands, mulligans. CR 103. */
import { editPlayer } from '../../vocabulary/door.ts';
import type { Game, OpenGame } from '../../vocabulary/game.ts';
import { NO_OBJECT, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { ask, askChooseObjects, reason } from '../../questions/ask.ts';
import { leave, perform, performOne } from '../../events/perform.ts';
import { endedOrLeft } from '../ending-the-game/ending-the-game.ts';
import { actBeforeMulligan, hideRevealedCards, openingHandActions } from './opening-hand-actions.ts';
import { drawHand } from './opening-hands.ts';
import { finishRestarting } from './restarting-the-game.ts';
import { inTurnOrder } from '../turn-structure/turn-order.ts';
import { enterStartingPosition } from './starting-position.ts';
import { readyForFirstTurn } from '../turn-structure/turn-structure.ts';

/** One declaration, or the mulligans that have been declared; the first turn when all have kept. CR 103.5. */
export function continueSetUp(game: OpenGame): void {
  if (game.setup.start !== undefined && game.restarts === 0 && game.main === null) {
    enterStartingPosition(game);
    openingHandActions(game); // CR 103.6: the hand that the position gives is the opening hand
    if (endedOrLeft(game)) return;
    readyForFirstTurn(game);
    hideRevealedCards(game);
    return;
  }
  for (const player of inTurnOrder(game, game.startingPlayer)) {
    const bit = 1 << player;
    if ((game.kept & bit) !== 0 || (game.mulliganing & bit) !== 0) continue;
    declare(game, player);
    if (game.conceding !== 0) endedOrLeft(game);
    return;
  }
  if (game.mulliganing === 0) {
    openingHandActions(game);
    if (endedOrLeft(game)) return;
    readyForFirstTurn(game);
    hideRevealedCards(game);
    finishRestarting(game); // CR 724.4
    return;
  }
  for (const player of inTurnOrder(game, game.startingPlayer)) {
    if ((game.mulliganing & (1 << player)) !== 0) takeMulligan(game, player);
  }
  game.mulliganing = 0;
  if (game.conceding !== 0) endedOrLeft(game);
}

/** How many cards go to the bottom after so many mulligans: CR 103.5, 103.5c. */
function toBottom(game: Game, mulligans: number): number {
  return Math.max(0, mulligans - (game.rules.freeMulligan ? 1 : 0));
}

function declare(game: OpenGame, player: PlayerId): void {
  const { mulligans, maximumHandSize } = game.players[player] as Player;
  const next = toBottom(game, mulligans + 1);
  const mayNot = toBottom(game, mulligans) >= maximumHandSize;
  if (!mayNot) actBeforeMulligan(game, player);
  const { hand } = game.players[player] as Player;
  const takes =
    !mayNot &&
    ask(game, {
      kind: 'mulligan',
      player,
      reason: reason('Keep this hand?', NO_OBJECT, '103.5'),
      hand: hand.slice(),
      toBottom: next,
    })[0] === 1;
  if (takes) game.mulliganing |= 1 << player;
  else game.kept |= 1 << player;
}

/** Shuffle, draw seven, put cards on the bottom: the London mulligan. CR 103.5. */
function takeMulligan(game: OpenGame, player: PlayerId): void {
  editPlayer(game, player).mulligans++;
  const hand = (game.players[player] as Player).hand.slice();
  perform(
    game,
    hand.map((id) => leave(id, Zone.Hand, Zone.Library, 'set-up', player, NO_OBJECT, '103.5')),
  );
  performOne(game, { kind: 'shuffle', player, library: player, cause: NO_OBJECT, rule: '103.5' });
  drawHand(game, player);
  const { mulligans, hand: drawn } = game.players[player] as Player;
  const count = Math.min(toBottom(game, mulligans), drawn.length);
  if (count === 0) return;
  const why = reason(`Put ${count} card${count === 1 ? '' : 's'} on the bottom of your library`, NO_OBJECT, '103.5');
  const chosen: readonly ObjectId[] = askChooseObjects(game, player, why, drawn.slice(), count, count, 'put', {
    hidden: true,
  });
  perform(
    game,
    chosen.map((id) => ({
      ...leave(id, Zone.Hand, Zone.Library, 'set-up', player, NO_OBJECT, '103.5'),
      position: 'bottom' as const,
    })),
  );
}
