/** What a pass is: one rewriting of an ability, named for what it says in other words, and called by the words it is about. */
import type { Ability } from '@kitchen-table/language/surface';

/** One rewriting of abilities. */
export interface Pass {
  /** Kinds of nodes, keyword actions or fields: an ability without any of these has nothing for the pass to say. */
  readonly calledBy: readonly string[];
  /** The ability in other words: the same one where there is nothing to say, or the several that it stands for. */
  readonly rewrite: (ability: Ability) => Ability | readonly Ability[];
}

/** The kinds of nodes, the keyword actions and the fields of a tree, each once. */
export function wordsIn(tree: unknown): ReadonlySet<string> {
  const words = new Set<string>();
  collect(tree, words);
  return words;
}

function collect(node: unknown, words: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const part of node) collect(part, words);
    return;
  }
  for (const field in node) {
    const part = (node as Readonly<Record<string, unknown>>)[field];
    words.add(field);
    if (typeof part === 'object') collect(part, words);
    else if (field === 'kind' || field === 'action') words.add(part as string);
  }
}
