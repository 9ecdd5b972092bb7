/** Abilities with other words in the place of some of theirs: written once for each ability, and kept. */
import type { Ability, Clause } from '@kitchen-table/language';

/** The ability as rewritten; the memo is pure, for abilities never change. */
export function onceForEach(rewrite: (ability: Ability) => Ability): (ability: Ability) => Ability {
  const memo = new WeakMap<Ability, Ability>();
  return (ability) => {
    let written = memo.get(ability);
    if (written === undefined) memo.set(ability, (written = rewrite(ability)));
    return written;
  };
}

/** The ability with its clause rewritten; the same where the clause stays. */
export function withClause(rewrite: (clause: Clause) => Clause): (ability: Ability) => Ability {
  return onceForEach((ability) => {
    if (!('clause' in ability)) return ability;
    const clause = rewrite(ability.clause);
    return clause === ability.clause ? ability : { ...ability, clause };
  });
}

/** The node with what `other` says in the place of each part that it has other words for; the same where it has none. */
export function rewritten<N>(node: N, other: (part: Readonly<Record<string, unknown>>) => unknown): N {
  return inside(node, other) as N;
}

function inside(node: unknown, other: (part: Readonly<Record<string, unknown>>) => unknown): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) {
    const parts = node.map((part) => inside(part, other));
    return parts.some((part, index) => part !== node[index]) ? parts : node;
  }
  const instead = other(node as Readonly<Record<string, unknown>>);
  if (instead !== undefined) return instead;
  let copy: Record<string, unknown> | null = null;
  for (const [key, part] of Object.entries(node)) {
    const now = inside(part, other);
    if (now === part) continue;
    copy ??= { ...(node as Record<string, unknown>) };
    copy[key] = now;
  }
  return copy ?? node;
}
