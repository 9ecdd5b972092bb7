/** Which nodes of a text are targets. CR 115.1. */

interface MaybeTarget {
  readonly kind?: unknown;
  readonly quantifier?: { readonly target?: unknown };
}

/** Whether a language node is a target: "target creature", "any target". CR 115.1, 115.4. */
export function isTargetNode(node: object): boolean {
  const { kind, quantifier } = node as MaybeTarget;
  return (kind === 'select' || kind === 'anyTarget') && quantifier?.target === true;
}
