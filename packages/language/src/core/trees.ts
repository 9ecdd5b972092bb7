/** Looking through the nodes of a text. */

/** Whether some node within fits. */
export function some(node: unknown, fits: (part: Record<string, unknown>) => boolean): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if (Array.isArray(node)) return node.some((part) => some(part, fits));
  const part = node as Record<string, unknown>;
  if (fits(part)) return true;
  for (const key in part) if (some(part[key], fits)) return true;
  return false;
}
