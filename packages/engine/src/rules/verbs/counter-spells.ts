/** Counter: a spell or ability on the stack goes without having any effect. CR 701.5. */
import type { Place } from '@kitchen-table/language/core';
import { isForbidden } from '../../questions/rules-in-force.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import { objectEntity, type ObjectId } from '../../vocabulary/ids.ts';
import { isIn } from '../../vocabulary/zones/where-objects-are.ts';
import { Zone, ZONE_BY_NAME } from '../../vocabulary/zones/zones.ts';
import { type AtOnce, atOnce } from '../effects/at-once.ts';
import { resolveObjects } from '../effects/choices/choosing.ts';
import { withCountersGiven } from '../effects/objects/counters-on-moved.ts';
import { type ActionOf, by, moved } from '../effects/outcome.ts';
import type { Verb } from './verb.ts';

const countering: AtOnce<ActionOf<'counter'>> = {
  plan: (game, action, context) => {
    const { objects, context: now } = resolveObjects(game, action.object, context, {
      player: context.controller,
      purpose: 'choose',
      rule: '701.5a',
    });
    const { source, controller: player } = now;
    const events = objects
      .filter(
        (object) =>
          isIn(game, object, Zone.Stack) &&
          isForbidden(game, { kind: 'counter', object: objectEntity(object), source, player }) === null,
      )
      .map(
        (object): GameEvent => ({
          kind: 'counter',
          object,
          ...counteredTo(action.insteadTo),
          ...by(now, '701.5a'),
        }),
      );
    return { events, context: now };
  },
  came: (game, action, { context: now }, happened) => {
    const countered = moved(
      now,
      happened.filter(({ kind }) => kind === 'zoneChange'),
    );
    // CR 122.1: what goes elsewhere instead may get counters there.
    if (action.insteadTo !== undefined)
      for (const entity of countered.entities)
        if (isIn(game, entity as number as ObjectId, ZONE_BY_NAME[action.insteadTo.zone]))
          withCountersGiven(game, entity, action.entering, now);
    return { ...countered, done: happened.some(({ kind }) => kind === 'counter') };
  },
};

/** Counter. CR 701.5a. */
export const counterVerb: Verb<'counter'> = {
  kind: 'counter',
  cr: '701.5a',
  says: '{object} is countered',
  moves: { says: 'is countered and put' },
  helps: false,
  does: atOnce(countering),
  atOnce: countering,
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
