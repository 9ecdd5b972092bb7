/** Shuffle: a library, or objects into it. CR 701.20. */
import { perform } from '../../events/perform.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { PlayerId } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { moveEvent } from '../event-makers.ts';
import { objectsInPlace, resolveObjects, resolvePlayers } from '../effects/choices/choosing.ts';
import { by, done } from '../effects/outcome.ts';
import { asUnsearched } from '../effects/choices/zones-to-search.ts';
import type { Verb } from './verb.ts';

/** Shuffle. CR 701.20a. */
export const shuffleVerb: Verb<'shuffle'> = {
  kind: 'shuffle',
  cr: '701.20a',
  says: '{player} shuffles their library',
  helps: null,
  does: (game, action, context) => {
    const { players, context: withActors } = resolvePlayers(game, action.actor, context);
    let now = withActors;
    const found: PlayerId[] = [];
    let cards = 0;
    if (action.object !== undefined) {
      const events: GameEvent[] = [];
      for (const player of players) {
        const among = action.from === undefined ? {} : { among: objectsInPlace(game, action.from, now) };
        const chosen = resolveObjects(game, action.object, now, { player, purpose: 'put', rule: '701.20a', ...among });
        now = chosen.context;
        for (const id of chosen.objects) {
          const { owner, zone } = game.objects[id] as GameObject;
          found.push(owner);
          cards++;
          if (zone !== Zone.Library)
            events.push(moveEvent(game, id, Zone.Library, 'shuffle', player, by(now, '701.20a')));
        }
      }
      perform(game, events);
    }
    // CR 701.20c-d: the library is shuffled even if nothing was put there.
    const owners = [...new Set(found.length === 0 ? players : found)];
    perform(
      game,
      owners.map((owner): GameEvent => ({ kind: 'shuffle', player: owner, library: owner, ...by(now, '701.20a') })),
    );
    const shuffled = done(owners.reduce((known, owner) => asUnsearched(game, owner, known), now));
    return action.object === undefined ? shuffled : { ...shuffled, amount: cards };
  },
};
