/** Looking through the nodes of a text, and whether two say the same. */

/** Whether some node within fits. */
export function some(node: unknown, fits: (part: Record<string, unknown>) => boolean): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if (Array.isArray(node)) return node.some((part) => some(part, fits));
  const part = node as Record<string, unknown>;
  if (fits(part)) return true;
  for (const key in part) if (some(part[key], fits)) return true;
  return false;
}

/** Whether some field within bears one of these names, or holds one of these words: a kind, a keyword, a step. */
export function holdsWord(node: unknown, words: ReadonlySet<string>): boolean {
  if (typeof node === 'string') return words.has(node);
  if (typeof node !== 'object' || node === null) return false;
  if (Array.isArray(node)) return node.some((part) => holdsWord(part, words));
  const part = node as Record<string, unknown>;
  for (const field in part) if (words.has(field) || holdsWord(part[field], words)) return true;
  return false;
}

/** Whether two nodes say the same: the same fields with the same contents, in whatever order they were written. */
export function sameTree(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>];
  for (const field in a) if (!sameTree(a[field], b[field])) return false;
  for (const field in b) if (b[field] !== undefined && a[field] === undefined) return false;
  return true;
}
