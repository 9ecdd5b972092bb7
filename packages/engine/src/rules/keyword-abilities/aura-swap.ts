/** Aura swap: this Aura and one in the hand change places. CR 702.65. */
import type { KeywordAction } from '../keyword-actions/keyword-action.ts';
import { perform } from '../../events/perform.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { canEnchant, isAura } from '../../questions/targets/enchanting.ts';
import type { Game } from '../../vocabulary/game.ts';
import { NO_ENTITY, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { chooseObjects, reason } from '../resolving/choices.ts';
import { moveEvent, plainEntering } from '../event-makers.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';

/** Both halves happen, or neither: CR 702.65b. */
function auraSwap(game: Game, player: PlayerId, aura: ObjectId): void {
  const object = game.objects[aura] as GameObject;
  if (object.zone !== Zone.Battlefield || object.owner !== player) return;
  const host = object.attachedTo;
  if (host === NO_ENTITY) return;
  const open = (game.players[player] as Player).hand.filter((id) => {
    const now = characteristics(game, id);
    return isAura(now) && canEnchant(game, id, now, player, host);
  });
  const [chosen] = chooseObjects(
    game,
    player,
    reason('Choose an Aura card to exchange it with', aura, '702.65a'),
    open,
    1,
    1,
    'put',
    { hidden: true },
  );
  if (chosen === undefined) return;
  const by = { cause: aura, rule: '702.65a' };
  perform(game, [
    moveEvent(game, aura, Zone.Hand, 'return', player, by),
    moveEvent(game, chosen, Zone.Battlefield, 'put', player, by, {
      entering: { ...plainEntering(player), attachTo: host },
    }),
  ]);
}

/** Aura swap. CR 702.65a. */
export const auraSwapAction: KeywordAction = {
  kind: 'aura swap',
  cr: '702.65a',
  does: ({ game, player, context }) => auraSwap(game, player, context.source),
  says: '{player} swaps an Aura',
  helps: true,
};
