/** Objects leaving and arriving: destroy, exile, sacrifice, put, return, counter, discard. CR 701.5, 701.7, 701.8, 701.10, 701.17. */
import type { Place, Select } from '@kitchen-table/language';
import { perform } from '../../events/perform.ts';
import { characteristics } from '../../questions/characteristics.ts';
import { withExiled } from '../../questions/linked-exile.ts';
import { isForbidden } from '../../questions/rules-in-force.ts';
import { editObject } from '../../vocabulary/door.ts';
import { type Characteristics, TypeBit } from '../../vocabulary/characteristics.ts';
import type { Context } from '../../vocabulary/context.ts';
import type { GameEvent } from '../../vocabulary/events.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, objectEntity, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import type { GameObject } from '../../vocabulary/objects.ts';
import type { Player } from '../../vocabulary/players.ts';
import { atRandom } from '../../vocabulary/random.ts';
import { isIn } from '../../vocabulary/where.ts';
import { Zone, ZONE_BY_NAME } from '../../vocabulary/zones.ts';
import { enterBlocking } from '../combat-phase/blocking-by-effects.ts';
import { moveEvent } from '../event-makers.ts';
import { withOwn } from './each-actor.ts';
import { handIfNowhere } from './from-hand.ts';
import { eachOwner, fromEach } from './from-each-zone.ts';
import { addUntilLeaves, hasLeft } from './until-leaves.ts';
import { bounds, objectsInPlace, resolveObjects, resolvePlayers } from './choosing.ts';
import { enteringFacts, placeEvents } from './moving.ts';
import { asEntities, by, type Handlers, moved, movedWithParts, nothing, outcome, soMany } from './outcome.ts';
import { permanentsOf } from '../../questions/permanents-of.ts';
import { objectsOf } from '../bindings.ts';

export const zoneEffects: Handlers<'destroy' | 'exile' | 'sacrifice' | 'move' | 'discard' | 'counter'> = {
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
  exile: (game, action, context, during) => {
    const { players, context: withActors } = resolvePlayers(game, action.actor, context);
    let now = withActors;
    const events: GameEvent[] = [];
    const owners = eachOwner(game, action, withActors);
    if (owners !== null)
      return fromEach(action, owners, withActors, (one, own) => zoneEffects.exile(game, one, own, during));
    // CR 610.3b: the duration is over before it began.
    if (hasLeft(game, action.until ?? during, now)) return nothing(now);
    for (const player of players) {
      const among = action.from === undefined ? {} : { among: objectsInPlace(game, action.from, now) };
      const chosen = resolveObjects(game, action.object, now, { player, purpose: 'exile', rule: '701.10a', ...among });
      now = chosen.context;
      for (const object of chosen.objects) {
        events.push(
          moveEvent(game, object, Zone.Exile, 'exile', player, by(now, '701.10a'), {
            faceDown: action.faceDown === true,
          }),
        );
      }
    }
    const done = perform(game, events);
    const result = movedWithParts(now, done);
    for (const entity of result.entities) addCounters(game, entity, action.entering, now);
    rememberExiled(game, now, result.entities);
    const until = action.until ?? during;
    if (until !== undefined) addUntilLeaves(game, until, result.entities, now);
    return result;
  },
  sacrifice: (game, action, context) => {
    const { players, context: withActors } = resolvePlayers(game, action.actor, context);
    let now = withActors;
    const chosen: ObjectId[] = [];
    const events: GameEvent[] = [];
    for (const player of players) {
      // CR 701.17a: a player can sacrifice only what they control.
      const among = asEntities(
        permanentsOf(game, player).filter(
          (id) => isForbidden(game, { kind: 'sacrifice', player, object: objectEntity(id) }) === null,
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
    const done = perform(game, events);
    // "the sacrificed creature" is looked at as it last was: CR 608.2h.
    const count = done.filter((event) => event.kind === 'zoneChange' && event.manner === 'sacrifice').length;
    return soMany(now, asEntities(chosen), count);
  },
  move: (game, action, context) => {
    const { players, context: withActors } = resolvePlayers(game, action.actor, context);
    const manner = action.verb === 'return' ? 'return' : 'put';
    let now = withActors;
    const events: GameEvent[] = [];
    for (const player of players) {
      const among =
        action.from === undefined
          ? handIfNowhere(game, action.object, player)
          : { among: objectsInPlace(game, action.from, { ...now, controller: player }) };
      const chosen = resolveObjects(game, action.object, now, {
        player,
        purpose: action.verb === 'return' ? 'return' : 'put',
        rule: '400.7',
        ...among,
      });
      now = chosen.context;
      // "Each player searches their library for a card and puts it ...": each puts their own.
      const theirs =
        players.length > 1 && action.object.kind === 'reference'
          ? chosen.objects.filter((object) => game.objects[object]?.owner === player)
          : chosen.objects;
      events.push(...placeEvents(game, theirs, action.to, action.entering, player, manner, now, '400.7'));
      if (action.also === undefined) continue;
      // "... and the rest on the bottom of your library": in the same breath.
      const others = resolveObjects(game, action.also.object, now, { player, purpose: 'put', rule: '400.7' });
      now = others.context;
      events.push(
        ...placeEvents(
          game,
          others.objects.filter((object) => !theirs.includes(object)),
          action.also.to,
          action.also.entering,
          player,
          manner,
          now,
          '400.7',
        ),
      );
    }
    const done = perform(game, events);
    const result = moved(
      now,
      done.filter((event) => event.kind === 'zoneChange' && (event.manner === manner || event.cause === now.source)),
    );
    enterBlocking(game, action.entering, result.entities, now);
    if (action.to.zone !== 'battlefield')
      for (const entity of result.entities) addCounters(game, entity, action.entering, now);
    return result;
  },
  discard: (game, action, context) => {
    const { players, context: withActors } = resolvePlayers(game, action.actor, context);
    let now = withActors;
    const events: GameEvent[] = [];
    for (const player of players) {
      const hand = asEntities((game.players[player] as Player).hand);
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
        picked = chosen.objects.filter((object) => (game.objects[object] as GameObject).zone === Zone.Hand);
      }
      for (const object of picked)
        events.push(
          moveEvent(
            game,
            object,
            Zone.Graveyard,
            'discard',
            (game.objects[object] as GameObject).owner,
            by(now, '701.8a'),
          ),
        );
    }
    const done = perform(game, events);
    const discarded = moved(
      now,
      done.filter((event) => event.kind === 'zoneChange' && event.manner === 'discard'),
    );
    const { entities, amount } = discarded;
    const own = (player: PlayerId): readonly Entity[] =>
      entities.filter((entity) => game.objects[entity]?.owner === player);
    return outcome(withOwn(now, action.label, players, own), entities, amount, discarded.done);
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

/** Counters that an exiled or moved card gets: "with three time counters on it". */
function addCounters(
  game: Game,
  entity: Entity,
  entering: Parameters<typeof enteringFacts>[1],
  context: Context,
): void {
  if (entering?.counters === undefined) return;
  const facts = enteringFacts(game, entering, context.controller, context, null);
  const events = Object.entries(facts.counters).map(
    ([counter, amount]): GameEvent => ({
      kind: 'putCounters',
      on: entity,
      counter,
      amount,
      player: context.controller,
      ...by(context, '122.1'),
    }),
  );
  perform(game, events);
}

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
  const object = editObject(game, context.source);
  object.memory = withExiled(game, object, exiled as readonly number[] as readonly ObjectId[]);
}
