/** Exile: from wherever it is, face up or down, for good or until something happens. CR 701.10. */
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { isForbidden } from '../../questions/rules-in-force.ts';
import { withExiled } from '../../questions/zones/linked-exile.ts';
import { setMemory } from '../../vocabulary/objects/object-notes.ts';
import { type Characteristics, TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, objectEntity, type ObjectId } from '../../vocabulary/ids.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { type AtOnce, atOnce } from '../effects/at-once.ts';
import { objectsInPlace, resolveObjects, resolvePlayers } from '../effects/choices/choosing.ts';
import { withCountersGiven } from '../effects/objects/counters-on-moved.ts';
import { eachOwner, ofAll, planFromEach } from '../effects/choices/from-each-zone.ts';
import { type ActionOf, by, movedWithParts, nothing } from '../effects/outcome.ts';
import { addUntilLeaves, hasLeft } from '../effects/until-leaves.ts';
import { moveEvent } from '../event-makers.ts';
import { lookersAt } from '../effects/looked-at.ts';
import type { Verb } from './verb.ts';

/** What each player exiles is chosen, and then all of it is exiled. CR 101.4, 608.2e. */
const exiling: AtOnce<ActionOf<'exile'>> = {
  plan: (game, action, context, during) => {
    const { players, context: withActors } = resolvePlayers(game, action.actor, context);
    const owners = eachOwner(game, action, withActors);
    if (owners !== null)
      return planFromEach(action, owners, withActors, (one, own) => exiling.plan(game, one, own, during));
    let now = withActors;
    const events: GameEvent[] = [];
    // CR 610.3b: the duration is over before it began.
    if (hasLeft(game, action.until ?? during, now)) return { events, context: now };
    for (const player of players) {
      const among = action.from === undefined ? {} : { among: objectsInPlace(game, action.from, now) };
      const chosen = resolveObjects(game, action.object, now, { player, purpose: 'exile', rule: '701.10a', ...among });
      now = chosen.context;
      for (const object of chosen.objects) {
        const act = { kind: 'exile', player, object: objectEntity(object), cause: context.stackObject } as const;
        if (isForbidden(game, act) !== null) continue; // CR 101.2
        events.push(
          moveEvent(game, object, Zone.Exile, 'exile', player, by(now, '701.10a'), {
            faceDown: action.faceDown === true,
            visibleTo: action.faceDown === true ? lookersAt(game, now, object) : 0,
          }),
        );
      }
    }
    return { events, context: now };
  },
  came: (game, action, { events, context: now }, happened, during) => {
    if (events.length === 0) return nothing(now);
    const result = movedWithParts(now, happened);
    for (const entity of result.entities) withCountersGiven(game, entity, action.entering, now);
    rememberExiled(game, now, result.entities);
    const until = action.until ?? during;
    if (until !== undefined) addUntilLeaves(game, until, result.entities, now);
    return eachOwner(game, action, now) === null ? result : ofAll(action, result);
  },
};

/** Exile. CR 701.10a. */
export const exileVerb: Verb<'exile'> = {
  kind: 'exile',
  cr: '701.10a',
  says: null,
  moves: { says: 'is exiled', to: Zone.Exile },
  helps: false,
  does: atOnce(exiling),
  atOnce: exiling,
};

function isInstantOrSorcery({ types }: Characteristics): boolean {
  return (types & (TypeBit.Instant | TypeBit.Sorcery)) !== 0;
}

/** Cards exiled "with" an object can be found by its other abilities. CR 607.2a, 607.2q. */
function rememberExiled(game: Game, context: Context, exiled: readonly Entity[]): void {
  const source = game.objects[context.source];
  if (source === undefined || exiled.length === 0) return;
  if (
    source.zone !== Zone.Battlefield &&
    (source.zone !== Zone.Stack || isInstantOrSorcery(characteristics(game, source.id)))
  )
    return;
  setMemory(game, source.id, withExiled(game, source, exiled as readonly number[] as readonly ObjectId[]));
}
