/** One text being read: its tokens, and what has been found out about them. */
import type { Tree } from './trees.ts';
import { tokenCount, tokenId, wordOf, type Tokens } from './tokens.ts';

/** No place at all: what does not fit ends nowhere. */
export const NOWHERE: readonly number[] = [];
const singles: (readonly number[])[] = [];

/** The list with one place in it; made once, never changed. */
export function only(position: number): readonly number[] {
  return (singles[position] ??= [position]);
}

/** Is the place one of these? */
export function isAmong(place: number, ends: readonly number[]): boolean {
  for (let index = 0; index < ends.length; index++) if (ends[index] === place) return true;
  return false;
}

/** Adds places that are not yet there. */
export function addAll(into: number[], ends: readonly number[]): void {
  for (let index = 0; index < ends.length; index++) {
    const end = ends[index]!;
    if (!into.includes(end)) into.push(end);
  }
}

/** Stands in the tables for every word that no phrase has. */
export const UNKNOWN: number = tokenId('\u0002');
/** Stands behind the last token: no phrase has it either. */
const END: number = tokenId('\u0003');

/** Open classes of tokens (numbers, mana symbols): what they look like. */
const patterns: RegExp[] = [];
const samples = new Map<string, number>();
let completed = 0;
let memoCount = 0;
/** By token: the one that stands for it in the tables. */
let stands: number[] = [];

/** Declares an open class of tokens with some members; a token met later is treated like the member it resembles. */
export function openClass(pattern: RegExp, members: readonly string[]): void {
  patterns.push(pattern);
  for (const member of members) tokenId(member);
}

const signature = (word: string): string => patterns.map((pattern) => (pattern.test(word) ? '1' : '0')).join('');

/** Fixes the tokens that the tables know; gives how many they are. */
export function fixTokens(): number {
  completed = tokenCount();
  for (let id = 0; id < completed; id++) {
    const form = signature(wordOf(id));
    if (form.includes('1') && !samples.has(form)) samples.set(form, id);
  }
  stands = Array.from({ length: completed }, (_, id) => id);
  return completed;
}

/** Fixes how many categories keep what was found at a place. */
export function fixMemo(categories: number): void {
  memoCount = categories;
}

/** The place in the table of what was found for a category that begins at `start`. */
export function memoKey(memo: number, start: number): number {
  return start * memoCount + memo;
}

function standFor(id: number): number {
  return (stands[id] ??= samples.get(signature(wordOf(id))) ?? UNKNOWN);
}

/** Has a phrase this token, or is it one of an open class? */
export function isKnown(id: number): boolean {
  return id < completed || standFor(id) !== UNKNOWN;
}

/** The words of all phrases. */
export function* knownWords(): Generator<string> {
  for (let id = 0; id < completed; id++) if (id !== UNKNOWN && id !== END) yield wordOf(id);
}

/** So many bits stand for words, in two numbers. */
const BITS = 62;
/** By token: its bit in the lower and in the upper number; tokens without one have 0 in both. */
let lowBits = new Int32Array(0);
let highBits = new Int32Array(0);

/** Words of which all must come, as bits: what has a bit that the text lacks need not be looked at. */
export interface Mask {
  low: number;
  high: number;
}

/** Gives a bit to each word that some phrase needs: one of its own to the words needed most, the others share. */
export function fixBits(counts: ReadonlyMap<number, number>): void {
  lowBits = new Int32Array(completed);
  highBits = new Int32Array(completed);
  const OWN = BITS / 2;
  [...counts]
    .sort(([left, many], [right, more]) => more - many || left - right)
    .forEach(([id], index) => {
      const bit = index < OWN ? index : OWN + (index % (BITS - OWN));
      if (bit < OWN) lowBits[id] = 1 << bit;
      else highBits[id] = 1 << (bit - OWN);
    });
}

/** The mask of groups of words: only groups of one word have a bit. */
export function maskOf(groups: readonly (readonly number[])[]): Mask {
  const mask = { low: 0, high: 0 };
  for (const ids of groups) {
    if (ids.length !== 1) continue;
    mask.low |= lowBits[ids[0]!]!;
    mask.high |= highBits[ids[0]!]!;
  }
  return mask;
}

/** An alternative that fits at a place, and where it ends there. */
export interface Fit {
  readonly by: unknown;
  readonly ends: readonly number[];
  next: Fit | null;
}

/** The trees of what begins at a place and ends at `end`. */
export interface Built {
  readonly end: number;
  readonly trees: readonly Tree[];
  readonly next: Built | null;
}

/** A text being read. Reused from text to text. */
export class Reading {
  /** The tokens; -1 behind the last one. */
  ids: Int32Array = new Int32Array(0);
  /** For each token the one that stands for it in the tables; the end of the text behind the last one. */
  dispatch: Int32Array = new Int32Array(0);
  tokens: Tokens = { text: '', words: [], ids: [], raw: [], offsets: [] };
  length = 0;
  generation = 0;
  stamps: Int32Array = new Int32Array(0);
  ends: (readonly number[])[] = [];
  /** The alternatives that fit, where some do. */
  fits: (Fit | null)[] = [];
  /** The trees built so far of what was found; of nothing that was found in an earlier text. */
  built: (Built | null)[] = [];
  /** By place: the bits of no word that comes there or later. */
  lowAbsent: Int32Array = new Int32Array(0);
  highAbsent: Int32Array = new Int32Array(0);
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
    for (let index = 0; index < this.length; index++) this.lastPlace[this.ids[index]!] = -1;
    this.tokens = tokens;
    this.length = tokens.ids.length;
    if (this.lastPlace.length < tokenCount()) this.lastPlace = new Int32Array(tokenCount() * 2).fill(-1);
    if (this.ids.length < this.length + 2) {
      this.ids = new Int32Array(this.length * 2 + 2);
      this.dispatch = new Int32Array(this.length * 2 + 2);
      this.lowAbsent = new Int32Array(this.length * 2 + 2);
      this.highAbsent = new Int32Array(this.length * 2 + 2);
    }
    for (let index = 0; index < this.length; index++) {
      const id = tokens.ids[index]!;
      this.ids[index] = id;
      this.dispatch[index] = standFor(id);
      this.lastPlace[id] = index;
    }
    for (let index = this.length; index < this.length + 2; index++) {
      this.ids[index] = -1;
      this.dispatch[index] = END;
    }
    let low = 0;
    let high = 0;
    for (let index = this.length; index >= 0; index--) {
      const id = this.ids[index]!;
      if (id >= 0 && id < completed) {
        low |= lowBits[id]!;
        high |= highBits[id]!;
      }
      this.lowAbsent[index] = ~low;
      this.highAbsent[index] = ~high;
    }
    this.hurried = true;
    const size = memoCount * (this.length + 1);
    if (this.stamps.length < size) {
      this.stamps = new Int32Array(size * 2);
      this.ends = new Array<readonly number[]>(size * 2).fill(NOWHERE);
      this.fits = new Array<Fit | null>(size * 2).fill(null);
      this.built = new Array<Built | null>(size * 2).fill(null);
    }
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

  /** Whether of each group of tokens one comes at `start` or later. */
  allCome(groups: readonly (readonly number[])[], start: number): boolean {
    for (let group = 0; group < groups.length; group++) {
      const ids = groups[group]!;
      let comes = false;
      for (let index = 0; index < ids.length; index++)
        if (this.lastPlace[ids[index]!]! >= start) {
          comes = true;
          break;
        }
      if (!comes) return false;
    }
    return true;
  }

  /** Notes that `what` would have been welcome at `position`. */
  miss(position: number, what: string): void {
    if (position > this.farthest) this.farthest = position;
    if (position === this.explaining) this.expected.add(what);
  }
}
