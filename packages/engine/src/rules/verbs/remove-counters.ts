/** Removing counters. CR 122.1. */
import { evaluate } from '../../questions/values.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Entity } from '../../vocabulary/ids.ts';
import { type AtOnce, atOnce } from '../effects/at-once.ts';
import { resolvePlayers } from '../effects/choices/choosing.ts';
import { chosenCounters, counters, receivers } from '../effects/objects/counters.ts';
import { type ActionOf, by, NO_ENTITIES, soMany } from '../effects/outcome.ts';
import { removeCountersEvent } from '../event-makers.ts';
import type { Verb } from './verb.ts';

/** Several players choose in turn; the counters are removed at once. CR 101.4, 608.2e. */
const removingCounters: AtOnce<ActionOf<'removeCounters'>> = {
  plan: (game, action, context) => {
    const { players, context: withActors } = resolvePlayers(game, action.actor, context);
    let now = withActors;
    const about: Entity[] = [];
    const events: GameEvent[] = [];
    for (const player of players) {
      const { entities, context: known } = receivers(game, action.from, now, player);
      now = known;
      let total = 0;
      for (const entity of entities) {
        if (!about.includes(entity)) about.push(entity);
        // "up to three from among them": so many in all.
        const number: typeof action.number =
          action.among === true && typeof action.number !== 'string'
            ? { kind: 'number', number: Math.max(0, evaluate(game, action.number, now) - total) }
            : action.number;
        const taken = chosenCounters(game, player, entity, action.counter, number, now, action.upTo === true);
        for (const [counter, amount] of taken) {
          events.push(removeCountersEvent(entity, counter, amount, player, by(now, '122.1')));
          total += amount;
        }
      }
    }
    return { events, context: now, about };
  },
  came: (_game, _action, { context: now, about = NO_ENTITIES }, happened) => {
    let total = 0;
    for (const event of happened) if (event.kind === 'removeCounters') total += event.amount;
    return soMany(now, about, total);
  },
};

/** Remove counters. CR 122.1. */
export const removeCountersVerb: Verb<'removeCounters'> = {
  kind: 'removeCounters',
  cr: '122.1',
  says: (event) => `{on} loses ${counters(event)}`,
  helps: null,
  does: atOnce(removingCounters),
  atOnce: removingCounters,
};
