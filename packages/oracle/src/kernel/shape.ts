/**
 * Shapes: trees with holes. A phrase states its meaning once, as a shape; filled in it is the tree that was read,
 * matched against a tree it gives back what the printer has to say in each slot.
 */
import { type Path, pathOf } from './printers.ts';
import { kindOf, same, type Tree } from './trees.ts';

const HOLE = '\u0000';
/** What the slots of a phrase hold, by their places. */
export type Slots = Tree[];

type Shape =
  | { is: 'constant'; value: Tree; text: string }
  | { is: 'hole'; slot: number }
  | { is: 'array'; items: Shape[] }
  | { is: 'object'; fields: [string, Shape][]; names: Set<string>; spread: number | null };

/** A stand-in for a slot: used as a value it is the slot's content, spread into an object it is all fields of it. */
export function hole(slot: string): object {
  return { [HOLE + slot]: true };
}

/** Compiles an example tree made with {@link hole}s of slots with these names. */
export function shapeOf(example: Tree, slots: readonly string[]): Shape {
  if (example === null || typeof example !== 'object')
    return { is: 'constant', value: example, text: JSON.stringify(example) };
  if (Array.isArray(example)) return { is: 'array', items: example.map((item) => shapeOf(item, slots)) };
  const keys = Object.keys(example);
  if (keys.length === 1 && keys[0]![0] === HOLE) return { is: 'hole', slot: slots.indexOf(keys[0]!.slice(1)) };
  const fields: [string, Shape][] = [];
  let spread: number | null = null;
  for (const [key, value] of Object.entries(example)) {
    if (key[0] === HOLE) spread = slots.indexOf(key.slice(1));
    else fields.push([key, shapeOf(value, slots)]);
  }
  return { is: 'object', fields, names: new Set(fields.map(([key]) => key)), spread };
}

/** The tree of a shape with its holes filled. A field whose slot was not said is left out. */
export function fill(shape: Shape, slots: Slots): Tree {
  switch (shape.is) {
    case 'constant':
      return shape.value;
    case 'hole':
      return slots[shape.slot];
    case 'array':
      return shape.items.map((item) => fill(item, slots));
    case 'object': {
      const tree: Record<string, Tree> = shape.spread === null ? {} : { ...(slots[shape.spread] as object) };
      for (const [key, part] of shape.fields) {
        const value = fill(part, slots);
        if (value !== undefined) tree[key] = value;
      }
      return tree;
    }
  }
}

/** Reads the slots back out of a tree; false when the tree has another shape, or says more than the shape does. */
export function match(shape: Shape, tree: Tree, slots: Slots): boolean {
  switch (shape.is) {
    case 'constant':
      return tree === shape.value;
    case 'hole':
      if (tree === undefined) return slots[shape.slot] === undefined;
      if (slots[shape.slot] !== undefined) return same(slots[shape.slot], tree);
      slots[shape.slot] = tree;
      return true;
    case 'array':
      return (
        Array.isArray(tree) &&
        tree.length === shape.items.length &&
        shape.items.every((item, index) => match(item, tree[index], slots))
      );
    case 'object': {
      if (tree === null || typeof tree !== 'object' || Array.isArray(tree)) return false;
      const object = tree as Record<string, Tree>;
      let said = 0;
      for (let index = 0; index < shape.fields.length; index++) {
        const [key, part] = shape.fields[index]!;
        const value = object[key];
        if (!match(part, value, slots)) return false;
        if (value !== undefined) said++;
      }
      if (shape.spread === null) {
        for (const key in object) if (object[key] !== undefined) said--;
        return said === 0;
      }
      const rest: Record<string, Tree> = {};
      for (const key in object) {
        if (shape.names.has(key) || object[key] === undefined) continue;
        rest[key] = object[key];
      }
      slots[shape.spread] = rest;
      return true;
    }
  }
}

/** What may stand in slots, as far as it can be told from what is there at all. */
export interface Contents {
  /** May the slot be left out? */
  mayLack(slot: number): boolean;
  /** Is it no slot, but a flag? */
  isFlag(slot: number): boolean;
  /** May it hold something of this kind? */
  mayHold(slot: number, kind: string | null): boolean;
}

/**
 * Could a tree of this shape have the value at the end of the path? It goes by what the value is (nothing, itself when
 * it is plain, its kind, the length of an array and the kind of its first item), not by what is inside.
 */
export function couldHave(shape: Shape, path: Path, value: Tree, contents: Contents, step = 0): boolean {
  if (step === path.length) return couldBe(shape, value, contents);
  if (shape.is !== 'object') return shape.is === 'hole' || value === undefined;
  const part = shape.fields.find(([name]) => name === path[step])?.[1];
  if (part === undefined) return shape.spread !== null || value === undefined;
  return couldHave(part, path, value, contents, step + 1);
}

/** The paths by which trees of a shape can be told from others. */
export function pathsIn(shape: Shape, steps = 2): Path[] {
  if (shape.is !== 'object' || steps === 0) return [];
  return shape.fields.flatMap(([name, part]) => [
    pathOf([name]),
    ...pathsIn(part, steps - 1).map((path) => pathOf([name, ...path])),
  ]);
}

function couldBe(shape: Shape, value: Tree, contents: Contents): boolean {
  switch (shape.is) {
    case 'constant':
      return value === shape.value;
    case 'hole':
      if (value === undefined) return contents.mayLack(shape.slot);
      return contents.isFlag(shape.slot) ? value === true : contents.mayHold(shape.slot, kindOf(value));
    case 'array':
      return (
        Array.isArray(value) &&
        value.length === shape.items.length &&
        (value.length === 0 || couldBeOfKind(shape.items[0]!, kindOf(value[0]), contents))
      );
    case 'object':
      return (
        typeof value === 'object' &&
        value !== null &&
        !Array.isArray(value) &&
        couldBeOfKind(shape, kindOf(value), contents)
      );
  }
}

function couldBeOfKind(shape: Shape, kind: string | null, contents: Contents): boolean {
  if (shape.is === 'hole') return contents.isFlag(shape.slot) || contents.mayHold(shape.slot, kind);
  const known = kindOfShape(shape);
  return known === null ? kind === null : !('kind' in known) || known.kind === kind;
}

/** The constant `kind` of a shape, the slot whose kind it takes over, the slot that says its kind, or nothing. */
export function kindOfShape(shape: Shape): { kind: string } | { slot: number } | { kindIn: number } | null {
  if (shape.is === 'hole') return { slot: shape.slot };
  if (shape.is !== 'object') return null;
  const kind = shape.fields.find(([key]) => key === 'kind')?.[1];
  if (kind?.is === 'constant') return { kind: kind.value as string };
  if (kind?.is === 'hole') return { kindIn: kind.slot };
  return shape.spread === null ? null : { slot: shape.spread };
}

export type { Shape };
