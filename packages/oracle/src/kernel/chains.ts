/** Chains: items with a free choice of join in every gap. */
import { Category, used } from './category.ts';
import type { Form } from './inflect.ts';
import { after, joint, type Joint, product } from './joints.ts';
import { addAll, type Reading } from './reading.ts';
import { addToken } from './token-sets.ts';
import type { Tree } from './trees.ts';

/** Items with a free choice of join in every gap: `{ kind, steps, joins }`. Sequences inside are not nested by it. */
export class Chain<T> extends Category<T> {
  protected readonly remembers = true;
  private readonly item: Category;
  private readonly firstItem: Category;
  private readonly lastItem: Category;
  private readonly joins: readonly (readonly [string, Joint])[];
  private readonly kind: string;

  /** `joins`: the name of a join and its words. */
  constructor(
    name: string,
    kind: string,
    item: Category<unknown>,
    joins: readonly (readonly [string, readonly string[]])[],
    options: { first?: Category<unknown>; last?: Category<unknown> } = {},
  ) {
    super(name);
    this.kind = kind;
    this.item = used(item as Category);
    this.firstItem = used((options.first ?? item) as Category);
    this.lastItem = used((options.last ?? item) as Category);
    this.joins = joins.map(([join, words]) => [join, joint(words)] as const);
  }

  recognise(reading: Reading, start: number): readonly number[] {
    const ends: number[] = [];
    const seen = new Set<number>();
    let positions = this.firstItem.endsFrom(reading, start);
    while (positions.length > 0) {
      const next: number[] = [];
      for (const at of positions) {
        for (const [, { ids, named }] of this.joins) {
          const behind = after(reading, at, ids);
          if (behind < 0) {
            reading.miss(at, named);
            continue;
          }
          addAll(ends, this.lastItem.endsFrom(reading, behind));
          for (const end of this.item.endsFrom(reading, behind)) {
            if (seen.has(end)) continue;
            seen.add(end);
            next.push(end);
          }
        }
      }
      positions = next;
    }
    return ends;
  }

  protected build(reading: Reading, start: number, end: number): Tree[] {
    const trees: Tree[] = [];
    const dead = new Set<number>();
    const go = (at: number, item: Category, lists: Tree[][], joins: readonly string[]): boolean => {
      let any = false;
      for (const next of item.endsFrom(reading, at)) {
        if (next >= end) continue;
        let longer: Tree[][] | null = null;
        const extended = (): Tree[][] => (longer ??= product(lists, item.treesOf(reading, at, next)));
        for (const [join, { ids }] of this.joins) {
          const behind = after(reading, next, ids);
          if (behind < 0 || behind >= end) continue;
          if (this.lastItem.endsFrom(reading, behind).includes(end)) {
            for (const steps of product(extended(), this.lastItem.treesOf(reading, behind, end))) {
              trees.push({ kind: this.kind, steps, joins: [...joins, join] });
            }
            any = true;
          }
          if (dead.has(behind)) continue;
          if (extended().length > 0 && go(behind, this.item, extended(), [...joins, join])) any = true;
          else dead.add(behind);
        }
      }
      return any;
    };
    go(start, this.firstItem, [[]], []);
    return trees;
  }

  print(tree: Tree, form: Form, out: string[]): boolean {
    const chain = tree as { kind?: string; steps: readonly Tree[]; joins: readonly string[] };
    if (chain.kind !== this.kind || !Array.isArray(chain.steps) || Object.keys(chain).length !== 3) return false;
    return chain.steps.every((each, index) => {
      if (index > 0) {
        const join = this.joins.find(([name]) => name === chain.joins[index - 1]);
        if (!join) return false;
        out.push(...join[1].words);
      }
      const category = index === chain.steps.length - 1 ? this.lastItem : index === 0 ? this.firstItem : this.item;
      return category.print(each, form, out);
    });
  }

  extendOutline(): boolean {
    let changed = this.gate.addFirst(this.firstItem.gate);
    if (this.firstItem.gate.short)
      for (const [, { ids }] of this.joins) changed = addToken(this.gate.second, ids[0]!) || changed;
    return changed;
  }

  kinds(): ReadonlySet<string | null> {
    return new Set([this.kind]);
  }
}
