/** Objects changing zones: a new object each time, the old record kept as last-known information. CR 400.7. */
import type { Noun } from '@kitchen-table/language/core';
import {
  editBattlefieldQuietly,
  editObject,
  editObjectQuietly,
  editStack,
  forgetUnsteady,
  newObject,
  opened,
} from '../../vocabulary/door.ts';
import type { EnteringFacts, GameEvent, ZoneChange } from '../../vocabulary/events.ts';
import type { Game, OpenGame } from '../../vocabulary/game.ts';
import { type Entity, NO_CARD, NO_OBJECT, objectEntity, type ObjectId, type PlayerId } from '../../vocabulary/ids.ts';
import { NO_BINDINGS } from '../../vocabulary/context.ts';
import type { ContinuousEffect, CopiedValues } from '../../vocabulary/effects.ts';
import type { CardRecord } from '../../vocabulary/objects/cards.ts';
import type { Component } from '../../vocabulary/objects/merged.ts';
import { Doors } from '../../vocabulary/objects/doors.ts';
import { dungeonMay } from '../../vocabulary/objects/dungeons.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import { GameObject, type OpenObject, StatusBit } from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { characteristics } from '../../questions/continuous-effects/characteristics.ts';
import { noteGoaded } from '../../questions/combat-phase/goaded.ts';
import { turnsBegun } from '../../questions/combat-phase/summoning-sickness.ts';
import { withExiled } from '../../questions/zones/linked-exile.ts';
import { startingPoint } from '../../questions/continuous-effects/starting-points.ts';
import { forgetPermanent } from '../../questions/continuous-effects/what-stays-true.ts';
import { stickersFollow, stickersFollowOne } from './stickers.ts';
import { triggerAsCopy } from '../triggered-abilities/triggered-as-copies.ts';
import { putIn, removeFrom, takeOut } from './zone-lists.ts';
import { exiledFromStack } from '../replacement-effects/exiled-from-the-stack.ts';
import { orderOfParts } from './merged-parts.ts';
import { staysInCommandZone } from '../../questions/objects/supplementary-cards.ts';
import { setEffects } from '../../vocabulary/game-notes.ts';

/**
 * Before a batch is applied: notes what every leaving permanent was, all seen at the same moment (CR 603.10), and
 * takes them off the battlefield list in one pass, so that thousands may leave together.
 */
export function removeFromBattlefield(game: OpenGame, events: readonly GameEvent[]): void {
  let count = 0;
  let only: ObjectId = NO_OBJECT;
  for (const event of events) {
    if (event.kind !== 'zoneChange' || event.from !== Zone.Battlefield) continue;
    if (game.objects[event.object]?.zone !== Zone.Battlefield) continue;
    count++;
    only = event.object;
  }
  if (count === 0) return;
  if (count === 1) {
    noteGoaded(game, only);
    noteLastKnown(game, only);
    takeOffBattlefield(game, only);
    return;
  }
  const leaving = new Set<ObjectId>();
  for (const event of events) {
    if (event.kind !== 'zoneChange' || event.from !== Zone.Battlefield) continue;
    if (game.objects[event.object]?.zone === Zone.Battlefield) leaving.add(event.object);
  }
  for (const id of leaving) noteGoaded(game, id);
  const last = [...leaving].map((id) => characteristics(game, id));
  let i = 0;
  for (const id of leaving) editObjectQuietly(game, id).lastKnown = last[i++] ?? null;
  for (const id of leaving) forgetPermanent(game, game.objects[id] as GameObject);
  const battlefield = editBattlefieldQuietly(game);
  let kept = 0;
  for (const id of battlefield) if (!leaving.has(id)) battlefield[kept++] = id;
  battlefield.length = kept;
}

function takeOffBattlefield(game: OpenGame, id: ObjectId): void {
  forgetPermanent(game, game.objects[id] as GameObject);
  removeFrom(editBattlefieldQuietly(game), id);
}

function noteLastKnown(game: OpenGame, id: ObjectId): void {
  const object = game.objects[id] as GameObject;
  // Cards in hidden zones and graveyards are as printed unless the snapshot at hand knows more.
  const { zone } = object;
  const hidden =
    game.derived === null &&
    game.stickers.length === 0 &&
    (zone === Zone.Library || zone === Zone.Hand || zone === Zone.Graveyard || zone === Zone.Outside);
  const last = hidden ? startingPoint(object) : characteristics(game, id);
  editObjectQuietly(game, id).lastKnown = last;
}

/** Applies one zone change; null when the object is no longer where it should leave. */
export function applyZoneChange(game: OpenGame, given: ZoneChange): ZoneChange | null {
  const before = game.objects[given.object];
  if (before === undefined || before.zone !== given.from || before.became !== NO_OBJECT) return null;
  // CR 800.4n, 800.4d: only in the ante zone is anything left of a player who has left, and nothing of it comes elsewhere.
  const goes = given.from === Zone.Ante && game.players[before.owner]?.left === true;
  const event = goes ? { ...given, to: Zone.None } : given.from === Zone.Stack ? exiledFromStack(before, given) : given;
  if (event.from === Zone.Command && staysInCommandZone(before)) return null; // CR 400.4b
  if ((event.from === Zone.Command || event.from === Zone.Outside) && !dungeonMay(before, event)) return null;
  // CR 111.8: a token that has left the battlefield moves nowhere but out of the game.
  if ((before.status & StatusBit.Token) !== 0 && event.from !== Zone.Battlefield && event.to !== Zone.None) return null;
  const entering = event.to === Zone.Battlefield ? event.entering : null;
  const controller = controllerThere(event, before.owner, entering);
  // CR 800.4b: nothing comes under the control of a player who has left.
  if (game.players[controller]?.lost === true && (event.to === Zone.Battlefield || event.to === Zone.Stack))
    return null;
  if (event.from !== Zone.Battlefield) {
    noteLastKnown(game, event.object);
    takeOut(game, event.object, event.from, before.owner);
  } else if (before.lastKnown === null) {
    noteLastKnown(game, event.object);
    takeOffBattlefield(game, event.object);
  }
  const old = editObjectQuietly(game, event.object);
  old.zone = Zone.None;
  forgetUnsteady(game);
  if (event.to === Zone.None) {
    if (game.stickers.length > 0) stickersFollow(game, [event.object], NO_OBJECT);
    return { ...event, became: NO_OBJECT };
  }
  const components = old.memory.components;
  if (components !== undefined) return leaveInParts(game, event, components);
  const now = newObject(game, old.card, old.record, old.owner, event.to);
  now.controller = controller;
  const became = now.id;
  old.became = became;
  now.status = statusThere(old.status, event);
  now.visibleTo = event.visibleTo;
  if (event.to === Zone.Stack) {
    now.stack = event.stack;
    now.face = old.face;
  }
  if (event.to === Zone.Battlefield && entering !== null) settleIn(game, now, entering, event.cause);
  putIn(game, became, event);
  const melded = entering?.memory.components;
  if (melded !== undefined) takeAlong(game, became, event.object, melded);
  // CR 123.5, 123.5a
  if (game.stickers.length > 0) stickersFollow(game, [event.object, ...(melded ?? []).map(({ was }) => was)], became);
  if (event.from === Zone.Stack && event.to === Zone.Battlefield) keepEffects(game, event.object, became);
  if (event.to === Zone.Exile) noteExiling(game, event, now);
  const astray = event.to !== Zone.Battlefield && (now.status & StatusBit.Token) !== 0;
  const copyAstray = event.to !== Zone.Stack && (now.status & StatusBit.Copy) !== 0;
  if (astray || copyAstray) game.arrived = [...game.arrived, became];
  return { ...event, became };
}

/** With what, by whom and with which counters it was exiled. CR 406.6, 607.2b. */
function noteExiling(game: OpenGame, event: ZoneChange, now: OpenObject): void {
  if (event.exiledWith !== undefined) rememberExiled(game, event.exiledWith, now.id);
  if (event.exiledWithCounters !== undefined) now.counters = event.exiledWithCounters;
  if (!mentions(game, 'exiledBy')) return;
  // What is resolving is still on top of the stack: CR 608.2n.
  const resolving = game.objects[game.stack.at(-1) ?? NO_OBJECT];
  const byAbility =
    resolving?.stack != null && resolving.stack.kind !== 'spell' && resolving.stack.source === event.cause;
  const through = byAbility ? { exiledThrough: resolving.controller } : {};
  now.memory = { ...now.memory, exiledBy: event.player, ...through };
}

/**
 * A merged permanent leaves: one permanent, but each of its components goes to the zone, in the order that its owner (or
 * whoever exiles it) chooses. CR 727.3, 727.3a-b, 712.21.
 */
function leaveInParts(game: OpenGame, event: ZoneChange, components: readonly Component[]): ZoneChange {
  const { owner } = game.objects[event.object] as GameObject;
  const parts: ObjectId[] = [];
  for (const at of orderOfParts(game, event, components)) {
    const component = components[at] as Component;
    const to =
      event.apart?.card === (component.card as number)
        ? event.apart.to
        : component.token
          ? event.to
          : (event.cardsTo ?? event.to);
    const became = addObject(game, component.card, game.records[component.record] as CardRecord, owner, to, owner);
    const now = editObjectQuietly(game, became);
    now.status = component.token ? StatusBit.Token : 0;
    if (event.faceDown) now.status |= StatusBit.FaceDown;
    now.visibleTo = event.visibleTo;
    putIn(game, became, { ...event, to });
    if (to === Zone.Exile) noteExiling(game, event, now);
    if (component.token) game.arrived = [...game.arrived, became];
    if (at === 0) editObjectQuietly(game, event.object).became = became;
    parts.push(became);
  }
  const old = editObjectQuietly(game, event.object);
  old.memory = { ...old.memory, parts };
  const { became } = old;
  if (game.stickers.length > 0) stickersFollowOne(game, event.object, parts, owner);
  return { ...event, became };
}

/** The other card of a melded permanent leaves its zone with the first, and both are one object. CR 712.4a, 712.14c. */
function takeAlong(game: OpenGame, permanent: ObjectId, first: ObjectId, components: readonly Component[]): void {
  for (const { was } of components) {
    const other = game.objects[was];
    if (was === first || other === undefined || other.zone === Zone.None) continue;
    const { zone, owner } = other;
    noteLastKnown(game, was);
    takeOut(game, was, zone, owner);
    const gone = editObject(game, was);
    gone.zone = Zone.None;
    gone.became = permanent;
  }
}

/** A spell that merges with a permanent leaves the stack without becoming an object of its own. CR 727.2b. */
export function takeFromStack(game: OpenGame, spell: ObjectId, permanent: ObjectId): void {
  noteLastKnown(game, spell);
  removeFrom(editStack(game), spell);
  const object = editObject(game, spell);
  object.zone = Zone.None;
  object.became = permanent;
  if (game.stickers.length > 0) stickersFollow(game, [spell], permanent); // CR 123.5b
}

/** "Cards exiled with" a permanent, or with the spell that becomes it. CR 607.2b, 607.2q. */
function rememberExiled(game: OpenGame, source: ObjectId, card: ObjectId): void {
  const zone = game.objects[source]?.zone;
  if (zone !== Zone.Battlefield && zone !== Zone.Stack) return;
  const object = editObject(game, source);
  object.memory = withExiled(game, object, [card]);
}

function controllerThere(event: ZoneChange, owner: PlayerId, entering: EnteringFacts | null): PlayerId {
  if (entering !== null) return entering.controller;
  return event.to === Zone.Battlefield || event.to === Zone.Stack ? event.player : owner;
}

/** Tokens and copies stay what they are; a copy of a permanent spell becomes a token (CR 707.10f). */
function statusThere(status: number, event: ZoneChange): number {
  let kept = status & (StatusBit.Token | StatusBit.Copy);
  if ((kept & StatusBit.Copy) !== 0 && event.to === Zone.Battlefield) kept = StatusBit.Token;
  if (event.faceDown) kept |= StatusBit.FaceDown;
  return kept;
}

/** A new object, in no list yet. */
export function addObject(
  sealed: Game,
  card: GameObject['card'],
  record: CardRecord,
  owner: PlayerId,
  zone: Zone,
  controller: PlayerId,
): ObjectId {
  const game = opened(sealed);
  const object = newObject(game, card, record, owner, zone);
  object.controller = controller;
  return object.id;
}

/** What is true of a permanent from the moment it enters. CR 110.5b, 614.1c. */
export function settleIn(game: OpenGame, object: OpenObject, entering: EnteringFacts, cause: ObjectId): void {
  object.enteredTurn = game.turn;
  object.controlledSinceTurn = turnsBegun(game);
  // CR 709.5d of today: neither half of a Room that was not cast is unlocked.
  const unlocked = object.record.card.layout !== 'room' || entering.memory.cast !== undefined;
  object.face = unlocked ? entering.face : Doors.Neither;
  if (entering.tapped) object.status |= StatusBit.Tapped;
  if (entering.faceDown) object.status |= StatusBit.FaceDown;
  object.counters = entering.counters;
  object.attachedTo = entering.attachTo;
  object.attacking = entering.attacking;
  const linked = mentions(game, 'madeWith') || mentions(game, 'linked.created');
  object.memory = cause !== NO_OBJECT && linked ? { ...entering.memory, madeWith: cause } : entering.memory;
  if (entering.copied !== null) setEffects(game, [...game.effects, copyEffect(game, object, entering.copied)]);
  if (entering.whenCopied !== undefined && entering.whenCopied !== null)
    triggerAsCopy(game, object, entering.whenCopied);
  if (entering.being !== undefined) setEffects(game, [...game.effects, beingEffect(game, object, entering.being)]);
}

/** What it is from the moment it enters, and for good. CR 611.2e. */
function beingEffect(
  game: OpenGame,
  object: GameObject,
  { as, context }: NonNullable<EnteringFacts['being']>,
): ContinuousEffect {
  return {
    id: game.nextEffectId++,
    timestamp: game.nextTimestamp++,
    rule: { kind: 'changes', action: { kind: 'become', verb: 'be', object: { kind: 'self' }, as } },
    context,
    affected: [objectEntity(object.id)],
    locked: null,
    copied: null,
    duration: { kind: 'restOfGame' },
    startedTurn: game.turn,
    startedBy: context.controller,
  };
}

/** What changes a permanent spell goes on changing the permanent that it becomes. CR 112.4, 400.7a. */
export function keepEffects(game: Game, spell: ObjectId, permanent: ObjectId): void {
  const from = objectEntity(spell);
  const touches = ({ rule, affected }: ContinuousEffect): boolean =>
    rule.kind === 'changes' && affected !== null && affected.includes(from);
  if (!game.effects.some(touches)) return;
  setEffects(
    game,
    game.effects.map((effect) => (touches(effect) ? followed(effect, from, objectEntity(permanent)) : effect)),
  );
}

/** The effect on the permanent too: how long it lasts is asked of that. CR 400.7a-b. */
function followed(effect: ContinuousEffect, spell: Entity, permanent: Entity): ContinuousEffect {
  const affected = [...(effect.affected ?? []), permanent];
  if (effect.duration.kind !== 'forAsLongAs') return { ...effect, affected };
  const bindings = Object.fromEntries(
    Object.entries(effect.context.bindings).map(([label, bound]) => [
      label,
      { ...bound, entities: bound.entities.map((entity) => (entity === spell ? permanent : entity)) },
    ]),
  );
  return { ...effect, affected, context: { ...effect.context, bindings } };
}

/** It is a copy, for good where nothing else is said: what it last was is still known when it has left. CR 707.2, 707.5, 608.2h. */
function copyEffect(game: OpenGame, object: GameObject, copied: CopiedValues): ContinuousEffect {
  const self: Noun = { kind: 'self' };
  return {
    id: game.nextEffectId++,
    timestamp: object.timestamp,
    rule: { kind: 'changes', action: { kind: 'becomeCopy', object: self, of: self } },
    context: {
      source: object.id,
      controller: object.controller,
      bindings: NO_BINDINGS,
      x: null,
      stackObject: NO_OBJECT,
    },
    affected: [objectEntity(object.id)],
    locked: null,
    copied,
    duration: copied.until ?? { kind: 'restOfGame' },
    startedTurn: game.turn,
    startedBy: object.controller,
  };
}

/** Creates the tokens of an event: CR 701.6a, 111.2. */
export function applyCreateToken(game: OpenGame, event: Extract<GameEvent, { kind: 'createToken' }>): GameEvent {
  const created: ObjectId[] = [];
  for (let i = 0; i < event.count; i++) {
    const token = newObject(game, NO_CARD, event.record, event.player, Zone.Battlefield);
    token.controller = event.entering.controller;
    token.status = StatusBit.Token;
    settleIn(game, token, event.entering, event.cause);
    created.push(token.id);
  }
  for (const id of created) forgetPermanent(game, game.objects[id] as GameObject);
  const battlefield = editBattlefieldQuietly(game);
  for (const id of created) battlefield.push(id);
  return { ...event, created };
}

/** Turns a permanent into nothing without a zone change: an object that leaves with its owner. CR 800.4a. */
export function removeFromGame(sealed: Game, id: ObjectId): void {
  const game = opened(sealed);
  const object = game.objects[id];
  if (object === undefined || object.zone === Zone.None) return;
  noteLastKnown(game, id);
  if (object.zone === Zone.Battlefield) takeOffBattlefield(game, id);
  else takeOut(game, id, object.zone, object.owner);
  editObject(game, id).zone = Zone.None;
  if (game.stickers.length > 0) stickersFollow(game, [id], NO_OBJECT);
}
