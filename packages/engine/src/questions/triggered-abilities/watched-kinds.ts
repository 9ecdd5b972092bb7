/** Which kinds of events a trigger has to look at. CR 603.2. */
import { type Action, EVENTS, type EventVerb, type Trigger } from '@kitchen-table/language/core';
import type { EventKind } from '../../vocabulary/events.ts';

/** Event kinds; the state of the game, which is looked at after every event (CR 603.8); and that an ability triggers (CR 603.3b). */
export type WatchedKind = EventKind | 'state' | 'abilityTriggers';

const LEAVES: readonly EventKind[] = ['zoneChange'];
const DESIGNATED: readonly EventKind[] = ['designate'];
/** What goes the road of deeds is seen as one: events/deeds.ts. */
const DEED: readonly WatchedKind[] = ['deed'];

/**
 * In which events a verb is seen. A verb that has an event of its own name is seen in that, unless it stands here; every
 * other must stand here.
 */
const SEEN_IN: { readonly [verb in Exclude<EventVerb, WatchedKind>]: readonly WatchedKind[] } & {
  readonly [verb in EventVerb]?: readonly WatchedKind[];
} = {
  dealDamage: ['damage'],
  loseLife: ['loseLife', 'payLife'],
  mill: LEAVES,
  destroy: LEAVES,
  sacrifice: LEAVES,
  exile: LEAVES,
  die: LEAVES,
  leave: LEAVES,
  discard: LEAVES,
  move: LEAVES,
  enter: ['zoneChange', 'createToken'],
  create: ['createToken'],
  putCounters: ['putCounters', 'zoneChange', 'createToken'], // CR 122.6
  getCounters: ['putCounters'],
  cast: ['cast', 'deed'],
  play: ['cast', 'playLand'],
  beBlocked: ['becomeBlocked'],
  beginningOf: ['beginStep', 'beginTurn'],
  loseGame: ['loseGame', 'concede'],
  becomeTapped: ['tap'],
  becomeUntapped: ['untap'],
  cycle: ['activate', 'zoneChange'],
  turnedFaceUp: ['turnFaceUp'],
  transformed: ['transform'],
  becomeAttached: ['attach'],
  becomeUnattached: ['attach', 'unattach', 'zoneChange'],
  becomeMonarch: DESIGNATED,
  takeInitiative: DESIGNATED,
  becomeDay: DESIGNATED,
  becomeNight: DESIGNATED,
  gainDesignation: DESIGNATED,
  keywordAction: DEED,
  scry: DEED,
  surveil: DEED,
  goad: DEED,
  fight: DEED,
  search: DEED,
  copy: DEED,
};

const EVENT_VERBS: ReadonlySet<Action['kind']> = new Set(EVENTS);

/** Every event that sets the trigger off: "when this enters and whenever it attacks". */
export function eventsOf(trigger: Trigger): readonly Action[] {
  return trigger.more === undefined ? trigger.events : [...trigger.events, ...trigger.more.events];
}

/** The event kinds in which the verb is seen. */
function kindsOfAction(kind: Action['kind']): readonly WatchedKind[] {
  if (!EVENT_VERBS.has(kind)) throw new Error(`nothing can wait for '${kind}'`);
  return SEEN_IN[kind as EventVerb] ?? [kind as EventVerb & WatchedKind];
}

const CREATIONS: readonly WatchedKind[] = ['createToken'];
const PUT: readonly WatchedKind[] = ['zoneChange', 'createToken'];
function kindsOf(event: Action): readonly WatchedKind[] {
  // "Whenever a player puts a permanent onto the battlefield": also by creating it.
  if (event.kind === 'move' && event.actor !== undefined && event.to.zone === 'battlefield') return PUT;
  return event.kind === 'keywordAction' && event.action === 'create' ? CREATIONS : kindsOfAction(event.kind);
}

/** The event kinds that may set the trigger off. */
export function watchedKinds(trigger: Trigger): readonly WatchedKind[] {
  const kinds: WatchedKind[] = [];
  for (const event of eventsOf(trigger)) for (const kind of kindsOf(event)) if (!kinds.includes(kind)) kinds.push(kind);
  return kinds;
}
