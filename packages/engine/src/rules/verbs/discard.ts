/** Discard: from a hand into its owner's graveyard, as a player chooses or at random. CR 701.8. */
import type { Select } from '@kitchen-table/language/core';
import { discardable, mayDiscard } from '../../questions/discardable.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import { type Entity, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects/objects.ts';
import { atRandom } from '../../vocabulary/random.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { objectsOf } from '../resolving/bindings.ts';
import { moveEvent } from '../event-makers.ts';
import { bounds, resolveObjects, resolvePlayers } from '../effects/choices/choosing.ts';
import { withOwn } from '../effects/each-actor.ts';
import { type AtOnce, atOnce } from '../effects/at-once.ts';
import { type ActionOf, asEntities, by, moved, outcome } from '../effects/outcome.ts';
import type { Verb } from './verb.ts';

/** All who are told to choose one after the other, and then discard together. CR 101.4, 608.2e. */
const discarding: AtOnce<ActionOf<'discard'>> = {
  plan: (game, action, context) => {
    const { players, context: withActors } = resolvePlayers(game, action.actor, context);
    let now = withActors;
    const events: GameEvent[] = [];
    for (const player of players) {
      const hand = asEntities(discardable(game, player, context.stackObject));
      let picked: readonly ObjectId[];
      if (action.atRandom === true) {
        const limits = bounds(game, (action.object as Select).quantifier, now);
        picked = objectsOf(atRandom(game, hand, limits?.max ?? hand.length));
      } else {
        const chosen = resolveObjects(game, action.object, now, {
          player,
          purpose: 'discard',
          rule: '701.8a',
          among: hand,
          hidden: true,
          helps: false,
        });
        now = chosen.context;
        picked = chosen.objects.filter(
          (object) =>
            (game.objects[object] as GameObject).zone === Zone.Hand &&
            mayDiscard(game, player, object, context.stackObject),
        );
      }
      for (const object of picked) {
        const { owner } = game.objects[object] as GameObject;
        events.push(moveEvent(game, object, Zone.Graveyard, 'discard', owner, by(now, '701.8a')));
      }
    }
    return { events, context: now };
  },
  came: (game, action, { context: now }, happened) => {
    const discarded = moved(
      now,
      happened.filter((event) => event.kind === 'zoneChange' && event.manner === 'discard'),
    );
    const { entities, amount } = discarded;
    const own = (player: PlayerId): readonly Entity[] =>
      entities.filter((entity) => game.objects[entity]?.owner === player);
    const { players } = resolvePlayers(game, action.actor, now);
    return outcome(withOwn(now, action.label, players, own), entities, amount, discarded.done);
  },
};

/** Discard. CR 701.8a-b. */
export const discardVerb: Verb<'discard'> = {
  kind: 'discard',
  cr: '701.8a',
  says: null,
  moves: { says: 'is discarded', to: Zone.Graveyard },
  helps: false,
  does: atOnce(discarding),
  atOnce: discarding,
};
