/** Trees with other words in the place of some of theirs; what stays is shared, not copied. */
import { type Ability, type Clause, type Label, outward } from '@kitchen-table/language/surface';

/** A node of a tree, whatever its kind. */
export type Node = Readonly<Record<string, unknown>>;

/** A pass over the clause of an ability that has one. */
export function inClauses(rewrite: (clause: Clause) => Clause): (ability: Ability) => Ability {
  return (ability) => {
    if (!('clause' in ability)) return ability;
    const clause = rewrite(ability.clause);
    return clause === ability.clause ? ability : { ...ability, clause };
  };
}

/** The tree with what `other` says in the place of each node that it has other words for. */
export function rewritten<N>(tree: N, other: (node: Node) => unknown): N {
  return inside(tree, other) as N;
}

function inside(node: unknown, other: (node: Node) => unknown): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) {
    const parts = node.map((part) => inside(part, other));
    return parts.some((part, index) => part !== node[index]) ? parts : node;
  }
  const instead = other(node as Node);
  return instead === undefined ? withParts(node as Node, (part) => inside(part, other)) : instead;
}

/** The node with each of its fields as `other` gives it; the same when none differs. */
export function withParts(node: Node, other: (part: unknown, field: string) => unknown): Node {
  let copy: Record<string, unknown> | null = null;
  for (const [field, part] of Object.entries(node)) {
    const now = other(part, field);
    if (now === part) continue;
    copy ??= { ...node };
    copy[field] = now;
  }
  return copy ?? node;
}

/** What is said beside a delayed trigger, taken into it: the roles of the event around it go by their outer names there. CR 603.7. */
export function takenIn<N>(tree: N): N {
  return rewritten(tree, ({ kind, to, ...rest }) =>
    (kind === 'reference' || kind === 'amountOf') && typeof to === 'string'
      ? { kind, ...rest, to: outward(to as Label) }
      : undefined,
  );
}
