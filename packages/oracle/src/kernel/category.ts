/** What every piece of the grammar can do: recognise, build trees, print them. */
import type { Form } from './inflect.ts';
import { tokenCount, tokenId, wordOf, type Tokens } from './tokens.ts';

/** A tree, or a part of one: plain data. */
export type Tree = unknown;

const NO_ENDS: readonly number[] = [];
const NO_ALTERNATIVES: readonly unknown[] = [];
const IN_PROGRESS: readonly number[] = [-1];
/** More readings than this of one stretch of text means that a rule is too wide. */
const MOST_READINGS = 48;

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
  /** Turned on for a second pass, when the first one failed and the reason is wanted. */
  explaining = false;
  farthest = -1;
  expected: Set<string> = new Set();

  load(tokens: Tokens): void {
    this.tokens = tokens;
    this.ids = tokens.ids;
    this.dispatch = tokens.ids.map(representative);
    this.length = tokens.ids.length;
    this.generation++;
    const size = categoryCount * (this.length + 1);
    if (this.stamps.length < size) {
      this.stamps = new Int32Array(size * 2);
      this.ends = new Array<readonly number[]>(size * 2).fill(NO_ENDS);
    }
    this.trees.clear();
    this.farthest = -1;
    this.expected.clear();
  }

  /** Notes that `what` would have been welcome at `position`; only the farthest position counts. */
  miss(position: number, what: string): void {
    if (position > this.farthest) {
      this.farthest = position;
      this.expected.clear();
    }
    if (position === this.farthest) this.expected.add(what);
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
  declare readonly meaning: T;

  constructor(name: string) {
    this.name = name;
    this.id = Category.all.push(this as unknown as Category<unknown>) - 1;
  }

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

  endsFrom(reading: Reading, start: number): readonly number[] {
    if (!this.nullable && (start >= reading.length || this.first[reading.dispatch[start]!] !== 1)) {
      if (reading.explaining) reading.miss(start, this.name);
      return NO_ENDS;
    }
    const key = start * categoryCount + this.id;
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

  treesOf(reading: Reading, start: number, end: number): Tree[] {
    const key = (start * (reading.length + 1) + end) * categoryCount + this.id;
    let trees = reading.trees.get(key);
    if (trees) return trees;
    trees = this.endsFrom(reading, start).includes(end) ? this.build(reading, start, end) : [];
    if (trees.length > 1) trees = distinct(trees).slice(0, MOST_READINGS);
    reading.trees.set(key, trees);
    return trees;
  }
}

/** Trees without repetitions. */
export function distinct(trees: readonly Tree[]): Tree[] {
  const byText = new Map<string, Tree>();
  for (const tree of trees) byText.set(canonical(tree), tree);
  return [...byText.values()];
}

/** A text that two trees share exactly when they are equal. */
export function canonical(tree: Tree): string {
  if (Array.isArray(tree)) return '[' + tree.map(canonical).join() + ']';
  if (tree === null || typeof tree !== 'object') return JSON.stringify(tree);
  const entries = Object.entries(tree).filter(([, value]) => value !== undefined);
  entries.sort((left, right) => (left[0] < right[0] ? -1 : 1));
  return '{' + entries.map(([key, value]) => JSON.stringify(key) + ':' + canonical(value)).join() + '}';
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
  alternatives: Category<T>[] = [];
  private byToken: (Category<T>[] | undefined)[] | null = null;
  private byKind: Map<string | null, Category<T>[]> | null = null;

  add(...alternatives: Category<NoInfer<T>>[]): this {
    this.alternatives.push(...alternatives);
    return this;
  }

  private startingWith(reading: Reading, start: number): Category<T>[] {
    if (reading.explaining || start >= reading.length) return this.alternatives;
    const id = reading.dispatch[start]!;
    if (id >= completed) return NO_ALTERNATIVES as Category<T>[];
    // A full array: one with holes would be slow.
    this.byToken ??= new Array<Category<T>[] | undefined>(completed).fill(undefined);
    return (this.byToken[id] ??= this.alternatives.filter((phrase) => phrase.nullable || phrase.first[id] === 1));
  }

  protected recognise(reading: Reading, start: number): readonly number[] {
    let ends: number[] | null = null;
    let only: readonly number[] = NO_ENDS;
    for (const phrase of this.startingWith(reading, start)) {
      const found = phrase.endsFrom(reading, start);
      if (found.length === 0) continue;
      if (only.length === 0) {
        only = found;
        continue;
      }
      ends ??= [...only];
      for (const end of found) if (!ends.includes(end)) ends.push(end);
    }
    return ends ?? only;
  }

  protected build(reading: Reading, start: number, end: number): Tree[] {
    const trees: Tree[] = [];
    for (const phrase of this.startingWith(reading, start)) {
      if (phrase.endsFrom(reading, start).includes(end)) trees.push(...phrase.treesOf(reading, start, end));
    }
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
let categoryCount = 0;

/** Declares an open class of tokens with some members; a token met later is treated like the member it resembles. */
export function openClass(pattern: RegExp, members: readonly string[]): void {
  patterns.push(pattern);
  for (const member of members) tokenId(member);
}

const signature = (word: string): string => patterns.map((pattern) => (pattern.test(word) ? '1' : '0')).join('');

function representative(id: number): number {
  return id < completed ? id : (samples.get(signature(wordOf(id))) ?? id);
}

/** Computes the first-token tables; to be called once, when every phrase is declared. */
export function completeGrammar(): void {
  completed = tokenCount();
  categoryCount = Category.all.length;
  for (let id = 0; id < completed; id++) {
    const form = signature(wordOf(id));
    if (form.includes('1') && !samples.has(form)) samples.set(form, id);
  }
  for (const each of Category.all) each.first = new Uint8Array(completed);
  let changed = true;
  while (changed) {
    changed = false;
    for (const each of Category.all) if (each.extendFirst()) changed = true;
  }
}
