/** Time travel. CR 701.54. */
import type { KeywordAction } from './keyword-action.ts';
import { perform } from '../../events/perform.ts';
import { askOption, reason } from '../../questions/ask.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { hasKeyword } from '../../questions/objects/keywords.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, objectEntity, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { chooseObjects } from '../resolving/choices.ts';
import { putCountersEvent, removeCountersEvent } from '../event-makers.ts';
import { permanentsOf } from '../../questions/objects/permanents-of.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';

/** The player puts a time counter on, or removes one from, any of the permanents and suspended cards that have some. CR 701.54a. */
function timeTravel(game: Game, player: PlayerId, source: ObjectId): readonly Entity[] {
  const chosen = chooseObjects(
    game,
    player,
    reason('Choose what to put a time counter on or remove one from', source, '701.54a'),
    travellers(game, player),
    0,
    Infinity,
    'counters',
  );
  const events = chosen.map((id): GameEvent => {
    const why = reason(`A time counter on ${characteristics(game, id).name}`, source, '701.54a');
    const on = objectEntity(id);
    const by = { cause: source, rule: '701.54a' };
    return askOption(game, player, why, ['put one on it', 'remove one']) === 0
      ? putCountersEvent(on, 'time', 1, player, by)
      : removeCountersEvent(on, 'time', 1, player, by);
  });
  perform(game, events);
  return chosen.map(objectEntity);
}

/** Permanents that the player controls and suspended cards that the player owns, with time counters. CR 702.62b. */
function travellers(game: Game, player: PlayerId): readonly ObjectId[] {
  const counted = (id: ObjectId): boolean => ((game.objects[id] as GameObject).counters['time'] ?? 0) > 0;
  const permanents = permanentsOf(game, player).filter(counted);
  const suspended = game.exile.filter(
    (id) =>
      counted(id) &&
      (game.objects[id] as GameObject).owner === player &&
      hasKeyword(characteristics(game, id), 'suspend'),
  );
  return [...permanents, ...suspended];
}

/** Time travel. CR 701.54. */
export const timeTravelAction: KeywordAction = {
  kind: 'time travel',
  cr: '701.54a',
  does: ({ game, player, context }) => ({ made: timeTravel(game, player, context.source) }),
  says: '{player} time travels',
  helps: true,
};
