/**
 * Triggered abilities: finding those that a batch of simultaneous events sets off. CR 603.2, 603.10.
 * Watchers are looked up by event kind; what left the battlefield in the batch looks back with its last known abilities.
 */
import type { Action, Trigger, TriggeredAbility } from '@kitchen-table/language/core';
import { type AbilityRecord, Interest } from '../../vocabulary/objects/characteristics.ts';
import { type Context, NO_BINDINGS } from '../../vocabulary/context.ts';
import type { DelayedTrigger, PendingTrigger } from '../../vocabulary/effects.ts';
import type { EventKind, GameEvent } from '../../vocabulary/events.ts';
import type { Game, OpenGame } from '../../vocabulary/game.ts';
import { NO_ENTITY, NO_OBJECT, objectEntity, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import { tableFacts } from '../../vocabulary/table-facts.ts';
import { doneTally, gameTally, tallyGame, tallyTurn, turnTally } from '../../vocabulary/tallies.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { characteristics, derived } from '../../questions/continuous-effects/characteristics.ts';
import type { Match } from '../../questions/triggered-abilities/roles.ts';
import { matchEvent } from '../../questions/triggered-abilities/event-matching.ts';
import { withDoneByEvent } from '../../questions/triggered-abilities/done-by-the-event.ts';
import { bindingsOf } from '../../questions/triggered-abilities/event-roles.ts';
import { isAboutSelf, saysFromAnywhere } from './about-itself.ts';
import { eventsOf } from '../../questions/triggered-abilities/watched-kinds.ts';
import { keepsHistory, noteHistory } from '../../questions/history.ts';
import { addsManaAtOnce } from '../../questions/abilities/mana-abilities.ts';
import { chapterTriggers } from './chapters.ts';
import { additionalTimes, causesOf, isSilenced } from './additional-triggers.ts';
import {
  countedTogether,
  grouped,
  groupQuantifier,
  isCountedTogether,
  oncePerPlayer,
  together,
} from './grouped-triggers.ts';
import { revealAsDrawn, revealsDraws } from '../zones/revealed-as-drawn.ts';
import { revealsLater } from '../zones/while-announcing.ts';
import { oncePerTeam } from './team-steps.ts';
import { stateTriggers } from './state-triggers.ts';
import { cameAsOthersLeft, seenByNew } from './came-as-others-left.ts';
import { withHearers } from './abilities-triggering.ts';
import { mayTrigger } from './may-trigger.ts';
import { designationTriggers, hasInherentTriggers } from './designation-triggers.ts';
import { roomTriggers } from './room-triggers.ts';
import { isRacing, speedTriggers } from './speed-triggers.ts';
import { setDelayed, setPending } from '../../vocabulary/game-notes.ts';

/** Adds to `game.pending` every ability that the events, which have just happened, set off. */
export function noteTriggers(game: OpenGame, events: readonly GameEvent[]): void {
  if (events.length === 0) return;
  noteHistory(game, events);
  const watched = watchedKindsOf(game);
  const any = watched.size > 0 && events.some((event) => watched.has(event.kind));
  const state = watched.size > 0 && watched.has('state');
  const inherent = hasInherentTriggers(game, events);
  const reveals = revealsDraws(game);
  if (!any && !state && game.delayed.length === 0 && !inherent && !reveals && !isRacing(game)) return;
  const found: PendingTrigger[] = [];
  if (any) {
    addWatchers(game, events, found);
    for (const event of events) {
      if (event.kind === 'zoneChange') addMoved(game, event, events, found);
      else if (event.kind === 'cast') addOwn(game, event.object, Zone.Stack, [event], found);
      else if (event.kind === 'activate') addCycled(game, event, found);
      else if (event.kind === 'deed' && event.action === 'lose control') addLost(game, event, found);
      else if (event.kind === 'deed' && event.action === 'become plotted')
        addOwn(game, event.object, Zone.Exile, [event], found);
      else if (event.kind === 'phaseOut') addPhasedOut(game, event.object, events, found);
    }
  }
  if (game.delayed.length > 0) addDelayed(game, events, found);
  if (inherent) designationTriggers(game, events, found);
  if (reveals && !revealsLater(game, events)) revealAsDrawn(game, events, found);
  if (isRacing(game)) speedTriggers(game, events, found);
  if (state) stateTriggers(game, events, found);
  if (found.length === 0) return;
  const heard = watched.has('abilityTriggers') ? withHearers(game, events, found) : found;
  setPending(game, [...game.pending, ...withoutManaAbilities(game, heard)]);
}

/** Whether nothing in the game triggers on such events or remembers them. */
export function nothingWatches(game: Game, events: readonly GameEvent[]): boolean {
  if (keepsHistory(game) || game.delayed.length > 0) return false;
  const watched = watchedKindsOf(game);
  if (watched.size > 0 && (watched.has('state') || events.some(({ kind }) => watched.has(kind)))) return false;
  return !hasInherentTriggers(game, events) && !revealsDraws(game) && !isRacing(game);
}

/** The kinds of events that abilities of this game's cards watch. */
function watchedKindsOf(game: Game): ReadonlySet<string> {
  const facts = tableFacts(game);
  if (facts.watched === undefined) {
    const all = new Set<string>();
    for (const record of game.records) for (const kind of record.interest.watches) all.add(kind);
    facts.watched = all;
  }
  return facts.watched;
}

/** Abilities of what is there now. CR 603.6a: what enters sees itself and what enters with it. */
function addWatchers(game: Game, events: readonly GameEvent[], found: PendingTrigger[]): void {
  const watchers = (game.derived ?? derived(game)).watchers;
  const kinds: EventKind[] = [];
  for (const event of events) if (!kinds.includes(event.kind)) kinds.push(event.kind);
  for (const kind of kinds) {
    const watching = watchers[kind];
    if (watching === undefined) continue;
    const batch = kinds.length === 1 ? events : events.filter((event) => event.kind === kind);
    const came = cameAsOthersLeft(batch);
    for (const { object, ability } of watching)
      addAbility(game, object, ability, came.includes(object) ? seenByNew(batch, ability) : batch, found);
  }
}

/** What left the battlefield looks back (CR 603.10a); what arrived elsewhere may watch its own arrival. */
function addMoved(
  game: Game,
  event: Extract<GameEvent, { kind: 'zoneChange' }>,
  events: readonly GameEvent[],
  found: PendingTrigger[],
): void {
  if (event.from === Zone.Battlefield && event.component !== true) {
    if (event.became !== NO_OBJECT) addOwn(game, event.became, event.to, [event], found, saysFromAnywhere);
    const last = game.objects[event.object]?.lastKnown ?? null;
    if (last === null || (last.interest & Interest.Triggered) === 0) return;
    const batch = events.filter((other) => other.kind === 'zoneChange' && other.from === Zone.Battlefield);
    for (const record of last.abilities) {
      if (
        (record.interest & Interest.Triggered) !== 0 &&
        (record.zones & (1 << Zone.Battlefield)) !== 0 &&
        record.watches.includes('zoneChange') &&
        !saysFromAnywhere(record)
      ) {
        addAbility(game, event.object, record, batch, found);
      }
    }
  } else if (event.became !== NO_OBJECT && event.to !== Zone.Battlefield && !isHiddenMove(event)) {
    addOwn(game, event.became, event.to, [event], found);
  }
}

/** From one hidden zone to another: at no time visible to all players. CR 603.2g. */
function isHiddenMove({ from, to }: Extract<GameEvent, { kind: 'zoneChange' }>): boolean {
  return (from === Zone.Hand || from === Zone.Library) && (to === Zone.Hand || to === Zone.Library);
}

/** Abilities of an object about what happens to itself off the battlefield: "when you cast this spell". CR 113.6, 603.6d. */
function addOwn(
  game: Game,
  object: ObjectId,
  zone: Zone,
  batch: readonly GameEvent[],
  found: PendingTrigger[],
  isMeant: (record: AbilityRecord) => boolean = () => true,
): void {
  const now = characteristics(game, object);
  if ((now.interest & Interest.Triggered) === 0) return;
  for (const record of now.abilities) {
    if ((record.interest & Interest.Triggered) === 0 || (record.zones & (1 << zone)) === 0) continue;
    const ability = record.ability;
    if (ability.kind === 'triggered' && eventsOf(ability.trigger).every(isAboutSelf) && isMeant(record))
      addAbility(game, object, record, batch, found);
  }
}

/** What phased out looks back. CR 603.10b. */
function addPhasedOut(game: Game, object: ObjectId, events: readonly GameEvent[], found: PendingTrigger[]): void {
  const now = characteristics(game, object);
  if ((now.interest & Interest.Triggered) === 0) return;
  const batch = events.filter(({ kind }) => kind === 'phaseOut');
  for (const record of now.abilities) {
    if ((record.interest & Interest.Triggered) !== 0 && record.watches.includes('phaseOut'))
      addAbility(game, object, record, batch, found);
  }
}

/** Whoever has lost control of an object has what it triggers then: it looks back. CR 603.10d. */
function addLost(game: Game, event: Extract<GameEvent, { kind: 'deed' }>, found: PendingTrigger[]): void {
  const now = characteristics(game, event.object);
  if ((now.interest & Interest.Triggered) === 0) return;
  for (const record of now.abilities)
    if (
      record.ability.kind === 'triggered' &&
      eventsOf(record.ability.trigger).some((action) => isAboutSelf(action) && 'actor' in action) &&
      record.watches.includes('deed')
    )
      addAbility(game, event.object, record, [event], found, null, event.player);
}

/** CR 702.29c: "when you cycle this card" is seen from the zone it went to. */
function addCycled(game: Game, event: Extract<GameEvent, { kind: 'activate' }>, found: PendingTrigger[]): void {
  const now = characteristics(game, event.source);
  if ((now.interest & Interest.Triggered) === 0) return;
  for (const record of now.abilities) {
    const ability = record.ability;
    if (
      ability.kind === 'triggered' &&
      eventsOf(ability.trigger).some((action) => action.kind === 'cycle' && isAboutSelf(action))
    ) {
      // CR 107.3e: its X is the one chosen for the cycling cost.
      addAbility(game, event.source, record, [event], found, game.objects[event.object]?.stack?.cast.x ?? null);
    }
  }
}

function addAbility(
  game: Game,
  object: ObjectId,
  record: AbilityRecord,
  batch: readonly GameEvent[],
  found: PendingTrigger[],
  x: number | null = null,
  /** Whose ability it is, if not its controller's of now. */
  whose: PlayerId | null = null,
): void {
  const ability = record.ability;
  if (ability.kind === 'chapter') return chapterTriggers(game, object, record, batch, found);
  if (ability.kind === 'room') return roomTriggers(game, object, record, batch, found);
  if (ability.kind !== 'triggered') return;
  const source = game.objects[object];
  const controller = whose ?? characteristics(game, object).controller;
  const context: Context = {
    source: object,
    controller,
    bindings: NO_BINDINGS,
    x: x ?? source?.stack?.cast.x ?? source?.memory.marks?.['monstrosity'] ?? source?.memory.cast?.x ?? null, // CR 701.31c
    stackObject: NO_OBJECT,
  };
  const watched = eventsOf(ability.trigger);
  const changed = mentions(game, 'triggerAgain');
  const heard = changed ? batch.filter((event) => !isSilenced(game, object, event, watched, batch)) : batch;
  const all = matchesOf(game, ability.trigger, heard, context);
  for (const [matched, event] of oncePerTeam(game, ability.trigger, ability.clause, all)) {
    const own: Context = {
      ...context,
      bindings: withDoneByEvent(bindingsOf(matched, event, game), ability.trigger, ability.clause, matched.object),
      since: game.objects.length,
      ...(leftBesides(game, object, matched, event) ? { left: [object] } : {}),
    };
    if (!mayTrigger(game, ability.trigger, matched, batch, own)) continue;
    const causes = changed ? causesOf(game, event, watched, heard, context) : [];
    const times = 1 + additionalTimes(game, object, causes, controller, watched, batch);
    for (let i = 0; i < times; i++) {
      if (!triggersStill(game, object, record, ability)) break;
      // CR 603.2i: not once its controller has done it this turn.
      if (
        ability.doneOnceEachTurn === true &&
        turnTally(game, doneTally(object, record.index, record.grantedBy, controller)) > 0
      )
        break;
      found.push({
        controller,
        source: object,
        ability: record,
        clause: ability.clause,
        trigger: ability.trigger,
        context: own,
        event,
      });
    }
  }
}

/** Whether an ability that triggers only so often does so once more, and counts that it did. CR 603.2. */
function triggersStill(
  game: Game,
  object: ObjectId,
  { index, grantedBy }: AbilityRecord,
  { timesEachTurn, timesInAll }: TriggeredAbility,
): boolean {
  const key = `triggered:${object}:${index}:${grantedBy}`;
  if (timesEachTurn !== undefined && turnTally(game, key) >= timesEachTurn) return false;
  if (timesInAll !== undefined && gameTally(game, key) >= timesInAll) return false;
  if (timesEachTurn !== undefined) tallyTurn(game, key, 1);
  if (timesInAll !== undefined) tallyGame(game, key, 1);
  return true;
}

/**
 * Whether its source left the battlefield together with what the event is about: its ability does not find it, unless that
 * is an Aura and the event is about what it enchanted. CR 400.7, 400.7e-f.
 */
function leftBesides(game: Game, source: ObjectId, { object: about }: Match, event: GameEvent): boolean {
  if (event.kind !== 'zoneChange' || event.from !== Zone.Battlefield || about.includes(objectEntity(source)))
    return false;
  const { became = NO_OBJECT, attachedTo = NO_ENTITY } = game.objects[source] ?? {};
  return became !== NO_OBJECT && !about.includes(attachedTo);
}

/** Every match of a trigger in a batch; "one or more" gives a single match for all of them. CR 603.2c. */
function matchesOf(
  game: Game,
  trigger: Trigger,
  batch: readonly GameEvent[],
  context: Context,
): readonly (readonly [Match, GameEvent])[] {
  const all: (readonly [Match, GameEvent])[] = [];
  const seen = new Set<GameEvent>();
  for (const action of eventsOf(trigger)) {
    const quantifier = groupQuantifier(action);
    const single: (readonly [Match, GameEvent])[] = [];
    for (const event of batch) {
      if (seen.has(event) || !fitsNth(game, action, event, context)) continue;
      const matches: Match[] = [];
      matchEvent(game, action, event, context, matches);
      if (matches.length > 0) seen.add(event);
      for (const one of matches) single.push([one, event]);
    }
    const found = together(action, single);
    if (action.kind === 'rollDie' && action.count !== undefined) all.push(...oncePerPlayer(found));
    else if (quantifier === null) all.push(...(isCountedTogether(action) ? countedTogether(found) : found));
    else all.push(...grouped(game, action, quantifier, found, context));
  }
  return all;
}

/** "your second spell each turn": how many such events this turn has had, this one included. */
function fitsNth(game: Game, action: Action, event: GameEvent, context: Context): boolean {
  if (!('nth' in action) || action.nth === undefined || action.kind === 'draw' || action.kind === 'putCounters')
    return true;
  const { nth, ...plain } = action;
  const { ofTheTurn = false, otherThan = false } = action as Partial<Extract<Action, { kind: 'cast' | 'play' }>>;
  let count = 0;
  for (const batch of game.history) {
    for (const earlier of batch) {
      const matches: Match[] = [];
      matchEvent(game, plain as Action, earlier, context, matches);
      if (matches.length > 0 && (ofTheTurn || sameActor(earlier, event))) count++;
      if (earlier === event) return (count === nth) !== otherThan;
    }
  }
  return false;
}

function sameActor(one: GameEvent, other: GameEvent): boolean {
  return 'player' in one && 'player' in other && one.player === other.player;
}

/** CR 603.7: delayed abilities trigger once, unless they have a duration. */
function addDelayed(game: Game, events: readonly GameEvent[], found: PendingTrigger[]): void {
  let left: DelayedTrigger[] | null = null;
  for (const delayed of game.delayed) {
    const event = events.length === 1 ? events[0] : undefined;
    if (event !== undefined && isQuiet(event)) continue;
    const matches = matchesOf(game, delayed.trigger, events, delayed.context);
    for (const [matched, cause] of oncePerTeam(game, delayed.trigger, delayed.clause, matches)) {
      const context: Context = {
        ...delayed.context,
        bindings: { ...delayed.context.bindings, ...bindingsOf(matched, cause, game) },
        // What it is about may have moved by the very event, but not before it. CR 400.7e, 603.7c.
        ...(cause.kind === 'zoneChange' ? { since: game.objects.length } : {}),
      };
      if (!mayTrigger(game, delayed.trigger, matched, events, context)) continue;
      found.push({
        controller: delayed.context.controller,
        source: delayed.context.source,
        ability: null,
        clause: delayed.clause,
        trigger: delayed.trigger,
        context,
        event: cause,
      });
      if (delayed.once) {
        left = (left ?? [...game.delayed]).filter((other) => other.id !== delayed.id);
        break;
      }
    }
  }
  if (left !== null) setDelayed(game, left);
}

/** Events that no delayed ability is ever about. */
function isQuiet(event: GameEvent): boolean {
  return event.kind === 'addMana' || event.kind === 'look';
}

/** CR 605.1b, 605.4a: triggered mana abilities resolve at once. */
function withoutManaAbilities(game: Game, found: readonly PendingTrigger[]): readonly PendingTrigger[] {
  if (!found.some(isManaTrigger)) return found;
  const left: PendingTrigger[] = [];
  for (const trigger of found) {
    if (isManaTrigger(trigger)) game.rules.execute(game, trigger.clause, trigger.context);
    else left.push(trigger);
  }
  return left;
}

function isManaTrigger(trigger: PendingTrigger): boolean {
  return trigger.event.kind === 'tapForMana' && addsManaAtOnce(trigger.clause);
}
