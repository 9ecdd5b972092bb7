/** Fight: two creatures deal damage equal to their power to each other. CR 701.12. */
import { carryOut, isDeedForbidden } from '../../events/deeds.ts';
import { happen, perform } from '../../events/perform.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { Deed, GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import type { Entity, ObjectId } from '../../vocabulary/ids.ts';
import { isIn } from '../../vocabulary/zones/where-objects-are.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { objectsOf } from '../resolving/bindings.ts';
import { damageEvent, deedEvent } from '../event-makers.ts';
import { resolveNoun } from '../effects/choices/choosing.ts';
import { asEntities, by, doneTo, nothing } from '../effects/outcome.ts';
import type { Verb } from './verb.ts';

/** Fight. CR 701.12a. */
export const fightVerb: Verb<'fight'> = {
  kind: 'fight',
  cr: '701.12a',
  says: '{object} fights',
  // Whoever fights is meant to win, whoever is fought is not.
  helps: (action, target) => (action.with === target ? false : action.object === target ? true : null),
  does: (game, action, context) => {
    const choosing = { player: context.controller, purpose: 'damage' as const, rule: '701.12a' };
    const first = resolveNoun(game, action.object, context, choosing);
    const second = action.with === undefined ? null : resolveNoun(game, action.with, first.context, choosing);
    const now = second?.context ?? first.context;
    const found = objectsOf(second === null ? first.entities : [...first.entities, ...second.entities]);
    const [one, other] = found.filter((id) => isFighter(game, id));
    // CR 701.12b: if either is gone or no creature, neither fights.
    if (one === undefined || other === undefined) return nothing(now);
    return fight(game, one, other, now) ? doneTo(now, asEntities([one, other])) : nothing(now);
  },
};

/** Each of them is asked for by itself whether something else happens instead; false: one of them can't. CR 101.2, 616.1. */
function fight(game: Game, one: ObjectId, other: ObjectId, context: Context): boolean {
  const fights = (object: ObjectId, to: ObjectId): Deed =>
    deedEvent('fight', context.controller, object, 0, by(context, '701.12a'), to);
  if (isDeedForbidden(game, fights(other, one))) return false;
  return carryOut(game, fights(one, other), (deed) => {
    const { object, to = other } = deed;
    if (object === to) dealDamage(game, [deed], context);
    else
      carryOut(game, fights(to, object), (back) => {
        dealDamage(game, [deed, back], context);
        return null;
      });
    return null;
  });
}

/** Both deal their damage at once, and then they have fought. CR 701.12a. */
function dealDamage(game: Game, fighting: readonly Deed[], context: Context): void {
  const events: GameEvent[] = [];
  for (const { object, to } of fighting) {
    const { power } = characteristics(game, object);
    const amount = object === to ? 2 * power : power; // CR 701.12c
    if (amount > 0) events.push(damageEvent(object, to as number as Entity, amount, by(context, '701.12a')));
  }
  perform(game, events);
  happen(game, fighting);
}

function isFighter(game: Game, id: ObjectId): boolean {
  return isIn(game, id, Zone.Battlefield) && (characteristics(game, id).types & TypeBit.Creature) !== 0;
}
