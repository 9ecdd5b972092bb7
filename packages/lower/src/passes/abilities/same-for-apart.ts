/** "The same is true for first strike and trample": the same again with each of these. CR 604.1. */
import type { Ability, Noun } from '@kitchen-table/language/surface';
import { everyKindAmong, lookedAt, OF_SEVERAL_KINDS } from '../../every-kind.ts';
import { rewritten, withParts, type Node } from '../../rewriting.ts';
import type { Pass } from '../../pass.ts';

type Static = Extract<Ability, { kind: 'static' }>;

/** A static ability that holds for several keywords alike, as one ability for each. */
export const sameForApart: Pass = { calledBy: ['sameFor'], rewrite };

function rewrite(ability: Ability): Ability | readonly Ability[] {
  if (ability.kind !== 'static' || ability.sameFor === undefined) return ability;
  const { sameFor, ...first } = ability;
  const said = keywordSaid(first);
  const among = first.condition === undefined ? null : lookedAt(first.condition);
  // A landwalk or a protection is one of several kinds: only among what is looked at is it known which.
  if (among === null && sameFor.some((keyword) => OF_SEVERAL_KINDS.has(keyword))) return ability;
  return [first, ...sameFor.map((keyword) => alike(first, said, keyword, among))];
}

/** The ability again for another keyword; it gives every kind of it that there is, so that it need not ask whether there is any. */
function alike(first: Static, said: string | undefined, keyword: string, among: Noun | null): Static {
  const again = withKeyword(first, said, keyword);
  if (among === null || !OF_SEVERAL_KINDS.has(keyword)) return again;
  const { condition: _condition, conditionTrailing: _trailing, ...unasked } = again;
  return everyKindAmong(unasked, among);
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
