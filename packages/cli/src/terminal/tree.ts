/** A tree of the card language as indented lines. */

/** One node a line, `kind` first, plain fields beside it; deeper than `depth` it is folded to its kind. */
export function treeLines(node: unknown, depth: number): string[] {
  if (Array.isArray(node)) return node.flatMap((item) => treeLines(item, depth));
  if (typeof node !== 'object' || node === null) return [String(node)];
  const { kind, ...fields } = node as Record<string, unknown>;
  const plain: string[] = [];
  const below: string[] = [];
  for (const [name, value] of Object.entries(fields)) {
    const simple = simpleText(value);
    if (simple !== null) plain.push(`${name}: ${simple}`);
    else if (depth <= 1) plain.push(`${name}: ...`);
    else below.push(`${name}`, ...treeLines(value, depth - 1).map((line) => `  ${line}`));
  }
  const head = [typeof kind === 'string' ? kind : '', plain.join(', ')].filter((part) => part !== '').join('  ');
  return [head, ...below.map((line) => `  ${line}`)];
}

function simpleText(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return value.every((item) => typeof item !== 'object') ? `[${value.join(', ')}]` : null;
  const entries = Object.entries(value as Record<string, unknown>);
  const [only] = entries;
  return entries.length === 1 && only?.[0] === 'kind' ? String(only[1]) : null;
}
