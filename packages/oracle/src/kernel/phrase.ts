/**
 * Phrases: words with slots, and what they mean. One declaration reads and prints.
 *
 *     verb.add(phrase`deal~ ${{ amount }} damage [to ${{ to: noun }}]`.means({ kind: 'dealDamage' }))
 *
 * In the words of a phrase:
 * - `draw~` is a verb in the form asked for, `draw~actor` agrees with the slot `actor`;
 * - `card#` is a noun in the number asked for, `card#amount` agrees with the slot `amount`;
 * - after a slot, `^` hands the form asked for on, `@other` makes it agree with another slot, `!gerund` fixes it;
 * - `[...]` may be left out; `[!flag ...]` too, and being there sets `flag` to true;
 * - `(a | b)` are other ways to say it, the first is printed;
 * - a lone `^` puts a capital on the next word;
 * - `${'word'}` is the word itself.
 */
import { Category, neededBy, type Outline } from './category.ts';
import { Form } from './inflect.ts';
import { compile, slotNames, type Agreement, type Element } from './notation.ts';
import { formOf } from './number.ts';
import { addAll, NOWHERE, only, type Reading } from './reading.ts';
import { fill, hole, kindOfShape, match, shapeOf, type Shape, type Slots } from './shape.ts';
import { addToken } from './token-sets.ts';
import { CAPITAL } from './tokens.ts';
import type { Tree } from './trees.ts';

/** A slot as written in a phrase: its name and what may stand in it. */
export type SlotDeclaration = Record<string, Category<unknown>>;
type MeaningOf<S> =
  S extends Record<string, unknown> ? { [K in keyof S]: S[K] extends Category<infer T> ? T : never } : never;
type Joined<S> = (S extends unknown ? (slots: S) => void : never) extends (slots: infer I) => void ? I : never;
/** The contents of all slots of a phrase, and of its flags. */
export type Contents<D extends readonly unknown[]> = D extends readonly []
  ? object
  : Joined<MeaningOf<Exclude<D[number], string>>>;

/** Words with slots that have no meaning yet. */
export class Words<S> {
  readonly elements: Element[];
  readonly text: string;
  constructor(elements: Element[], text: string) {
    this.elements = elements;
    this.text = text;
  }

  /** States the meaning: fields beside those of the slots, or a function from slots to the whole tree. */
  means<const T>(meaning: (slots: S) => T): Phrase<T>;
  means<const M extends object>(meaning: M): Phrase<S & M>;
  means(meaning: object | ((slots: never) => Tree)): Phrase<never> {
    const names = slotNames(this.elements);
    const holes = Object.fromEntries(names.map((name) => [name, hole(name)]));
    const example = typeof meaning === 'function' ? meaning(holes as never) : { ...meaning, ...holes };
    return new Phrase<never>(this.text, this.elements, shapeOf(example));
  }
}

/** The words of a phrase with its slots. */
export function phrase<const D extends readonly (SlotDeclaration | string)[]>(
  strings: TemplateStringsArray,
  ...slots: D
): Words<Contents<D>> {
  const declared = new Map<string, Category>();
  let text = strings[0]!;
  slots.forEach((slot, index) => {
    if (typeof slot === 'string') {
      text += slot + strings[index + 1]!;
      return;
    }
    const [name, category] = Object.entries(slot)[0]!;
    if (!category) throw new Error(`the slot ${name} in "${text}" has no category: is it declared before it is used?`);
    declared.set(name, category as unknown as Category);
    text += `{${name}}` + strings[index + 1]!;
  });
  return new Words<Contents<D>>(compile(text, declared), text.trim());
}

/** A phrase with its meaning. */
export class Phrase<T> extends Category<T> {
  /** Phrases stand in unions, which remember. */
  protected readonly remembers = false;
  private readonly elements: Element[];
  private readonly shape: Shape;
  /** The slots that are always said: a tree without one of them is not this phrase's to print. */
  private readonly required: readonly string[];

  constructor(name: string, elements: Element[], shape: Shape) {
    super(name);
    this.elements = elements;
    this.shape = shape;
    this.required = elements.flatMap((each) => (each.is === 'slot' ? [each.name] : []));
  }

  recognise(reading: Reading, start: number): readonly number[] {
    return run(reading, this.elements, 0, start);
  }

  /** The words behind the first element, and those that the slots need. */
  override needed(seen: Set<Category<unknown>>): readonly (readonly number[])[] {
    return this.elements.flatMap((each, index) =>
      each.is === 'word' && index > 0 ? [each.ids] : each.is === 'slot' ? neededBy(each.category, seen) : [],
    );
  }

  protected build(reading: Reading, start: number, end: number): Tree[] {
    const trees: Tree[] = [];
    walk(reading, this.elements, 0, start, end, {}, true, (at, slots) => {
      if (at === end) trees.push(fill(this.shape, slots));
    });
    return trees;
  }

  print(tree: Tree, form: Form, out: string[]): boolean {
    const slots: Slots = {};
    if (!match(this.shape, tree, slots)) return false;
    for (const name of this.required) if (slots[name] === undefined) return false;
    let filled = 0;
    for (const name in slots) if (slots[name] !== undefined) filled++;
    // Nothing in the tree may be left unsaid.
    return say(this.elements, slots, form, out) === filled;
  }

  override prepare(tokens: number, memo: number): number {
    prepareGroups(this.elements, tokens);
    return super.prepare(tokens, memo);
  }

  extendOutline(): boolean {
    return extend(this.elements, this.gate);
  }

  kinds(seen: Set<Category<unknown>> = new Set()): ReadonlySet<string | null> {
    const kind = kindOfShape(this.shape);
    if (kind === null) return new Set([null]);
    if ('kind' in kind) return new Set([kind.kind]);
    const name = 'slot' in kind ? kind.slot : kind.kindIn;
    const slot = findSlot(this.elements, name);
    if (!slot) throw new Error(`no slot ${name} in ${this.name}`);
    return 'slot' in kind ? slot.kinds(seen) : new Set((slot as unknown as { values: readonly string[] }).values);
  }
}

function findSlot(elements: readonly Element[], name: string): Category | null {
  for (const each of elements) {
    if (each.is === 'slot' && each.name === name) return each.category;
    const inner = each.is === 'optional' ? [each.elements] : each.is === 'either' ? each.options : [];
    for (const list of inner) {
      const found = findSlot(list, name);
      if (found) return found;
    }
  }
  return null;
}

/** Where the elements from `index` on end when they begin at `at`. */
function run(reading: Reading, elements: readonly Element[], index: number, at: number): readonly number[] {
  for (let next = index; next < elements.length; next++) {
    const each = elements[next]!;
    if (each.is === 'word') {
      const id = reading.ids[at]!;
      if (each.id !== id && !each.ids.includes(id)) {
        if (at >= reading.farthest) reading.miss(at, each.named);
        return NOWHERE;
      }
      at++;
    } else if (each.is !== 'capital') {
      const ends = step(reading, each, at);
      if (ends.length === 0 || next === elements.length - 1) return ends;
      if (ends.length > 1) return runAll(reading, elements, next + 1, ends);
      at = ends[0]!;
    }
  }
  return only(at);
}

/** The same from several places at once. */
function runAll(
  reading: Reading,
  elements: readonly Element[],
  index: number,
  from: readonly number[],
): readonly number[] {
  let positions = from;
  for (let next = index; next < elements.length; next++) {
    if (positions.length === 0) return NOWHERE;
    if (positions.length === 1) return run(reading, elements, next, positions[0]!);
    const each = elements[next]!;
    if (each.is === 'capital') continue;
    const ends: number[] = [];
    for (let place = 0; place < positions.length; place++) {
      const at = positions[place]!;
      if (each.is !== 'word') addAll(ends, step(reading, each, at));
      else if (each.ids.includes(reading.ids[at]!)) ends.push(at + 1);
      else if (at >= reading.farthest) reading.miss(at, each.named);
    }
    positions = ends;
  }
  return positions;
}

function step(reading: Reading, each: Exclude<Element, { is: 'word' | 'capital' }>, at: number): readonly number[] {
  switch (each.is) {
    case 'slot':
      return each.gate.endsFrom(reading, at);
    case 'optional': {
      const inner = run(reading, each.elements, 0, at);
      if (inner.length === 0) return only(at);
      const ends = [at];
      addAll(ends, inner);
      return ends;
    }
    case 'either': {
      const ends: number[] = [];
      for (const option of each.options) addAll(ends, run(reading, option, 0, at));
      return ends;
    }
  }
}

/** Can the elements from `index` on lead from `at` to `end`, or (in a group, whose end is not known) to anywhere before? */
function fits(
  reading: Reading,
  elements: readonly Element[],
  index: number,
  at: number,
  end: number,
  whole: boolean,
): boolean {
  if (index === elements.length) return !whole || at === end;
  const ends = run(reading, elements, index, at);
  return whole ? ends.includes(end) : ends.some((each) => each <= end);
}

type Done = (at: number, slots: Slots) => void;

/** Goes through the elements in every way that fits; `slots` holds what has been built on the way, and is given back as it was. */
function walk(
  reading: Reading,
  elements: readonly Element[],
  index: number,
  at: number,
  end: number,
  slots: Slots,
  whole: boolean,
  done: Done,
): void {
  if (index === elements.length) return done(at, slots);
  if (at > end) return;
  const each = elements[index]!;
  switch (each.is) {
    case 'word':
      if (at < end && each.ids.includes(reading.ids[at]!))
        walk(reading, elements, index + 1, at + 1, end, slots, whole, done);
      return;
    case 'slot':
      for (const next of each.gate.endsFrom(reading, at)) {
        if (next > end) continue;
        // Trees of the slot are built only when the rest of the phrase fits behind it.
        if (!fits(reading, elements, index + 1, next, end, whole)) continue;
        for (const tree of each.category.treesOf(reading, at, next)) {
          slots[each.name] = tree;
          walk(reading, elements, index + 1, next, end, slots, whole, done);
        }
        slots[each.name] = undefined;
      }
      return;
    case 'capital':
      return walk(reading, elements, index + 1, at, end, slots, whole, done);
    case 'optional': {
      walk(reading, elements, index + 1, at, end, slots, whole, done);
      if (each.flag !== null) slots[each.flag] = true;
      walk(reading, each.elements, 0, at, end, slots, false, (next) =>
        walk(reading, elements, index + 1, next, end, slots, whole, done),
      );
      if (each.flag !== null) slots[each.flag] = undefined;
      return;
    }
    case 'either':
      for (const option of each.options)
        walk(reading, option, 0, at, end, slots, false, (next) =>
          walk(reading, elements, index + 1, next, end, slots, whole, done),
        );
      return;
  }
}

function formFor(agreement: Agreement, slots: Slots, form: Form): Form {
  return agreement.by === 'inherited'
    ? form
    : agreement.by === 'fixed'
      ? agreement.form
      : formOf(slots[agreement.slot]);
}

/** Prints the elements; gives how many slots and flags that said, or -1 when something cannot be said. */
function say(elements: readonly Element[], slots: Slots, form: Form, out: string[]): number {
  let said = 0;
  for (const each of elements) {
    switch (each.is) {
      case 'capital':
        out.push(CAPITAL);
        break;
      case 'word':
        if (each.forms.length === 1) out.push(each.forms[0]!);
        else if (each.verb) out.push(each.forms[formFor(each.agreement, slots, form)]!);
        else out.push(each.forms[formFor(each.agreement, slots, form) === Form.singular ? 1 : 0]!);
        break;
      case 'slot': {
        const content = slots[each.name];
        if (content === undefined || !each.category.print(content, formFor(each.agreement, slots, form), out))
          return -1;
        said++;
        break;
      }
      case 'optional': {
        const there =
          each.flag === null ? each.slots.some((name) => slots[name] !== undefined) : slots[each.flag] === true;
        if (!there) break;
        if (each.flag !== null) said++;
        const inner = say(each.elements, slots, form, out);
        if (inner < 0) return -1;
        said += inner;
        break;
      }
      case 'either': {
        const length = out.length;
        let inner = -1;
        for (const option of each.options) {
          inner = say(option, slots, form, out);
          if (inner >= 0) break;
          out.length = length;
        }
        if (inner < 0) return -1;
        said += inner;
        break;
      }
    }
  }
  return said;
}

/** Gets the outlines of the groups inside ready for `tokens` tokens. */
function prepareGroups(elements: readonly Element[], tokens: number): void {
  for (const each of elements) {
    if (each.is !== 'optional' && each.is !== 'either') continue;
    each.outline.prepare(tokens);
    each.outline.nullable = each.is === 'optional';
    for (const group of each.is === 'optional' ? [each.elements] : each.options) prepareGroups(group, tokens);
  }
}

/** One step towards the outline of elements in a row; true when something changed. */
function extend(elements: readonly Element[], outline: Outline): boolean {
  let changed = false;
  // Whether what stands before may be nothing, or a single token.
  let none = true;
  let one = false;
  for (const each of elements) {
    if (each.is === 'capital') continue;
    if (each.is === 'word') {
      for (const id of each.ids) {
        if (none) changed = addToken(outline.first, id) || changed;
        if (one) changed = addToken(outline.second, id) || changed;
      }
      one = none;
      none = false;
    } else {
      const part = each.is === 'slot' ? each.gate : each.outline;
      if (each.is === 'optional') changed = extend(each.elements, part) || changed;
      else if (each.is === 'either') for (const option of each.options) changed = extend(option, part) || changed;
      if (none) changed = outline.addFirst(part) || changed;
      if (one) changed = outline.addSecond(part.first) || changed;
      one = (one && part.nullable) || (none && part.short);
      none = none && part.nullable;
    }
    if (!none && !one) return changed;
  }
  if (one && !outline.short) changed = outline.short = true;
  if (none && !outline.nullable) changed = outline.nullable = true;
  return changed;
}
