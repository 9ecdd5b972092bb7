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
 * - a slot written twice holds the same both times; in other ways to say it, it may be of another category;
 * - `${'word'}` is the word itself.
 */
import { Category, neededBy } from './category.ts';
import type { Form } from './inflect.ts';
import { compile, type Element, OTHER_CATEGORY, type Pieces } from './notation.ts';
import { extendOutline, prepareGroups } from './outlines.ts';
import type { Path } from './printers.ts';
import type { Reading } from './reading.ts';
import { run, walk } from './recognising.ts';
import { say } from './saying.ts';
import {
  type Contents,
  couldHave,
  fill,
  hole,
  kindOfShape,
  match,
  pathsIn,
  shapeOf,
  type Shape,
  type Slots,
} from './shape.ts';
import { markOf } from './tokens.ts';
import type { Tree } from './trees.ts';

/** A slot as written in a phrase: its name and what may stand in it. */
export type SlotDeclaration = Record<string, Category<unknown>>;
type MeaningOf<S> =
  S extends Record<string, unknown> ? { [K in keyof S]: S[K] extends Category<infer T> ? T : never } : never;
type Joined<S> = (S extends unknown ? (slots: S) => void : never) extends (slots: infer I) => void ? I : never;
/** What all slots of a phrase hold, and its flags. */
export type Said<D extends readonly unknown[]> = D extends readonly []
  ? object
  : Joined<MeaningOf<Exclude<D[number], string>>>;

/** The place where a phrase is declared, as its fixed words: phrases declared in a loop share it. */
export type Declaration = readonly string[];

/** Words with slots that have no meaning yet. */
export class Words<S> {
  readonly pieces: Pieces;
  readonly text: string;
  readonly declaration: Declaration;
  constructor(pieces: Pieces, text: string, declaration: Declaration) {
    this.pieces = pieces;
    this.text = text;
    this.declaration = declaration;
  }

  /** States the meaning: fields beside those of the slots, or a function from slots to the whole tree. */
  means<const T>(meaning: (slots: S) => T): Phrase<T>;
  means<const M extends object>(meaning: M): Phrase<S & M>;
  means(meaning: object | ((slots: never) => Tree)): Phrase<never> {
    const { names } = this.pieces;
    const holes = Object.fromEntries(names.map((name) => [name, hole(name)]));
    const example = typeof meaning === 'function' ? meaning(holes as never) : { ...meaning, ...holes };
    return new Phrase<never>(this.text, this.pieces, shapeOf(example, names), this.declaration);
  }
}

/** The words of a phrase with its slots. */
export function phrase<const D extends readonly (SlotDeclaration | string)[]>(
  strings: TemplateStringsArray,
  ...slots: D
): Words<Said<D>> {
  const declared = new Map<string, Category>();
  let text = strings[0]!;
  slots.forEach((slot, index) => {
    if (typeof slot === 'string') {
      text += slot + strings[index + 1]!;
      return;
    }
    const [name, given] = Object.entries(slot)[0]!;
    if (!given) throw new Error(`the slot ${name} in "${text}" has no category: is it declared before it is used?`);
    const category = given as unknown as Category;
    let key = name;
    while (declared.has(key) && declared.get(key) !== category) key += OTHER_CATEGORY;
    declared.set(key, category);
    text += `{${key}}` + strings[index + 1]!;
  });
  return new Words<Said<D>>(compile(text, declared), text.trim().replaceAll(OTHER_CATEGORY, ''), strings);
}

/** A phrase with its meaning. */
export class Phrase<T> extends Category<T> implements Contents {
  /** Phrases stand in unions, which remember. */
  protected readonly remembers = false;
  private readonly elements: Element[];
  private readonly shape: Shape;
  /** By slot what it may hold; a flag holds nothing but `true`. */
  private readonly contents: readonly (readonly Category[])[];
  /** The slots that are always said: a tree without one of them is not this phrase's to print. */
  private readonly required: readonly number[];
  private telling: readonly Path[] | null = null;
  /** What stands before its words in printed tokens. */
  private readonly mark: string;
  readonly declaration: Declaration;

  constructor(name: string, { elements, names }: Pieces, shape: Shape, declaration: Declaration) {
    super(name);
    this.declaration = declaration;
    this.mark = markOf(this.id);
    this.elements = elements;
    this.shape = shape;
    this.contents = names.map((_, slot) => categoriesIn(elements, slot));
    this.required = elements.flatMap((each) => (each.is === 'slot' ? [each.slot] : []));
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
    walk(reading, this.elements, 0, start, end, this.noSlots(), true, true, (at, slots) => {
      if (at === end) trees.push(fill(this.shape, slots));
    });
    return trees;
  }

  private noSlots(): Slots {
    const slots: Slots = [];
    for (let slot = 0; slot < this.contents.length; slot++) slots.push(undefined);
    return slots;
  }

  print(tree: Tree, form: Form, out: string[]): boolean {
    const slots = this.noSlots();
    if (!match(this.shape, tree, slots)) return false;
    for (const slot of this.required) if (slots[slot] === undefined) return false;
    let filled = 0;
    for (let slot = 0; slot < slots.length; slot++) if (slots[slot] !== undefined) filled++;
    out.push(this.mark);
    // Nothing in the tree may be left unsaid.
    return say(this.elements, slots, form, out) === filled;
  }

  override maySay(path: Path, value: Tree): boolean {
    return (path.length > 0 || super.maySay(path, value)) && couldHave(this.shape, path, value, this);
  }

  override paths(): readonly Path[] {
    return (this.telling ??= pathsIn(this.shape));
  }

  mayLack(slot: number): boolean {
    return !this.required.includes(slot);
  }

  isFlag(slot: number): boolean {
    return this.contents[slot]!.length === 0;
  }

  mayHold(slot: number, kind: string | null): boolean {
    return this.contents[slot]!.some((each) => each.saysKind(kind));
  }

  override prepare(tokens: number, memo: number): number {
    prepareGroups(this.elements, tokens);
    return super.prepare(tokens, memo);
  }

  extendOutline(): boolean {
    return extendOutline(this.elements, this.gate);
  }

  kinds(seen: Set<Category<unknown>> = new Set()): ReadonlySet<string | null> {
    const kind = kindOfShape(this.shape);
    if (kind === null) return new Set([null]);
    if ('kind' in kind) return new Set([kind.kind]);
    const content = this.contents['slot' in kind ? kind.slot : kind.kindIn]![0]!;
    return 'slot' in kind ? content.kinds(seen) : new Set((content as unknown as { values: readonly string[] }).values);
  }
}

/** What may stand in a slot, wherever among the elements it is. */
function categoriesIn(elements: readonly Element[], slot: number): Category[] {
  return elements.flatMap((each) =>
    each.is === 'slot'
      ? each.slot === slot
        ? [each.category]
        : []
      : each.is === 'optional'
        ? categoriesIn(each.elements, slot)
        : each.is === 'either'
          ? each.options.flatMap((option) => categoriesIn(option, slot))
          : [],
  );
}
