/** "The same is true for first strike and trample": the same again with each of these. CR 604.1. */
import type { Ability } from '@kitchen-table/language/surface';
import { rewritten, withParts, type Node } from '../../rewriting.ts';
import type { Pass } from '../../pass.ts';

/** A static ability that holds for several keywords alike, as one ability for each. */
export const sameForApart: Pass = { calledBy: ['sameFor'], rewrite };

function rewrite(ability: Ability): Ability | readonly Ability[] {
  if (ability.kind !== 'static' || ability.sameFor === undefined) return ability;
  // A landwalk or a protection is one of several kinds: "the same is true for landwalk" has no one keyword to say.
  if (ability.sameFor.some((keyword) => keyword === 'protection' || keyword === 'landwalk')) return ability;
  const { sameFor, ...first } = ability;
  const said = keywordSaid(first);
  return [first, ...sameFor.map((keyword) => withKeyword(first, said, keyword))];
}

/** The keyword of which the ability speaks. */
function keywordSaid(node: unknown): string | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  const { keyword } = node as { keyword?: unknown };
  if (typeof keyword === 'string') return keyword;
  for (const part of Object.values(node)) {
    const found = keywordSaid(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The same words with another keyword in the place of that one. */
export function withKeyword<N>(tree: N, said: string | undefined, keyword: string): N {
  return rewritten(tree, (node) =>
    node['keyword'] === said && said !== undefined ? replaced(node, keyword) : undefined,
  );

  function replaced(node: Node, word: string): Node {
    return withParts(node, (part, field) => (field === 'keyword' ? word : withKeyword(part, said, keyword)));
  }
}
