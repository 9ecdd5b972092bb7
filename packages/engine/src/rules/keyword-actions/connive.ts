/** Connive. CR 701.47. */
import type { KeywordAction } from './keyword-action.ts';
import { perform } from '../../events/perform.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { Entity, ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import type { Player } from '../../vocabulary/players/players.ts';
import { isIn } from '../../vocabulary/zones/where-objects-are.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { chooseObjects, reason } from '../resolving/choices.ts';
import { moveEvent, putCountersEvent } from '../event-makers.ts';

/** Its controller draws, discards as many, and it gets a +1/+1 counter for each nonland card discarded. CR 701.47a, 701.47e. */
function connive(game: Game, creature: ObjectId, player: PlayerId, count: number, source: ObjectId): void {
  const by = { cause: source, rule: '701.47a' };
  for (let i = 0; i < count; i++) perform(game, [{ kind: 'draw', player, ...by }]);
  const { hand } = game.players[player] as Player;
  const discarded = chooseObjects(
    game,
    player,
    reason('Choose what to discard', source, '701.47a'),
    hand,
    count,
    count,
    'discard',
    { hidden: true, helps: false },
  );
  const nonlands = discarded.filter((id) => (characteristics(game, id).types & TypeBit.Land) === 0).length;
  perform(
    game,
    discarded.map((id) => moveEvent(game, id, Zone.Graveyard, 'discard', player, by)),
  );
  if (nonlands > 0 && isIn(game, creature, Zone.Battlefield))
    perform(game, [putCountersEvent(creature as number as Entity, '+1/+1', nonlands, player, by)]);
}

/** Connive. CR 701.47. */
export const conniveAction: KeywordAction = {
  kind: 'connive',
  cr: '701.47a',
  does: ({ game, object, player, amount, context }) => connive(game, object, player, amount, context.source),
  says: '{object} connives',
  helps: true,
};
