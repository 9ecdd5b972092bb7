/** Events as rules write them: the common ones with their usual facts filled in. */
import type { Entity, ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { NO_ENTITY, NO_OBJECT } from '../vocabulary/ids.ts';
import type { Deed, EnteringFacts, GameEvent, Manner, ZoneChange } from '../vocabulary/events.ts';
import type { Game } from '../vocabulary/game.ts';
import { NO_COUNTERS, NO_MEMORY } from '../vocabulary/objects/objects.ts';
import { Zone } from '../vocabulary/zones/zones.ts';

/** Who or what causes an event, and the rule it follows. */
export interface Cause {
  readonly cause: ObjectId;
  readonly rule: string;
  /** Done to pay a cost: no effect does it. CR 118.1. */
  readonly noEffect?: true;
}

/** What may be said about a move besides from where to where. */
export interface MoveFacts {
  readonly position?: 'top' | 'bottom' | number;
  readonly entering?: EnteringFacts | null;
  readonly stack?: ZoneChange['stack'];
  readonly faceDown?: boolean;
  readonly visibleTo?: number;
}

/** An object changes zones. CR 400.7. */
export function moveEvent(
  game: Game,
  object: ObjectId,
  to: Zone,
  manner: Manner,
  player: PlayerId,
  by: Cause,
  facts: MoveFacts = {},
): ZoneChange {
  const from = game.objects[object]?.zone ?? Zone.None;
  return {
    kind: 'zoneChange',
    object,
    from,
    to,
    manner,
    player,
    position: facts.position ?? 'top',
    entering: facts.entering ?? null,
    stack: facts.stack ?? null,
    faceDown: facts.faceDown ?? false,
    visibleTo: facts.visibleTo ?? 0,
    became: NO_OBJECT,
    cause: by.cause,
    rule: by.rule,
    ...(by.noEffect && { noEffect: by.noEffect }),
  };
}

/** What the object that the events moved has become; NO_OBJECT when nothing was moved. CR 400.7. */
export function movedTo(done: readonly GameEvent[]): ObjectId {
  return done.find((event): event is ZoneChange => event.kind === 'zoneChange')?.became ?? NO_OBJECT;
}

/** Entering the battlefield under a player's control, with nothing special about it. */
export function plainEntering(controller: PlayerId): EnteringFacts {
  return {
    tapped: false,
    faceDown: false,
    face: 0,
    controller,
    attacking: NO_ENTITY,
    attachTo: NO_ENTITY,
    counters: NO_COUNTERS,
    memory: NO_MEMORY,
    copied: null,
  };
}

/** Damage dealt by a source. CR 120.3. */
export function damageEvent(
  source: ObjectId,
  to: Entity,
  amount: number,
  by: Cause,
  preventable = true,
): Extract<GameEvent, { kind: 'damage' }> {
  return { kind: 'damage', source, to, amount, combat: false, preventable, ...by };
}

/** Counters put on an object or player. CR 122.1. */
export function putCountersEvent(on: Entity, counter: string, amount: number, player: PlayerId, by: Cause): GameEvent {
  return { kind: 'putCounters', on, counter, amount, player, ...by };
}

/** Counters removed from an object or player. CR 122.1. */
export function removeCountersEvent(
  on: Entity,
  counter: string,
  amount: number,
  player: PlayerId,
  by: Cause,
): GameEvent {
  return { kind: 'removeCounters', on, counter, amount, player, ...by };
}

/** A deed: done by its verb, or about to be; as an event of its own, for the abilities that look for it. CR 701.1. */
export function deedEvent(
  action: string,
  player: PlayerId,
  object: ObjectId,
  amount: number,
  by: Cause,
  to?: ObjectId,
): Deed {
  return { kind: 'deed', action, player, object, amount, ...by, ...(to === undefined ? {} : { to }) };
}
