/** What every piece of the grammar can do: recognise, build trees, print them. */
import type { Form } from './inflect.ts';
import { type Path, Printers } from './printers.ts';
import {
  addAll,
  type Fit,
  fixBits,
  fixMemo,
  fixTokens,
  isAmong,
  maskOf,
  memoKey,
  NOWHERE,
  type Reading,
} from './reading.ts';
import { addTokens, has, tokenSet, type TokenSet } from './token-sets.ts';
import { distinct, kindOf, type Tree } from './trees.ts';

const NO_TREES: readonly Tree[] = [];
const NO_WORDS: readonly (readonly number[])[] = [];
const IN_PROGRESS: readonly number[] = [-1];
/** More readings than this of one stretch of text means that a rule is too wide: the text is declined. */
export const MOST_READINGS: number = 48;

/** How phrases may begin. */
export class Outline {
  /** Can a phrase begin with the token? */
  first: TokenSet = tokenSet(0);
  /** Can it be the second token of a phrase? */
  second: TokenSet = tokenSet(0);
  /** May a phrase be a single token, so that anything may follow? */
  short = false;
  /** May a phrase be nothing at all? */
  nullable = false;

  prepare(tokens: number): void {
    this.first = tokenSet(tokens);
    this.second = tokenSet(tokens);
    this.short = false;
    this.nullable = false;
  }

  /** Takes over how another begins, that more follows; true when something was new. */
  addFirst(other: Outline): boolean {
    const changed = addTokens(this.first, other.first);
    return addTokens(this.second, other.second) || changed;
  }

  /** Takes over everything that begins another; true when something was new. */
  include(other: Outline): boolean {
    let changed = this.addFirst(other);
    if (other.short && !this.short) changed = this.short = true;
    if (other.nullable && !this.nullable) changed = this.nullable = true;
    return changed;
  }

  /** Adds tokens that may stand second; true when one was new. */
  addSecond(next: TokenSet): boolean {
    return addTokens(this.second, next);
  }
}

/**
 * The way into a category. It is what a reading asks most, so it is of one class for categories of every class: the
 * machine then need not look each time what it has before it.
 */
export class Gate extends Outline {
  readonly category: Category<unknown>;
  /** Words that every phrase of the category has: of each group one. */
  needs: readonly (readonly number[])[] = NO_WORDS;
  /** The same as bits, as far as they have some. */
  lowMask = 0;
  highMask = 0;
  /** Its place in the table of what was found; -1 when it is quicker to look again. */
  memo = -1;
  /** In how many places of the grammar it stands. */
  uses = 0;

  constructor(category: Category<unknown>) {
    super();
    this.category = category;
  }

  /** Where phrases of the category that begin at `start` end. */
  endsFrom(reading: Reading, start: number): readonly number[] {
    if (!this.nullable && !has(this.first, reading.dispatch[start]!)) {
      if (start >= reading.farthest) reading.miss(start, this.category.name);
      return NOWHERE;
    }
    if (this.memo < 0) return this.category.recognise(reading, start);
    const key = memoKey(this.memo, start);
    if (reading.stamps[key] === reading.generation) {
      const known = reading.ends[key]!;
      if (known === IN_PROGRESS) throw new Error(`left recursion in the grammar: ${this.category.name}`);
      return known;
    }
    reading.stamps[key] = reading.generation;
    reading.ends[key] = IN_PROGRESS;
    reading.built[key] = null;
    const ends = this.category.recognise(reading, start);
    reading.ends[key] = ends;
    return ends;
  }

  /** May a phrase of the category begin with these two tokens? */
  mayBegin(first: number, second: number): boolean {
    return this.nullable || (has(this.first, first) && (this.short || has(this.second, second)));
  }
}

/** A named set of phrases that mean things of type T. */
export abstract class Category<T = Tree> {
  static all: Category<unknown>[] = [];
  readonly id: number;
  readonly name: string;
  readonly gate: Gate;
  private kindsFound: ReadonlySet<string | null> | null = null;
  declare readonly meaning: T;

  constructor(name: string) {
    this.name = name;
    const self = this as unknown as Category<unknown>;
    this.id = Category.all.push(self) - 1;
    this.gate = new Gate(self);
  }

  /** Is what was found worth keeping? */
  protected abstract readonly remembers: boolean;
  /** Where phrases of this category that begin at `start` end; asked by the gate only. */
  abstract recognise(reading: Reading, start: number): readonly number[];
  /** The trees of the phrase from `start` to `end`; asked only inside a whole parse. */
  protected abstract build(reading: Reading, start: number, end: number): Tree[];
  /** Appends the tokens of a tree; false when this category does not say it. */
  abstract print(tree: Tree, form: Form, out: string[]): boolean;
  /** One step towards the outline of how phrases begin; true when something changed. */
  abstract extendOutline(): boolean;
  /** The `kind`s of the trees of this category; null when they have none (numbers, strings, lists). */
  abstract kinds(seen?: Set<Category<unknown>>): ReadonlySet<string | null>;

  /** Does it say trees of this kind? */
  saysKind(kind: string | null): boolean {
    return (this.kindsFound ??= this.kinds()).has(kind);
  }

  /** May it say trees that have at the end of the path something like this value? */
  maySay(path: Path, value: Tree): boolean {
    return path.length > 0 || this.saysKind(kindOf(value));
  }

  /** The paths by which its trees can be told from others, as far as they are known. */
  paths(): readonly Path[] {
    return [];
  }

  /** Words that every phrase of this category has: of each group one. */
  needed(_seen: Set<Category<unknown>>): readonly (readonly number[])[] {
    return NO_WORDS;
  }

  /** Gets the tables ready for `tokens` tokens; the next place for what was found is `memo`. */
  prepare(tokens: number, memo: number): number {
    this.gate.prepare(tokens);
    this.gate.memo = this.remembers ? memo : -1;
    return this.remembers ? memo + 1 : memo;
  }

  endsFrom(reading: Reading, start: number): readonly number[] {
    return this.gate.endsFrom(reading, start);
  }

  treesOf(reading: Reading, start: number, end: number): readonly Tree[] {
    const { memo } = this.gate;
    if (memo < 0) return this.build(reading, start, end);
    if (!isAmong(end, this.gate.endsFrom(reading, start))) return NO_TREES;
    const key = memoKey(memo, start);
    for (let known = reading.built[key]!; known !== null; known = known.next!)
      if (known.end === end) return known.trees;
    let trees: readonly Tree[] = this.build(reading, start, end);
    if (trees.length > 1) trees = distinct(trees);
    if (trees.length > MOST_READINGS) {
      reading.crowded = start;
      trees = trees.slice(0, MOST_READINGS);
    }
    reading.built[key] = { end, trees, next: reading.built[key]! };
    return trees;
  }
}

/** Notes that a category stands somewhere in the grammar; gives the category. */
export function used<C extends { readonly gate: Gate }>(category: C): C {
  category.gate.uses++;
  return category;
}

/** So many alternatives with the same first token are parted by the second one as well. */
const MANY_ALTERNATIVES = 4;

/** A category made of alternatives, to which phrases are added. */
export class Union<T = Tree> extends Category<T> {
  protected readonly remembers = true;
  alternatives: Category<T>[] = [];
  /** The same, with the alternatives of those that stand nowhere else in their place; null until it is asked for. */
  private leaves: readonly Category<T>[] | null = null;
  /** By first token, and of those with many alternatives by both tokens, the ways that may lead on. */
  private byToken: (readonly Gate[] | undefined)[] = [];
  private readonly byTokens = new Map<number, readonly Gate[]>();
  private printers: Printers | null = null;

  add(...alternatives: Category<NoInfer<T>>[]): this {
    for (const each of alternatives) this.alternatives.push(used(each as Category<T>));
    this.leaves = null;
    return this;
  }

  /** What stands in no other place is not worth a look of its own. */
  private leavesWithin(seen: readonly unknown[] = []): readonly Category<T>[] {
    this.leaves ??= this.alternatives.flatMap((each) =>
      each instanceof Union && each.gate.uses === 1 && !seen.includes(each)
        ? (each as Union<T>).leavesWithin([...seen, this])
        : [each],
    );
    return this.leaves;
  }

  override prepare(tokens: number, memo: number): number {
    // A full array: one with holes would be slow.
    this.byToken = new Array<readonly Gate[] | undefined>(tokens).fill(undefined);
    this.byTokens.clear();
    return super.prepare(tokens, memo);
  }

  /** The alternatives that may begin with this token. */
  private startingWith(id: number): readonly Gate[] {
    return (this.byToken[id] ??= this.leavesWithin()
      .map(({ gate }) => gate)
      .filter((gate) => gate.nullable || has(gate.first, id)));
  }

  /** The alternatives that may begin with these two tokens. */
  private startingWithBoth(first: number, second: number): readonly Gate[] {
    const some = this.startingWith(first);
    if (some.length < MANY_ALTERNATIVES) return some;
    const key = first * this.byToken.length + second;
    let gates = this.byTokens.get(key);
    if (!gates) this.byTokens.set(key, (gates = some.filter((gate) => gate.mayBegin(first, second))));
    return gates;
  }

  recognise(reading: Reading, start: number): readonly number[] {
    if (!reading.hurried) return this.recogniseSlowly(reading, start);
    const gates = this.startingWithBoth(reading.dispatch[start]!, reading.dispatch[start + 1]!);
    let ends: readonly number[] = NOWHERE;
    let merged: number[] | null = null;
    let last: Fit | null = null;
    const low = reading.lowAbsent[start]!;
    const high = reading.highAbsent[start]!;
    for (let index = 0; index < gates.length; index++) {
      const gate = gates[index]!;
      if ((gate.lowMask & low) !== 0 || (gate.highMask & high) !== 0 || !reading.allCome(gate.needs, start)) continue;
      const found = gate.memo < 0 ? gate.category.recognise(reading, start) : gate.endsFrom(reading, start);
      if (found.length === 0) continue;
      const fit: Fit = { by: gate.category, ends: found, next: null };
      if (last === null) {
        ends = found;
        reading.fits[memoKey(this.gate.memo, start)] = fit;
      } else {
        last.next = fit;
        addAll((merged ??= [...ends]), found);
      }
      last = fit;
    }
    return merged ?? ends;
  }

  /** The same by all alternatives, so that each can say how far it got. */
  private recogniseSlowly(reading: Reading, start: number): readonly number[] {
    const all = start === reading.explaining || start >= reading.length;
    const gates = all ? this.alternatives.map(({ gate }) => gate) : this.startingWith(reading.dispatch[start]!);
    const ends: number[] = [];
    for (const gate of gates) addAll(ends, gate.endsFrom(reading, start));
    return ends;
  }

  protected build(reading: Reading, start: number, end: number): Tree[] {
    const trees: Tree[] = [];
    for (let fit = reading.fits[memoKey(this.gate.memo, start)] ?? null; fit !== null; fit = fit.next)
      if (isAmong(end, fit.ends))
        for (const tree of (fit.by as Category).treesOf(reading, start, end)) trees.push(tree);
    return trees;
  }

  print(tree: Tree, form: Form, out: string[]): boolean {
    this.printers ??= new Printers(this.leavesWithin());
    const phrases = this.printers.of(tree);
    const length = out.length;
    for (let index = 0; index < phrases.length; index++) {
      if (phrases[index]!.print(tree, form, out)) return true;
      out.length = length;
    }
    return false;
  }

  extendOutline(): boolean {
    let changed = false;
    for (const phrase of this.alternatives) changed = this.gate.include(phrase.gate) || changed;
    return changed;
  }

  override needed(seen: Set<Category<unknown>>): readonly (readonly number[])[] {
    return this.alternatives.length === 1 ? neededBy(this.alternatives[0]!, seen) : NO_WORDS;
  }

  kinds(seen: Set<Category<unknown>> = new Set()): ReadonlySet<string | null> {
    const kinds = new Set<string | null>();
    const self = this as unknown as Category<unknown>;
    if (seen.has(self)) return kinds;
    seen.add(self);
    for (const phrase of this.alternatives) for (const kind of phrase.kinds(seen)) kinds.add(kind);
    seen.delete(self);
    return kinds;
  }
}

/** A category to which phrases are added later. */
export function category<T>(name: string, ...alternatives: Category<NoInfer<T>>[]): Union<T> {
  return new Union<T>(name).add(...alternatives);
}

/** The words that every phrase of a category has, as far as they can be told without going in a circle. */
export function neededBy<T>(category: Category<T>, seen: Set<Category<unknown>>): readonly (readonly number[])[] {
  const self = category as unknown as Category<unknown>;
  if (seen.has(self)) return NO_WORDS;
  seen.add(self);
  const words = category.needed(seen);
  seen.delete(self);
  return words;
}

/** Computes the tables of how phrases begin; to be called once, when every phrase is declared. */
export function completeGrammar(): void {
  const tokens = fixTokens();
  let memo = 0;
  for (const each of Category.all) memo = each.prepare(tokens, memo);
  fixMemo(memo);
  let changed = true;
  while (changed) {
    changed = false;
    for (const each of Category.all) if (each.extendOutline()) changed = true;
  }
  const counts = new Map<number, number>();
  for (const each of Category.all) {
    each.gate.needs = neededBy(each, new Set());
    for (const ids of each.gate.needs) if (ids.length === 1) counts.set(ids[0]!, (counts.get(ids[0]!) ?? 0) + 1);
  }
  fixBits(counts);
  for (const { gate } of Category.all) ({ low: gate.lowMask, high: gate.highMask } = maskOf(gate.needs));
}
