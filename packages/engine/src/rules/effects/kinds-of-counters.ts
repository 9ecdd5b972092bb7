/** "For each kind of counter on it, put another counter of that kind on it." CR 122, 608.2c. */
import type { Clause } from '@kitchen-table/language';

/** In the place of a kind of counter in a text. */
const THAT_KIND = 'of that kind';

/** The clause said of one kind of counter. */
export function withKind(clause: Clause, kind: string): Clause {
  return replaced(clause, kind) as Clause;
}

function replaced(node: unknown, kind: string): unknown {
  if (Array.isArray(node)) return node.map((part) => replaced(part, kind));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([field, value]) => [
      field,
      field === 'counter' && value === THAT_KIND ? kind : replaced(value, kind),
    ]),
  );
}
