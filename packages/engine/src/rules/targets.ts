/** Targets: which a text asks for, which are legal, choosing them, checking them again. CR 115, 601.2c, 608.2b. */
import type { Action, AnyTarget, Clause, Filter, Label, Noun, Select } from '@kitchen-table/language';
import { candidates } from '../questions/nouns.ts';
import { canBeTargeted } from '../questions/rules-in-force.ts';
import { evaluate, every } from '../questions/values.ts';
import { ask } from '../questions/ask.ts';
import type { Context } from '../vocabulary/context.ts';
import type { Game } from '../vocabulary/game.ts';
import { type Entity, isPlayerEntity, NO_ENTITY, type ObjectId, type PlayerId } from '../vocabulary/ids.ts';
import type { TargetSlot } from '../vocabulary/objects.ts';
import { isTargetNode } from '../vocabulary/target-labels.ts';
import { Zone } from '../vocabulary/zones.ts';
import { bind } from './bindings.ts';
import { reason } from './choices.ts';
import { divisionOf } from './division.ts';
import { helpsTarget } from './helping.ts';

type TargetNoun = Select | AnyTarget;
type ModesClause = Extract<Clause, { kind: 'modes' }>;

/** One "target" of a text. */
export interface SlotNoun {
  readonly noun: TargetNoun;
  readonly label: Label;
  /** Which chosen mode it belongs to; -1: none. CR 700.2c. */
  readonly mode: number;
  /** Its description refers to an earlier target. */
  readonly depends: boolean;
  /** "divided as you choose among" it: what is divided. CR 601.2d. */
  readonly division: ReturnType<typeof divisionOf>;
  /** Whether it is meant to help or to harm: for default decisions. */
  readonly helps: boolean | null;
  /** "For each opponent, ... target": one such target for each, with the label of the one it is for. CR 115.1. */
  readonly each?: { readonly of: Noun | Filter; readonly label: Label };
}

/** A slot as it is to be filled: those that are there once for each of several are as many. */
interface OpenSlot extends SlotNoun {
  /** Among the slots of the text. */
  readonly index: number;
  readonly forOne: Entity;
}

/** The parts of an action in the order in which they are said, as far as it matters for targets. */
const SAID_FIRST: readonly string[] = [
  'steps',
  'condition',
  'actor',
  'player',
  'clause',
  'object',
  'what',
  'of',
  'amount',
  'number',
  'power',
  'toughness',
  'from',
  'on',
  'to',
  'onto',
  'with',
];
const LATER_ABILITIES: ReadonlySet<unknown> = new Set([
  'spell',
  'activated',
  'triggered',
  'static',
  'keyword',
  'chapter',
  'level',
  'classLevel',
]);

const slotMemo = new WeakMap<object, readonly SlotNoun[]>();
const modesMemo = new WeakMap<object, ModesClause | null>();

/** The targets of a text that has no modes, or outside its modes. */
function plainSlots(clause: object, mode: number): readonly SlotNoun[] {
  const known = mode === -1 ? slotMemo.get(clause) : undefined;
  if (known !== undefined) return known;
  const slots: SlotNoun[] = [];
  collect(clause, mode, slots, null, -2);
  if (mode === -1) slotMemo.set(clause, slots);
  return slots;
}

function collect(
  node: unknown,
  mode: number,
  slots: SlotNoun[],
  chosen: readonly number[] | null,
  atMode: number,
  action: object | null = null,
): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const part of node) collect(part, mode, slots, chosen, atMode, action);
    return;
  }
  const { kind, reflexive } = node as { kind?: unknown; reflexive?: unknown };
  // Delayed and reflexive triggers choose their targets when they are put on the stack: CR 603.7, 603.12.
  if (kind === 'ifDone' && reflexive === true) return;
  if (kind === 'delayed') {
    // "When target creature dies this turn, ...": a target of the ability that waits for it.
    collect((node as { trigger?: unknown }).trigger, mode, slots, chosen, atMode, action);
    return;
  }
  if (kind === 'modes') {
    if (chosen === null) return;
    const { modes } = node as ModesClause;
    for (let i = 0; i < chosen.length; i++) collect(modes[chosen[i] as number]?.clause, i, slots, null, -2);
    return;
  }
  if (LATER_ABILITIES.has(kind)) return;
  if (kind === 'forEach') {
    const { of, clause, label } = node as Extract<Clause, { kind: 'forEach' }>;
    collect(of, mode, slots, chosen, atMode, action);
    const from = slots.length;
    collect(clause, mode, slots, chosen, atMode, action);
    const named = label ?? ('label' in of ? of.label : undefined);
    if (named === undefined || (of.kind === 'select' && of.quantifier.target === true)) return;
    for (let i = from; i < slots.length; i++) {
      const slot = slots[i] as SlotNoun;
      if (refersTo(slot.noun, named)) slots[i] = { ...slot, each: { of, label: named } };
    }
    return;
  }
  if (isTargetNode(node)) {
    const noun = node as TargetNoun;
    slots.push({
      noun,
      label: noun.label ?? `slot${slots.length + 1}`,
      mode,
      depends: hasReference(noun),
      division: action === null ? null : divisionOf(action, noun),
      helps: action === null ? null : helpsTarget(action as Action, noun),
    });
    return;
  }
  const said = kind === 'do' ? (node as { action: object }).action : action;
  for (const key of SAID_FIRST)
    if (key in node) collect((node as Record<string, unknown>)[key], mode, slots, chosen, atMode, said);
  for (const key of Object.keys(node)) {
    if (!SAID_FIRST.includes(key)) collect((node as Record<string, unknown>)[key], mode, slots, chosen, atMode, said);
  }
}

function refersTo(node: unknown, label: Label): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if ((node as { kind?: unknown }).kind === 'reference' && (node as { to?: unknown }).to === label) return true;
  return Object.values(node).some((part) => refersTo(part, label));
}

/** The label of a target that there is one of for each of several. */
export function labelForOne(label: Label, one: Entity): Label {
  return `${label}@${one}`;
}

/** The slots to be filled now. */
function openSlots(game: Game, slots: readonly SlotNoun[], context: Context): readonly OpenSlot[] {
  const known = openMemo.get(slots);
  if (known !== undefined) return known;
  const open: OpenSlot[] = [];
  let fixed = true;
  slots.forEach((slot, index) => {
    if (slot.each !== undefined) fixed = false;
    if (slot.each === undefined) open.push({ ...slot, index, forOne: NO_ENTITY });
    else
      for (const one of every(game, slot.each.of, context))
        open.push({ ...slot, label: labelForOne(slot.label, one), index, forOne: one });
  });
  if (fixed) openMemo.set(slots, open);
  return open;
}

/** Pure memo, for slots that are the same in every game. */
const openMemo = new WeakMap<readonly SlotNoun[], readonly OpenSlot[]>();

/** The reading in which "that player" is the one whom the target is for. */
function readingFor(slot: OpenSlot, context: Context): Context {
  return slot.each === undefined ? context : bind(context, slot.each.label, [slot.forOne], 1);
}

/** The same for a target that has been chosen. */
export function readingOfTarget(slot: SlotNoun, target: TargetSlot, context: Context): Context {
  return slot.each === undefined || target.forOne === undefined
    ? context
    : bind(context, slot.each.label, [target.forOne], 1);
}

function hasReference(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if ((node as { kind?: unknown }).kind === 'reference') return true;
  return Object.values(node).some(hasReference);
}

/** The clause that offers modes, if the text has one to be announced. CR 700.2. */
export function modesOf(clause: Clause): ModesClause | null {
  const known = modesMemo.get(clause);
  if (known !== undefined) return known;
  const found = findModes(clause);
  modesMemo.set(clause, found);
  return found;
}

function findModes(clause: Clause): ModesClause | null {
  if (clause.kind === 'modes') return clause;
  if (clause.kind === 'sequence') {
    for (const step of clause.steps) {
      const found = findModes(step);
      if (found !== null) return found;
    }
    return null;
  }
  if (clause.kind === 'whereX' || clause.kind === 'if') return findModes(clause.clause);
  return null;
}

const NO_SLOTS: readonly SlotNoun[] = [];

/** Every target that the clauses ask for with these modes chosen, in the order of the text. */
export function targetSlots(clauses: readonly Clause[], modes: readonly number[] | null): readonly SlotNoun[] {
  const only = clauses[0];
  if (only === undefined) return NO_SLOTS;
  if (clauses.length === 1 && modes === null) return plainSlots(only, -1);
  const slots: SlotNoun[] = [];
  for (const clause of clauses) collect(clause, -1, slots, modes, -2);
  return slots;
}

/** How many must and may be chosen for the target. CR 115.1. */
export function targetBounds(
  game: Game,
  noun: TargetNoun,
  context: Context,
): { readonly min: number; readonly max: number } {
  const { amount, number } = noun.quantifier;
  const n = number === undefined ? 1 : evaluate(game, number, context);
  switch (amount) {
    case 'a':
    case 'the':
    case 'bare':
    case 'no':
      return { min: 1, max: 1 };
    case 'number':
    case 'each':
    case 'all':
      return { min: n, max: n };
    case 'upTo':
    case 'atMost':
      return { min: 0, max: n };
    case 'oneOrTwo':
      return { min: 1, max: 2 };
    case 'oneToThree':
      return { min: 1, max: 3 };
    case 'anyNumber':
      return { min: 0, max: Number.MAX_SAFE_INTEGER };
    case 'atLeast':
      return { min: n, max: Number.MAX_SAFE_INTEGER };
  }
}

/** Whether the entity may be the target now: it fits, and nothing forbids it. CR 115.4, 702.11, 702.16b. */
export function isLegalTarget(
  game: Game,
  noun: TargetNoun,
  entity: Entity,
  context: Context,
  source: ObjectId,
): boolean {
  return (
    candidates(game, noun, context).includes(entity) && canBeTargeted(game, entity, source, context.controller) === null
  );
}

/** A further test of the targets together: that the cost, which may depend on them, can be paid. CR 601.2f. */
export type Accepts = (targets: readonly Entity[]) => boolean;

/** What may be targeted now for one slot, or so many of them; `earlier` are the targets of the slots before it. */
export function legalTargets(
  game: Game,
  slot: SlotNoun,
  context: Context,
  source: ObjectId,
  earlier: readonly TargetSlot[],
  accepts: Accepts | null = null,
  enough: number = Number.MAX_SAFE_INTEGER,
): Entity[] {
  const legal: Entity[] = [];
  const { other } = slot.noun.quantifier;
  for (const entity of candidates(game, slot.noun, context)) {
    // CR 115.5: nothing on the stack can target itself.
    if (
      (entity as number) === context.stackObject ||
      ((entity as number) === source && game.objects[source]?.zone === Zone.Stack)
    )
      continue;
    if (
      other === true &&
      ((entity as number) === context.source || earlier.some((before) => before.chosen.includes(entity)))
    )
      continue;
    if (canBeTargeted(game, entity, source, context.controller) !== null) continue;
    legal.push(entity);
    if (accepts === null && legal.length >= enough) return legal;
  }
  if (accepts === null) return legal;
  const chosen = earlier.flatMap((before) => before.chosen);
  const several = targetBounds(game, slot.noun, context).max > 1;
  return legal.filter(
    (entity) =>
      accepts([...chosen, entity]) ||
      (several && legal.some((other) => other !== entity && accepts([...chosen, entity, other]))),
  );
}

/** Whether some target makes a cost payable that is not payable without. CR 601.2f. */
export function someTargetAccepted(
  game: Game,
  slots: readonly SlotNoun[],
  context: Context,
  source: ObjectId,
  accepts: Accepts,
): boolean {
  return openSlots(game, slots, context).some(
    (slot) => legalTargets(game, slot, readingFor(slot, context), source, [], accepts).length > 0,
  );
}

/** Whether legal targets can be chosen for all slots: needed to cast, activate, or choose the mode. CR 601.2c, 700.2a. */
export function targetsExist(
  game: Game,
  slots: readonly SlotNoun[],
  context: Context,
  source: ObjectId,
  accepts: Accepts | null = null,
): boolean {
  return existFrom(game, openSlots(game, slots, context), 0, context, source, [], accepts);
}

function existFrom(
  game: Game,
  slots: readonly OpenSlot[],
  index: number,
  context: Context,
  source: ObjectId,
  earlier: readonly TargetSlot[],
  accepts: Accepts | null,
): boolean {
  const slot = slots[index];
  if (slot === undefined) return true;
  const reading = readingFor(slot, context);
  const { min } = targetBounds(game, slot.noun, reading);
  if (min <= 0) return existFrom(game, slots, index + 1, bind(context, slot.label, [], 0), source, earlier, accepts);
  const last = index + 1 === slots.length;
  const legal = legalTargets(game, slot, reading, source, earlier, accepts, last ? min : Number.MAX_SAFE_INTEGER);
  if (legal.length < min) return false;
  if (last) return true;
  const rest = slots.slice(index + 1);
  if (min > 1 || !rest.some((later) => later.depends || later.noun.quantifier.other === true)) {
    return existFrom(
      game,
      slots,
      index + 1,
      bind(context, slot.label, legal.slice(0, min), 0),
      source,
      earlier,
      accepts,
    );
  }
  for (const entity of legal) {
    const chosen: TargetSlot = { label: slot.label, chosen: [entity], division: null, slot: index };
    if (
      existFrom(game, slots, index + 1, bind(context, slot.label, [entity], 0), source, [...earlier, chosen], accepts)
    )
      return true;
  }
  return false;
}

/** The player chooses every target, then how to divide among them. Null when one cannot be chosen. CR 601.2c-d. */
export function chooseTargets(
  game: Game,
  texts: readonly SlotNoun[],
  context: Context,
  source: ObjectId,
  player: PlayerId,
  name: string,
  accepts: Accepts | null = null,
): readonly TargetSlot[] | null {
  const chosen: TargetSlot[] = [];
  let before = context;
  const slots = openSlots(game, texts, context);
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as OpenSlot;
    const reading = readingFor(slot, before);
    let legal: readonly Entity[] = legalTargets(game, slot, reading, source, chosen, accepts);
    const bounds = targetBounds(game, slot.noun, reading);
    // Where the cost cannot be paid without a target, there must be one.
    const needed =
      bounds.min === 0 &&
      bounds.max > 0 &&
      i + 1 === slots.length &&
      accepts !== null &&
      !accepts(chosen.flatMap((earlier) => earlier.chosen));
    const min = needed ? 1 : bounds.min;
    const { max } = bounds;
    if (legal.length < min) return null;
    if (
      i + 1 < slots.length &&
      legal.length > 1 &&
      slots.slice(i + 1).some((later) => later.depends || later.noun.quantifier.other === true)
    ) {
      const rest = slots.slice(i + 1);
      const possible = legal.filter((entity) => {
        const now: TargetSlot = { label: slot.label, chosen: [entity], division: null, slot: slot.index };
        return existFrom(game, rest, 0, bind(reading, slot.label, [entity], 0), source, [...chosen, now], accepts);
      });
      if (possible.length >= min) legal = possible;
    }
    const total = slot.division === null ? null : evaluate(game, slot.division.total, reading);
    // CR 601.2d: each target receives at least one.
    const most = Math.min(max, legal.length, total ?? max);
    const entities =
      most <= 0 ? [] : choose(game, player, legal, Math.min(min, most), most, slot, i, name, context.source);
    const division =
      total === null || entities.length === 0
        ? null
        : divide(game, player, total, entities, slot.division?.what ?? 'damage', name, context.source);
    chosen.push({
      label: slot.label,
      chosen: entities,
      division,
      slot: slot.index,
      ...(slot.mode >= 0 ? { mode: slot.mode } : {}),
      ...(slot.each === undefined ? {} : { forOne: slot.forOne }),
    });
    before = bind(before, slot.label, entities, 0);
  }
  return chosen;
}

function choose(
  game: Game,
  player: PlayerId,
  legal: readonly Entity[],
  min: number,
  max: number,
  noun: SlotNoun,
  slot: number,
  name: string,
  source: ObjectId,
): readonly Entity[] {
  const answer = ask(game, {
    kind: 'targets',
    player,
    reason: reason(`Choose a target for ${name}`, source, '601.2c'),
    legal,
    min,
    max,
    slot,
    ...(noun.mode >= 0 ? { mode: noun.mode } : {}),
    helps: noun.helps,
  });
  return answer.map((index) => legal[index] as Entity);
}

function divide(
  game: Game,
  player: PlayerId,
  total: number,
  among: readonly Entity[],
  what: 'damage' | 'counters',
  name: string,
  source: ObjectId,
): readonly number[] {
  if (among.length === 1) return [total];
  return ask(game, {
    kind: 'distribute',
    player,
    reason: reason(`Divide for ${name}`, source, '601.2d'),
    total,
    among,
    minEach: 1,
    what,
  });
}

/** The targets that are still legal, slot by slot, and whether any is. CR 608.2b. */
export function stillLegal(
  game: Game,
  slots: readonly SlotNoun[],
  targets: readonly TargetSlot[],
  context: Context,
  source: ObjectId,
): { readonly legal: readonly (readonly Entity[])[]; readonly any: boolean } {
  const legal: (readonly Entity[])[] = [];
  let any = false;
  let reading = context;
  for (const target of targets) reading = bind(reading, target.label, target.chosen, 0);
  for (const target of targets) {
    const slot = slots[target.slot];
    const kept: Entity[] = [];
    for (const entity of target.chosen) {
      if (!isPlayerEntity(entity) && game.objects[entity]?.lastKnown !== null) continue;
      if (slot !== undefined && isLegalTarget(game, slot.noun, entity, readingOfTarget(slot, target, reading), source))
        kept.push(entity);
    }
    if (kept.length > 0) any = true;
    legal.push(kept);
  }
  return { legal, any };
}
