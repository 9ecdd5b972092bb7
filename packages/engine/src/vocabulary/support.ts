/** "Support N" written out, for it has targets. CR 701.35. */
import type { Ability, Value } from '@kitchen-table/language';

const memo = new WeakMap<Ability, Ability>();

/** The ability with every "support N" as counters on targets; on a permanent, on others than itself. CR 701.35a. */
export function withSupport(ability: Ability): Ability {
  let written = memo.get(ability);
  if (written === undefined) memo.set(ability, (written = rewritten(ability, ability.kind !== 'spell') as Ability));
  return written;
}

function rewritten(node: unknown, other: boolean): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) {
    const parts = node.map((part) => rewritten(part, other));
    return parts.some((part, index) => part !== node[index]) ? parts : node;
  }
  const { kind, action, amount } = node as { kind?: unknown; action?: unknown; amount?: Value };
  if (kind === 'keywordAction' && action === 'support') return support(amount ?? { kind: 'number', number: 1 }, other);
  let copy: Record<string, unknown> | null = null;
  for (const [key, part] of Object.entries(node)) {
    const now = rewritten(part, other);
    if (now === part) continue;
    copy ??= { ...(node as Record<string, unknown>) };
    copy[key] = now;
  }
  return copy ?? node;
}

function support(amount: Value, other: boolean): unknown {
  return {
    kind: 'putCounters',
    number: { kind: 'number', number: 1 },
    counter: '+1/+1',
    on: {
      kind: 'select',
      quantifier: {
        kind: 'quantifier',
        amount: 'upTo',
        number: amount,
        target: true,
        ...(other ? { other: true } : {}),
      },
      filter: { kind: 'filter', noun: { kind: 'words', words: [{ kind: 'typeWord', type: 'creature' }] } },
      label: 'supported',
    },
  };
}
