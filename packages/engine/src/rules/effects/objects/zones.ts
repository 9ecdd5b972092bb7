/** Destroy and counter. CR 701.5, 701.7. */
import type { Place } from '@kitchen-table/language/core';
import { perform } from '../../../events/perform.ts';
import { isForbidden } from '../../../questions/rules-in-force.ts';
import type { GameEvent } from '../../../vocabulary/events.ts';
import { type Entity } from '../../../vocabulary/ids.ts';
import { isIn } from '../../../vocabulary/zones/where-objects-are.ts';
import { Zone, ZONE_BY_NAME } from '../../../vocabulary/zones/zones.ts';
import { resolveObjects, resolvePlayers } from '../choices/choosing.ts';
import { by, type Handlers, moved, outcome } from '../outcome.ts';

export const zoneEffects: Handlers<'destroy' | 'counter'> = {
  destroy: (game, action, context) => {
    // "Target opponent destroys four lands they control": they choose which.
    const { players, context: withActors } = resolvePlayers(game, action.actor, context);
    const { objects, context: now } = resolveObjects(game, action.object, withActors, {
      player: players[0] ?? context.controller,
      purpose: 'destroy',
      rule: '701.7a',
    });
    const done = perform(
      game,
      objects.map(
        (object): GameEvent => ({
          kind: 'destroy',
          object,
          noRegeneration: action.noRegeneration === true,
          ...by(now, '701.7a'),
        }),
      ),
    );
    return moved(
      now,
      done.filter((event) => event.kind === 'zoneChange' && event.from === Zone.Battlefield),
    );
  },
  counter: (game, action, context) => {
    const { objects, context: now } = resolveObjects(game, action.object, context, {
      player: context.controller,
      purpose: 'choose',
      rule: '701.5a',
    });
    const events: GameEvent[] = [];
    for (const object of objects) {
      if (
        !isIn(game, object, Zone.Stack) ||
        isForbidden(game, {
          kind: 'counter',
          object: object as number as Entity,
          source: now.source,
          player: now.controller,
        }) !== null
      )
        continue;
      events.push({ kind: 'counterSpell', object, ...counteredTo(action.insteadTo), ...by(now, '701.5a') });
    }
    const done = perform(game, events);
    const countered: Entity[] = [];
    for (const event of done)
      if (event.kind === 'zoneChange')
        countered.push((event.became >= 0 ? event.became : event.object) as number as Entity);
    return outcome(
      now,
      countered,
      countered.length,
      done.some((event) => event.kind === 'counterSpell'),
    );
  },
};

/** "put it on top of its owner's library instead of into that player's graveyard". CR 701.5a, 614.1a. */
function counteredTo(place: Place | undefined): { insteadTo?: { zone: Zone; position: 'top' | 'bottom' | number } } {
  if (place === undefined) return {};
  const at = place.position;
  return {
    insteadTo: {
      zone: ZONE_BY_NAME[place.zone],
      position: at === 'bottom' ? 'bottom' : typeof at === 'object' && 'nth' in at ? at.nth - 1 : 'top',
    },
  };
}
