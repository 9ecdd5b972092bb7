/** Which phrases could print a tree: the alternatives of a category, narrowed down by what the tree is and has. */
import type { Form } from './inflect.ts';
import { kindOf, type Tree } from './trees.ts';

/** The names of fields that lead from a tree to what is looked at; none: the tree itself. */
export type Path = readonly string[];

const knownPaths = new Map<string, Path>();

/** The path of these names; the same names are always the same path. */
export function pathOf(names: Path): Path {
  const text = names.join('.');
  let known = knownPaths.get(text);
  if (known === undefined) knownPaths.set(text, (known = names));
  return known;
}

/** What prints trees. */
export interface Printer {
  print(tree: Tree, form: Form, out: string[]): boolean;
  /** May it say trees that have there something like this value? */
  maySay(path: Path, value: Tree): boolean;
  /** The paths by which its trees can be told from others, as far as they are known. */
  paths(): readonly Path[];
}

/** What a tree has at the end of a path. */
export function at(tree: Tree, path: Path): Tree {
  let value = tree;
  for (let index = 0; index < path.length; index++) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, Tree>)[path[index]!];
  }
  return value;
}

/** Are two values alike: both nothing, the same plain value, of one kind, or arrays as long that begin alike in kind? */
export function looksLike(left: Tree, right: Tree): boolean {
  if (typeof left !== 'object' || left === null || typeof right !== 'object' || right === null) return left === right;
  if (!Array.isArray(left)) return !Array.isArray(right) && kindOf(left) === kindOf(right);
  return Array.isArray(right) && left.length === right.length && kindOf(left[0]) === kindOf(right[0]);
}

/** The paths to everything in a value, two steps at most. */
export function pathsOf(value: Tree, steps = 2): Path[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || steps === 0) return [];
  return Object.entries(value).flatMap(([name, part]) => [
    pathOf([name]),
    ...pathsOf(part, steps - 1).map((path) => pathOf([name, ...path])),
  ]);
}

const FEW = 2;
/** A field with more values than this is a name or the like, and tells nothing. */
const MOST_VALUES = 300;
const ITSELF: Path = [];

/**
 * Printers, and a path by which they are parted. Answers are made when they are first asked for. They leave out only
 * what could not print the tree, and never change the order.
 */
export class Printers {
  readonly all: readonly Printer[];
  /** The paths by which they have been parted already. */
  private readonly used: readonly Path[];
  /** The next one; null when there is no more to be told, undefined when it is not settled yet. */
  private path: Path | null | undefined;
  private readonly plain = new Map<Tree, Printers>();
  private readonly objects = new Map<Tree, Printers>();
  private readonly arrays: Map<Tree, Printers>[] = [];

  constructor(all: readonly Printer[], used: readonly Path[] = []) {
    this.all = all;
    this.used = used;
    if (used.length === 0) this.path = ITSELF;
    else if (all.length <= FEW) this.path = null;
  }

  /** Those that could print the tree. */
  of(tree: Tree): readonly Printer[] {
    let some: Printers | null = this;
    for (;;) {
      const next: Printers | null = some.next(tree);
      if (next === null) return some.all;
      some = next;
    }
  }

  /** Those left when what the tree has at the path is known. */
  private next(tree: Tree): Printers | null {
    if (this.path === undefined) this.path = this.tellingPath(tree);
    const { path } = this;
    if (path === null) return null;
    const value = at(tree, path);
    let branch = this.plain;
    let key: Tree = value;
    if (typeof value === 'object' && value !== null) {
      if (Array.isArray(value)) {
        key = kindOf(value[0]);
        branch = this.arrays[value.length] ??= new Map();
      } else {
        key = kindOf(value);
        branch = this.objects;
      }
    }
    const known = branch.get(key);
    if (known !== undefined) return known;
    if (branch.size >= MOST_VALUES) return null;
    const left = this.all.filter((each) => each.maySay(path, value));
    const next = new Printers(left, [...this.used, path]);
    branch.set(key, next);
    return next;
  }

  /** The path that leaves out most of them for this tree; null when none does. */
  private tellingPath(tree: Tree): Path | null {
    const paths = new Set<Path>();
    for (const each of this.all) for (const path of each.paths()) paths.add(path);
    let best: Path | null = null;
    let most = 0;
    for (const path of paths) {
      if (this.used.includes(path)) continue;
      const value = at(tree, path);
      let out = 0;
      for (const each of this.all) if (!each.maySay(path, value)) out++;
      if (out > most) [best, most] = [path, out];
    }
    return best;
  }
}
