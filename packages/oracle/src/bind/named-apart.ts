/** "Those creatures", of which each was named by itself: all of them are meant. CR 608.2c. */
import type { Reference } from '@kitchen-table/language/surface';
import type { Candidate, Node } from './candidates.ts';
import { plain, type Scope } from './scope.ts';

/** Words for several that were not named together. */
const SEVERAL: ReadonlySet<string> = new Set(['those', 'both', 'each of those']);

/** Those that were each named by itself, where the words mean several and nothing was named as several; else none. */
export function namedApart(
  node: Reference,
  candidates: readonly Candidate[],
  fitting: (left: readonly Candidate[]) => readonly Candidate[],
): readonly Candidate[] {
  if (!SEVERAL.has(node.words) || node.filter === undefined || node.status !== undefined) return [];
  const objects = candidates.filter(({ sort, self, again, made }) => sort === 'object' && !self && !again && !made);
  const left = fitting(objects);
  const single = left.every(({ number, depth, host }) => number === 'one' && (depth ?? 0) === 0 && host === undefined);
  if (!single || left.length < 2 || (node.words === 'both' && left.length > 2)) return [];
  return left;
}

/** They are now known together: "reveal those cards, put them into your hand". */
export function together(scope: Scope, apart: readonly Candidate[]): Candidate {
  const words = new Set(apart.flatMap((each) => [...(each.words ?? [])]));
  return plain(scope, { label: () => apart[0]!.label(), sort: 'object', number: 'many', words, apart });
}

/** The reference goes to the first of them, and to the others with it. Not where each of them has an owner or controller of its own. */
export function bindNamedApart(scope: Scope, node: Reference, apart: readonly Candidate[], parent: Node | null): void {
  const [first, ...others] = apart.map(({ label }) => label());
  node.to = first!;
  node.with = others;
  // "Under their owners' control": each card goes where its own owner is, however they were named.
  if (parent?.kind === 'playerOf' && !(parent['relation'] === 'owner' && node.words === 'they'))
    scope.problems.push({ words: node.words, reason: 'more than one thing it may refer to' });
}
