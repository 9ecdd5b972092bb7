/** What lists are made with: the words that join two items, and all ways to go on. */
import { MOST_READINGS } from './category.ts';
import type { Reading } from './reading.ts';
import { tokenId } from './tokens.ts';
import type { Tree } from './trees.ts';

/** Every list so far with every tree behind it. */
export function product(lists: readonly Tree[][], trees: readonly Tree[]): Tree[][] {
  const all: Tree[][] = [];
  for (const list of lists) for (const tree of trees) if (all.length < MOST_READINGS) all.push([...list, tree]);
  return all;
}

/** The words that join two items. */
export interface Joint {
  words: readonly string[];
  ids: readonly number[];
  named: string;
}
/** The join of these words. */
export const joint = (words: readonly string[]): Joint => ({
  words,
  ids: words.map(tokenId),
  named: `"${words.join(' ')}"`,
});

/** Where the words of a join end, or -1. */
export function after(reading: Reading, at: number, join: readonly number[]): number {
  for (let index = 0; index < join.length; index++) if (reading.ids[at + index] !== join[index]) return -1;
  return at + join.length;
}
