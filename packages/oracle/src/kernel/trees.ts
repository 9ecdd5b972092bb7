/** Trees, the meanings of phrases: plain data, and when two of them are the same. */

/** A tree, or a part of one: plain data. */
export type Tree = unknown;

/** The `kind` of a tree, if it has one. */
export function kindOf(tree: Tree): string | null {
  if (tree === null || typeof tree !== 'object') return null;
  return (tree as { kind?: string }).kind ?? null;
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
