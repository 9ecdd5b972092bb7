/** Labels for every target of a text, so that "target creature" can be found again while it resolves. CR 115.1. */
import type { Ability } from '@kitchen-table/language/surface';
import type { Pass } from '../../pass.ts';

interface MaybeTarget {
  readonly kind?: unknown;
  readonly label?: unknown;
  readonly quantifier?: { readonly target?: unknown };
}

/** "target creature", "any target". CR 115.1, 115.4. */
function isTargetNode(node: object): boolean {
  const { kind, quantifier } = node as MaybeTarget;
  return (kind === 'select' || kind === 'anyTarget') && quantifier?.target === true;
}

/**
 * The same ability, in which each target that had no label has one: `slot1`, `slot2`, ...
 * Parts without such targets are shared, not copied. The numbering depends on the text alone.
 */
export const targetsLabeled: Pass = { calledBy: ['target'], rewrite };

function rewrite(ability: Ability): Ability {
  return label(ability, { next: 1 }) as Ability;
}

function label(node: unknown, counter: { next: number }): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) {
    let copy: unknown[] | null = null;
    for (let i = 0; i < node.length; i++) {
      const part: unknown = label(node[i], counter);
      if (part !== node[i]) {
        copy ??= node.slice();
        copy[i] = part;
      }
    }
    return copy ?? node;
  }
  let copy: Record<string, unknown> | null = null;
  for (const key of Object.keys(node)) {
    const value = (node as Record<string, unknown>)[key];
    const part = label(value, counter);
    if (part !== value) {
      copy ??= { ...(node as Record<string, unknown>) };
      copy[key] = part;
    }
  }
  if (isTargetNode(node) && (node as MaybeTarget).label === undefined) {
    copy ??= { ...(node as Record<string, unknown>) };
    copy['label'] = `slot${counter.next++}`;
  }
  return copy ?? node;
}
