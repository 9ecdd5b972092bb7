/** What a permanent will be on the battlefield with the continuous effects that will apply to it there. CR 614.12. */
import type { Adjective, Filter } from '@kitchen-table/language/core';
import { becomeCopy } from '../../questions/continuous-effects/layer-changes.ts';
import { type Characteristics, Interest, TypeBit } from '../../vocabulary/objects/characteristics.ts';
import type { CardRecord } from '../../vocabulary/objects/cards.ts';
import { type Context, NO_BINDINGS } from '../../vocabulary/context.ts';
import type { CopiedValues } from '../../vocabulary/effects.ts';
import type { EnteringFacts, GameEvent } from '../../vocabulary/events.ts';
import type { Game, OpenGame } from '../../vocabulary/game.ts';
import { NO_CARD, NO_OBJECT, objectEntity, type ObjectId } from '../../vocabulary/ids.ts';
import { StatusBit } from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { asFaceDownSpell, startingPoint } from '../../questions/continuous-effects/starting-points.ts';
import type { EntryEvent } from './entering-by-words.ts';
import { supposedObject } from '../../vocabulary/door.ts';

/** What the permanent will be, as far as it can be told before it enters. CR 614.12. */
export function asEntered(game: Game, event: EntryEvent): Characteristics {
  const entering = event.entering as EnteringFacts;
  const record = event.kind === 'createToken' ? event.record : game.objects[event.object]?.record;
  const printed = record?.faces[entering.face];
  if (printed === undefined) throw new Error('nothing enters');
  const own = entering.faceDown ? downFor(game, event) : printed.copy();
  own.controller = entering.controller;
  if (entering.faceDown) return own;
  const copied = entering.copied ?? copiedAsSpell(game, event);
  if (copied !== null)
    becomeCopy(game, own, copied, contextOf(event, event.kind === 'createToken' ? NO_OBJECT : event.object));
  return own;
}

/** What the spell was a copy of, with exceptions: the permanent that it becomes is the same. CR 400.7a, 707.10. */
function copiedAsSpell(game: Game, event: EntryEvent): CopiedValues | null {
  if (event.kind === 'createToken' || event.from !== Zone.Stack) return null;
  const entity = objectEntity(event.object);
  const effect = game.effects.findLast(({ copied, affected }) => copied != null && affected?.includes(entity) === true);
  return effect?.copied ?? null;
}

/** What it is face down: a 2/2 creature and nothing else. CR 708.2a. */
function downFor(game: Game, event: EntryEvent): Characteristics {
  const object = event.kind === 'createToken' ? undefined : game.objects[event.object];
  if (object === undefined) throw new Error('nothing enters face down');
  return asFaceDownSpell(object);
}

/** The frame in which what is said of its entering is read. CR 614.12. */
export function contextOf(event: EntryEvent, source: ObjectId): Context {
  const entering = event.entering as EnteringFacts;
  return {
    source,
    controller: entering.controller,
    bindings: NO_BINDINGS,
    x: entering.memory.cast?.x ?? null,
    stackObject: NO_OBJECT,
  };
}

/** A spell that would enter with a back face that is an instant or sorcery goes to its owner's graveyard instead. CR 712.13a. */
export function withoutSpellFace<Event extends Extract<GameEvent, { kind: 'zoneChange' }>>(
  game: Game,
  event: Event,
): Event {
  if (event.entering?.face !== 1 || event.from !== Zone.Stack || event.to !== Zone.Battlefield) return event;
  const face = game.objects[event.object]?.record.faces[1];
  if (face === undefined || (face.types & (TypeBit.Instant | TypeBit.Sorcery)) === 0) return event;
  return { ...event, to: Zone.Graveyard, entering: null };
}

/** What it will be with the effects that will apply to it there; worked out only where something asks. CR 614.12. */
export function asAffected(game: OpenGame, event: EntryEvent, own: Characteristics): Characteristics {
  if ((event.entering as EnteringFacts).faceDown || !anythingChanges(game, own)) return own;
  const object = event.kind === 'createToken' ? NO_OBJECT : event.object;
  const record = event.kind === 'createToken' ? event.record : game.objects[event.object]?.record;
  if (record === undefined) throw new Error('nothing enters');
  return asItWillBe(game, event.entering as EnteringFacts, object, record, own);
}

/** Whether any effect changes what permanents are, besides what is printed on them. */
function anythingChanges(game: Game, own: Characteristics): boolean {
  const changing = Interest.Changes | Interest.Defining;
  if ((own.interest & changing) !== 0 || game.effects.some(({ rule }) => rule.kind === 'changes')) return true;
  for (const zone of [game.battlefield, game.command])
    for (const id of zone) {
      const object = game.objects[id];
      if (object !== undefined && (startingPoint(object).interest & Interest.Changes) !== 0) return true;
    }
  return false;
}

/** Its characteristics if it were there now: the object that enters, or a token of the record that is about to be created. */
function asItWillBe(
  game: OpenGame,
  entering: EnteringFacts,
  object: ObjectId,
  record: CardRecord,
  own: Characteristics,
): Characteristics {
  const { objects, battlefield, derived } = game;
  const id = (object === NO_OBJECT ? objects.length : object) as ObjectId;
  const before = objects[id];
  const copied = entering.copied === null ? null : game.records[entering.copied.record];
  // With exceptions a copy is more than its record: then only it itself tells what it will be.
  if (entering.copied !== null && (copied === undefined || entering.copied.except.length > 0)) return own;
  const there = supposedObject(
    id,
    before?.card ?? NO_CARD,
    copied ?? record,
    before?.owner ?? entering.controller,
    Zone.Battlefield,
    game.nextTimestamp,
  );
  there.controller = entering.controller;
  there.face = entering.copied?.face ?? entering.face;
  there.counters = entering.counters;
  there.memory = entering.memory;
  if (before === undefined || (before.status & StatusBit.Token) !== 0) there.status = StatusBit.Token;
  const supposed = objects.slice();
  supposed[id] = there;
  game.objects = supposed;
  game.battlefield = [...battlefield, id];
  game.derived = null;
  const will = game.rules.derive(game).characteristics[id] ?? startingPoint(there);
  game.objects = objects;
  game.battlefield = battlefield;
  game.derived = derived;
  return will;
}

/** A description without that it is of tokens, for a token that is about to be; null: of nontoken ones. CR 111.1. */
export function ofTokens(filter: Filter): Filter | null {
  if (filter.adjectives?.some(isNontoken) === true) return null;
  if (filter.noun.kind !== 'words') return filter;
  const words = filter.noun.words.filter((word) => word.kind !== 'classWord' || word.word !== 'token');
  return { ...filter, noun: { kind: 'words', words } };
}

function isNontoken(adjective: Adjective): boolean {
  return adjective.kind === 'non' && adjective.of.kind === 'classAdjective' && adjective.of.word === 'token';
}
