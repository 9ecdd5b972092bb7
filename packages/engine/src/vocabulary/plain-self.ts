/** Words that mean the object itself or its controller, however they are said, as the plain nodes. CR 109.5, 201.5. */
import type { Ability, Noun } from '@kitchen-table/language';

const SELF: Noun = { kind: 'self' };
const YOU: Noun = { kind: 'you' };

const memo = new WeakMap<Ability, Ability>();

/** The ability with "it" for the object itself as `self`, and "you" left unsaid as `you`; the same when there is none. */
export function withPlainSelf(ability: Ability): Ability {
  let plain = memo.get(ability);
  if (plain === undefined) memo.set(ability, (plain = rewritten(ability) as Ability));
  return plain;
}

function rewritten(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) {
    const parts = node.map(rewritten);
    return parts.some((part, index) => part !== node[index]) ? parts : node;
  }
  const { kind, to } = node as { kind?: unknown; to?: unknown };
  if (kind === 'reference' && to === 'self') return SELF;
  if (kind === 'reference' && to === 'you') return YOU;
  let copy: Record<string, unknown> | null = null;
  for (const [key, part] of Object.entries(node)) {
    const now = rewritten(part);
    if (now === part) continue;
    copy ??= { ...(node as Record<string, unknown>) };
    copy[key] = now;
  }
  return copy ?? node;
}
