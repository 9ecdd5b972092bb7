/** Blight: -1/-1 counters on a creature of the player's. A rule of today's edition (701.68). */
import { type KeywordAction, madeOrNothing } from '../keyword-action.ts';
import { perform } from '../../../events/perform.ts';
import type { Context } from '../../../vocabulary/context.ts';
import type { Game } from '../../../vocabulary/game.ts';
import { type Entity, objectEntity, type ObjectId, type PlayerId } from '../../../vocabulary/ids.ts';
import { chooseObjects, reason } from '../../resolving/choices.ts';
import { putCountersEvent } from '../../event-makers.ts';
import { creaturesOf } from '../../../questions/objects/permanents-of.ts';

/** The creatures that the player could blight; none: it can't be chosen (701.68b). */
function blightable(game: Game, player: PlayerId): readonly ObjectId[] {
  return creaturesOf(game, player);
}

/** The counters are put on a creature of the player's choice: the blighted creature (701.68a, 701.68c). */
function blight(game: Game, player: PlayerId, count: number, context: Context): readonly Entity[] {
  const why = reason('Choose a creature to blight', context.source, '701.68a');
  const chosen = chooseObjects(game, player, why, blightable(game, player), 1, 1, 'counters', { helps: false });
  const by = { cause: context.source, rule: '701.68a' };
  perform(
    game,
    chosen.map((id) => putCountersEvent(objectEntity(id), '-1/-1', count, player, by)),
  );
  return chosen.map(objectEntity);
}

/** Blight: 701.68 of today's edition. It has happened whatever came of it (701.68d). */
export const blightAction: KeywordAction = {
  kind: 'blight',
  cr: '701.68a',
  possible: ({ game, player }) => blightable(game, player).length > 0,
  does: ({ game, player, amount, context }) => ({
    ...madeOrNothing(blight(game, player, amount, context)),
    happened: true,
  }),
  says: '{player} blights {amount}',
  helps: false,
};
