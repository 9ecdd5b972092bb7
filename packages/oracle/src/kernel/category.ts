/** What every piece of the grammar can do: recognise, build trees, print them. */
import type { Form } from './inflect.ts';
import { tokenCount, tokenId, wordOf, type Tokens } from './tokens.ts';

/** A tree, or a part of one: plain data. */
export type Tree = unknown;

/** No place at all: what does not fit ends nowhere. */
export const NOWHERE: readonly number[] = [];
const NO_ALTERNATIVES: readonly unknown[] = [];
const NO_TREES: readonly Tree[] = [];
const IN_PROGRESS: readonly number[] = [-1];
/** More readings than this of one stretch of text means that a rule is too wide: the text is declined. */
export const MOST_READINGS: number = 48;
const singles: (readonly number[])[] = [];

/** The list with one place in it; made once, never changed. */
export function only(position: number): readonly number[] {
  return (singles[position] ??= [position]);
}

/** Adds places that are not yet there. */
export function addAll(into: number[], ends: readonly number[]): void {
  for (let index = 0; index < ends.length; index++) {
    const end = ends[index]!;
    if (!into.includes(end)) into.push(end);
  }
}

/** Stands in the first-token tables for every word that no phrase has. */
export const UNKNOWN: number = tokenId('\u0002');
/** One text being read: its tokens, and what has been found out about them. Reused from text to text. */
export class Reading {
  ids: readonly number[] = [];
  /** For each token the one that stands for it in the first-token tables. */
  dispatch: readonly number[] = [];
  tokens: Tokens = { text: '', words: [], ids: [], raw: [], offsets: [] };
  length = 0;
  generation = 0;
  stamps: Int32Array = new Int32Array(0);
  ends: (readonly number[])[] = [];
  trees: Map<number, Tree[]> = new Map();
  /** By token: the last place where it stands in the text, or -1. */
  lastPlace: Int32Array = new Int32Array(0);
  /** Whether phrases whose words do not all come are passed over; not when the farthest place is wanted. */
  hurried = true;
  /** The farthest place where a token was looked at. */
  farthest = -1;
  /** Where a stretch begins that has more readings than are looked at; -1 when there is none. */
  crowded = -1;
  /** In a second pass, made when the reason of a failure is wanted: the place to explain; else -1. */
  explaining = -1;
  expected: Set<string> = new Set();

  load(tokens: Tokens): void {
    for (const id of this.ids) this.lastPlace[id] = -1;
    this.tokens = tokens;
    this.ids = tokens.ids;
    if (this.lastPlace.length < tokenCount()) this.lastPlace = new Int32Array(tokenCount() * 2).fill(-1);
    for (let index = 0; index < tokens.ids.length; index++) this.lastPlace[tokens.ids[index]!] = index;
    this.hurried = true;
    this.dispatch = tokens.ids.map(dispatched);
    this.length = tokens.ids.length;
    const size = memoCount * (this.length + 1);
    if (this.stamps.length < size) {
      this.stamps = new Int32Array(size * 2);
      this.ends = new Array<readonly number[]>(size * 2).fill(NOWHERE);
    }
    this.trees.clear();
    this.farthest = -1;
    this.crowded = -1;
    this.restart();
  }

  /** Forgets what was found, to look once more for what would have been welcome at `place`. */
  restart(place = -1): void {
    this.generation++;
    this.explaining = place;
    this.expected.clear();
  }

  /** Whether one of the tokens comes at `start` or later. */
  comes(ids: readonly number[], start: number): boolean {
    for (let index = 0; index < ids.length; index++) if (this.lastPlace[ids[index]!]! >= start) return true;
    return false;
  }

  /** Notes that `what` would have been welcome at `position`. */
  miss(position: number, what: string): void {
    if (position > this.farthest) this.farthest = position;
    if (position === this.explaining) this.expected.add(what);
  }
}

/** A named set of phrases that mean things of type T. */
export abstract class Category<T = Tree> {
  static all: Category<unknown>[] = [];
  readonly id: number;
  readonly name: string;
  /** By token: can a phrase of this category begin with it? */
  first: Uint8Array = new Uint8Array(0);
  nullable = false;
  /** Its place in the table of what was found; -1 when it is quicker to look again. */
  memo = -1;
  declare readonly meaning: T;

  constructor(name: string) {
    this.name = name;
    this.id = Category.all.push(this as unknown as Category<unknown>) - 1;
  }

  /** Is what was found worth keeping? */
  protected abstract readonly remembers: boolean;
  /** Where phrases of this category that begin at `start` end. */
  protected abstract recognise(reading: Reading, start: number): readonly number[];
  /** The trees of the phrase from `start` to `end`; asked only inside a whole parse. */
  protected abstract build(reading: Reading, start: number, end: number): Tree[];
  /** Appends the tokens of a tree; false when this category does not say it. */
  abstract print(tree: Tree, form: Form, out: string[]): boolean;
  /** One step towards the set of first tokens; true when something changed. */
  abstract extendFirst(): boolean;
  /** The `kind`s of the trees of this category; null when they have none (numbers, strings, lists). */
  abstract kinds(seen?: Set<Category<unknown>>): ReadonlySet<string | null>;

  /** Gets the tables ready for `tokens` first tokens; the next place for what was found is `memo`. */
  prepare(tokens: number, memo: number): number {
    this.first = new Uint8Array(tokens);
    this.memo = this.remembers ? memo : -1;
    return this.remembers ? memo + 1 : memo;
  }

  endsFrom(reading: Reading, start: number): readonly number[] {
    if (!this.nullable && (start >= reading.length || this.first[reading.dispatch[start]!] !== 1)) {
      if (start >= reading.farthest) reading.miss(start, this.name);
      return NOWHERE;
    }
    if (this.memo < 0) return this.recognise(reading, start);
    const key = start * memoCount + this.memo;
    if (reading.stamps[key] === reading.generation) {
      const known = reading.ends[key]!;
      if (known === IN_PROGRESS) throw new Error(`left recursion in the grammar: ${this.name}`);
      return known;
    }
    reading.stamps[key] = reading.generation;
    reading.ends[key] = IN_PROGRESS;
    const ends = this.recognise(reading, start);
    reading.ends[key] = ends;
    return ends;
  }

  treesOf(reading: Reading, start: number, end: number): readonly Tree[] {
    if (this.memo < 0) return this.build(reading, start, end);
    if (!this.endsFrom(reading, start).includes(end)) return NO_TREES;
    const span = reading.length + 1;
    const key = (this.id * span + start) * span + end;
    let trees = reading.trees.get(key);
    if (trees) return trees;
    trees = this.build(reading, start, end);
    if (trees.length > 1) trees = distinct(trees);
    if (trees.length > MOST_READINGS) {
      reading.crowded = start;
      trees = trees.slice(0, MOST_READINGS);
    }
    reading.trees.set(key, trees);
    return trees;
  }
}

/** Trees without repetitions. */
export function distinct(trees: readonly Tree[]): Tree[] {
  const kept: Tree[] = [];
  for (const tree of trees) if (!kept.some((each) => same(each, tree))) kept.push(tree);
  return kept;
}

/** Are two trees equal? The order of fields does not matter, and a field without value is none. */
export function same(left: Tree, right: Tree): boolean {
  if (left === right) return true;
  if (left === null || right === null || typeof left !== 'object' || typeof right !== 'object') return false;
  if (Array.isArray(left)) {
    if (!Array.isArray(right) || left.length !== right.length) return false;
    for (let index = 0; index < left.length; index++) if (!same(left[index], right[index])) return false;
    return true;
  }
  if (Array.isArray(right)) return false;
  const one = left as Record<string, Tree>;
  const other = right as Record<string, Tree>;
  for (const key in one) if (!same(one[key], other[key])) return false;
  for (const key in other) if (one[key] === undefined && other[key] !== undefined) return false;
  return true;
}

/** A text that two trees share exactly when they are equal. */
export function canonical(tree: Tree): string {
  if (typeof tree === 'string') return JSON.stringify(tree);
  if (tree === null || typeof tree !== 'object') return String(tree);
  if (Array.isArray(tree)) return '[' + tree.map(canonical).join() + ']';
  const record = tree as Record<string, Tree>;
  const names = Object.keys(record);
  if (names.length > 1) names.sort();
  let text = '{';
  for (const name of names) {
    const value = record[name];
    if (value !== undefined) text += `${name}:${canonical(value)},`;
  }
  return text + '}';
}

/** Adds the marks of `from` to `into`; true when one was new. */
export function mergeFirst(into: Uint8Array, from: Uint8Array): boolean {
  let changed = false;
  for (let index = 0; index < into.length; index++) {
    if (from[index] === 1 && into[index] !== 1) {
      into[index] = 1;
      changed = true;
    }
  }
  return changed;
}

/** Marks one token; true when it was new. */
export function markFirst(into: Uint8Array, id: number): boolean {
  if (into[id] === 1) return false;
  into[id] = 1;
  return true;
}

/** A category made of alternatives, to which phrases are added. */
export class Union<T = Tree> extends Category<T> {
  protected readonly remembers = true;
  alternatives: Category<T>[] = [];
  private byToken: (Category<T>[] | undefined)[] | null = null;
  private byKind: Map<string | null, Category<T>[]> | null = null;

  add(...alternatives: Category<NoInfer<T>>[]): this {
    this.alternatives.push(...alternatives);
    return this;
  }

  private startingWith(reading: Reading, start: number): readonly Category<T>[] {
    if (start === reading.explaining || start >= reading.length) return this.alternatives;
    const id = reading.dispatch[start]!;
    if (id >= completed) return NO_ALTERNATIVES as Category<T>[];
    // A full array: one with holes would be slow.
    this.byToken ??= new Array<Category<T>[] | undefined>(completed).fill(undefined);
    return (this.byToken[id] ??= this.alternatives.filter((phrase) => phrase.nullable || phrase.first[id] === 1));
  }

  protected recognise(reading: Reading, start: number): readonly number[] {
    const phrases = this.startingWith(reading, start);
    let ends: readonly number[] = NOWHERE;
    let merged: number[] | null = null;
    for (let index = 0; index < phrases.length; index++) {
      const found = phrases[index]!.endsFrom(reading, start);
      if (found.length === 0) continue;
      if (ends.length === 0) ends = found;
      else addAll((merged ??= [...ends]), found);
    }
    return merged ?? ends;
  }

  protected build(reading: Reading, start: number, end: number): Tree[] {
    const trees: Tree[] = [];
    for (const phrase of this.startingWith(reading, start))
      for (const tree of phrase.treesOf(reading, start, end)) trees.push(tree);
    return trees;
  }

  print(tree: Tree, form: Form, out: string[]): boolean {
    if (!this.byKind) {
      this.byKind = new Map();
      for (const phrase of this.alternatives) {
        for (const kind of phrase.kinds()) {
          const group = this.byKind.get(kind);
          if (group) group.push(phrase);
          else this.byKind.set(kind, [phrase]);
        }
      }
    }
    const length = out.length;
    for (const phrase of this.byKind.get(kindOf(tree)) ?? []) {
      if (phrase.print(tree, form, out)) return true;
      out.length = length;
    }
    return false;
  }

  extendFirst(): boolean {
    let changed = false;
    for (const phrase of this.alternatives) {
      changed = mergeFirst(this.first, phrase.first) || changed;
      if (phrase.nullable && !this.nullable) changed = this.nullable = true;
    }
    return changed;
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

/** The `kind` of a tree, if it has one. */
export function kindOf(tree: Tree): string | null {
  if (tree === null || typeof tree !== 'object' || !('kind' in tree)) return null;
  return tree.kind as string;
}

/** A category to which phrases are added later. */
export function category<T>(name: string, ...alternatives: Category<NoInfer<T>>[]): Union<T> {
  return new Union<T>(name).add(...alternatives);
}

/** Open classes of tokens (numbers, mana symbols): what they look like. */
const patterns: RegExp[] = [];
const samples = new Map<string, number>();
let completed = 0;
let memoCount = 0;

/** Declares an open class of tokens with some members; a token met later is treated like the member it resembles. */
export function openClass(pattern: RegExp, members: readonly string[]): void {
  patterns.push(pattern);
  for (const member of members) tokenId(member);
}

const signature = (word: string): string => patterns.map((pattern) => (pattern.test(word) ? '1' : '0')).join('');

function representative(id: number): number {
  return id < completed ? id : (samples.get(signature(wordOf(id))) ?? id);
}

function dispatched(id: number): number {
  const stand = representative(id);
  return stand < completed ? stand : UNKNOWN;
}

/** Has a phrase this token, or is it one of an open class? */
export function isKnown(id: number): boolean {
  return representative(id) < completed;
}

/** The words of all phrases. */
export function* knownWords(): Generator<string> {
  for (let id = 0; id < completed; id++) if (id !== UNKNOWN) yield wordOf(id);
}

/** Computes the first-token tables; to be called once, when every phrase is declared. */
export function completeGrammar(): void {
  completed = tokenCount();
  for (let id = 0; id < completed; id++) {
    const form = signature(wordOf(id));
    if (form.includes('1') && !samples.has(form)) samples.set(form, id);
  }
  memoCount = 0;
  for (const each of Category.all) memoCount = each.prepare(completed, memoCount);
  let changed = true;
  while (changed) {
    changed = false;
    for (const each of Category.all) if (each.extendFirst()) changed = true;
  }
}
