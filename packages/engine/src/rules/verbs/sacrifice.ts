/** Sacrifice: a permanent that the player controls goes to its owner's graveyard. CR 701.17. */
import { permanentsOf } from '../../questions/objects/permanents-of.ts';
import { isForbidden } from '../../questions/rules-in-force.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import { type Entity, objectEntity, type ObjectId } from '../../vocabulary/ids.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { type AtOnce, atOnce } from '../effects/at-once.ts';
import { resolveObjects, resolvePlayers } from '../effects/choices/choosing.ts';
import { type ActionOf, asEntities, by, soMany } from '../effects/outcome.ts';
import { moveEvent } from '../event-makers.ts';
import type { Verb } from './verb.ts';

/** What each player sacrifices is chosen, and then all of it is sacrificed. CR 101.4, 608.2e. */
const sacrificing: AtOnce<ActionOf<'sacrifice'>> = {
  plan: (game, action, context) => {
    const { players, context: withActors } = resolvePlayers(game, action.actor, context);
    let now = withActors;
    const cause = context.stackObject;
    const chosen: ObjectId[] = [];
    const events: GameEvent[] = [];
    for (const player of players) {
      // CR 701.17a: a player can sacrifice only what they control.
      const among = asEntities(
        permanentsOf(game, player).filter(
          (id) => isForbidden(game, { kind: 'sacrifice', player, object: objectEntity(id), cause }) === null,
        ),
      );
      const picked = resolveObjects(game, action.object, now, {
        player,
        purpose: 'sacrifice',
        rule: '701.17a',
        among,
        helps: false,
      });
      now = picked.context;
      for (const object of picked.objects) {
        if (!among.includes(object as number as Entity) || chosen.includes(object)) continue;
        chosen.push(object);
        events.push(moveEvent(game, object, Zone.Graveyard, 'sacrifice', player, by(now, '701.17a')));
      }
    }
    return { events, context: now };
  },
  came: (_game, _action, { events, context: now }, happened) => {
    // "the sacrificed creature" is looked at as it last was: CR 608.2h.
    const chosen = events.flatMap((event) => (event.kind === 'zoneChange' ? [event.object] : []));
    const count = happened.filter((event) => event.kind === 'zoneChange' && event.manner === 'sacrifice').length;
    return soMany(now, asEntities(chosen), count);
  },
};

/** Sacrifice. CR 701.17a. */
export const sacrificeVerb: Verb<'sacrifice'> = {
  kind: 'sacrifice',
  cr: '701.17a',
  says: null,
  moves: { says: 'is sacrificed', to: Zone.Graveyard },
  helps: false,
  does: atOnce(sacrificing),
  atOnce: sacrificing,
};
