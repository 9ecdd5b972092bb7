/** The targets and modes that a text asks for, in the order of its words. CR 115.1, 700.2, 601.2c. */
import type { Action, AnyTarget, Clause, Filter, Label, Noun, Select, Value } from '@kitchen-table/language/core';
import type { Entity } from '../../vocabulary/ids.ts';
import { scopeOf } from '../../questions/objects/filters.ts';
import { isTargetNode } from '../../vocabulary/target-nodes.ts';
import { divisionOf } from './division.ts';
import { saysOneGraveyard } from './one-graveyard.ts';
import { fromItsPlace } from './target-places.ts';

/** A description of what is targeted. CR 115.1, 115.4. */
export type TargetNoun = Select | AnyTarget;

type ModesClause = Extract<Clause, { kind: 'modes' }>;

/** One "target" of a text. */
export interface SlotNoun {
  readonly noun: TargetNoun;
  readonly label: string;
  /** Which chosen mode it belongs to; -1: none. CR 700.2c. */
  readonly mode: number;
  /** Its description refers to an earlier target. */
  readonly depends: boolean;
  /** "divided as you choose among" it: what is divided. CR 601.2d. */
  readonly division: ReturnType<typeof divisionOf>;
  /** What is done to it, where it is said in a verb: whether that is meant to help or to harm is for default decisions. */
  readonly said: { readonly action: Action; readonly noun: object } | null;
  /** "For each opponent, ... target": one such target for each, with the label of the one it is for. CR 115.1. */
  readonly each?: { readonly of: Noun | Filter; readonly label: Label };
  /** "from a single graveyard": all of them are cards of one player. */
  readonly together?: true;
  /** "of an opponent's choice", "an opponent chooses target": who chooses it. CR 601.6, 602.3. */
  readonly chosenBy?: { readonly player: Noun; readonly label: string };
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
  collect(clause, mode, slots, null);
  if (mode === -1) slotMemo.set(clause, slots);
  return slots;
}

function collect(
  node: unknown,
  mode: number,
  slots: SlotNoun[],
  chosen: readonly number[] | null,
  action: object | null = null,
): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const part of node) collect(part, mode, slots, chosen, action);
    return;
  }
  const { kind, reflexive } = node as { kind?: unknown; reflexive?: unknown };
  // Delayed and reflexive triggers choose their targets when they are put on the stack: CR 603.7, 603.12.
  if (kind === 'ifDone' && reflexive === true) return;
  if (kind === 'delayed') {
    // "When target creature dies this turn, ...": a target of the ability that waits for it.
    collect((node as { trigger?: unknown }).trigger, mode, slots, chosen, action);
    return;
  }
  if (kind === 'modes') {
    if (chosen === null) return;
    const { modes, choose } = node as ModesClause;
    if (choose.differentPlayers === true) {
      collectApart(modes, slots, chosen);
      return;
    }
    for (let i = 0; i < chosen.length; i++) collect(modes[chosen[i] as number]?.clause, i, slots, null);
    return;
  }
  if (LATER_ABILITIES.has(kind)) return;
  if (kind === 'whereX') {
    // "Distribute X counters among up to X target ..., where X is ...": needed as the targets are chosen. CR 601.2c-d.
    const { clause, value } = node as Extract<Clause, { kind: 'whereX' }>;
    const from = slots.length;
    collect(clause, mode, slots, chosen, action);
    collect(value, mode, slots, chosen, action);
    for (let i = from; i < slots.length; i++) slots[i] = withX(slots[i] as SlotNoun, value);
    return;
  }
  if (kind === 'forEach') {
    const { of, clause, label } = node as Extract<Clause, { kind: 'forEach' }>;
    collect(of, mode, slots, chosen, action);
    const from = slots.length;
    collect(clause, mode, slots, chosen, action);
    const named = label ?? ('label' in of ? of.label : undefined);
    if (named === undefined || (of.kind === 'select' && of.quantifier.target === true)) return;
    for (let i = from; i < slots.length; i++) {
      const slot = slots[i] as SlotNoun;
      if (refersTo(slot.noun, named)) slots[i] = { ...slot, each: { of, label: named } };
    }
    return;
  }
  if (isTargetNode(node)) {
    const said = node as TargetNoun;
    const noun = said.kind === 'select' ? fromItsPlace(said, action) : said;
    const by = chooserOf(said, action);
    slots.push({
      noun,
      ...(saysOneGraveyard(action) ? { together: true as const } : {}),
      ...(by === null ? {} : { chosenBy: { player: by, label: labelOf(by) ?? `#slot${slots.length + 1}.by` } }),
      label: noun.label ?? `slot${slots.length + 1}`,
      mode,
      depends: hasReference(noun),
      division: action === null ? null : divisionOf(action, said),
      said: action === null ? null : { action: action as Action, noun: said },
    });
    return;
  }
  const said = kind === 'do' ? (node as { action: object }).action : action;
  for (const key of SAID_FIRST)
    if (key in node) collect((node as Record<string, unknown>)[key], mode, slots, chosen, said);
  for (const key of Object.keys(node)) {
    if (!SAID_FIRST.includes(key)) collect((node as Record<string, unknown>)[key], mode, slots, chosen, said);
  }
}

/** "Each mode must target a different player": the players among the targets of each are others than those before. CR 115.3. */
function collectApart(modes: ModesClause['modes'], slots: SlotNoun[], chosen: readonly number[]): void {
  for (let i = 0; i < chosen.length; i++) {
    const from = slots.length;
    collect(modes[chosen[i] as number]?.clause, i, slots, null);
    if (i === 0) continue;
    for (let at = from; at < slots.length; at++) {
      const slot = slots[at] as SlotNoun;
      if (slot.noun.kind !== 'select' || !scopeOf(slot.noun.filter).players) continue;
      const noun: TargetNoun = { ...slot.noun, quantifier: { ...slot.noun.quantifier, other: true } };
      slots[at] = { ...slot, noun };
    }
  }
}

/** The slot with X spelled out, where it is the number of targets or what is divided among them. */
function withX(slot: SlotNoun, value: Value): SlotNoun {
  let { noun, division } = slot;
  if (noun.kind === 'select' && noun.quantifier.number?.kind === 'x')
    noun = { ...noun, quantifier: { ...noun.quantifier, number: value } };
  if (division?.total.kind === 'x') division = { ...division, total: value };
  return { ...slot, noun, division };
}

/** Who chooses the target in place of the controller; null: nobody. CR 601.6. */
function chooserOf(said: TargetNoun, action: object | null): Noun | null {
  const { chooser } = said.quantifier;
  if (chooser !== undefined) return chooser.kind === 'you' ? null : chooser;
  const { kind, actor } = (action ?? {}) as { kind?: string; actor?: Noun };
  return kind === 'choose' && actor?.kind === 'select' && actor.quantifier.amount === 'a' && !isTargetNode(actor)
    ? actor
    : null;
}

function labelOf(noun: Noun): Label | undefined {
  return 'label' in noun ? noun.label : undefined;
}

function refersTo(node: unknown, label: Label): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if ((node as { kind?: unknown }).kind === 'reference' && (node as { to?: unknown }).to === label) return true;
  return Object.values(node).some((part) => refersTo(part, label));
}

/** The label of a target that there is one of for each of several. */
export function labelForOne(label: string, one: Entity): string {
  return `${label}@${one}`;
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
  // CR 701.53a, 608.2d: a villainous choice, and one of two things to do, is made as its instruction is followed.
  if (clause.kind === 'modes') return clause.villainous === true || clause.asDone === true ? null : clause;
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
  for (const clause of clauses) collect(clause, -1, slots, modes);
  return slots;
}
