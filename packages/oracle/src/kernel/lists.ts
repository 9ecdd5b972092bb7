/** Lists: several phrases of one category, side by side or joined. */
import { Category, neededBy, used } from './category.ts';
import type { Form } from './inflect.ts';
import { Form as Forms } from './inflect.ts';
import { addAll, NOWHERE, type Reading } from './reading.ts';
import { after, joint, type Joint, product } from './joints.ts';
import { addToken } from './token-sets.ts';
import { tokenId } from './tokens.ts';
import type { Tree } from './trees.ts';

const MOST_ITEMS = 30;

/** Items side by side: "legendary white". The tree is the array of the items; the last one takes the form asked for. */
export class Many<T> extends Category<readonly T[]> {
  protected readonly remembers = true;
  private readonly item: Category<T>;
  private readonly last: Category<T>;
  /** A word that may stand between two items. */
  protected readonly optionalBetween: string | null = null;

  constructor(name: string, item: Category<T>, last: Category<T> = item) {
    super(name);
    this.item = used(item);
    this.last = used(last);
  }

  /** The words printed between two items. */
  protected between(_left: T, _right: T): readonly string[] {
    return [];
  }

  /** The form of all items but the last: nouns in front of a noun have the singular. */
  protected formBeforeLast(_form: Form): Form {
    return Forms.singular;
  }

  /** Where the next item may begin when one ends at `end`. */
  private startBehind(reading: Reading, end: number): number {
    const parted = this.optionalBetween !== null && end < reading.length;
    return parted && reading.tokens.words[end] === this.optionalBetween ? end + 1 : end;
  }

  recognise(reading: Reading, start: number): readonly number[] {
    const lasts = this.last.gate.endsFrom(reading, start);
    const firsts = this.item === this.last ? lasts : this.item.gate.endsFrom(reading, start);
    if (firsts.length === 0) return lasts;
    const ends = [...lasts];
    const begins: number[] = [];
    this.addBegins(reading, firsts, begins);
    // More are found on the way.
    for (let index = 0; index < begins.length; index++) {
      const at = begins[index]!;
      addAll(ends, this.last.gate.endsFrom(reading, at));
      this.addBegins(reading, this.item.gate.endsFrom(reading, at), begins);
    }
    return ends;
  }

  private addBegins(reading: Reading, ends: readonly number[], begins: number[]): void {
    for (let index = 0; index < ends.length; index++) {
      const begin = this.startBehind(reading, ends[index]!);
      if (!begins.includes(begin)) begins.push(begin);
    }
  }

  protected build(reading: Reading, start: number, end: number): Tree[] {
    const trees: Tree[] = [];
    const go = (at: number, lists: Tree[][]): void => {
      if (this.last.endsFrom(reading, at).includes(end))
        trees.push(...product(lists, this.last.treesOf(reading, at, end)));
      for (const next of this.item.endsFrom(reading, at)) {
        const begin = this.startBehind(reading, next);
        if (begin >= end || !this.endsFrom(reading, begin).includes(end)) continue;
        go(begin, product(lists, this.item.treesOf(reading, at, next)));
      }
    };
    go(start, [[]]);
    return trees;
  }

  print(tree: Tree, form: Form, out: string[]): boolean {
    if (!Array.isArray(tree) || tree.length === 0) return false;
    return tree.every((each: T, index) => {
      if (index > 0) out.push(...this.between(tree[index - 1] as T, each));
      return index === tree.length - 1
        ? this.last.print(each, form, out)
        : this.item.print(each, this.formBeforeLast(form), out);
    });
  }

  extendOutline(): boolean {
    const { gate, item, last } = this;
    let changed = gate.include(last.gate);
    changed = gate.addFirst(item.gate) || changed;
    if (!item.gate.short) return changed;
    changed = gate.addSecond(item.gate.first) || changed;
    if (this.optionalBetween !== null) changed = addToken(gate.second, tokenId(this.optionalBetween)) || changed;
    return gate.addSecond(last.gate.first) || changed;
  }

  kinds(): ReadonlySet<string | null> {
    return new Set([null]);
  }
}

/** How the items of a {@link Series} stand together. */
export interface SeriesOptions<T> {
  /** "and", "or", "and/or"; absent: commas only. */
  join?: string;
  /** At least so many items; two by default. */
  least?: number;
  /** The words between items but the last; a comma by default. */
  separator?: readonly string[];
  /** What stands first, when it is not what stands later. */
  first?: Category<T>;
  /** What stands last. */
  last?: Category<T>;
  /** No comma before the join, however many items there are. */
  noComma?: true;
}

const COMMA: readonly string[] = [','];
/** 'has "Whenever ..., draw a card," flying, and ...': the comma behind the item stands within its quotes. */
function endsInQuotedComma(words: readonly string[], end: number): boolean {
  return words[end - 1] === '”' && words[end - 2] === ',';
}

/** Items in a row: "a, b, and c". The tree is the array of the items. */
export class Series<T> extends Category<readonly T[]> {
  protected readonly remembers = true;
  private readonly item: Category<T>;
  private readonly firstItem: Category<T>;
  private readonly lastItem: Category<T>;
  private readonly least: number;
  private readonly separator: readonly string[];
  private readonly separatorIds: readonly number[];
  /** The words before the last of two items, and of more. */
  private readonly joins: readonly [pair: Joint, more: Joint];

  constructor(name: string, item: Category<T>, options: SeriesOptions<T> = {}) {
    super(name);
    this.item = used(item);
    this.firstItem = used(options.first ?? item);
    this.lastItem = used(options.last ?? item);
    this.least = options.least ?? 2;
    this.separator = options.separator ?? COMMA;
    this.separatorIds = this.separator.map(tokenId);
    const pair = options.join?.split(' ') ?? this.separator;
    this.joins = [
      joint(pair),
      joint(options.join === undefined || options.noComma === true ? pair : [...this.separator, ...pair]),
    ];
  }

  /** What stands before the last of `count` items. */
  private joint(count: number): Joint {
    return this.joins[count === 2 ? 0 : 1];
  }

  recognise(reading: Reading, start: number): readonly number[] {
    let positions = this.firstItem.gate.endsFrom(reading, start);
    const alone = this.least > 1 ? NOWHERE : this.lastItem.gate.endsFrom(reading, start);
    if (positions.length === 0) return alone;
    const ends = [...alone];
    for (let count = 2; positions.length > 0 && count < MOST_ITEMS; count++) {
      const next: number[] = [];
      const { ids, named } = this.joint(count);
      for (let place = 0; place < positions.length; place++) {
        const at = positions[place]!;
        const quoted = this.separator === COMMA && endsInQuotedComma(reading.tokens.words, at);
        const last = after(reading, at, quoted ? this.joins[0].ids : ids);
        if (last < 0) reading.miss(at, named);
        else if (count >= this.least) addAll(ends, this.lastItem.gate.endsFrom(reading, last));
        const middle = quoted ? at : after(reading, at, this.separatorIds);
        if (middle >= 0) addAll(next, this.item.gate.endsFrom(reading, middle));
      }
      positions = next;
    }
    return ends;
  }

  protected build(reading: Reading, start: number, end: number): Tree[] {
    const trees: Tree[] = [];
    if (this.least === 1) for (const tree of this.lastItem.treesOf(reading, start, end)) trees.push([tree]);
    const go = (at: number, item: Category<T>, count: number, lists: Tree[][]): void => {
      for (const next of item.endsFrom(reading, at)) {
        if (next >= end) continue;
        const quoted = this.separator === COMMA && endsInQuotedComma(reading.tokens.words, next);
        const last = after(reading, next, (quoted ? this.joins[0] : this.joint(count + 1)).ids);
        const middle = quoted ? next : after(reading, next, this.separatorIds);
        const closes = last >= 0 && count + 1 >= this.least && this.lastItem.endsFrom(reading, last).includes(end);
        if (!closes && middle < 0) continue;
        const longer = product(lists, item.treesOf(reading, at, next));
        if (closes) trees.push(...product(longer, this.lastItem.treesOf(reading, last, end)));
        if (middle >= 0 && middle < end) go(middle, this.item, count + 1, longer);
      }
    };
    go(start, this.firstItem, 1, [[]]);
    return trees;
  }

  print(tree: Tree, form: Form, out: string[]): boolean {
    if (!Array.isArray(tree) || tree.length < this.least) return false;
    return tree.every((each, index) => {
      const isLast = index === tree.length - 1;
      const quoted = index > 0 && this.separator === COMMA && endsInQuotedComma(out, out.length);
      if (quoted && isLast) out.push(...this.joins[0].words);
      else if (index > 0 && !quoted) out.push(...(isLast ? this.joint(tree.length).words : this.separator));
      const category = isLast ? this.lastItem : index === 0 ? this.firstItem : this.item;
      return category.print(each, form, out);
    });
  }

  extendOutline(): boolean {
    let changed = this.gate.addFirst(this.firstItem.gate);
    if (this.firstItem.gate.short)
      for (const ids of [this.separatorIds, this.joins[0].ids, this.joins[1].ids])
        changed = addToken(this.gate.second, ids[0]!) || changed;
    return (this.least === 1 && this.gate.include(this.lastItem.gate)) || changed;
  }

  override needed(): readonly (readonly number[])[] {
    return this.least > 1 ? [this.joins[0].ids.slice(0, 1)] : [];
  }

  kinds(): ReadonlySet<string | null> {
    return new Set([null]);
  }
}

/** Items side by side. */
export function many<T>(item: Category<T>, last?: Category<T>): Many<T> {
  return new Many<T>(item.name, item, last);
}

/** Items in a row. */
export function series<T>(item: Category<T>, options: SeriesOptions<T> = {}): Series<T> {
  return new Series<T>(`${item.name} ${options.join ?? 'and so on'}`, item, options);
}

/** A category whose trees are another's, rewritten: for meanings that a shape with holes cannot state. */
export class Mapped<A, B> extends Category<B> {
  protected readonly remembers = false;
  private readonly inner: Category<A>;
  private readonly to: (tree: A) => B | null;
  private readonly from: (tree: B) => readonly A[];
  private readonly kindSet: ReadonlySet<string | null> | null;

  /** `from` gives every tree of the inner category that may mean the tree; `kinds` are those of the result. */
  constructor(
    name: string,
    inner: Category<A>,
    to: (tree: A) => B | null,
    from: (tree: B) => readonly A[],
    kinds?: readonly (string | null)[],
  ) {
    super(name);
    this.inner = used(inner);
    this.to = to;
    this.from = from;
    this.kindSet = kinds ? new Set(kinds) : null;
  }

  recognise(reading: Reading, start: number): readonly number[] {
    return this.inner.endsFrom(reading, start);
  }

  protected build(reading: Reading, start: number, end: number): Tree[] {
    return this.inner
      .treesOf(reading, start, end)
      .map((tree) => this.to(tree as A))
      .filter((tree) => tree !== null);
  }

  print(tree: Tree, form: Form, out: string[]): boolean {
    const length = out.length;
    for (const each of this.from(tree as B)) {
      if (this.inner.print(each, form, out)) return true;
      out.length = length;
    }
    return false;
  }

  extendOutline(): boolean {
    return this.gate.include(this.inner.gate);
  }

  override needed(seen: Set<Category<unknown>>): readonly (readonly number[])[] {
    return neededBy(this.inner, seen);
  }

  kinds(seen?: Set<Category<unknown>>): ReadonlySet<string | null> {
    return this.kindSet ?? this.inner.kinds(seen);
  }
}
