/**
 * The layer system: every continuous effect applied in its order, with timestamps and dependencies. CR 613.
 * Works on the snapshot in the making, which is what `characteristics` answers from meanwhile, so that "creatures you
 * control with flying" is read as it is true so far.
 */
import type { Label } from '@kitchen-table/language/core';
import { type AbilityRecord, type Characteristics, Interest } from '../../vocabulary/objects/characteristics.ts';
import { NO_BINDINGS } from '../../vocabulary/context.ts';
import type { Derived } from '../../vocabulary/derived.ts';
import type { Game } from '../../vocabulary/game.ts';
import { type Entity, isPlayerEntity, NO_OBJECT, type ObjectId } from '../../vocabulary/ids.ts';
import { mentions } from '../../vocabulary/mentions.ts';
import { type GameObject, NO_COUNTERS, StatusBit } from '../../vocabulary/objects/objects.ts';
import { Zone } from '../../vocabulary/zones/zones.ts';
import { GIVES_ABILITIES, TYPES_AND_CONTROL } from './aspects.ts';
import { type Change, couldDepend, gatherEffects, gatherStatics } from './changes-in-force.ts';
import { every, holds } from '../reading.ts';
import { applyChange, bonusOf } from './layer-changes.ts';
import { gatherKeywordCounters } from './keyword-counters.ts';
import { gatherStickers } from './sticker-changes.ts';
import { type ChangeAction, givesFromOthers, LAST_LAYER, Layer } from './change-actions.ts';
import { gainedFromOthers, textFromOthers } from './gained-from-others.ts';
import { noteElsewhere } from './effects-in-other-zones.ts';
import { applyLevels } from '../abilities/levels.ts';
import { defineOwn, hasSizeInVain, startingPoint, statCounter, withoutSize } from './starting-points.ts';
import { noteDerived } from '../../vocabulary/game-notes.ts';

/** Told of each change as it is made: to what, in which layer, by which object's effect (NO_OBJECT: counters), before and after. */
export type Note = (
  object: ObjectId,
  layer: number,
  source: ObjectId,
  before: Characteristics,
  after: Characteristics,
) => void;

/** Applies all continuous effects to the snapshot. `interest`: what the abilities of permanents are about before any effect. */
export function applyLayers(game: Game, snapshot: Derived, interest: number, note: Note | null = null): void {
  const before = game.derived;
  noteDerived(game, snapshot);
  snapshot.building = true;
  const work = new Work(game, snapshot, interest, note);
  for (const id of game.battlefield) {
    const object = game.objects[id];
    if (object !== undefined) snapshot.characteristics[id] = startingPoint(object);
  }
  for (const change of gatherEffects(game)) work.add(change);
  if (game.stickers.length > 0) for (const change of gatherStickers(game)) work.add(change);
  for (const change of gatherKeywordCounters(game)) work.add(change);
  for (let layer = 1; layer <= LAST_LAYER; layer++) {
    if (layer === Layer.Modifying) work.applyCounters();
    work.applyLayer(layer);
    if (layer === Layer.Ability) work.applyBans();
  }
  work.dropSizes();
  for (const change of work.changes) {
    if (change.steady) continue;
    snapshot.simple = false;
    snapshot.steady = false;
  }
  snapshot.building = false;
  noteDerived(game, before);
}

/** The context in which a change speaks of the one object it is applied to. */
function speaking(context: Change['context'], each: Label | null, entity: Entity): Change['context'] {
  if (each === null) return context;
  return { ...context, bindings: { ...context.bindings, [each]: { entities: [entity], amount: 1 } } };
}

/** From so many on, a change is worked out once for all that are alike. */
const MANY = 8;

/** What it is before effects; of a card where no abilities are gathered, with what it says of itself. CR 604.3, 613.3. */
function pointOf(game: Game, object: GameObject): Characteristics {
  const start = startingPoint(object);
  if (!UNGATHERED.has(object.zone) || (start.interest & Interest.Defining) === 0) return start;
  const own = start.copy();
  defineOwn(game, object, own);
  return own;
}
const UNGATHERED: ReadonlySet<Zone> = new Set([Zone.Hand, Zone.Library, Zone.Graveyard, Zone.Exile]);

/** Abilities that the layers look for. */
const SOUGHT = Interest.Changes | Interest.Defining | Interest.Levels;

/** One run of the layers: which changes there are, what is done, and which records may be written. */
class Work {
  readonly game: Game;
  readonly snapshot: Derived;
  readonly changes: Change[] = [];
  /** The layers in which some change applies, as bits. */
  private layers = 0;
  /** Some object has, or has been given, abilities that the layers must look for. */
  private statics: boolean;
  private readonly levels: boolean;
  private readonly known = new Map<ObjectId, Set<AbilityRecord>>();
  /** The abilities of each object when they were last gathered. */
  private readonly gathered = new Map<ObjectId, readonly AbilityRecord[]>();
  private readonly written = new Set<ObjectId>();
  /** What words about types and controllers alone mean so far, by who says them. */
  private readonly meanings = new Map<string, readonly Entity[]>();
  /** While a change is only tried out: what the objects were before. */
  private trial: Map<ObjectId, Characteristics | undefined> | null = null;
  private readonly note: Note | null;

  constructor(game: Game, snapshot: Derived, interest: number, note: Note | null) {
    this.note = note;
    this.game = game;
    this.snapshot = snapshot;
    this.statics = (interest & SOUGHT) !== 0;
    this.levels = (interest & Interest.Levels) !== 0;
  }

  add(change: Change): void {
    this.changes.push(change);
    this.layers |= change.layers;
    if ((change.writes & GIVES_ABILITIES) !== 0) this.statics = true;
  }

  /** The characteristics of an object, writable. */
  private write(id: ObjectId): Characteristics {
    const now = this.snapshot.characteristics[id] ?? pointOf(this.game, this.game.objects[id] as GameObject);
    if (this.trial !== null) {
      if (!this.trial.has(id)) this.trial.set(id, this.snapshot.characteristics[id]);
    } else if (this.written.has(id)) return now;
    else this.written.add(id);
    const copy = now.copy();
    this.snapshot.characteristics[id] = copy;
    return copy;
  }

  /** Static abilities that objects have by now. */
  private gather(): void {
    const game = this.game;
    for (const id of game.battlefield) this.gatherFrom(id, Zone.Battlefield);
    for (const id of game.command) this.gatherFrom(id, Zone.Command);
    for (const id of game.stack) this.gatherFrom(id, Zone.Stack);
    // CR 123.5: what is stickered is looked at as a whole wherever it is; those above are known already.
    for (const { on } of game.stickers) this.gatherFrom(on, game.objects[on]?.zone ?? Zone.None);
  }

  private gatherFrom(id: ObjectId, zone: Zone): void {
    const object = this.game.objects[id];
    if (object === undefined || (object.status & StatusBit.PhasedOut) !== 0) return;
    const now = this.snapshot.characteristics[id] ?? startingPoint(object);
    if ((now.interest & SOUGHT) === 0 || this.gathered.get(id) === now.abilities) return;
    this.gathered.set(id, now.abilities);
    let known = this.known.get(id);
    for (const change of gatherStatics(this.game, object, now, zone, known)) {
      if (known === undefined) this.known.set(id, (known = new Set()));
      const last = change.timestamp === Infinity; // CR 113.11
      if (change.ability === null || (known.has(change.ability) && !last)) continue;
      known.add(change.ability);
      this.add(change);
    }
  }

  applyLayer(layer: number): void {
    if (layer === Layer.Copy && this.levels)
      for (const id of this.game.battlefield) applyLevels(this.game, id, (level) => this.write(level));
    // CR 613.1a: few static abilities make copies; where none does, they are first looked for behind that layer.
    if (this.statics && (layer >= Layer.Control || mentions(this.game, 'as it begins'))) this.gather();
    if ((this.layers & (1 << layer)) === 0) return;
    const done = new Set<Change>();
    let known = this.changes.length;
    let waiting = this.waitingIn(layer, done);
    while (waiting.length > 0) {
      const at = this.next(waiting, layer);
      const next = waiting[at] as Change;
      waiting.splice(at, 1);
      done.add(next);
      this.apply(next, layer);
      if (this.statics && (layer === Layer.Ability || layer === Layer.Type)) this.gather();
      if (this.changes.length === known) continue;
      known = this.changes.length;
      waiting = this.waitingIn(layer, done);
    }
  }

  /** The changes of a layer that are not done, defining abilities first, then by timestamp. CR 613.3, 613.7. */
  private waitingIn(layer: number, done: ReadonlySet<Change>): Change[] {
    const waiting: Change[] = [];
    for (const change of this.changes) {
      if ((change.layers & (1 << layer)) !== 0 && !done.has(change)) waiting.push(change);
    }
    if (waiting.length > 1)
      waiting.sort((a, b) => Number(b.defining) - Number(a.defining) || a.timestamp - b.timestamp);
    return waiting;
  }

  /** Which of the waiting changes is next: the first that depends on none of the others. CR 613.8. */
  private next(waiting: readonly Change[], layer: number): number {
    if (waiting.length === 1 || (waiting[0] as Change).defining) return 0;
    for (let i = 0; i < waiting.length; i++) {
      const change = waiting[i] as Change;
      if (change.reads === 0 && change.ability === null) return i;
      if (!this.dependsOnSome(change, waiting, layer)) return i;
    }
    return 0; // CR 613.8b: a loop, so timestamps decide.
  }

  /** CR 613.8a: whether applying one of the others changes whether the change is there, what it applies to, or what it does. */
  private dependsOnSome(change: Change, others: readonly Change[], layer: number): boolean {
    let before: string | null = null;
    for (const other of others) {
      if (other === change || other.defining || !couldDepend(change, other)) continue;
      before ??= this.signature(change, layer);
      if (this.signatureAfter(other, change, layer) !== before) return true;
    }
    return false;
  }

  private signatureAfter(other: Change, change: Change, layer: number): string {
    this.trial = new Map();
    this.applyParts(other, layer);
    const after = this.signature(change, layer);
    for (const [id, was] of this.trial) this.snapshot.characteristics[id] = was;
    this.trial = null;
    if ((other.writes & TYPES_AND_CONTROL) !== 0) this.meanings.clear();
    return after;
  }

  private signature(change: Change, layer: number): string {
    if (!this.exists(change)) return '';
    let text = '.';
    for (const part of change.parts) {
      if ((part.layers & (1 << layer)) === 0) continue;
      text += `|${this.affects(change, part.noun).join()}`;
      if (part.action.kind === 'get')
        text += `:${bonusOf(this.game, part.action, change.context, change.locked).join()}`;
      if (part.action.kind === 'gain' && givesFromOthers(part.action))
        text += `:${textFromOthers(this.game, part.action, this.contextOf(change))}`;
    }
    return text;
  }

  /** CR 613.6: what has begun to apply goes on, even if its ability is gone. */
  private exists(change: Change): boolean {
    if (change.started || change.ability === null) return true;
    const now = this.snapshot.characteristics[change.context.source];
    if (now !== undefined && !now.abilities.includes(change.ability)) return false;
    if (change.condition === null || change.conditionOfEach !== null) return true;
    return holds(this.game, change.condition, this.contextOf(change));
  }

  /** "You" is whoever controls the source by now. */
  private contextOf(change: Change): Change['context'] {
    if (change.ability === null) return change.context;
    const controller = this.snapshot.characteristics[change.context.source]?.controller ?? change.context.controller;
    return controller === change.context.controller ? change.context : { ...change.context, controller };
  }

  private affects(change: Change, noun: Change['parts'][number]['noun']): readonly Entity[] {
    if (change.affected !== null) return change.affected;
    return change.sets.get(noun.key) ?? this.found(change, noun);
  }

  /** What the words mean now; where the condition is about each of them by itself, those for which it holds. */
  private found(change: Change, noun: Change['parts'][number]['noun']): readonly Entity[] {
    const context = this.contextOf(change);
    const all = this.everyOf(noun, context);
    const { condition, conditionOfEach } = change;
    if (condition === null || conditionOfEach === null) return all;
    return all.filter((entity) => holds(this.game, condition, speaking(context, conditionOfEach, entity)));
  }

  /** Said by fifty effects alike, it is looked for once, until types or controllers change. */
  private everyOf(noun: Change['parts'][number]['noun'], context: Change['context']): readonly Entity[] {
    const { ranges, supplementary } = this.game;
    if (
      !noun.ofTypes ||
      context.bindings !== NO_BINDINGS ||
      this.note !== null ||
      ranges !== null ||
      supplementary !== null
    )
      return every(this.game, noun.node, context);
    const said = `${context.controller} ${noun.key}`;
    let found = this.meanings.get(said);
    if (found === undefined) this.meanings.set(said, (found = every(this.game, noun.node, context)));
    return found;
  }

  private apply(change: Change, layer: number): void {
    if (!this.exists(change)) return;
    change.started = true;
    for (const part of change.parts) {
      // CR 613.6: the same set of objects in every later layer.
      if ((part.layers & (1 << layer)) !== 0 && change.affected === null && !change.sets.has(part.noun.key)) {
        change.sets.set(part.noun.key, this.found(change, part.noun));
      }
    }
    this.applyParts(change, layer);
    if (layer === Layer.Type) noteElsewhere(this.snapshot, { ...change, context: this.contextOf(change) });
  }

  private applyParts(change: Change, layer: number): void {
    if (!this.exists(change)) return;
    const context = this.contextOf(change);
    for (const part of change.parts) {
      if ((part.layers & (1 << layer)) === 0) continue;
      // Read before the first object is written: all are changed together.
      const locked =
        change.locked ??
        (part.action.kind === 'get' && part.fixedForAll ? bonusOf(this.game, part.action, context, null) : null);
      const affected = this.affects(change, part.noun);
      const changed = affected.length >= MANY && this.isAlikeForAll(part, locked) ? new Map() : null;
      for (const entity of affected) {
        if (isPlayerEntity(entity)) continue;
        const object = this.game.objects[entity];
        if (object === undefined || object.lastKnown !== null) continue;
        // CR 708.2a, 613.2b: what is face down is a 2/2 creature whatever it copies.
        if (part.action.kind === 'becomeCopy' && (object.status & StatusBit.FaceDown) !== 0) continue;
        if (changed !== null && this.changesAlike(object.id, changed, part, layer, context, locked)) continue;
        const now = this.write(object.id);
        const before = this.note === null || this.trial !== null ? null : now.copy();
        const reading = speaking(context, part.each, entity);
        applyChange(this.game, now, this.meant(part.action, reading), layer, reading, locked, change.copied);
        if (before !== null) this.note?.(object.id, layer, context.source, before, now);
      }
      if ((change.writes & TYPES_AND_CONTROL) !== 0) this.meanings.clear();
    }
  }

  /** Whether what it makes of an object follows from what that object is by now, and nothing has to be told of each. */
  private isAlikeForAll({ action, each }: Change['parts'][number], locked: readonly number[] | null): boolean {
    if (each !== null || this.note !== null || this.trial !== null) return false;
    return action.kind === 'get' ? locked !== null : action.kind === 'gain' && action.which === undefined;
  }

  /** What is by now the same as another is changed as that one was, once for both; false for what has been written by itself. */
  private changesAlike(
    id: ObjectId,
    changed: Map<Characteristics, Characteristics>,
    { action }: Change['parts'][number],
    layer: number,
    context: Change['context'],
    locked: readonly number[] | null,
  ): boolean {
    const now = this.snapshot.characteristics[id];
    if (now === undefined || this.written.has(id)) return false;
    let after = changed.get(now);
    if (after === undefined) {
      changed.set(now, (after = now.copy()));
      applyChange(this.game, after, action, layer, context, locked, null);
    }
    this.snapshot.characteristics[id] = after;
    return true;
  }

  /** Abilities of others: those that they have by now. */
  private meant(action: ChangeAction, context: Change['context']): ChangeAction {
    return action.kind === 'gain' && givesFromOthers(action) ? gainedFromOthers(this.game, action, context) : action;
  }

  /** CR 613.4c, with counters of the same sublayer. */
  applyCounters(): void {
    for (const id of this.game.battlefield) {
      const counters = this.game.objects[id]?.counters ?? NO_COUNTERS;
      if (counters === NO_COUNTERS) continue;
      for (const counter in counters) {
        const bonus = statCounter(counter);
        if (bonus === null) continue;
        const now = this.write(id);
        const before = this.note === null ? null : now.copy();
        now.power += bonus.power * (counters[counter] ?? 0);
        now.toughness += bonus.toughness * (counters[counter] ?? 0);
        if (before !== null) this.note?.(id, Layer.Modifying, NO_OBJECT, before, now);
      }
    }
  }

  /** CR 208.3: only creatures have power and toughness; what becomes a creature has had them through the layers. */
  dropSizes(): void {
    for (const id of this.game.battlefield) {
      const now = this.snapshot.characteristics[id];
      if (now !== undefined && hasSizeInVain(this.game.objects[id] as GameObject, now)) withoutSize(this.write(id));
    }
  }

  /** What can't be had is not had by whatever came later either. CR 113.11. */
  applyBans(): void {
    for (const change of this.changes) if (change.timestamp === Infinity) this.apply(change, Layer.Ability);
  }
}
