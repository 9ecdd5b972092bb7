/** Destroy: a permanent goes to its owner's graveyard, unless it is indestructible or regenerates. CR 701.7. */
import type { GameEvent } from '../../vocabulary/events.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { type AtOnce, atOnce } from '../effects/at-once.ts';
import { resolveObjects, resolvePlayers } from '../effects/choices/choosing.ts';
import { type ActionOf, by, moved } from '../effects/outcome.ts';
import type { Verb } from './verb.ts';

/** What each player destroys is chosen, and then all of it is destroyed. CR 101.4, 608.2e. */
const destroying: AtOnce<ActionOf<'destroy'>> = {
  plan: (game, action, context) => {
    // "Target opponent destroys four lands they control": they choose which.
    const { players, context: withActors } = resolvePlayers(game, action.actor, context);
    const { objects, context: now } = resolveObjects(game, action.object, withActors, {
      player: players[0] ?? context.controller,
      purpose: 'destroy',
      rule: '701.7a',
    });
    const noRegeneration = action.noRegeneration === true;
    const events = objects.map(
      (object): GameEvent => ({ kind: 'destroy', object, noRegeneration, ...by(now, '701.7a') }),
    );
    return { events, context: now };
  },
  came: (_game, _action, { context: now }, happened) =>
    moved(
      now,
      happened.filter((event) => event.kind === 'zoneChange' && event.from === Zone.Battlefield),
    ),
};

/** Destroy. CR 701.7a. */
export const destroyVerb: Verb<'destroy'> = {
  kind: 'destroy',
  cr: '701.7a',
  says: null,
  moves: { says: 'is destroyed and put' },
  helps: false,
  does: atOnce(destroying),
  atOnce: destroying,
};
